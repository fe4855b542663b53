import { linearOf, mixLinear, scaleLinear } from '../color.ts';
import type { MaterialOf } from '../material.ts';
import { fbm, ramp, smooth } from '../noise.ts';
import {
  blend,
  type FaceShader,
  type Painter,
  type PieceFace,
  type Resolution,
  setColor,
  tone,
} from '../painter.ts';
import { rollsOf, swing, variationRatio } from '../variation.ts';
import { createGrains } from './grains.ts';

type Paver = MaterialOf<'paver'>;

/** Size of the sand or chips in the face. */
const chipMm: Readonly<Record<Paver['body'], number>> = {
  concrete: 2.4,
  brick: 1.6,
  cobble: 3.6,
  flagstone: 1.6,
  porcelain: 1.8,
};
const stoneGray = linearOf('#a8a39a');

/** Pavers: pressed concrete, fired brick, split cobble, cleft flagstone. */
export function createPaverPainter(spec: Paver, resolution: Resolution): Painter {
  const colors = spec.colors.map(linearOf);
  const first = colors[0] ?? { r: 0.5, g: 0.5, b: 0.5 };
  const variation = variationRatio[spec.shadeVariation];
  // Sand of the body's own color unless the maker shows other chips.
  const chips = spec.aggregateColors.length
    ? spec.aggregateColors.map(linearOf)
    : [scaleLinear(first, 0.62), scaleLinear(first, 1.4), mixLinear(first, stoneGray, 0.5)];
  const grains = createGrains(
    { colors: chips, scaleMm: chipMm[spec.body], ratio: spec.aggregateRatio },
    resolution,
  );
  const cleft = spec.body === 'flagstone';
  const faceOf = (piece: PieceFace): FaceShader => {
    const roll = rollsOf(piece.key);
    const one = colors[Math.floor(roll(1) * colors.length)] ?? first;
    const two = colors[Math.floor(roll(2) * colors.length)] ?? first;
    const shift = 1 + swing(roll, 3) * 0.3 * variation;
    const body = scaleLinear(mixLinear(first, one, 0.4 + 0.6 * variation), shift);
    const other = scaleLinear(two, shift * 0.96);
    const ox = roll(4) * 16;
    const oy = roll(5) * 16;
    const end = swing(roll, 6);
    const leanX = swing(roll, 7) * 0.012 * spec.reliefMm;
    const leanY = swing(roll, 8) * 0.012 * spec.reliefMm;
    return (u, v, edge, out) => {
      setColor(out, body);
      const cloud = fbm(u / 95 + ox, v / 80 + oy);
      const mix = ramp(-0.35, 0.75, cloud + (end * 2 * u) / piece.length);
      blend(out, other, spec.blendRatio * mix);
      const rough = fbm(u / 12 + oy, v / 12 + ox);
      grains(u + ox * 40, v + oy * 40, out);
      tone(out, 1 + 0.09 * rough + 0.07 * fbm(u / 3.3, v / 3.3 + ox));
      out.gloss = spec.body === 'porcelain' ? 0.14 : 0.05;
      out.height = spec.reliefMm * (0.4 * cloud + 0.3 * rough) + 0.07 * fbm(u / 3.3 + ox, v / 3.3);
      if (spec.body === 'cobble') {
        const dome = Math.min(1, edge / (piece.width * 0.3));
        out.height +=
          spec.reliefMm * (1.4 * Math.sqrt(dome * (2 - dome)) - 1.4) + leanX * u + leanY * v;
      }
      if (cleft) {
        const field = fbm(u / 210 + ox, v / 160 + oy) * 3 + 0.25 * smooth(u / 40, v / 34 + oy);
        const layer = Math.floor(field);
        out.height +=
          0.42 * spec.reliefMm * (layer + ramp(0.8, 1, field - layer)) +
          0.4 * (leanX * u + leanY * v);
        tone(out, 1 + 0.08 * fbm(u / 60 + oy, v / 60 + ox));
      }
      if (spec.tumbledRatio > 0 && edge < 14) {
        const worn = (1 - ramp(0, 9 + 6 * rough, edge)) * spec.tumbledRatio;
        tone(out, 1 + 0.12 * worn);
        out.height -= worn * (0.8 + 0.8 * rough);
      }
    };
  };
  return {
    faceOf,
    cornerMm: 2 + 16 * spec.tumbledRatio,
    wobbleMm: cleft ? 3.2 : 2.4 * spec.tumbledRatio,
    rimMm: spec.chamferMm,
    jointDepthMm: 2.5 + spec.chamferMm * 0.7,
    tiltRatio: 0.01,
    castsShadows: spec.chamferMm > 2.5 || spec.reliefMm > 2,
  };
}
