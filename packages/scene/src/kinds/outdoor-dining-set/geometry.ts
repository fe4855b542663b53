import { softCushion } from '../../fittings/cushions.ts';
import { evenly, partsOf } from '../../fittings/evenly.ts';
import { drum, pole, wire } from '../../fittings/plain-rounds.ts';
import { box } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { bent } from '../../geometry/path.ts';
import { cylinder } from '../../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { CHAIR_MM, type Place, placesOf, tableOf } from './places.ts';
import type { OutdoorDiningSetParams } from './schema.ts';

/** An armchair that looks to +z, its middle on the axis. */
function chair(): { frame: Shape[]; seat: Shape[] } {
  const { width: w, depth: d } = CHAIR_MM;
  const bar = 13;
  const x = w / 2 - bar;
  const z = d / 2 - bar;
  const side = (s: number) =>
    merge(
      wire(
        bar,
        bent(
          [
            [s * x, 0, z],
            [s * x, 640, z],
            [s * x, 640, -z * 0.7],
          ],
          40,
        ),
        8,
      ),
      wire(
        bar,
        [
          [s * x, 0, -z],
          [s * x, 430, -z * 0.8],
          [s * x, 820, -z],
        ],
        8,
      ),
    );
  const slats = evenly(5, 320).map((y) =>
    pole(9, [-x, y + 640, -z * (0.9 + y / 3200)], [x, y + 640, -z * (0.9 + y / 3200)], 8),
  );
  const under = [z * 0.9, -z * 0.8].map((at) => pole(11, [-x, 400, at], [x, 400, at], 8));
  return {
    frame: [side(-1), side(1), ...slats, ...under],
    seat: [move(softCushion(w - 50, 60, d - 70, 0.3), 0, 404, 6)],
  };
}

/** Pieces of a table with its chairs in millimeters: ground at y = 0. */
export function buildOutdoorDiningSet(params: OutdoorDiningSetParams): Piece[] {
  const { w, d } = tableOf(params);
  const high = 740;
  const isRound = params.form !== 'rectangle';
  const planks = partsOf(d, 130);
  const top = isRound
    ? [move(cylinder(w / 2, 30, 5, 48), 0, high - 30, 0)]
    : evenly(planks, d).map((z) => move(box(w, 30, d / planks - 5, 1), 0, high - 30, z));
  const legs = isRound
    ? [
        drum(w * 0.28, 24, 32),
        pole(34, [0, 20, 0], [0, high - 30, 0], 16),
        move(drum(w * 0.2, 20, 24), 0, high - 50, 0),
      ]
    : [
        ...[-1, 1].flatMap((x) =>
          [-1, 1].map((z) =>
            move(box(64, high - 30, 64, 4), x * (w / 2 - 70), 0, z * (d / 2 - 60)),
          ),
        ),
        ...[-1, 1].map((z) => move(box(w - 160, 60, 24, 2), 0, high - 92, z * (d / 2 - 60))),
        ...[-1, 1].map((x) => move(box(24, 60, d - 140, 2), x * (w / 2 - 70), high - 92, 0)),
      ];
  const { frame, seat } = chair();
  const seats = placesOf(params);
  const put = (s: Shape, place: Place) => move(turn(s, 'y', place.turned), place.x, 0, place.z);
  return [
    piece({ slot: 'top' }, ...top),
    piece(
      { slot: 'frame', grain: 'y' },
      ...legs,
      ...seats.flatMap((place) => frame.map((s) => put(s, place))),
    ),
    piece({ slot: 'cushion' }, ...seats.flatMap((place) => seat.map((s) => put(s, place)))),
  ];
}
