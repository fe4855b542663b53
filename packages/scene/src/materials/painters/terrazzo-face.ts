import type { z } from 'zod';
import { type Linear, linearOf } from '../color.ts';
import type { terrazzo } from '../material.ts';
import { clamp, fbm, unit2 } from '../noise.ts';
import {
  blendToned,
  type FaceShader,
  type PieceFace,
  type Resolution,
  setColor,
  tone,
} from '../painter.ts';
import { glossOf, rollsOf } from '../variation.ts';
import { worley } from '../worley.ts';

/** Small chips only fill in between the large ones. */
const chances = [0.42, 0.6, 0.78];

/** A chip of one size under the point at hand. Reused for every point. */
type Chip = { readonly size: number; share: number; color: Linear; tone: number };

/** Chips cast in a matrix and ground flat: angular pieces of three sizes, large over small. */
export function createTerrazzoFace(
  spec: z.output<typeof terrazzo>,
  resolution: Resolution,
): (piece: PieceFace) => FaceShader {
  const matrix = linearOf(spec.matrixColor);
  const colors = spec.chipColors.map(linearOf);
  const low = Math.min(spec.chipMinMm, spec.chipMaxMm);
  const sizes = [low * 1.3, Math.sqrt(low * spec.chipMaxMm) * 1.25, spec.chipMaxMm * 1.2];
  const gloss = glossOf[spec.finish];
  const chips: Chip[] = sizes.map((size) => ({ size, share: 0, color: matrix, tone: 1 }));
  const cutChip = (chip: Chip, n: number, x: number, y: number) => {
    const { size } = chip;
    chip.share = 0;
    const bend = 0.12 * fbm((x / size) * 0.8 + n * 5, (y / size) * 0.8);
    const cell = worley(x / size + n * 21.3 + bend, y / size + n * 9.7 - bend);
    const luck = unit2(cell.key | 0, n);
    if (luck > spec.chipDensityRatio * (chances[n] ?? 0.5)) return;
    const gap = 0.1 + 0.3 * unit2(cell.key | 0, n + 10);
    const inside = ((cell.second - cell.first - gap) * size) / 2;
    chip.share = clamp(inside / resolution.mmPerPixel + 0.5, 0, 1);
    if (chip.share === 0) return;
    chip.color = colors[(cell.key >>> 5) % colors.length] ?? matrix;
    const shade = 0.84 + 0.32 * unit2(cell.key | 0, n + 20);
    chip.tone = shade * (1 + 0.1 * fbm(x / size + luck * 9, y / size));
  };
  return (piece) => {
    const roll = rollsOf(piece.key);
    const x0 = roll(1) * 2000;
    const y0 = roll(2) * 2000;
    return (u, v, _edge, out) => {
      const x = x0 + u;
      const y = y0 + v;
      // From the top down, since nothing below a chip that covers the whole pixel is seen.
      let from = chips.length;
      while (from > 0) {
        from--;
        const chip = chips[from] as Chip;
        cutChip(chip, from, x, y);
        if (chip.share === 1) break;
      }
      setColor(out, matrix);
      tone(out, 1 + 0.035 * fbm(x / 60, y / 60) + 0.03 * fbm(x / 2, y / 2));
      out.height = 0;
      out.gloss = gloss;
      for (let n = from; n < chips.length; n++) {
        const chip = chips[n] as Chip;
        if (chip.share > 0) blendToned(out, chip.color, chip.tone, chip.share);
      }
    };
  };
}
