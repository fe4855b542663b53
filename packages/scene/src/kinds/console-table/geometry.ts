import { tableTop, topOutline } from '../../fittings/furniture/table.ts';
import { lowerShelf, tableStand } from '../../fittings/furniture/table-stand.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { ConsoleTableParams } from './schema.ts';

/** Pieces of a console table in millimetres: floor at y = 0, centred. */
export function buildConsoleTable(params: ConsoleTableParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const thick = mmFromTenths(params.topThicknessTenths);
  const under = h - thick;
  const top = tableTop(topOutline(params.shape, w, d), thick, params.edge);
  const stand = tableStand(params.base, { w, d, h: under, thick: 44, rails: 70, inset: 22 });
  const slats =
    params.shelf === 'none' ? [] : lowerShelf(w - 96, d - 60, params.shelf === 'slats' ? 4 : 0);
  return [
    piece({ slot: 'top' }, move(top, 0, under, 0)),
    piece({ slot: 'legs', grain: 'y' }, stand),
    ...slats.map((s) => piece({ slot: 'top' }, move(s, 0, h * 0.24, 0))),
  ];
}
