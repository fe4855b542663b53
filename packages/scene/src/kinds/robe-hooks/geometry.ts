import { evenly } from '../../fittings/evenly.ts';
import { bead, drum, wire } from '../../fittings/plain-rounds.ts';
import { box, extrude } from '../../geometry/extrude.ts';
import { superellipse } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { splined } from '../../geometry/path.ts';
import { revolve } from '../../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import type { RobeHooksParams } from './schema.ts';

function hook(form: RobeHooksParams['form']): Shape {
  switch (form) {
    case 'peg':
      return merge(
        turn(
          revolve(
            [
              [13, 0],
              [11, 50],
              [18, 58],
              [18, 66],
              [0, 68],
            ],
            { segments: 24 },
          ),
          'x',
          82,
        ),
        turn(drum(28, 4, 28), 'x', 90),
      );
    case 'square':
      return merge(
        move(box(56, 110, 8, 2), 0, -55, 4),
        move(box(24, 14, 60, 2), 0, -30, 34),
        move(box(24, 34, 10, 2), 0, -30, 63),
      );
    default: {
      const prong = wire(
        6.5,
        splined(
          [
            [0, 10, 6],
            [0, -10, 34],
            [0, -2, 56],
            [0, 26, 62],
          ],
          4,
        ),
        10,
      );
      const upper =
        form === 'double'
          ? [
              wire(
                6.5,
                splined(
                  [
                    [0, 20, 6],
                    [0, 40, 30],
                    [0, 52, 46],
                  ],
                  4,
                ),
                10,
              ),
              move(bead(10), 0, 53, 47),
            ]
          : [];
      const plate = extrude(superellipse(28, 55, 3, 36), 8, { bevel: 3 });
      return merge(plate, prong, move(bead(9), 0, 28, 59), ...upper);
    }
  }
}

/** Pieces of robe hooks in millimeters: wall at z = 0. */
export function buildRobeHooks(params: RobeHooksParams): Piece[] {
  const out = params.rail ? 18 : 0;
  const hooks = evenly(params.count, params.count * 110).map((x) =>
    move(hook(params.form), x, 0, out),
  );
  return [
    piece({ slot: 'metal' }, ...hooks),
    ...(params.rail
      ? [piece({ slot: 'rail' }, move(box(params.count * 110, 100, 18, 3), 0, -50, 9))]
      : []),
  ];
}
