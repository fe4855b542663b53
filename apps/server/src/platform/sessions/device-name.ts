// What a browser reports about itself, in everyday words. A hint for recognizing a device, not proof.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

/** iPads identify as Macs; nothing distinguishes them any longer. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** 'Chrome on Windows'; 'Unknown device' if neither is recognized. */
export function deviceName(userAgent: string): string {
  const browser = wordFor(BROWSERS, userAgent);
  const system = wordFor(SYSTEMS, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

function wordFor(list: readonly (readonly [RegExp, string])[], text: string): string | undefined {
  return list.find(([pattern]) => pattern.test(text))?.[1];
}
