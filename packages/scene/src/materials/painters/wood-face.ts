import type { z } from 'zod';
import { linearOf, luminance, mixLinear, scaleLinear } from '../color.ts';
import type { wood } from '../material.ts';
import { clamp, fbm, ramp, smooth } from '../noise.ts';
import {
  blend,
  type FaceShader,
  type PieceFace,
  type Resolution,
  setMix,
  tone,
  visibility,
} from '../painter.ts';
import { glossOf, rollsOf, swing, variationRatio } from '../variation.ts';
import { type BoardCut, cutBoard, knotPull } from './wood-board.ts';

export type Wood = z.output<typeof wood>;

/**
 * A board as a plane cut from a tree: year rings are cones about a pith below the face, so that
 * plain sawing gives cathedrals and quarter sawing straight lines, without drawing either.
 */
export function createWoodFace(
  spec: Wood,
  resolution: Resolution,
): (piece: PieceFace) => FaceShader {
  const light = linearOf(spec.lightColor);
  const base = linearOf(spec.baseColor);
  const dark = linearOf(spec.darkColor);
  const bright = Math.max(0.01, luminance(base));
  const pore = scaleLinear(dark, 0.5);
  const ray = mixLinear(light, { r: 1, g: 1, b: 1 }, 0.12);
  const sap = spec.sapColor ? linearOf(spec.sapColor) : null;
  const knot = scaleLinear(dark, 0.42);
  const gloss = glossOf[spec.finish];
  const variation = variationRatio[spec.shadeVariation];
  const ring = Math.max(spec.ringScaleMm * 0.62, resolution.mmPerPixel * 1.6);
  const sharp = visibility(ring * 0.45, resolution);
  const poreWidth = Math.max(0.55, resolution.mmPerPixel * 0.75);
  const fiberWidth = Math.max(1.3, resolution.mmPerPixel * 1.1);
  // Boards touch: the shadow in the groove is what tells them apart from afar.
  const seam = Math.max(0.7, resolution.mmPerPixel * 0.85);
  const brushed = spec.texture === 'wire-brushed' ? 0.3 : spec.texture === 'embossed' ? 0.16 : 0.05;
  const scraped = spec.texture === 'hand-scraped' ? 0.9 : 0;
  return (piece) => {
    const board: BoardCut = cutBoard(piece, spec);
    const roll = rollsOf(piece.key);
    const shift = swing(roll, 40) * variation;
    const warmth = swing(roll, 41) * variation;
    const ox = roll(42) * 16;
    const oy = roll(43) * 16;
    const sapEdge = roll(44) < spec.sapRatio * 1.6 ? (roll(45) < 0.5 ? 1 : -1) : 0;
    return (u, v, edge, out) => {
      const pull = knotPull(board.knots, u, v);
      const sway = 10 * smooth(u / 620 + ox, oy) + 5 * smooth(u / 210 + oy, ox + v / 300);
      const x = v * board.turn - board.pithX + sway;
      const d = board.depth;
      const wave = fbm(u / 260 + ox, v / 42 + oy);
      const fine = fbm(u / 70 + oy, v / 9 + ox);
      const r =
        Math.sqrt(x * x * board.flat + d * d) -
        board.taper * u +
        ring * (0.75 * wave + 0.16 * fine) +
        pull.shift;
      const phase = r / ring + 0.9 * smooth(r / (ring * 5.3), oy);
      const year = phase - Math.floor(phase);
      const late = ramp(0.12, 0.86, year) * (1 - ramp(0.9, 1, year));
      const rings = (late - 0.42) * sharp;
      const fiber = fbm(u / 75 + ox * 3, v / fiberWidth + oy * 5);
      const streak = fbm(u / 900 + oy, v / 30 + ox);
      const value = clamp(
        0.5 +
          spec.contrastRatio * (1.2 * rings + 0.3 * streak) +
          (0.1 + 0.12 * spec.contrastRatio) * fiber +
          0.46 * shift,
        -0.15,
        1.2,
      );
      if (value < 0.5) setMix(out, light, base, value * 2);
      else setMix(out, base, dark, value * 2 - 1);
      if (sap && sapEdge !== 0) {
        const border =
          v * sapEdge - piece.width * (0.22 - 0.4 * spec.sapRatio * roll(46)) + 6 * wave;
        // Sapwood is paler but has the same rings.
        const kept = luminance(out) / bright;
        const share = (0.34 + 0.9 * spec.sapRatio) * ramp(-4, 12, border);
        out.r += (sap.r * kept - out.r) * share;
        out.g += (sap.g * kept - out.g) * share;
        out.b += (sap.b * kept - out.b) * share;
      }
      out.height = 0;
      if (spec.poreRatio > 0) {
        const dash = smooth(u / 15 + ox * 7, v / poreWidth + oy * 11);
        const early = 1 - ramp(0.05, 0.5, year);
        const bar =
          0.95 - 0.62 * spec.poreRatio * (0.35 + 0.65 * early * sharp + 0.2 * (1 - sharp));
        const open = ramp(bar, bar + 0.3, dash);
        blend(out, pore, open * (0.28 + 0.3 * spec.poreRatio));
        out.height -= open * brushed;
      }
      if (spec.rayRatio > 0) {
        const fleck = smooth(u / 5 + v / 14 + ox * 5, v / 13 - u / 60 + oy * 5);
        blend(out, ray, 0.42 * ramp(0.62 - 0.35 * spec.rayRatio, 0.95, fleck) * spec.rayRatio);
      }
      if (spec.figure !== 'none') figure(spec.figure, u, v, ox, oy, out);
      if (pull.core > 0) {
        blend(out, knot, pull.core * (0.72 + 0.25 * Math.sin(pull.distance * 1.9)));
        out.height -= 0.1 * pull.core;
      }
      // A warm board has a little more red and less blue.
      out.r *= 1 + 0.035 * warmth;
      out.b *= 1 - 0.05 * warmth;
      tone(out, 1 + 0.12 * shift + 0.04 * wave);
      if (edge < seam) tone(out, 0.66 + 0.34 * (edge / seam));
      out.height += brushed * 0.5 * fiber + scraped * fbm(u / 300 + oy, v / 34 + ox) * 0.8;
      out.gloss = gloss * (1 - 0.2 * late);
    };
  };
}

/** Light caught by fibers that run in waves (curly), interlock (ribbon) or swirl (burl). */
function figure(
  kind: 'curly' | 'ribbon' | 'burl',
  u: number,
  v: number,
  ox: number,
  oy: number,
  out: Parameters<FaceShader>[3],
): void {
  if (kind === 'curly') {
    const bend = 6 * fbm(u / 90 + ox, v / 60 + oy);
    const wave = Math.sin((u + bend + v * 0.12) / 2.4) * (0.5 + 0.5 * smooth(u / 70, v / 30 + oy));
    tone(out, 1 + 0.13 * wave);
  } else if (kind === 'ribbon') {
    const wave = smooth(v / 9 + ox, u / 420 + oy);
    tone(out, 1 + 0.16 * wave);
  } else {
    tone(out, 1 + 0.2 * fbm(u / 22 + 2 * smooth(v / 40, u / 40), v / 22 + oy));
  }
}
