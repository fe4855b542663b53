import type { z } from 'zod';
import { linearOf, scaleLinear } from '../color.ts';
import type { quartz } from '../material.ts';
import { fbm, ramp } from '../noise.ts';
import {
  blend,
  type FaceShader,
  type PieceFace,
  type Resolution,
  setColor,
  tone,
} from '../painter.ts';
import { glossOf, rollsOf } from '../variation.ts';
import { createGrains } from './grains.ts';
import { createVeins } from './veins.ts';

/** Engineered quartz: an even body with drawn veins and crushed flecks. */
export function createQuartzFace(
  spec: z.output<typeof quartz>,
  resolution: Resolution,
): (piece: PieceFace) => FaceShader {
  const base = linearOf(spec.baseColor);
  const cloud = spec.cloudColor ? linearOf(spec.cloudColor) : scaleLinear(base, 0.92);
  const veins = createVeins(
    {
      colors: spec.veinColors,
      // A slab is designed to show its veins: none lies bare.
      densityRatio: spec.veinDensityRatio > 0 ? 0.14 + spec.veinDensityRatio : 0,
      scaleMm: spec.veinScaleMm,
      directionDeg: spec.veinDirectionDeg,
      sharpnessRatio: spec.veinSharpnessRatio,
      net: false,
      warpRatio: 1,
      strengthRatio: 1,
    },
    resolution,
  );
  const flecks = createGrains(
    { colors: spec.fleckColors.map(linearOf), scaleMm: spec.fleckScaleMm, ratio: spec.fleckRatio },
    resolution,
  );
  const gloss = glossOf[spec.finish];
  return (piece) => {
    const roll = rollsOf(piece.key);
    const x0 = roll(1) * 9000;
    const y0 = roll(2) * 9000;
    return (u, v, _edge, out) => {
      const x = x0 + u;
      const y = y0 + v;
      setColor(out, base);
      out.height = 0;
      out.gloss = gloss;
      const drift = fbm(x / 420, y / 420);
      blend(out, cloud, spec.cloudRatio * ramp(-0.5, 0.7, drift));
      veins(x, y, out);
      flecks(x, y, out);
      tone(out, 1 + 0.02 * fbm(x / 3, y / 3));
    };
  };
}
