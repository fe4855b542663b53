import type { z } from 'zod';
import { linearOf, scaleLinear } from '../color.ts';
import type { stone } from '../material.ts';
import { clamp, fbm, ramp, smooth } from '../noise.ts';
import {
  blend,
  type FaceShader,
  type PieceFace,
  type Resolution,
  setColor,
  type Texel,
  tone,
  visibility,
} from '../painter.ts';
import { glossOf, rollsOf, swing, variationRatio } from '../variation.ts';
import { createGrains } from './grains.ts';
import { createVeins } from './veins.ts';

export type Stone = z.output<typeof stone>;

/** How far each rock's veins stray from the beds it was laid down in. */
const warps: Readonly<Record<Stone['rock'], number>> = {
  marble: 1,
  quartzite: 0.75,
  onyx: 0.45,
  granite: 0.9,
  limestone: 0.6,
  slate: 0.8,
  basalt: 0.6,
  sandstone: 0.2,
  travertine: 0.16,
};

/** Rocks whose colors lie in beds and patches rather than in veins show theirs faintly. */
const strengths: Partial<Record<Stone['rock'], number>> = {
  travertine: 0.42,
  sandstone: 0.5,
  slate: 0.45,
};

/** Where a piece is cut from the endless slab: every piece shows another part of it. */
type Cut = { x: number; y: number; flip: 1 | -1 };

function cutOf(key: number, variation: number): Cut & { tone: number } {
  const roll = rollsOf(key);
  return {
    x: roll(1) * 9000,
    y: roll(2) * 9000,
    flip: roll(3) < 0.5 ? 1 : -1,
    tone: 1 + swing(roll, 4) * 0.2 * variation,
  };
}

/** The face of natural stone, from the rock's own numbers. */
export function createStoneFace(
  spec: Stone,
  resolution: Resolution,
): (piece: PieceFace) => FaceShader {
  const base = linearOf(spec.baseColor);
  const cloud = spec.cloudColor ? linearOf(spec.cloudColor) : scaleLinear(base, 0.86);
  const variation = variationRatio[spec.shadeVariation];
  const banded = spec.rock === 'travertine' || spec.rock === 'sandstone' || spec.rock === 'onyx';
  const net =
    spec.rock === 'marble' && spec.veinDensityRatio >= 0.52 && spec.veinSharpnessRatio >= 0.6;
  const veins = createVeins(
    {
      colors: spec.veinColors,
      densityRatio: spec.veinDensityRatio,
      scaleMm: spec.veinScaleMm,
      directionDeg: spec.veinDirectionDeg,
      sharpnessRatio: spec.veinSharpnessRatio,
      net,
      warpRatio: warps[spec.rock],
      strengthRatio: strengths[spec.rock] ?? 1,
    },
    resolution,
  );
  const grains = createGrains(
    { colors: spec.grainColors.map(linearOf), scaleMm: spec.grainScaleMm, ratio: spec.grainRatio },
    resolution,
  );
  const holes = createHoles(spec, resolution);
  const relief = createRelief(spec);
  const gloss = glossOf[spec.finish];
  const angle = (spec.veinDirectionDeg * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const cloudScale = 1 / (spec.veinScaleMm * (spec.rock === 'granite' ? 0.5 : 0.9));
  const stretch = banded ? 0.22 : 0.6;
  const bands = banded ? spec.cloudRatio * 0.9 : 0;
  return (piece) => {
    const cut = cutOf(piece.key, variation);
    return (u, v, _edge, out) => {
      const x = cut.x + u * cut.flip;
      const y = cut.y + v * cut.flip;
      setColor(out, base);
      out.height = 0;
      out.gloss = gloss;
      const along = (x * cos + y * sin) * cloudScale * stretch;
      const across = (y * cos - x * sin) * cloudScale;
      const drift = fbm(along + 2.7, across + 8.3);
      blend(out, cloud, spec.cloudRatio * ramp(-0.55, 0.7, drift));
      if (bands > 0) {
        const layer = fbm(along * 0.3 + 9, across * 2.6 + drift * 0.2);
        const fine = fbm(along * 0.4 + 4, across * 9.5 + drift * 0.5);
        blend(out, cloud, bands * ramp(-0.2, 0.9, layer + 0.4 * fine));
        tone(out, 1 + 0.07 * layer + 0.05 * fine);
      }
      veins(x, y, out);
      grains(x, y, out);
      const dust = fbm(x * 0.11, y * 0.11);
      tone(out, cut.tone * (1 + 0.035 * dust + 0.04 * drift));
      relief(x, y, out);
      holes(x, y, out);
    };
  };
}

/** Open pores: long and lying in the bands in travertine, round in basalt and limestone. */
function createHoles(
  spec: Stone,
  resolution: Resolution,
): (x: number, y: number, out: Texel) => void {
  if (spec.vugRatio === 0) return () => {};
  const long = spec.rock === 'travertine';
  const sizeX = long ? 15 : 3.2;
  const sizeY = long ? 4.2 : 3;
  const angle = (spec.veinDirectionDeg * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const bar = (long ? 0.78 : 0.84) - 0.5 * spec.vugRatio;
  const seen = 0.35 + 0.65 * visibility(sizeY, resolution);
  const filled = spec.finish === 'polished' || spec.finish === 'honed';
  return (x, y, out) => {
    const a = x * cos + y * sin;
    const b = y * cos - x * sin;
    const where = long ? 0.6 * smooth(a / 190, b / 30 + 3) : 0.15 * smooth(a / 90, b / 90);
    const n = fbm(a / sizeX, b / sizeY) * 0.8 + where;
    const hole = ramp(bar, bar + 0.16, n);
    if (hole === 0) return;
    tone(out, 1 - hole * (filled ? 0.3 : 0.55) * seen);
    out.height -= hole * (filled ? 0.12 : 1.3);
    out.gloss *= 1 - 0.8 * hole;
  };
}

/** What the finish leaves: layers of cleft slate, the pitted skin of flamed granite. */
function createRelief(spec: Stone): (x: number, y: number, out: Texel) => void {
  switch (spec.finish) {
    case 'cleft':
      return (x, y, out) => {
        const field = fbm(x / 150, y / 110) * 2.6 + fbm(x / 34, y / 26) * 0.5;
        const layer = Math.floor(field * 2.2);
        const rise = ramp(0.72, 1, field * 2.2 - layer);
        out.height += (layer + rise) * 0.75 + fbm(x / 16, y / 12) * 0.22;
        tone(out, 1 + 0.05 * ((layer & 1) - 0.5) + 0.05 * fbm(x / 22, y / 18));
      };
    case 'flamed':
      return (x, y, out) => {
        out.height += fbm(x / 5, y / 5) * 0.42;
      };
    case 'tumbled':
      return (x, y, out) => {
        out.height += fbm(x / 38, y / 38) * 0.75 + fbm(x / 7, y / 7) * 0.16;
      };
    case 'leathered':
    case 'brushed':
      return (x, y, out) => {
        out.height += fbm(x / 13, y / 13) * 0.3;
        out.gloss = clamp(out.gloss + 0.15 * fbm(x / 20, y / 20), 0.05, 1);
      };
    default:
      return () => {};
  }
}
