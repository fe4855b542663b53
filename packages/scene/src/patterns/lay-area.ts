// The one way from what a surface wears to the pieces on it: viewer, drawings and takeoff call it.
import type { Covering } from '../document/nodes/covering.ts';
import type { ProductFacts } from '../document/product-facts.ts';
import type { Material } from '../materials/material.ts';
import type { Region } from '../plane/region.ts';
import { parseProductPicture } from '../product-picture.ts';
import { balancedOrigin } from './balance-origin.ts';
import { type Cell, type CellsRequest, cellsOf, measureCells } from './cells-of.ts';
import type { Pattern, Piece } from './laying.ts';
import { boundsOf, type Point, perimeterOf } from './polygon.ts';

/** How a covering is laid: its own choices over those of its product. */
export interface CoveringLaying {
  readonly material: Material;
  readonly pattern: Pattern;
  readonly piece: Piece;
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

const parsed = new WeakMap<ProductFacts, ReturnType<typeof parseProductPicture> | null>();

function pictureOf(facts: ProductFacts) {
  let picture = parsed.get(facts);
  if (picture === undefined) {
    try {
      picture = parseProductPicture(facts.picture);
    } catch {
      picture = null;
    }
    parsed.set(facts, picture);
  }
  return picture;
}

/** Null where the product's picture is no laid surface (a fixture, or a picture that can't be read). */
export function layingOf(covering: Covering, facts: ProductFacts): CoveringLaying | null {
  const picture = pictureOf(facts);
  if (picture?.type !== 'surface') return null;
  const { material, laying } = picture.spec;
  return {
    material,
    pattern: covering.pattern ?? laying.pattern,
    piece: laying.piece,
    jointTenths: covering.jointTenths ?? laying.joint.widthTenths,
    jointColor: covering.jointColor ?? laying.joint.color,
    angleDeg: laying.rotationDeg + covering.rotationTenthsDeg / 10,
    seed: laying.seed,
  };
}

/** Where the pattern starts: the covering's origin, or a balanced one for all regions together. */
export function originOf(area: AreaToLay, laying: CoveringLaying): Point {
  if (area.covering.origin !== null) return area.covering.origin;
  const { pattern, piece, jointTenths: joint, angleDeg } = laying;
  const rings = area.regions.flatMap(({ outline, holes }) => [outline, ...holes]);
  return balancedOrigin({ rings, pattern, piece, joint, angleDeg });
}

const laid = new WeakMap<AreaToLay, { readonly facts: ProductFacts; readonly cells: Cell[] }>();

/**
 * The pieces on an area in its face's coordinates: what is drawn and what is counted. The same area
 * and facts give the same list again without work. Empty for a product that is no laid surface, and
 * for an area that is beyond laying piece by piece.
 */
export function layArea(area: AreaToLay, facts: ProductFacts): readonly Cell[] {
  const before = laid.get(area);
  if (before?.facts === facts) return before.cells;
  const laying = layingOf(area.covering, facts);
  const cells = laying === null ? [] : cellsIn(area, laying);
  laid.set(area, { facts, cells });
  return cells;
}

/** More pieces than a yard of cobbles has: documents that ask for more are not laid piece by piece. */
const MOST_PIECES = 200_000;

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
  return field > module * MOST_PIECES;
}

function cellsIn(area: AreaToLay, laying: CoveringLaying): Cell[] {
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

/** Thinner than 1 mm on average: the joint along the wall takes it, no one cuts it. */
const SLIVER = 10;

/** Whether a cut part is too thin to be a piece at all. */
export function isSliver({ whole, area, polygon }: Cell): boolean {
  if (whole) return false;
  return area * 2 < perimeterOf(polygon) * SLIVER;
}
