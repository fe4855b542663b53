import { linearOf, mixLinear, scaleLinear } from '../color.ts';
import type { TileLook } from '../material.ts';
import { fbm, ramp, unit2 } from '../noise.ts';
import {
  blend,
  type FaceShader,
  type PieceFace,
  type Resolution,
  setColor,
  tone,
  visibility,
} from '../painter.ts';
import { rollsOf, swing } from '../variation.ts';
import { worley } from '../worley.ts';

type Glaze = Extract<TileLook, { kind: 'glaze' }>;

/** Fired glaze: clouds in the melt, crackle, specks, and thinning toward the rim. */
export function createGlazeFace(
  spec: Glaze,
  variation: number,
  resolution: Resolution,
): (piece: PieceFace) => FaceShader {
  const colors = spec.colors.map(linearOf);
  const first = colors[0] ?? { r: 1, g: 1, b: 1 };
  const speck = spec.speckleColor ? linearOf(spec.speckleColor) : scaleLinear(first, 0.3);
  const seenSpeck = visibility(2.2, resolution);
  const seenCrackle = 0.25 + 0.75 * visibility(1.4, resolution);
  return (piece) => {
    const roll = rollsOf(piece.key);
    // The first color is most of the lot; the others and the drift come piece by piece.
    const other = colors[Math.floor(roll(1) ** 1.5 * colors.length)] ?? first;
    const body = scaleLinear(
      mixLinear(first, other, 0.35 + 0.65 * roll(2)),
      1 + swing(roll, 3) * 0.24 * variation,
    );
    // Thin glaze lets a pale body through; over a pale glaze the rim goes darker instead.
    const bright = body.r + body.g + body.b > 1.5;
    const thin = bright
      ? scaleLinear(body, 0.8)
      : mixLinear(scaleLinear(body, 1.5), { r: 0.6, g: 0.5, b: 0.4 }, 0.18);
    const warm = swing(roll, 4) * variation;
    const ox = roll(5) * 16;
    const oy = roll(6) * 16;
    const scale = 1 / Math.min(90, Math.max(18, piece.width * 0.7));
    return (u, v, edge, out) => {
      setColor(out, body);
      out.height = 0;
      out.gloss = 1;
      const melt = fbm(u * scale + ox, v * scale + oy);
      const fine = fbm(u * scale * 5 + oy, v * scale * 5 + ox);
      if (spec.poolRatio > 0 && edge < 9) {
        const rim = (1 - ramp(0, 2.6 + 2.2 * (1 + melt), edge)) * (0.8 + 0.3 * fine);
        blend(out, thin, 0.62 * spec.poolRatio * rim);
      }
      tone(out, 1 + spec.mottleRatio * (0.26 * melt + 0.1 * fine));
      out.r *= 1 + 0.04 * warm;
      out.b *= 1 - 0.04 * warm;
      if (spec.mottleRatio > 0.3) {
        blend(out, thin, (spec.mottleRatio - 0.3) * 0.55 * ramp(0.05, 0.85, melt + 0.4 * fine));
      }
      if (spec.crackleRatio > 0) {
        const cell = worley(u / 8 + ox * 3 + 0.25 * fine, v / 8 + oy * 3 - 0.25 * fine);
        const crack = 1 - ramp(0, 0.07, cell.second - cell.first);
        tone(out, 1 - 0.34 * spec.crackleRatio * crack * seenCrackle);
      }
      if (spec.speckleRatio > 0) {
        const cell = worley(u / 4.5 + ox * 5, v / 4.5 + oy * 5);
        const size = 0.1 + 0.22 * unit2(cell.key | 0, 3);
        if (unit2(cell.key | 0, 4) < spec.speckleRatio && cell.first < size) {
          blend(out, speck, 0.75 * seenSpeck * ramp(size, size * 0.4, cell.first));
        }
      }
    };
  };
}
