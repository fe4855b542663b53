import { softCushion } from '../../fittings/cushions.ts';
import { evenly, partsOf } from '../../fittings/evenly.ts';
import { drum } from '../../fittings/plain-rounds.ts';
import { box } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, type Shape, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { OutdoorSofaParams } from './schema.ts';

const ARM = 90;

/** Pieces of an outdoor sofa in millimeters: ground at y = 0. */
export function buildOutdoorSofa(params: OutdoorSofaParams): Piece[] {
  const seat = mmFromTenths(params.seatTenths);
  const d = mmFromTenths(params.depthTenths);
  const inner = seat * params.seats;
  const w = inner + 2 * ARM;
  const places = evenly(params.seats, inner);
  const base = 280;
  const frame: Shape[] = [];
  if (params.form === 'woven') {
    frame.push(
      move(box(w, base - 40, d, 12), 0, 40, 0),
      move(box(w, 400, 110, 14), 0, base - 10, -d / 2 + 55),
    );
    for (const s of [-1, 1])
      frame.push(move(box(ARM, 340, d, 14), s * (w / 2 - ARM / 2), base - 10, 0));
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        frame.push(move(drum(20, 44, 12), x * (w / 2 - 50), 0, z * (d / 2 - 50)));
  } else {
    const thick = params.form === 'teak' ? 60 : 34;
    for (const x of [-1, 1]) {
      for (const z of [-1, 1])
        frame.push(
          move(
            box(thick, z < 0 ? 640 : 590, thick, 4),
            x * (w / 2 - thick / 2),
            0,
            z * (d / 2 - thick / 2),
          ),
        );
      frame.push(move(box(ARM * 0.9, 28, d, 6), x * (w / 2 - ARM * 0.45), 590, 0));
      frame.push(move(box(thick * 0.6, 60, d - thick, 2), x * (w / 2 - thick / 2), base - 80, 0));
    }
    frame.push(
      move(box(w - thick, 70, thick * 0.6, 3), 0, base - 80, d / 2 - thick / 2),
      move(box(w - thick, 70, thick * 0.6, 3), 0, base - 80, -d / 2 + thick / 2),
      move(box(w - thick, 60, thick * 0.6, 3), 0, 580, -d / 2 + thick / 2),
    );
    const slats = partsOf(inner, params.form === 'teak' ? 90 : 60);
    for (const x of evenly(slats, inner))
      frame.push(
        move(box(params.form === 'teak' ? 46 : 16, 330, 16, 0), x, base - 20, -d / 2 + thick / 2),
      );
    for (const z of evenly(7, d - 160))
      frame.push(move(box(w - 2 * thick, 16, 60, 0), 0, base - 26, z));
  }
  const deep = d - (params.form === 'woven' ? 130 : 90);
  const cushions = places.flatMap((x) => [
    move(softCushion(seat - 8, 150, deep, 0.6), x, base - 10, (d - deep) / 2 - 8),
    move(
      turn(turn(softCushion(seat - 14, 170, 420, 0.9), 'x', 90), 'x', -14),
      x,
      base + 310,
      -d / 2 + (params.form === 'woven' ? 130 : 90),
    ),
  ]);
  return [piece({ slot: 'frame' }, ...frame), piece({ slot: 'cushion' }, ...cushions)];
}
