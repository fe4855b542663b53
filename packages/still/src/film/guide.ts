// How far apart two pixels are for the filter: by normal, depth and color of their surfaces.
import type { Planes, Rows } from './planes.ts';

const COLOR = 0.3;
/** Meters off the surface's plane, over distance in meters and pixels. */
const DEPTH = 0.003;

/** For each pixel: its normal, of length 1 or 0, and how distance grows along its row and down its column. */
export interface Facing {
  readonly units: Float32Array;
  readonly along: Float32Array;
  readonly down: Float32Array;
}

/** Normalizes normals. Their means are shorter where a pixel shows several surfaces, and 0 for the sky. */
export function readNormals(
  { width, normal }: Planes,
  { units }: Facing,
  { from, to }: Rows,
): void {
  for (let at = from * width * 3; at < to * width * 3; at += 3) {
    const x = normal[at] as number;
    const y = normal[at + 1] as number;
    const z = normal[at + 2] as number;
    const long = Math.sqrt(x * x + y * y + z * z);
    const by = long < 0.1 ? 0 : 1 / long;
    units[at] = x * by;
    units[at + 1] = y * by;
    units[at + 2] = z * by;
  }
}

/** Measures how distance grows from a pixel to the next, on the side where it changes less, so that edges don't count. */
export function readSlopes(
  { width, height, away }: Planes,
  { along, down }: Facing,
  { from, to }: Rows,
): void {
  const flatter = (a: number, b: number) => (Math.abs(a) < Math.abs(b) ? a : b);
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const own = away[at] as number;
      const after = (by: number) => (away[at + by] as number) - own;
      const [left, right] = [x > 0 ? -after(-1) : Infinity, x < width - 1 ? after(1) : Infinity];
      const [up, low] = [
        y > 0 ? -after(-width) : Infinity,
        y < height - 1 ? after(width) : Infinity,
      ];
      along[at] = width > 1 ? flatter(left, right) : 0;
      down[at] = height > 1 ? flatter(up, low) : 0;
    }
  }
}

/**
 * Tells how far apart two pixels are; Infinity if they show different surfaces.
 * @returns A function of the two pixels' indices, the offset between them in pixels, and the filter's step.
 */
export function guideOf({ albedo, away }: Planes, { units, along, down }: Facing) {
  return (pixel: number, other: number, dx: number, dy: number, step: number): number => {
    const [p, q] = [pixel * 3, other * 3];
    const nx = units[p] as number;
    const ny = units[p + 1] as number;
    const nz = units[p + 2] as number;
    const mx = units[q] as number;
    const my = units[q + 1] as number;
    const mz = units[q + 2] as number;
    const cos = nx * mx + ny * my + nz * mz;
    const isSky = nx === 0 && ny === 0 && nz === 0;
    const isOtherSky = mx === 0 && my === 0 && mz === 0;
    if (isSky !== isOtherSky || (!isSky && cos < 0.7)) return Infinity;
    const depth = away[pixel] as number;
    const expected = depth + dx * (along[pixel] as number) + dy * (down[pixel] as number);
    const off = Math.abs((away[other] as number) - expected);
    const red = (albedo[q] as number) - (albedo[p] as number);
    const green = (albedo[q + 1] as number) - (albedo[p + 1] as number);
    const blue = (albedo[q + 2] as number) - (albedo[p + 2] as number);
    return (
      (isSky ? 0 : 24 * (1 - cos)) +
      off / (DEPTH * step * depth + 1e-3) +
      (red * red + green * green + blue * blue) / (COLOR * COLOR)
    );
  };
}
export type Guide = ReturnType<typeof guideOf>;
