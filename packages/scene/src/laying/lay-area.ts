// The one way from what a surface wears to the pieces on it: viewer, drawings and takeoff call it.
import type { Covering } from '../document/nodes/covering.ts';
import type { ProductFacts } from '../document/product-facts.ts';
import { actualPiece } from '../patterns/actual-piece.ts';
import type { Cell } from '../patterns/cells-of.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import { type AreaToLay, type CoveringLaying, layCells } from './lay-cells.ts';

/** Null where the product's picture is no laid surface (a fixture, or a picture that can't be read). */
export function layingOf(covering: Covering, facts: ProductFacts): CoveringLaying | null {
  const picture = pictureOf(facts);
  if (picture?.type !== 'surface') return null;
  const { material, laying } = picture.spec;
  return {
    material,
    pattern: covering.pattern ?? laying.pattern,
    piece: actualPiece(laying),
    statedArea: laying.piece.lengthTenths * laying.piece.widthTenths,
    jointTenths: covering.jointTenths ?? laying.joint.widthTenths,
    jointColor: covering.jointColor ?? laying.joint.color,
    angleDeg: laying.rotationDeg + covering.rotationTenthsDeg / 10,
    seed: laying.seed,
  };
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
  const cells = laying === null ? [] : layCells(area, laying);
  laid.set(area, { facts, cells });
  return cells;
}
