import { lowerShelf } from '../../fittings/furniture/table-stand.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { overallSize } from '../definition/overall-size.ts';
import { tablePieces } from '../families/table-geometry.ts';
import type { ConsoleTableParams } from './schema.ts';

/** Pieces of a console table in millimeters: floor at y = 0, centered. */
export function buildConsoleTable(params: ConsoleTableParams): Piece[] {
  const size = overallSize(params);
  const slats =
    params.shelf === 'none'
      ? []
      : lowerShelf(size.width - 96, size.depth - 60, params.shelf === 'slats' ? 4 : 0);
  return [
    ...tablePieces(params, { ...size, shape: params.shape, legMm: 44, railMm: 70 }),
    ...slats.map((s) => piece({ slot: 'top' }, move(s, 0, size.height * 0.24, 0))),
  ];
}
