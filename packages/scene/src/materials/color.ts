/** A color in linear light, 0 to 1 per channel. All mixing and lighting happens in this. */
export type Linear = { readonly r: number; readonly g: number; readonly b: number };

/** sRGB transfer function, byte to linear light (IEC 61966-2-1). */
function toLinear(byte: number): number {
  const s = byte / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
}

/** '#rrggbb' to linear light. */
export function linearOf(hex: string): Linear {
  const value = Number.parseInt(hex.slice(1), 16);
  return {
    r: toLinear((value >> 16) & 255),
    g: toLinear((value >> 8) & 255),
    b: toLinear(value & 255),
  };
}

export function mixLinear(a: Linear, b: Linear, t: number): Linear {
  return { r: a.r + (b.r - a.r) * t, g: a.g + (b.g - a.g) * t, b: a.b + (b.b - a.b) * t };
}

/** Multiplies the light of a color; above 1 brightens. */
export function scaleLinear(c: Linear, factor: number): Linear {
  return { r: c.r * factor, g: c.g * factor, b: c.b * factor };
}

/** How bright a color is, 0 to 1 (Rec. 709). */
export function luminance(c: Linear): number {
  return 0.2126 * c.r + 0.7152 * c.g + 0.0722 * c.b;
}

/** Steps of the encoding table: enough that neighboring dark bytes stay apart. */
const encodeSteps = 8192;
const encodeTable = Float32Array.from({ length: encodeSteps + 1 }, (_, n) => {
  const c = n / encodeSteps;
  return 255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
});

/** Linear light to an sRGB byte before rounding, so that the caller can dither. */
export function encodeLinear(value: number): number {
  if (value <= 0) return 0;
  if (value >= 1) return 255;
  return encodeTable[(value * encodeSteps + 0.5) | 0] as number;
}
