import type { Piece } from '../../geometry/part.ts';
import { overallSize } from '../definition/overall-size.ts';
import { tablePieces } from '../families/table-geometry.ts';
import type { SideTableParams } from './schema.ts';

/** Pieces of a side table in millimeters: floor at y = 0, centered. */
export function buildSideTable(params: SideTableParams): Piece[] {
  const size = overallSize(params);
  return tablePieces(params, { ...size, shape: params.shape, legMm: 36 });
}
