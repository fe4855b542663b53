import { prism } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import type { SteppingStonesParams } from './schema.ts';
import { stonesOf } from './stones.ts';

/** Pieces of stepping stones in millimeters: ground at y = 0. */
export function buildSteppingStones(params: SteppingStonesParams): Piece[] {
  const stones = stonesOf(params).map((outline) =>
    prism(outline, 40, { bevel: params.form === 'planks' ? 3 : 6 }),
  );
  return [piece({ slot: 'stone', grain: 'z' }, ...stones)];
}
