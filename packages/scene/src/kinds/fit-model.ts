import { toMesh } from '../geometry/mesh.ts';
import type { Part, Piece } from '../geometry/part.ts';
import { boundsOf, mapPoints, merge, type Shape } from '../geometry/shape.ts';
import type { Mount, SizeMm } from './definition/kind.ts';

/** What a kind's card says of a model's size: what its drawn pieces are brought to. */
export interface Fit {
  readonly size: SizeMm;
  readonly mount: Mount;
  /** How much of its height lies within what carries it. */
  readonly sunkMm: number;
}

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

/** A model's pieces, as its kind draws them, of exactly the declared size about the kind's origin. */
export function fitPieces({ size, mount, sunkMm }: Fit, pieces: readonly Piece[]): Piece[] {
  const { min, max } = boundsOf(...pieces.map((one) => one.shape));
  const [fx, fy, fz] = fitFactors(pieces, size);
  const centerX = (min[0] + max[0]) / 2;
  const centerY = (min[1] + max[1]) / 2;
  const stands = mount === 'floor' || mount === 'counter';
  const originY = stands
    ? min[1] + sunkMm / fy
    : mount === 'ceiling'
      ? max[1] - sunkMm / fy
      : centerY;
  const originZ = mount === 'wall' ? min[2] : (min[2] + max[2]) / 2;
  const place = (shape: Shape) =>
    mapPoints(shape, ([x, y, z]) => [(x - centerX) * fx, (y - originY) * fy, (z - originZ) * fz]);
  return pieces.map((one) => ({ ...one, shape: place(one.shape) }));
}

/** A model's pieces, as its kind draws them, as parts of exactly the declared size. */
export function fitModel(fit: Fit, drawn: readonly Piece[]): Part[] {
  const groups = new Map<string, Piece>();
  for (const one of fitPieces(fit, drawn)) {
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
