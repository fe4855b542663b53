import type { Mask } from '../masks/mask.ts';
import type { Picture } from '../picture.ts';
import { brightnessOf, linearOfByte } from './linear.ts';

export type Rgb = readonly [r: number, g: number, b: number];

/** Share of light that painted walls and ceilings reflect. */
const PAINT = 0.8;
/** Share of pixels brighter than lit white paint. */
const BRIGHTER = 0.2;
/** From byte 250 on a channel may be clipped. */
const CLIPPED = linearOfByte[250] as number;
/** How far the tint is attributed to the light: cameras balance white themselves, and walls are tinted. */
const TINT = 0.5;
const BINS = 512;

/**
 * Estimates pure white in a photo, linear, from its bright places outside the masks: in a home these are painted walls,
 * ceilings and trim.
 */
export function whiteOf(picture: Picture, masks: readonly Mask[]): Rgb {
  const outside = brightest(picture, masks) ?? brightest(picture, []);
  if (!outside) return [1, 1, 1];
  const bright = brightnessOf(...outside);
  const level = bright / PAINT;
  const tinted = outside.map((one) => Math.max(1e-3, one / bright) ** TINT);
  const [r = 1, g = 1, b = 1] = tinted;
  const size = brightnessOf(r, g, b);
  return [(level * r) / size, (level * g) / size, (level * b) / size];
}

/** Mean color of pixels at the bright quantile; null if too few pixels are outside the masks, or all are black. */
function brightest({ width, height, data }: Picture, masks: readonly Mask[]): Rgb | null {
  const count = new Uint32Array(BINS);
  const sums = new Float64Array(BINS * 3);
  let total = 0;
  for (let n = 0; n < width * height; n += 3) {
    if (masks.some(({ coverage }) => (coverage[n] as number) > 0)) continue;
    const at = n * 4;
    const r = linearOfByte[data[at] as number] as number;
    const g = linearOfByte[data[at + 1] as number] as number;
    const b = linearOfByte[data[at + 2] as number] as number;
    if (r >= CLIPPED || g >= CLIPPED || b >= CLIPPED) continue;
    const bin = Math.min(BINS - 1, Math.floor(Math.sqrt(brightnessOf(r, g, b)) * BINS));
    count[bin] = (count[bin] as number) + 1;
    sums[bin * 3] = (sums[bin * 3] as number) + r;
    sums[bin * 3 + 1] = (sums[bin * 3 + 1] as number) + g;
    sums[bin * 3 + 2] = (sums[bin * 3 + 2] as number) + b;
    total++;
  }
  if (total < width * height * 0.02) return null;
  let left = total * BRIGHTER;
  let bin = BINS - 1;
  while (bin > 0 && left > (count[bin] as number)) left -= count[bin--] as number;
  const pixels = count[bin] || 1;
  const mean = [0, 1, 2].map((k) => (sums[bin * 3 + k] as number) / pixels) as unknown as Rgb;
  return brightnessOf(...mean) > 0 ? mean : null;
}
