// From cells to triangles: where each corner of a cell lies in the patch. Pure arrays, so that a worker
// can do it.
import { triangulate } from '@wevisu/scene/geometry/triangulate.ts';
import type { Cell } from '@wevisu/scene/patterns/cells-of.ts';
import { type Point, turn } from '@wevisu/scene/patterns/polygon.ts';
import { trapezoidsOf } from '@wevisu/scene/patterns/trapezoids.ts';
import type { Patch, PatchPiece } from './patch.ts';

export interface FlatMesh {
  /** u, v of the face in tenths. */
  readonly places: Float32Array;
  /** Of the patch. */
  readonly uvs: Float32Array;
  readonly indices: Uint32Array;
}

/** The piece of the patch that a cell is cut from: the same kind, the nearest size, by its key. */
function sourceOf(pieces: readonly PatchPiece[], cell: Cell): PatchPiece | null {
  const same = pieces.filter((piece) => piece.kind === cell.kind);
  const fitting = same.filter(
    (piece) => piece.length >= cell.length - 1 && piece.width >= cell.width - 1,
  );
  const from = fitting.length > 0 ? fitting : same;
  return from[cell.key % Math.max(1, from.length)] ?? null;
}

/** Triangles of cells whose looks are cut from a patch. Cells without a source take the patch as it lies. */
export function meshCells(
  cells: readonly Cell[],
  patch: Pick<Patch, 'width' | 'height' | 'pieces'>,
): FlatMesh {
  const places: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (const cell of cells) {
    const source = sourceOf(patch.pieces, cell);
    const back = turn(-cell.angleDeg);
    const into = turn(source?.angleDeg ?? cell.angleDeg);
    const base = places.length / 2;
    for (const [x, y] of [...cell.polygon, ...cell.holes.flat()]) {
      const dx = x - cell.center[0];
      const dy = y - cell.center[1];
      const along = dx * back.cos - dy * back.sin;
      const across = dx * back.sin + dy * back.cos;
      const center: Point = source?.center ?? cell.center;
      places.push(x, y);
      uvs.push(
        (center[0] + along * into.cos - across * into.sin) / patch.width,
        (center[1] + along * into.sin + across * into.cos) / patch.height,
      );
    }
    for (const index of triangulate(cell.polygon, cell.holes)) indices.push(base + index);
  }
  return {
    places: new Float32Array(places),
    uvs: new Float32Array(uvs),
    indices: new Uint32Array(indices),
  };
}

/** A whole region that shows the patch again and again, for chips too small to cut one by one. */
export function meshRegion(
  region: { readonly outline: readonly Point[]; readonly holes: readonly (readonly Point[])[] },
  patch: { readonly width: number; readonly height: number },
  origin: Point,
  angleDeg: number,
): FlatMesh {
  const { cos, sin } = turn(angleDeg);
  const places: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (const { outline } of trapezoidsOf([region])) {
    const base = places.length / 2;
    for (const [x, y] of outline) {
      const dx = x - origin[0];
      const dy = y - origin[1];
      places.push(x, y);
      uvs.push((dx * cos + dy * sin) / patch.width, (dy * cos - dx * sin) / patch.height);
    }
    for (let n = 1; n + 1 < outline.length; n++) indices.push(base, base + n, base + n + 1);
  }
  return {
    places: new Float32Array(places),
    uvs: new Float32Array(uvs),
    indices: new Uint32Array(indices),
  };
}
