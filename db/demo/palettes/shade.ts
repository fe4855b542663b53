// Small arithmetic on '#rrggbb', so that tables name one color and its neighbors follow.

function channels(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(red: number, green: number, blue: number): string {
  const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  const value = (clamp(red) << 16) | (clamp(green) << 8) | clamp(blue);
  return `#${value.toString(16).padStart(6, '0')}`;
}

/** A color between two; ratio 0 is the first, 1 the second. */
export function mixColors(first: string, second: string, ratio: number): string {
  const [r1, g1, b1] = channels(first);
  const [r2, g2, b2] = channels(second);
  return toHex(r1 + (r2 - r1) * ratio, g1 + (g2 - g1) * ratio, b1 + (b2 - b1) * ratio);
}

/** Lighter (positive) or darker (negative) by steps of 1/255 in each channel. */
export function shiftColor(hex: string, red: number, green = red, blue = red): string {
  const [r, g, b] = channels(hex);
  return toHex(r + red, g + green, b + blue);
}

/** 0 black to 255 white, by eye. */
function lightness(hex: string): number {
  const [r, g, b] = channels(hex);
  return 0.3 * r + 0.59 * g + 0.11 * b;
}

/** A pale and a deep joint for a face of a color. */
export function jointsFor(hex: string): readonly [light: string, deep: string] {
  const light = mixColors(hex, '#f2efe8', lightness(hex) > 150 ? 0.35 : 0.12);
  const deep = mixColors(hex, '#57534c', lightness(hex) > 90 ? 0.45 : 0.2);
  return [light, deep];
}
