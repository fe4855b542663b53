import { tableTop, topOutline } from '../../fittings/furniture/table.ts';
import { tableStand } from '../../fittings/furniture/table-stand.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { RoundDiningTableParams } from './schema.ts';

/** Pieces of a round dining table in millimetres: floor at y = 0, centred. */
export function buildRoundDiningTable(params: RoundDiningTableParams): Piece[] {
  const w = mmFromTenths(params.diameterTenths);
  const d = w;
  const h = mmFromTenths(params.heightTenths);

  const thick = mmFromTenths(params.topThicknessTenths);
  const under = h - thick;
  const top = tableTop(topOutline('oval', w, d), thick, params.edge);
  const stand = tableStand(params.base, { w, d, h: under, thick: 70, rails: 0, inset: 35 });
  return [
    piece({ slot: 'top' }, move(top, 0, under, 0)),
    piece({ slot: 'legs', grain: 'y' }, stand),
  ];
}
