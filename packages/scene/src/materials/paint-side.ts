import type { Linear } from './color.ts';
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
};

/** The front edges: the face's outline drawn downwards, lit by which way each stretch faces. */
export function paintSide(request: SideRequest): { rgb: Float32Array; alpha: Float32Array } {
  const { top, covered, sidePx, material } = request;
  const { width, height } = top;
  const rgb = new Float32Array(width * height * 3);
  const alpha = new Float32Array(width * height);
  const sideColor = sideColorOf(material);
  const round = material.kind === 'coping' && material.profile === 'bullnose';
  const lowest = lowestRows(covered, width, height);
  for (let x = 0; x < width; x++) {
    const leftRow = lowest[Math.max(0, x - 3)] as number;
    const rightRow = lowest[Math.min(width - 1, x + 3)] as number;
    const slope = leftRow < 0 || rightRow < 0 ? 0 : (rightRow - leftRow) / 6;
    // An edge that falls to the right looks towards the window on the left.
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
      const from = Math.max(0, last - 2 - Math.round(down * 0.8)) * width + x;
      const under = Math.max(0.05, covered[from] as number);
      const face: Linear = {
        r: (top.rgb[from * 3] as number) / under,
        g: (top.rgb[from * 3 + 1] as number) / under,
        b: (top.rgb[from * 3 + 2] as number) / under,
      };
      const t = down / sidePx;
      const color = sideColor(t, face);
      const light = (round ? 0.98 - 0.62 * t * t : facing) * (1 - 0.16 * t);
      rgb[n * 3] = color.r * light;
      rgb[n * 3 + 1] = color.g * light;
      rgb[n * 3 + 2] = color.b * light;
      alpha[n] = share;
    }
  }
  return { rgb, alpha };
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
