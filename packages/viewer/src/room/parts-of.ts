import { toMesh } from '@wevisu/scene/geometry/mesh.ts';
import type { Part, Piece } from '@wevisu/scene/geometry/part.ts';
import { merge, type Shape } from '@wevisu/scene/geometry/shape.ts';

/** Joins pieces into one part for each finish and grain. */
export function partsOf(pieces: readonly Piece[]): Part[] {
  const groups = new Map<string, { readonly piece: Piece; readonly shapes: Shape[] }>();
  for (const piece of pieces) {
    if (piece.shape.triangles.length === 0) continue;
    const key = `${piece.finishSlot} ${piece.grain}`;
    const known = groups.get(key);
    if (known) known.shapes.push(piece.shape);
    else groups.set(key, { piece, shapes: [piece.shape] });
  }
  return [...groups.values()].map(({ piece, shapes }) => ({
    mesh: toMesh(merge(...shapes)),
    finishSlot: piece.finishSlot,
    grain: piece.grain,
  }));
}
