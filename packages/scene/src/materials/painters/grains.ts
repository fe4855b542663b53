import { type Linear, linearOf } from '../color.ts';
import { fbm, hash2 } from '../noise.ts';
import { blend, type Resolution, type Texel, visibility } from '../painter.ts';
import { worley } from '../worley.ts';

/** Mixes crystals over the color at x, y (millimetres). */
export type GrainShader = (x: number, y: number, out: Texel) => void;

/**
 * Crystals of mixed sizes: a coarse and a fine cellular layer, each cell one of the colors by
 * chance. Cells under a pixel fade into their average rather than flicker.
 */
export function createGrains(
  spec: { readonly colors: readonly string[]; readonly scaleMm: number; readonly ratio: number },
  resolution: Resolution,
): GrainShader {
  const colors = spec.colors.map(linearOf);
  if (colors.length === 0 || spec.ratio === 0) return () => {};
  const coarse = 1 / spec.scaleMm;
  const fine = 2.3 / spec.scaleMm;
  const seenCoarse = visibility(spec.scaleMm * 1.2, resolution);
  const seenFine = visibility(spec.scaleMm * 0.6, resolution);
  const chance = spec.ratio;
  const pick = (key: number): Linear =>
    colors[(key >>> 8) % colors.length] ?? (colors[0] as Linear);
  return (x, y, out) => {
    const drift = 0.5 + 0.5 * fbm(x * coarse * 0.06, y * coarse * 0.06);
    if (seenCoarse > 0) {
      const warp = 0.28 * fbm(x * coarse * 0.9 + 4, y * coarse * 0.9);
      const cell = worley(x * coarse + warp, y * coarse - warp);
      const luck = (cell.key & 0xff) / 255;
      if (luck < chance * (0.45 + 0.5 * drift)) {
        const border = cell.second - cell.first;
        const share = border < 0.1 ? border * 8 + 0.2 : 1;
        blend(out, pick(cell.key), (share > 1 ? 1 : share) * seenCoarse * (0.72 + 0.28 * luck));
      }
    }
    if (seenFine > 0) {
      const cell = worley(x * fine + 31.7, y * fine + 12.9);
      const luck = (cell.key & 0xff) / 255;
      if (luck < chance * 0.6) blend(out, pick(hash2(cell.key, 5)), seenFine * 0.6);
    }
  };
}
