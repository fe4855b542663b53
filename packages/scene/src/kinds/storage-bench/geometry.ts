import { cushion } from '../../fittings/furniture/soft.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { overallSize } from '../definition/overall-size.ts';
import { seatCase } from '../families/seat-case.ts';
import type { StorageBenchParams } from './schema.ts';

/** Pieces of a storage bench in millimeters: floor at y = 0, back at z = 0. */
export function buildStorageBench(params: StorageBenchParams): Piece[] {
  const { width, depth, height: h } = overallSize(params);
  const height = params.cushion ? h - 62 : h;
  const base = seatCase(params, { width, depth, height });
  if (!params.cushion) return base;
  const pad = cushion(width - 10, 64, depth - 16, { crown: 12, corner: 20, edge: 20, piping: 4 });
  return [...base, piece({ slot: 'fabric' }, move(pad, 0, height - 2, depth / 2))];
}
