import { bar, board, stick } from '../../fittings/furniture/board.ts';
import { channelPanel } from '../../fittings/furniture/quilting.ts';
import { cushion, upright } from '../../fittings/furniture/soft.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { bent } from '../../geometry/path.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { LoungeChairParams } from './schema.ts';

/** One side of the frame, its floor at y = 0 and its back at z = 0. */
function side(params: LoungeChairParams, d: number, h: number, seat: number): Shape {
  const arm = seat + 170;
  if (params.frame === 'metal') {
    return bar(
      12,
      bent(
        [
          [0, arm, d * 0.24],
          [0, arm, d - 16],
          [0, 12, d - 16],
          [0, 12, 40],
          [0, arm - 20, 40],
        ],
        [0, 50, 50, 50, 0],
      ),
      8,
    );
  }
  const wide = params.frame === 'paddle' ? 84 : 44;
  const legs =
    params.frame === 'sling'
      ? [stick([0, 0, d - 30], [0, arm, d * 0.3], 30), stick([0, 0, 60], [0, arm, d * 0.74], 30)]
      : [
          stick([0, 0, d - 60], [0, arm - 10, d - 40], 26, 38),
          stick([0, 0, 30], [0, h * 0.72, 70], 26, 38),
        ];
  return merge(
    ...legs,
    move(board(wide, 22, d * 0.86, 7), 0, arm - 16, d * 0.53),
    move(board(26, 52, d * 0.8, 3), 0, seat - 150, d * 0.52),
  );
}

/** Pieces of a lounge chair in millimeters: floor at y = 0, back at z = 0. */
export function buildLoungeChair(params: LoungeChairParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const seat = mmFromTenths(params.seatHeightTenths);
  const inner = w - 110;
  const deep = d - 150;
  const tall = h - seat + 40;
  const x = w / 2 - 46;
  const rails = [120, d - 90].map((z) => move(board(inner + 40, 46, 26, 2), 0, seat - 150, z));
  const cushionSeat = turn(cushion(inner, 120, deep, { crown: 22, corner: 40, edge: 40 }), 'x', -5);
  const atBack = (s: Shape) => move(turn(s, 'x', -16), 0, seat - 60, 150);
  const slats = Array.from({ length: params.back === 'slat' ? 7 : 3 }, (_, i) =>
    atBack(
      move(
        board(inner, 26, 14, 2),
        0,
        tall * (0.25 + (i * 0.7) / (params.back === 'slat' ? 6 : 2)),
        -26,
      ),
    ),
  );
  const uprights = [-1, 1].map((s) =>
    atBack(move(board(28, tall, 24, 3), s * (inner / 2 - 14), 0, -30)),
  );
  const back =
    params.back === 'channel'
      ? [
          piece(
            { slot: 'fabric' },
            atBack(channelPanel({ width: inner, height: tall, thick: 96, pitch: 92 })),
          ),
        ]
      : params.back === 'cane'
        ? [
            piece(
              { fixed: 'woven-cane' },
              atBack(move(board(inner - 40, tall * 0.8, 6, 1), 0, tall * 0.18, -24)),
            ),
          ]
        : params.back === 'slat'
          ? []
          : [
              piece(
                { slot: 'fabric' },
                move(
                  upright(cushion(inner, 130, tall, { crown: 40, corner: 50, edge: 40 }), tall, 16),
                  0,
                  seat - 40,
                  140,
                ),
              ),
            ];
  return [
    piece(
      { slot: 'legs', grain: 'y' },
      ...[-1, 1].map((s) => move(side(params, d, h, seat), s * x, 0, 0)),
      ...rails,
      ...(params.back === 'channel' ? [] : slats),
      ...uprights,
    ),
    piece({ slot: 'fabric' }, move(cushionSeat, 0, seat - 122, d - deep / 2 - 20)),
    ...back,
  ];
}
