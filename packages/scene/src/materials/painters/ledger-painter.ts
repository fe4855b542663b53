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
import { rollsOf, swing } from '../variation.ts';
import { worley } from '../worley.ts';
import { createGrains } from './grains.ts';

type Ledger = MaterialOf<'ledger'>;

/** How rough each face is: fine relief, facets, and how wavy, in millimeters. */
const faces: Readonly<Record<Ledger['face'], { fine: number; facet: number; wave: number }>> = {
  split: { fine: 2.6, facet: 3.4, wave: 0 },
  rough: { fine: 3.4, facet: 5, wave: 0 },
  honed: { fine: 0.12, facet: 0, wave: 0 },
  tumbled: { fine: 1.2, facet: 0.6, wave: 0 },
  wavy: { fine: 0.3, facet: 0, wave: 5 },
};

/** Stacked stone: strips that stand out by different amounts, split along their bed. */
export function createLedgerPainter(spec: Ledger, resolution: Resolution): Painter {
  const colors = spec.colors.map(linearOf);
  const first = colors[0] ?? { r: 0.5, g: 0.5, b: 0.5 };
  const rust = spec.rustColor ? linearOf(spec.rustColor) : null;
  const vein = spec.veinColor ? linearOf(spec.veinColor) : null;
  const form = faces[spec.face];
  const sparkle = createGrains(
    {
      colors: [first, colors.at(-1) ?? first, scaleLinear(first, 1.35)],
      scaleMm: 3,
      ratio: 0.45 * spec.grainRatio,
    },
    resolution,
  );
  const faceOf = (piece: PieceFace): FaceShader => {
    const roll = rollsOf(piece.key);
    const own = colors[Math.floor(roll(1) * colors.length)] ?? first;
    const near = colors[Math.floor(roll(2) * colors.length)] ?? first;
    const body = scaleLinear(mixLinear(own, near, 0.25), 1 + 0.22 * swing(roll, 3));
    const stand = roll(4) * spec.reliefMm;
    const leanX = swing(roll, 5) * 0.02;
    const leanY = swing(roll, 6) * 0.1 * (form.facet > 0 ? 1 : 0.2);
    const ox = roll(7) * 40;
    const oy = roll(8) * 40;
    const stained = rust && roll(9) < 0.35 + spec.rustRatio * 0.65 ? spec.rustRatio : 0;
    return (u, v, edge, out) => {
      setColor(out, body);
      const bed = fbm(u / 70 + ox, v / 9 + oy);
      const cloud = fbm(u / 46 + oy, v / 34 + ox);
      const fine = fbm(u / 11 + ox, v / 8 + oy);
      blend(out, near, 0.5 * ramp(0, 0.9, bed));
      if (rust && stained > 0)
        blend(out, rust, 0.8 * stained * ramp(-0.15, 0.85, cloud + 0.5 * bed));
      if (vein) {
        const line = Math.abs(smooth(u / 60 + v / 45 + ox, v / 50 - u / 90 + oy) + 0.25 * fine);
        blend(out, vein, 0.7 * Math.exp(-((line / 0.07) ** 2)) + 0.2 * ramp(0.4, 0, line));
      }
      sparkle(u + ox * 20, v + oy * 20, out);
      tone(out, 1 + 0.1 * bed + 0.09 * fine);
      let height = stand + leanX * u + leanY * v + form.fine * (0.36 * cloud + 0.22 * fine);
      if (form.facet > 0) {
        // Flat breaks that meet at ridges: each cell is a plane of its own tilt.
        const cell = worley(u / 27 + ox + 0.3 * cloud, v / 16 + oy + 0.3 * fine);
        const tilt = ((cell.key & 0xff) / 255 - 0.5) * 2;
        height += form.facet * (0.5 * cell.first + 0.45 * tilt * (cell.second - cell.first));
      }
      if (form.wave > 0) height += form.wave * smooth(u / 130 + oy, v / 300 + ox);
      if (form.facet > 0 && edge < 5) height -= (1 - edge / 5) ** 2 * 2.2;
      out.height = height;
      out.gloss = spec.face === 'honed' ? 0.22 : 0.08;
    };
  };
  return {
    faceOf,
    cornerMm: form.facet > 0 ? 2.5 : 0.8,
    wobbleMm: form.facet > 0 ? 1.1 : 0.15,
    rimMm: form.facet > 0 ? 1.4 : 0.7,
    jointDepthMm: 7,
    tiltRatio: 0.02,
    castsShadows: true,
  };
}
