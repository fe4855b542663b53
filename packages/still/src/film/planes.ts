// A picture's sums as means, with the surfaces' colors divided out of the light.
import { FEATURE, FEATURES } from '../path/features.ts';
import { sharedNumbers } from '../scene/shared.ts';

/** Keeps light on black surfaces from being divided by 0. */
const FLOOR = 0.03;

export interface Planes {
  readonly width: number;
  readonly height: number;
  /** Light over the surface's color, three numbers a pixel. */
  readonly lit: Float32Array;
  /** Squared error of its brightness, estimated from the samples. */
  readonly error: Float32Array;
  /** Three numbers a pixel, FLOOR added. */
  readonly albedo: Float32Array;
  readonly normal: Float32Array;
  readonly away: Float32Array;
}

export function brightnessAt(values: Float32Array, pixel: number): number {
  return (
    0.2126 * (values[pixel * 3] as number) +
    0.7152 * (values[pixel * 3 + 1] as number) +
    0.0722 * (values[pixel * 3 + 2] as number)
  );
}

/** Rows of a picture; `to` is the first row that is left out. */
export interface Rows {
  readonly from: number;
  readonly to: number;
}

/** Empty planes, in memory that threads share. */
export function startPlanes({ width, height }: Pick<Planes, 'width' | 'height'>): Planes {
  const count = width * height;
  return {
    width,
    height,
    lit: sharedNumbers(count * 3),
    error: sharedNumbers(count),
    albedo: sharedNumbers(count * 3),
    normal: sharedNumbers(count * 3),
    away: sharedNumbers(count),
  };
}

/** Reads means of some rows into the planes. `sums`: FEATURES numbers a pixel, over `samples` samples. */
export function readSums(
  planes: Planes,
  { sums, samples }: { readonly sums: Float32Array; readonly samples: number },
  { from, to }: Rows,
): void {
  for (let pixel = from * planes.width; pixel < to * planes.width; pixel++) {
    const at = pixel * FEATURES;
    const mean = (n: number) => (sums[at + n] as number) / samples;
    for (let k = 0; k < 3; k++) {
      const albedo = mean(FEATURE.albedo + k) + FLOOR;
      planes.albedo[pixel * 3 + k] = albedo;
      planes.lit[pixel * 3 + k] = mean(k) / albedo;
      planes.normal[pixel * 3 + k] = mean(FEATURE.normal + k);
    }
    planes.away[pixel] = mean(FEATURE.away);
    const own = brightnessAt(planes.albedo, pixel);
    const bright = 0.2126 * mean(0) + 0.7152 * mean(1) + 0.0722 * mean(2);
    const spread = Math.max(0, mean(FEATURE.square) - bright * bright);
    planes.error[pixel] = spread / Math.max(1, samples - 1) / (own * own);
  }
}

/** With fewer samples than this, neighbors estimate a pixel's error better than its own samples. */
export const FEW_SAMPLES = 8;
const REACH = 2;
/** The neighbors' estimate is uncertain itself: it counts this many times. */
const CAUTION = 9;

/** Sets each pixel's squared error to the variance of brightness around it. */
export function spreadAround({ width, height, lit, error }: Planes, { from, to }: Rows): void {
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      let [sum, squares, count] = [0, 0, 0];
      for (let oy = Math.max(0, y - REACH); oy <= Math.min(height - 1, y + REACH); oy++) {
        for (let ox = Math.max(0, x - REACH); ox <= Math.min(width - 1, x + REACH); ox++) {
          const bright = brightnessAt(lit, oy * width + ox);
          sum += bright;
          squares += bright * bright;
          count++;
        }
      }
      error[y * width + x] = CAUTION * Math.max(0, squares / count - (sum / count) ** 2);
    }
  }
}
