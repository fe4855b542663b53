/** Linear light of one pixel, 0 to 1; written in place. */
export interface Color {
  r: number;
  g: number;
  b: number;
}

/** Linear light of each sRGB byte, 0 to 1 (IEC 61966-2-1). */
export const linearOfByte: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => {
  const s = byte / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
});

/** Luminance of linear light (Rec. 709). */
export function brightnessOf(r: number, g: number, b: number): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
