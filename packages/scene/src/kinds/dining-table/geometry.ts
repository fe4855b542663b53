import type { Piece } from '../../geometry/part.ts';
import { overallSize } from '../definition/overall-size.ts';
import { tablePieces } from '../families/table-geometry.ts';
import type { DiningTableParams } from './schema.ts';

/** Pieces of a dining table in millimeters: floor at y = 0, centered. */
export function buildDiningTable(params: DiningTableParams): Piece[] {
  const size = overallSize(params);
  return tablePieces(params, { ...size, shape: params.shape, legMm: 84, railMm: 84 });
}
