import { board, stick } from '../../fittings/furniture/board.ts';
import { chairBack } from '../../fittings/furniture/chair-back.ts';
import { cushion } from '../../fittings/furniture/soft.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { move, turn } from '../../geometry/shape.ts';
import { sweep } from '../../geometry/sweep.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { RockingChairParams } from './schema.ts';

/** Pieces of a rocking chair in millimeters: floor at y = 0, back at z = 0. */
export function buildRockingChair(params: RockingChairParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const seat = mmFromTenths(params.seatHeightTenths);
  const wide = w - 70;
  const deep = d * 0.58;
  const middle = d * 0.56;
  const back = changed(
    chairBack(params.back === 'slat' ? 'ladder' : params.back, { w: wide, h: h - seat, thick: 30 }),
    (s) => move(turn(s, 'x', -8), 0, seat - 20, middle - deep / 2 + 24),
  );
  const rocker: Vec3[] = Array.from({ length: 11 }, (_, i) => {
    const t = (i / 10) * 2 - 1;
    return [0, 18 + 88 * t * t, d / 2 + (t * (d - 30)) / 2];
  });
  const x = wide / 2 - 10;
  const front = middle + deep / 2 - 30;
  const rear = middle - deep / 2 + 30;
  const sides = [-1, 1].flatMap((s) => [
    move(
      sweep(
        [
          [-13, -18],
          [13, -18],
          [13, 18],
          [-13, 18],
        ],
        rocker,
        { side: [1, 0, 0] },
      ),
      s * x,
      0,
      0,
    ),
    stick([s * x, 40, front + 10], [s * x, seat + 200, front - 20], 34, 30),
    stick([s * x, 30, rear - 6], [s * x, seat, rear], 32, 34),
    move(board(66, 22, deep * 0.98, 7), s * (x + 8), seat + 196, middle - 10),
    stick([s * x, seat * 0.52, front], [s * x, seat * 0.52, rear], 20),
  ]);
  const plate = move(
    board(wide, 30, deep, 5),
    0,
    seat - (params.seat === 'wood' ? 30 : 70),
    middle,
  );
  const soft =
    params.seat === 'cushion'
      ? cushion(wide - 40, 80, deep - 10, { crown: 20, corner: 40, edge: 26 })
      : cushion(wide - 20, 46, deep - 6, { crown: 3, corner: 26, edge: 16, bulge: 0 });
  return [
    piece({ slot: 'frame', grain: 'z' }, ...sides, plate),
    ...(params.seat === 'wood'
      ? []
      : [
          piece(
            { slot: 'seat' },
            move(soft, 0, seat - (params.seat === 'cushion' ? 44 : 46), middle),
          ),
        ]),
    ...back,
  ];
}
