import type { z } from 'zod';
import { linearOf, scaleLinear } from '../color.ts';
import type { concrete } from '../material.ts';
import { fbm, ramp, smooth } from '../noise.ts';
import {
  blend,
  type FaceShader,
  type PieceFace,
  type Resolution,
  setColor,
  tone,
  visibility,
} from '../painter.ts';
import { glossOf, rollsOf, swing, variationRatio } from '../variation.ts';

/** Concrete and plaster: clouds, arcs of the trowel, air holes. */
export function createConcreteFace(
  spec: z.output<typeof concrete>,
  resolution: Resolution,
): (piece: PieceFace) => FaceShader {
  const base = linearOf(spec.baseColor);
  const cloud = spec.cloudColor ? linearOf(spec.cloudColor) : scaleLinear(base, 0.82);
  const scale = 1 / spec.cloudScaleMm;
  const gloss = glossOf[spec.finish];
  const variation = variationRatio[spec.shadeVariation];
  const bar = 1.18 - 0.55 * spec.poreRatio;
  const seen = 0.4 + 0.6 * visibility(3, resolution);
  return (piece) => {
    const roll = rollsOf(piece.key);
    const x0 = roll(1) * 9000;
    const y0 = roll(2) * 9000;
    const shift = 1 + swing(roll, 3) * 0.14 * variation;
    return (u, v, _edge, out) => {
      const x = x0 + u;
      const y = y0 + v;
      setColor(out, base);
      out.gloss = gloss;
      const big = fbm(x * scale, y * scale);
      const small = fbm(x * scale * 4.1 + 6, y * scale * 4.1);
      blend(out, cloud, spec.cloudRatio * ramp(-0.7, 0.8, big + 0.35 * small));
      const sweep = fbm((x + 90 * big) / 240, (y - 70 * big) / 34 + 4 * smooth(x / 600, y / 600));
      tone(
        out,
        shift * (1 + 0.05 * spec.trowelRatio * sweep + 0.035 * small + 0.03 * fbm(x / 4, y / 4)),
      );
      out.height = 0.12 * spec.trowelRatio * sweep + 0.03 * fbm(x / 5, y / 5);
      if (spec.poreRatio > 0) {
        const hole = ramp(bar, bar + 0.12, fbm(x / 7, y / 7) + 0.3 * smooth(x / 120, y / 120));
        tone(out, 1 - 0.45 * hole * seen);
        out.height -= hole * 0.9;
      }
    };
  };
}
