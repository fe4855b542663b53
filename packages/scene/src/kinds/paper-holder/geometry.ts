import { frameRing } from '../../fittings/picture-frame.ts';
import { bead, drum, pole, wire } from '../../fittings/plain-rounds.ts';
import { box, extrude } from '../../geometry/extrude.ts';
import { rectangle, roundedRectangle } from '../../geometry/outline.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { bent } from '../../geometry/path.ts';
import { revolve } from '../../geometry/revolve.ts';
import { move, turn } from '../../geometry/shape.ts';
import type { PaperHolderParams } from './schema.ts';

/** A roll about the x axis. */
function roll(): Piece[] {
  const body = turn(
    move(
      revolve(
        [
          [20, 0],
          [55, 0],
          [55, 102],
          [20, 102],
        ],
        { ring: true, segments: 36 },
      ),
      0,
      -51,
      0,
    ),
    'z',
    90,
  );
  return [piece({ fixed: 'paper' }, body, move(box(102, 70, 1, 0), 0, -75, 54))];
}

/** Pieces of a paper holder in millimeters: wall at z = 0. */
export function buildPaperHolder(params: PaperHolderParams): Piece[] {
  const paper = (x: number, y: number, z: number) =>
    params.paper ? changed(roll(), (s) => move(s, x, y, z)) : [];
  const rosette = (x: number) => move(turn(drum(26, 9, 28), 'x', 90), x, 0, 0);
  switch (params.form) {
    case 'stand':
      return [
        piece(
          { slot: 'metal' },
          drum(90, 14, 36),
          pole(9, [0, 10, -50], [0, 630, -50], 14),
          move(bead(13), 0, 628, -50),
          pole(7, [0, 540, -50], [0, 540, 20], 12),
          pole(8, [-70, 540, 20], [70, 540, 20], 12),
        ),
        ...paper(0, 528, 20),
      ];
    case 'recessed':
      return [
        piece(
          { slot: 'metal' },
          frameRing(roundedRectangle(150, 150, 8), 16, 12, 3),
          extrude(rectangle(130, 130), 3),
          pole(8, [-62, 0, params.paper ? 57 : 16], [62, 0, params.paper ? 57 : 16], 12),
        ),
        ...paper(0, 0, 57),
      ];
    case 'post':
      return [
        piece(
          { slot: 'metal' },
          ...[-1, 1].flatMap((s) => [
            rosette(s * 78),
            pole(9, [s * 78, 0, 0], [s * 78, 0, 72], 14),
            move(bead(13), s * 78, 0, 72),
          ]),
          pole(8, [-78, 0, 72], [78, 0, 72], 12),
        ),
        ...paper(0, -12, 72),
      ];
    default:
      return [
        piece(
          { slot: 'metal' },
          rosette(70),
          pole(9, [70, 0, 0], [70, 0, 72], 14),
          wire(
            8,
            bent(
              [
                [70, 0, 72],
                [-80, 0, 72],
                [-80, 22, 72],
              ],
              10,
            ),
            12,
          ),
        ),
        ...paper(-4, -12, 72),
      ];
  }
}
