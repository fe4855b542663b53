import { bedding, mattressMm } from '../../fittings/furniture/bedding.ts';
import { board } from '../../fittings/furniture/board.ts';
import { HEADBOARD_MM, headboard } from '../../fittings/furniture/headboard.ts';
import { legSet } from '../../fittings/furniture/legs.ts';
import { cushion } from '../../fittings/furniture/soft.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { BedParams } from './schema.ts';

const BASE = 300;
const MATTRESS = 280;

function frameOf(params: BedParams, w: number, l: number): Piece[] {
  const z = HEADBOARD_MM + l / 2;
  if (params.frame === 'upholstered') {
    const rail = cushion(w + 70, 240, l + 30, { crown: 4, corner: 40, edge: 16, bulge: 0 });
    return [
      piece({ slot: 'fabric' }, move(rail, 0, 80, z)),
      piece(
        { slot: 'frame' },
        move(legSet('tapered', { w: w + 40, d: l, h: 84, thick: 50, inset: 20 }), 0, 0, z),
      ),
    ];
  }
  const high = params.frame === 'legs' ? 130 : 240;
  const low = BASE + 20 - high;
  const rails = [
    ...[-1, 1].map((s) => move(board(30, high, l, 3), s * (w / 2 + 20), low, z)),
    move(board(w + 70, high, 30, 3), 0, low, HEADBOARD_MM + l + 15),
    move(board(w + 10, 20, l - 10, 1), 0, BASE - 20, z),
  ];
  if (params.frame === 'drawers') {
    const fronts = [-1, 1].flatMap((s) =>
      [0.3, 0.72].map((t) =>
        move(board(20, 180, l * 0.36, 2), s * (w / 2 + 40), 90, HEADBOARD_MM + l * t),
      ),
    );
    return [piece({ slot: 'frame' }, ...rails, ...fronts, move(board(w, 84, l - 40, 2), 0, 0, z))];
  }
  const legs =
    params.frame === 'platform'
      ? board(w - 160, low + 10, l - 200, 2)
      : legSet('square', { w: w + 60, d: l, h: low + 10, thick: 70, inset: 6 });
  return [piece({ slot: 'frame' }, ...rails, move(legs, 0, 0, z))];
}

/** Pieces of a bed in millimeters: floor at y = 0, head against z = 0. */
export function buildBed(params: BedParams): Piece[] {
  const { w, l } = mattressMm(params.size);
  const height = mmFromTenths(params.heightTenths);
  const wide = w + 76;
  const foot = params.footboard === 'low' ? 470 : Math.min(700, height * 0.6);
  const footStyle = params.footboard === 'low' ? 'panel' : params.headboard;
  return [
    ...headboard(params.headboard, wide, height),
    ...frameOf(params, w, l),
    ...(params.footboard === 'none'
      ? []
      : changed(headboard(footStyle, wide, foot), (s) => move(s, 0, 0, HEADBOARD_MM + l + 14))),
    ...changed(
      bedding({ w, l, base: BASE, thick: MATTRESS, dress: params.dress, pillows: params.pillows }),
      (s) => move(s, 0, 0, HEADBOARD_MM),
    ),
  ];
}
