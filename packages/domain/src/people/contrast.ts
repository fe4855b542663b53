/** A color as `#rgb` or `#rrggbb`; anything else is rejected, since it may come from a showroom. */
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Minimum contrast of text and of control outlines (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT_CONTRAST = 4.5;
export const SHAPE_CONTRAST = 3;

type Rgb = readonly [number, number, number];

export function isHexColor(color: string): boolean {
  return HEX.test(color);
}

function toRgb(color: string): Rgb {
  if (!isHexColor(color)) throw new RangeError(`Not a hex color: ${color}`);
  const digits = color.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, 0 (black) to 1 (white), by the formula of WCAG 2.2. */
function computeLuminance(color: string): number {
  const [red, green, blue] = toRgb(color);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

function toLinear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Contrast ratio of two colors, 1 to 21. */
export function computeContrast(one: string, other: string): number {
  const a = computeLuminance(one);
  const b = computeLuminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The candidate with the higher contrast on the background. */
export function pickReadable(ground: string, candidates: readonly [string, string]): string {
  const [one, other] = candidates;
  return computeContrast(ground, one) >= computeContrast(ground, other) ? one : other;
}

/**
 * The color mixed toward black or white, depending on the background, just far enough to reach the
 * contrast. A color that already has it is returned unchanged.
 */
export function ensureContrast(color: string, ground: string, min: number): string {
  const goal = pickReadable(ground, ['#000000', '#ffffff']);
  for (let step = 0; step < 50; step++) {
    const mixed = mixColors(color, goal, step / 50);
    if (computeContrast(mixed, ground) >= min) return mixed;
  }
  return goal;
}

function mixColors(from: string, to: string, share: number): string {
  const [red, green, blue] = toRgb(from);
  const [redTo, greenTo, blueTo] = toRgb(to);
  const mix = (a: number, b: number) => a + (b - a) * share;
  return toHex([mix(red, redTo), mix(green, greenTo), mix(blue, blueTo)]);
}
