import { box, extrude } from '../../geometry/extrude.ts';
import { volumeOf } from '../../geometry/mesh.ts';
import { roundedRectangle } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { flip, move, type Shape, turn } from '../../geometry/shape.ts';
import { sweep } from '../../geometry/sweep.ts';
import type { Vec2, Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { StairParams } from './schema.ts';
import { HANDRAIL_MM, type Steps, stepsOf } from './steps.ts';

const NOSING = 25;
const THICK = 36;

function treads(steps: Steps, w: number): Shape[] {
  return Array.from({ length: Math.max(1, steps.count - 1) }, (_, i) =>
    move(
      box(w, THICK, steps.tread + NOSING, 4),
      0,
      (i + 1) * steps.riser - THICK,
      -(i + 0.5) * steps.tread + NOSING / 2,
    ),
  );
}

function strings(params: StairParams, steps: Steps, w: number): Shape[] {
  const { count, riser, tread } = steps;
  const high = (count - 1) * riser;
  const run = steps.run;
  if (params.form === 'floating') {
    const beam: Vec2[] = [
      [tread * 0.3, 0],
      [tread * 0.3 + 260, 0],
      [run - 20, high - THICK - 200],
      [run - 20, high - THICK],
      [run - 60, high - THICK],
    ];
    return [move(turn(extrude(beam, 110), 'y', 90), -55, 0, 0)];
  }
  const deep = 280;
  const side: Vec2[] = [
    [0, 0],
    [deep * 0.9, 0],
    [run, Math.max(20, high - deep)],
    [run, high],
    [run - tread, high],
    [0, riser * 0.9],
  ];
  return [-1, 1].map((s) => move(turn(extrude(side, 32), 'y', 90), s * (w / 2 - 20) - 16, 0, 0));
}

function railing(steps: Steps, x: number): { rail: Shape[]; posts: Shape[] } {
  const { riser, tread, run, count } = steps;
  const slope = riser / tread;
  const railAt = (z: number) => riser + z * slope + HANDRAIL_MM;
  const from: Vec3 = [x, railAt(0) - 0.5 * riser, -0.2 * tread];
  const to: Vec3 = [x, railAt(run) - riser, -run + 0.2 * tread];
  const balusters = Array.from({ length: Math.max(1, count - 1) * 2 }, (_, i) => {
    const z = (i + 0.5) * (tread / 2);
    const foot = (Math.floor(i / 2) + 1) * riser;
    const t = (z - 0.2 * tread) / Math.max(1, run - 0.4 * tread);
    const top = from[1] + (to[1] - from[1]) * Math.min(1, Math.max(0, t));
    return move(box(20, Math.max(60, top - foot), 20, 0), x, foot, -z);
  });
  const post = (z: number, foot: number, top: number) => [
    move(box(74, top - foot + 60, 74, 4), x, foot, z),
    move(box(88, 16, 88, 3), x, top + 60, z),
  ];
  const section = roundedRectangle(56, 48, 16, 3);
  const rail = sweep(section, [from, to], { side: [1, 0, 0] });
  return {
    rail: [volumeOf(rail) > 0 ? rail : flip(rail)],
    posts: [
      ...balusters,
      ...post(-0.2 * tread, 0, from[1] - 30),
      ...post(-run + 0.2 * tread, (count - 1) * riser, to[1] - 30),
    ],
  };
}

/** Pieces of a straight stair in millimeters: lower floor at y = 0, first riser at z = 0, climbing to -z. */
export function buildStair(params: StairParams): Piece[] {
  const steps = stepsOf(params);
  const w = mmFromTenths(params.widthTenths);
  const risers =
    params.form === 'closed'
      ? Array.from({ length: steps.count }, (_, i) =>
          move(
            box(w - 44, i === steps.count - 1 ? steps.riser : steps.riser - THICK, 18, 0),
            0,
            i * steps.riser,
            -i * steps.tread - (i === steps.count - 1 && steps.count > 1 ? -9 : 9),
          ),
        )
      : [move(box(w - 44, 60, 18, 0), 0, steps.count * steps.riser - 60, -steps.run + 9)];
  const sides = { none: [], left: [-1], right: [1], both: [-1, 1] }[params.railing];
  const rails = sides.map((s) => railing(steps, s * (w / 2 - 60)));
  return [
    piece({ slot: 'tread' }, ...treads(steps, w)),
    piece({ slot: 'riser', grain: 'z' }, ...strings(params, steps, w), ...risers),
    ...(rails.length > 0
      ? [
          piece({ slot: 'railing', grain: 'y' }, ...rails.flatMap((r) => r.posts)),
          piece({ slot: 'railing', grain: 'z' }, ...rails.flatMap((r) => r.rail)),
        ]
      : []),
  ];
}
