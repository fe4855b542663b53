import type { Material } from './material.ts';
import { clamp } from './noise.ts';
import { sideColorOf } from './piece-side.ts';
import type { Image } from './shade.ts';

export type SideRequest = {
  readonly top: Image;
  /** How much of each pixel the face covers; its colors are multiplied by that. */
  readonly covered: Float32Array;
  readonly sidePx: number;
  readonly material: Material;
  /** How far behind the rim the face still looks like itself (a rounded nose does not). */
  readonly nosePx: number;
};

/** The front edges: the face's outline drawn downwards, lit by which way each stretch faces. */
export function paintSide(request: SideRequest): { rgb: Float32Array; alpha: Float32Array } {
  const { top, covered, sidePx, material, nosePx } = request;
  const { width, height } = top;
  const rgb = new Float32Array(width * height * 3);
  const alpha = new Float32Array(width * height);
  const sideColor = sideColorOf(material);
  const round = material.kind === 'coping' && material.profile === 'bullnose';
  const lowest = lowestRows(covered, width, height);
  const middle = middleOf(lowest);
  // Where the face is too narrow to be mirrored, the edge keeps the color beside it.
  const seen = { r: 0.4, g: 0.4, b: 0.4 };
  for (let x = 0; x < width; x++) {
    const leftRow = lowest[Math.max(0, x - 3)] as number;
    const rightRow = lowest[Math.min(width - 1, x + 3)] as number;
    const slope = leftRow < 0 || rightRow < 0 ? 0 : (rightRow - leftRow) / 6;
    // An edge that falls to the right looks toward the window on the left.
    const facing = 0.62 + 0.2 * clamp(slope * 1.6, -1, 1);
    let last = -1;
    for (let y = 0; y < height; y++) {
      const n = y * width + x;
      const cover = covered[n] as number;
      if (cover > 0.5) last = y;
      if (cover >= 1 || last < 0) continue;
      const down = y - last;
      if (down > sidePx + 1 || down < 0) continue;
      const share = clamp(
        (covered[Math.max(0, n - sidePx * width)] as number) + (down < sidePx ? 1 : 0),
        0,
        1,
      );
      if (share === 0) continue;
      const inward = x + (x < middle ? 1 : -1) * Math.min(nosePx + 6, Math.abs(middle - x));
      const from = Math.max(0, last - nosePx - 3 - Math.round(down * 0.6)) * width + inward;
      const under = covered[from] as number;
      if (under > 0.9) {
        seen.r = top.rgb[from * 3] as number;
        seen.g = top.rgb[from * 3 + 1] as number;
        seen.b = top.rgb[from * 3 + 2] as number;
      }
      const t = down / sidePx;
      const color = sideColor(t, seen);
      const light = (round ? 0.84 - 0.44 * t * t : facing) * (1 - 0.16 * t);
      rgb[n * 3] = color.r * light;
      rgb[n * 3 + 1] = color.g * light;
      rgb[n * 3 + 2] = color.b * light;
      alpha[n] = share;
    }
  }
  return { rgb, alpha };
}

/** The middle of the columns that the face reaches. */
function middleOf(lowest: Int32Array): number {
  const first = lowest.findIndex((row) => row >= 0);
  const last = lowest.findLastIndex((row) => row >= 0);
  return (first + last) >> 1;
}

/** For each column the lowest row that the face covers, -1 where it does not. */
function lowestRows(covered: Float32Array, width: number, height: number): Int32Array {
  const rows = new Int32Array(width).fill(-1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((covered[y * width + x] as number) > 0.5) rows[x] = y;
    }
  }
  return rows;
}
