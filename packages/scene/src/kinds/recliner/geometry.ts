import { armWidth } from '../../fittings/furniture/arms.ts';
import { board } from '../../fittings/furniture/board.ts';
import { sofaBody, sofaFoot } from '../../fittings/furniture/sofa-body.ts';
import { cushion, upright } from '../../fittings/furniture/soft.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { ReclinerParams } from './schema.ts';

/** Pieces of a recliner, closed, in millimeters: floor at y = 0, back at z = 0. */
export function buildRecliner(params: ReclinerParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const seat = 500;
  const body = sofaBody({
    width: w,
    depth: d,
    height: h,
    seat,
    armHeight: 630,
    seats: 1,
    arm: params.arm,
    back: params.back,
    legs: params.legs,
    pillows: 0,
    piping: false,
  });
  const inner = w - 2 * armWidth(params.arm, w);
  const foot = sofaFoot(params.legs);
  const rest = upright(cushion(inner - 6, 74, 300, { crown: 20, corner: 40, edge: 28 }), 300);
  const head = upright(cushion(inner - 20, 110, 210, { crown: 40, corner: 60, edge: 40 }), 210, 10);
  return [
    ...body,
    piece(
      { slot: 'fabric' },
      move(rest, 0, foot + 10, d - 66),
      ...(params.back === 'tight' ? [move(head, 0, h - 235, 140)] : []),
    ),
    ...(params.lever
      ? [piece({ slot: 'legs' }, move(board(16, 34, 190, 6), w / 2 - 4, 330, d * 0.56))]
      : []),
  ];
}
