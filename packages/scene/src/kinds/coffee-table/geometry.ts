import { lowerShelf } from '../../fittings/furniture/table-stand.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { overallSize } from '../definition/overall-size.ts';
import { tablePieces } from '../families/table-geometry.ts';
import type { CoffeeTableParams } from './schema.ts';

/** Pieces of a coffee table in millimeters: floor at y = 0, centered. */
export function buildCoffeeTable(params: CoffeeTableParams): Piece[] {
  const size = overallSize(params);
  const slats = params.shelf ? lowerShelf(size.width - 130, size.depth - 130, 0) : [];
  return [
    ...tablePieces(params, { ...size, shape: params.shape, legMm: 46 }),
    ...slats.map((s) => piece({ slot: 'top' }, move(s, 0, size.height * 0.36, 0))),
  ];
}
