import { linearOf } from '../color.ts';
import { clamp, fbm, ramp, smooth, unit2 } from '../noise.ts';
import { blend, type Resolution, type Texel } from '../painter.ts';
import { worley } from '../worley.ts';

type VeinSpec = {
  readonly colors: readonly string[];
  readonly densityRatio: number;
  readonly scaleMm: number;
  readonly directionDeg: number;
  readonly sharpnessRatio: number;
  /** Veins join to a net round islands (breccia) instead of drifting alongside each other. */
  readonly net: boolean;
  /** How far veins stray from straight layers: 1 marble, 0.2 the beds of travertine. */
  readonly warpRatio: number;
  readonly strengthRatio: number;
};

/** Mixes veins over the color at x, y (millimeters of the slab). */
type VeinShader = (x: number, y: number, out: Texel) => void;

/** How much finer each further vein color runs. */
const frequencies = [1, 1.7, 2.9, 4.6];

/** Broad drift with a little unrest: five full octaves would fold lines back into loops. */
function wander(x: number, y: number): number {
  return 0.85 * smooth(x, y) + 0.32 * fbm(x * 1.3 + 5.5, y * 1.3 + 2.5);
}

/**
 * Veins that branch and drift: long lines along one direction, warped by noise, thickening and
 * fading, with finer ones between them that meet them at an angle.
 */
export function createVeins(spec: VeinSpec, resolution: Resolution): VeinShader {
  const angle = (spec.directionDeg * Math.PI) / 180;
  const cos = Math.cos(angle) / spec.scaleMm;
  const sin = Math.sin(angle) / spec.scaleMm;
  const colors = spec.colors.map(linearOf);
  const soft = 1 - spec.sharpnessRatio;
  const pixel = resolution.mmPerPixel / spec.scaleMm;
  const warp = spec.warpRatio;
  const stretch = 0.35 + 0.65 * warp;
  const bar = 0.62 - 1.15 * spec.densityRatio;
  return (x, y, out) => {
    if (colors.length === 0 || spec.densityRatio === 0) return;
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    const wx = wander(along * 0.6 + 3.1, across * 0.6 + 7.7);
    const wy = wander(along * 0.6 + 11.3, across * 0.6 + 1.9);
    const fine = fbm(along * 2.3 + 5.2, across * 2.3 + 9.1);
    const a = along * stretch + warp * (0.5 * wx + 0.06 * fine);
    const b = across + warp * (0.62 * wy + 0.07 * fine);
    for (let k = colors.length - 1; k >= 0; k--) {
      const color = colors[k];
      if (!color) continue;
      const f = frequencies[k] ?? 6;
      let line: number;
      let presence: number;
      if (spec.net && k < 2) {
        const cell = worley(a * f * 1.6 + k * 17, b * f * 2.4 + k * 5);
        line = (cell.second - cell.first) / (2 * f);
        presence = ramp(bar - 0.75, bar + 0.25, smooth(a * f * 0.7 + k * 9, b * f * 0.7));
      } else if (k === 0) {
        const phase = b * 1.25 + 0.5 * warp * wx;
        const lane = Math.floor(phase);
        line = Math.abs(phase - lane - 0.5) / 1.25;
        const luck = unit2(lane, 71) - 0.5;
        presence = ramp(
          bar - 0.55,
          bar + 0.45,
          smooth(a * 0.55 + lane * 3.7, lane * 5.1) + luck * 0.7,
        );
      } else {
        // Finer lanes that cross the main ones at an angle, to the left and to the right in turn.
        const tilt = (k & 1 ? 0.5 : -0.38) * warp;
        const bend = smooth(a * f * 0.45 + k * 13.7, b * f * 0.45 + k * 4.3);
        const phase = (b + tilt * a) * f + 0.75 * bend + 0.05 * fine;
        const lane = Math.floor(phase);
        line = Math.abs(phase - lane - 0.5) / (1.4 * f);
        const luck = unit2(lane, 71 + k) - 0.5;
        presence = ramp(
          bar - 0.3,
          bar + 0.6,
          smooth(a * f * 0.5 + lane * 3.3, lane * 2.9 + k * 8.9) + luck * 0.6,
        );
      }
      if (presence <= 0) continue;
      const body = (0.006 + 0.075 * soft * soft) * (0.25 + 1.1 * presence) * (1 + 0.9 * fine);
      const width = Math.max(body / Math.sqrt(f), pixel * 0.55);
      const t = line / width;
      const core = t > 3.2 ? 0 : Math.exp(-t * t);
      const h = line / (0.022 + 0.1 * soft);
      const halo = h > 4 ? 0 : Math.exp(-h) * (0.08 + 0.62 * soft * soft);
      const thin = Math.min(1, body / Math.sqrt(f) / width + 0.25);
      blend(
        out,
        color,
        clamp((core * 0.88 * thin + halo * 0.7) * presence, 0, 0.96) * spec.strengthRatio,
      );
    }
  };
}
