/** The path of a Chromium, installed now where there was none; null where none can be had. */
export function ensureChromium(): Promise<string | null>;
