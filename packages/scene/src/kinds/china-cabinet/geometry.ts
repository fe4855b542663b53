import { caseGoods } from '../../fittings/furniture/case.ts';
import { type LegStyle, legSet } from '../../fittings/furniture/legs.ts';
import { pullReach } from '../../fittings/furniture/pulls.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import { columnsOf } from './columns.ts';
import type { ChinaCabinetParams } from './schema.ts';

const FOOT: Readonly<Record<LegStyle, number>> = {
  tapered: 150,
  square: 105,
  turned: 120,
  bun: 75,
  metal: 150,
  hairpin: 150,
  sled: 120,
  plinth: 70,
};

/** Pieces of a china cabinet in millimetres: floor at y = 0, back at z = 0. */
export function buildChinaCabinet(params: ChinaCabinetParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const foot = FOOT[params.legs];
  const body = caseGoods({
    w,
    h: h - foot,
    d,
    columns: columnsOf(params.layout),
    front: params.front,
    pull: params.pull,
    over: 18,
    back: true,
  });
  const deep = d - pullReach(params.pull) - 16;
  const legs = legSet(params.legs, { w: w - 36, d: deep, h: foot, thick: 44, inset: 10 });
  return [
    ...changed(body, (s) => move(s, 0, foot, 0)),
    piece(
      { slot: params.legs === 'plinth' ? 'body' : 'legs', grain: 'y' },
      move(legs, 0, 0, deep / 2),
    ),
  ];
}
