import type { Piece } from '../../geometry/part.ts';
import { mmFromTenths } from '../../units.ts';
import { tablePieces } from '../families/table-geometry.ts';
import type { RoundDiningTableParams } from './schema.ts';

/** Pieces of a round dining table in millimeters: floor at y = 0, centered. */
export function buildRoundDiningTable(params: RoundDiningTableParams): Piece[] {
  const width = mmFromTenths(params.diameterTenths);
  const size = { width, depth: width, height: mmFromTenths(params.heightTenths) };
  return tablePieces(params, { ...size, shape: 'oval', legMm: 70 });
}
