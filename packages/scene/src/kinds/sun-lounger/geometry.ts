import { softCushion } from '../../fittings/cushions.ts';
import { evenly, partsOf } from '../../fittings/evenly.ts';
import { box } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, type Shape, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { SunLoungerParams } from './schema.ts';

/** Pieces of a sun lounger in millimeters: ground at y = 0. */
export function buildSunLounger(params: SunLoungerParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const long = mmFromTenths(params.lengthTenths);
  const back = long * 0.38;
  const bed = long - back;
  const top = 330;
  const thick = params.form === 'sling' ? 36 : 56;
  const rails = [-1, 1].map((s) =>
    move(
      box(thick * 0.7, 70, long * 0.94, 4),
      s * (w / 2 - thick / 2),
      top - 80,
      -bed * 0.02 - back / 2 + bed / 2 - long * 0.02,
    ),
  );
  const legs = [-1, 1].flatMap((x) =>
    [bed - 90, -back * 0.6].map((z) =>
      move(box(thick, top - 20, thick, 4), x * (w / 2 - thick / 2), 0, z),
    ),
  );
  const lattice = (len: number): Shape[] =>
    evenly(partsOf(len, 84), len).map((z) => move(box(w - thick * 1.2, 20, 60, 0), 0, -20, z));
  const hinge = (s: Shape) => move(turn(s, 'x', params.backDeg), 0, top, 0);
  const flat = lattice(bed).map((s) => move(s, 0, top, bed / 2));
  const raised = lattice(back).map((s) => hinge(move(s, 0, 0, -back / 2)));
  const stays = [-1, 1].map((s) =>
    hinge(move(box(thick * 0.5, 40, back, 2), s * (w / 2 - thick), -44, -back / 2)),
  );
  const pad = params.form === 'sling' ? 22 : 86;
  const cushions = [
    move(softCushion(w - 40, pad, bed - 6, 0.35), 0, top, bed / 2),
    hinge(move(softCushion(w - 40, pad, back - 6, 0.35), 0, 0, -back / 2)),
    ...(params.form === 'sling'
      ? []
      : [hinge(move(softCushion(w * 0.66, 90, 200, 0.9), 0, pad - 12, -back + 130))]),
  ];
  const sides =
    params.form === 'daybed'
      ? [-1, 1].map((s) => move(box(40, 420, back, 10), s * (w / 2 - 20), top - 60, -back / 2))
      : [];
  return [
    piece({ slot: 'frame', grain: 'z' }, ...rails, ...stays, ...sides),
    piece({ slot: 'frame' }, ...legs, ...flat, ...raised),
    piece({ slot: 'cushion' }, ...cushions),
  ];
}
