import { toMesh } from '../geometry/mesh.ts';
import type { Part, Piece } from '../geometry/part.ts';
import { boundsOf, mapPoints, merge, type Shape } from '../geometry/shape.ts';
import type { Kind, Mount, SizeMm } from './kind.ts';
import type { ModelSpec } from './model-spec.ts';
import { kinds } from './registry.generated.ts';

/**
 * How much each axis of the drawn pieces is stretched to reach the declared size: within a few
 * percent of 1, since bent shapes are drawn by their middle lines.
 */
export function fitFactors(pieces: readonly Piece[], size: SizeMm): [number, number, number] {
  const { min, max } = boundsOf(...pieces.map((one) => one.shape));
  return [
    size.width === undefined ? 1 : size.width / (max[0] - min[0]),
    size.height === undefined ? 1 : size.height / (max[1] - min[1]),
    size.depth === undefined ? 1 : size.depth / (max[2] - min[2]),
  ];
}

function fitted(pieces: readonly Piece[], size: SizeMm, mount: Mount, sunk: number): Piece[] {
  const { min, max } = boundsOf(...pieces.map((one) => one.shape));
  const [fx, fy, fz] = fitFactors(pieces, size);
  const centerX = (min[0] + max[0]) / 2;
  const centerY = (min[1] + max[1]) / 2;
  const stands = mount === 'floor' || mount === 'counter';
  const originY = stands ? min[1] + sunk / fy : mount === 'ceiling' ? max[1] - sunk / fy : centerY;
  const originZ = mount === 'wall' ? min[2] : (min[2] + max[2]) / 2;
  const place = (shape: Shape) =>
    mapPoints(shape, ([x, y, z]) => [(x - centerX) * fx, (y - originY) * fy, (z - originZ) * fz]);
  return pieces.map((one) => ({ ...one, shape: place(one.shape) }));
}

/** A model's pieces, as its kind draws them, of exactly the declared size about the kind's origin. */
export function fitPieces(spec: ModelSpec, drawn: readonly Piece[]): Piece[] {
  const card: Kind = kinds[spec.kind] as unknown as Kind;
  const sunk = card.sunkMm?.(spec.params) ?? 0;
  return fitted(drawn, card.sizeMm(spec.params), card.mount(spec.params), sunk);
}

/** A model's pieces, as its kind draws them, as parts of exactly the declared size. */
export function fitModel(spec: ModelSpec, drawn: readonly Piece[]): Part[] {
  const groups = new Map<string, Piece>();
  for (const one of fitPieces(spec, drawn)) {
    const key = `${one.finishSlot} ${one.grain}`;
    const known = groups.get(key);
    groups.set(key, known ? { ...known, shape: merge(known.shape, one.shape) } : one);
  }
  return [...groups.values()].map((one) => ({
    mesh: toMesh(one.shape),
    finishSlot: one.finishSlot,
    grain: one.grain,
  }));
}
