import { tableTop, topOutline } from '../../fittings/furniture/table.ts';
import { lowerShelf, tableStand } from '../../fittings/furniture/table-stand.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { CoffeeTableParams } from './schema.ts';

/** Pieces of a coffee table in millimetres: floor at y = 0, centred. */
export function buildCoffeeTable(params: CoffeeTableParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const thick = mmFromTenths(params.topThicknessTenths);
  const under = h - thick;
  const top = tableTop(topOutline(params.shape, w, d), thick, params.edge);
  const stand = tableStand(params.base, { w, d, h: under, thick: 46, rails: 0, inset: 23 });
  const slats = params.shelf ? lowerShelf(w - 130, d - 130, 0) : [];
  return [
    piece({ slot: 'top' }, move(top, 0, under, 0)),
    piece({ slot: 'legs', grain: 'y' }, stand),
    ...slats.map((s) => piece({ slot: 'top' }, move(s, 0, h * 0.36, 0))),
  ];
}
