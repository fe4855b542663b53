import { type Linear, scaleLinear } from '../color.ts';
import { fbm, hash2 } from '../noise.ts';
import { blend, type Resolution, type Texel, visibility } from '../painter.ts';
import { worley } from '../worley.ts';

/** Mixes crystals over the color at x, y (millimeters). */
type GrainShader = (x: number, y: number, out: Texel) => void;

/** How opaque the average coarse crystal is, and every fine one. */
const coarseOpacity = 0.8;
const fineOpacity = 0.6;

/**
 * Crystals of mixed sizes: a coarse and a fine cellular layer, each cell one of the colors by
 * chance. Cells under a pixel fade into their average rather than flicker, so that a stone keeps
 * its color from any distance.
 */
export function createGrains(
  spec: { readonly colors: readonly Linear[]; readonly scaleMm: number; readonly ratio: number },
  resolution: Resolution,
): GrainShader {
  const { colors } = spec;
  const [first] = colors;
  if (first === undefined || spec.ratio === 0) return () => {};
  const coarse = 1 / spec.scaleMm;
  const fine = 2.3 / spec.scaleMm;
  const seenCoarse = visibility(spec.scaleMm * 1.2, resolution);
  const seenFine = visibility(spec.scaleMm * 0.6, resolution);
  const blurCoarse = (1 - seenCoarse) * coarseOpacity;
  const blurFine = (1 - seenFine) * fineOpacity * 0.6 * spec.ratio;
  const average = averageOf(colors);
  const pick = (key: number): Linear => colors[(key >>> 8) % colors.length] ?? first;
  return (x, y, out) => {
    const drift = 0.5 + 0.5 * fbm(x * coarse * 0.06, y * coarse * 0.06);
    const chance = spec.ratio * (0.25 + 0.9 * drift);
    if (blurCoarse > 0) blend(out, average, blurCoarse * chance);
    if (seenCoarse > 0) {
      const warp = 0.28 * fbm(x * coarse * 0.9 + 4, y * coarse * 0.9);
      const cell = worley(x * coarse + warp, y * coarse - warp);
      const luck = (cell.key & 0xff) / 255;
      if (luck < chance) {
        const border = cell.second - cell.first;
        const share = border < 0.1 ? border * 8 + 0.2 : 1;
        blend(out, pick(cell.key), share * seenCoarse * (0.72 + 0.28 * luck));
      }
    }
    if (blurFine > 0) blend(out, average, blurFine);
    if (seenFine > 0) {
      const cell = worley(x * fine + 31.7, y * fine + 12.9);
      const luck = (cell.key & 0xff) / 255;
      if (luck < spec.ratio * 0.6) blend(out, pick(hash2(cell.key, 5)), seenFine * fineOpacity);
    }
  };
}

function averageOf(colors: readonly Linear[]): Linear {
  let sum: Linear = { r: 0, g: 0, b: 0 };
  for (const color of colors) {
    sum = { r: sum.r + color.r, g: sum.g + color.g, b: sum.b + color.b };
  }
  return scaleLinear(sum, 1 / colors.length);
}
