import { tableTop, topOutline } from '../../fittings/furniture/table.ts';
import { tableStand } from '../../fittings/furniture/table-stand.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { DiningTableParams } from './schema.ts';

/** Pieces of a dining table in millimetres: floor at y = 0, centred. */
export function buildDiningTable(params: DiningTableParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const thick = mmFromTenths(params.topThicknessTenths);
  const under = h - thick;
  const top = tableTop(topOutline(params.shape, w, d), thick, params.edge);
  const stand = tableStand(params.base, { w, d, h: under, thick: 84, rails: 84, inset: 42 });
  return [
    piece({ slot: 'top' }, move(top, 0, under, 0)),
    piece({ slot: 'legs', grain: 'y' }, stand),
  ];
}
