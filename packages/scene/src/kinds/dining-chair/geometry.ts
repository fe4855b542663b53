import { board, stick } from '../../fittings/furniture/board.ts';
import { chairBack } from '../../fittings/furniture/chair-back.ts';
import { chairFrame } from '../../fittings/furniture/chair-frame.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { merge, move, type Shape } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { DiningChairParams } from './schema.ts';

/** Pieces of a dining chair in millimeters: floor at y = 0, centered on x. */
export function buildDiningChair(params: DiningChairParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const seat = mmFromTenths(params.seatHeightTenths);
  const deep = d - 80;
  const wide = w - (params.back === 'wishbone' ? 40 : 20);
  const back = changed(chairBack(params.back, { w: wide * 0.9, h: h - seat, thick: 28 }), (s) =>
    move(s, 0, seat - 20, -deep / 2 + 30),
  );
  const armLine = (s: number): Shape =>
    merge(
      move(board(44, 22, deep * 0.82, 5), s * (wide / 2 - 6), seat + 205, -deep * 0.06),
      stick(
        [s * (wide / 2 - 12), seat - 30, deep * 0.26],
        [s * (wide / 2 - 6), seat + 210, deep * 0.26],
        26,
        22,
      ),
    );
  return [
    ...chairFrame({ w: wide, d: deep, seat, legs: params.legs, surface: params.surface }),
    ...back,
    ...(params.arms && params.back !== 'wishbone'
      ? [piece({ slot: 'frame' }, armLine(-1), armLine(1))]
      : []),
  ];
}
