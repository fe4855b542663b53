// The pieces of a laying on an area. Knows no products and no schemas, so that a worker stays small.

import type { Covering } from '../document/nodes/covering.ts';
import type { Material } from '../materials/material.ts';
import { balancedOrigin } from '../patterns/balance-origin.ts';
import { type Cell, type CellsRequest, cellsOf, measureCells } from '../patterns/cells-of.ts';
import { isSliver } from '../patterns/is-sliver.ts';
import type { Pattern, Piece } from '../patterns/laying.ts';
import { boundsOf, type Point } from '../plane/polygon.ts';
import type { Region } from '../plane/region.ts';

/** How a covering is laid: its own choices over those of its product. */
export interface CoveringLaying {
  readonly material: Material;
  readonly pattern: Pattern;
  readonly piece: Piece;
  /** Length by width as the vendor states them: larger than the piece's where the size is nominal. */
  readonly statedArea: number;
  readonly jointTenths: number;
  readonly jointColor: string;
  readonly angleDeg: number;
  readonly seed: number;
}

/** What `layArea` needs of a CoveredArea. */
export interface AreaToLay {
  readonly covering: Covering;
  readonly regions: readonly Region[];
}

/** Where the pattern starts: the covering's origin, or a balanced one for all regions together. */
export function originOf(area: AreaToLay, laying: CoveringLaying): Point {
  if (area.covering.origin !== null) return area.covering.origin;
  const { pattern, piece, jointTenths: joint, angleDeg } = laying;
  const rings = area.regions.flatMap(({ outline, holes }) => [outline, ...holes]);
  return balancedOrigin({ rings, pattern, piece, joint, angleDeg });
}

/** More pieces than a cobbled yard has: areas with more are not laid piece by piece. */
const MAX_PIECES = 200_000;

/** Whether an area is far too large for its piece, so that drawing it would hold a process up. */
export function isBeyondLaying(
  { regions }: AreaToLay,
  { piece, jointTenths }: CoveringLaying,
): boolean {
  const module = (piece.lengthTenths + jointTenths) * (piece.widthTenths + jointTenths);
  const field = regions.reduce((sum, { outline }) => {
    const { minX, minY, maxX, maxY } = boundsOf(outline);
    return sum + (maxX - minX) * (maxY - minY);
  }, 0);
  return field > module * MAX_PIECES;
}

/**
 * The pieces of a laying on an area, in its face's coordinates. Empty for an area that is beyond laying
 * piece by piece.
 */
export function layCells(area: AreaToLay, laying: CoveringLaying): Cell[] {
  if (isBeyondLaying(area, laying)) return [];
  // Mixed into the keys, so that every lot looks its own, as in product pictures.
  const lot = Math.imul(laying.seed, 0x9e3779b1);
  return requestsOf(area, laying).flatMap((request) => {
    const cells = cellsOf(request);
    for (const cell of cells) cell.key = (cell.key ^ lot) >>> 0;
    return cells.filter((cell) => !isSliver(cell));
  });
}

function requestsOf(area: AreaToLay, laying: CoveringLaying): CellsRequest[] {
  const origin = originOf(area, laying);
  const { pattern, piece, jointTenths: joint, angleDeg, seed } = laying;
  const field = area.regions.map(({ outline }) => outline);
  return area.regions.map(({ outline: polygon, holes }) => {
    return { polygon, holes, field, pattern, piece, joint, origin, angleDeg, seed };
  });
}

/**
 * The joints of an area: their length (each lies between two pieces, so half of what the pieces'
 * edges measure), and the area that pieces cover.
 */
export function jointsOf(
  area: AreaToLay,
  laying: CoveringLaying,
): { length: number; covered: number } {
  const parts = requestsOf(area, laying).map(measureCells);
  return {
    length: parts.reduce((sum, { edgeLength }) => sum + edgeLength, 0) / 2,
    covered: parts.reduce((sum, part) => sum + part.area, 0),
  };
}
