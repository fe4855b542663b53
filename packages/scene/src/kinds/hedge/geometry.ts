import { grownTo, shares } from '../../fittings/foliage.ts';
import { leafAt, smallLeaf } from '../../fittings/leaf.ts';
import { extrude } from '../../geometry/extrude.ts';
import { fillet, type Outline } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { emptyShape, merge, move, turn } from '../../geometry/shape.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { HedgeParams } from './schema.ts';

/** How far the upper edges are rounded. */
const rounding: Readonly<Record<HedgeParams['form'], number>> = {
  clipped: 0.04,
  rounded: 0.45,
  loose: 0.25,
};

interface Spot {
  readonly z: number;
  readonly y: number;
  /** Degrees from the horizon at which the surface faces there. */
  readonly faces: number;
}

/** A place on the section by its share of the way up the front, over the top and down the back. */
function spotOf(line: Outline, share: number): Spot {
  const legs = line
    .slice(1)
    .map((to, i) => Math.hypot(to[0] - (line[i]?.[0] ?? 0), to[1] - (line[i]?.[1] ?? 0)));
  let left = share * legs.reduce((sum, leg) => sum + leg, 0);
  for (const [i, leg] of legs.entries()) {
    const [from, to] = [line[i], line[i + 1]];
    if (left > leg || !from || !to) {
      left -= leg;
      continue;
    }
    const t = leg === 0 ? 0 : left / leg;
    return {
      z: from[0] + (to[0] - from[0]) * t,
      y: from[1] + (to[1] - from[1]) * t,
      faces: (Math.atan2(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])) * 180) / Math.PI,
    };
  }
  return { z: 0, y: line.at(-1)?.[1] ?? 0, faces: 90 };
}

/** Pieces of a hedge in millimeters: ground at y = 0. */
export function buildHedge(params: HedgeParams): Piece[] {
  const w = mmFromTenths(params.lengthTenths);
  const h = mmFromTenths(params.heightTenths);
  const d = mmFromTenths(params.depthTenths);
  const next = shares(41);
  const skin = params.form === 'loose' ? 55 : 22;
  const section = (inside: number): Outline =>
    fillet(
      [
        [d / 2 - inside, 0],
        [d / 2 - inside, h - inside],
        [inside - d / 2, h - inside],
        [inside - d / 2, 0],
      ],
      Math.min(d, h) * rounding[params.form],
      { open: true },
    );
  const core = move(turn(extrude(section(skin), w - 2 * skin), 'y', -90), w / 2 - skin, 0, 0);
  const line = section(skin * 0.8);
  const area = w * (2 * h + d);
  const count = Math.min(1000, Math.round(area / 3400));
  const long = Math.max(params.form === 'loose' ? 95 : 62, Math.sqrt(area / count) * 0.92);
  const leafOn = (at: Vec3, faces: number, azimuth: number) => {
    const size = long * (0.7 + 0.6 * next());
    return leafAt(smallLeaf(size, size * 0.6, faces * 0.8 + 60 * (next() - 0.4)), azimuth, at);
  };
  const sides = Array.from({ length: count }, (_, i) => {
    const { z, y, faces } = spotOf(line, next());
    return leafOn(
      [(w - 2 * skin) * ((i + 0.5) / count - 0.5), Math.max(10, y), z],
      faces,
      (z > 0 ? 0 : 180) + (next() - 0.5) * 130,
    );
  });
  const ends = Array.from({ length: Math.round((count * 2 * h * d) / area) }, (_, i) => {
    const side = i % 2 === 0 ? 1 : -1;
    return leafOn(
      [side * (w / 2 - skin), h * (0.03 + 0.9 * next()), d * 0.86 * (next() - 0.5)],
      0,
      side * 90 + (next() - 0.5) * 110,
    );
  });
  const [leafShape = emptyShape, coreShape = emptyShape] = grownTo(
    [merge(...sides, ...ends), core],
    w,
    h,
    d,
  );
  return [piece({ slot: 'leaf' }, leafShape), piece({ fixed: 'leaf-shade' }, coreShape)];
}
