// Cells as triangles, with the place of each corner in the patch. Plain arrays, so that a worker can do it.
import { triangulate } from '@wevisu/scene/geometry/triangulate.ts';
import type { Cell } from '@wevisu/scene/patterns/cells-of.ts';
import { trapezoidsOf } from '@wevisu/scene/patterns/trapezoids.ts';
import { areaOf, type Point, turn } from '@wevisu/scene/plane/polygon.ts';
import type { Patch, PatchPiece } from './patch.ts';

export interface FlatMesh {
  /** u, v of the face in tenths. */
  readonly places: Float32Array;
  /** Places in the patch, 1 being its width and its height. */
  readonly uvs: Float32Array;
  readonly indices: Uint32Array;
}

/** The piece of the patch that a cell is cut from: of its kind, large enough if possible, chosen by its key. */
function sourceOf(pieces: readonly PatchPiece[], cell: Cell): PatchPiece | null {
  const same = pieces.filter((piece) => piece.kind === cell.kind);
  const fitting = same.filter(
    (piece) => piece.length >= cell.length - 1 && piece.width >= cell.width - 1,
  );
  const from = fitting.length > 0 ? fitting : same;
  return from[cell.key % Math.max(1, from.length)] ?? null;
}

/** Triangles of cells whose pictures are cut from a patch. Cells without a matching piece show the patch as it lies. */
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

type Outlined = {
  readonly outline: readonly Point[];
  readonly holes: readonly (readonly Point[])[];
};

/**
 * Triangles that share all their corners: single pixels of sky show through between trapezoids of different widths.
 * Null where holes touch each other or the outline, so that triangles would cover too much.
 */
function wholeTriangles({ outline, holes }: Outlined): number[] | null {
  const points = [...outline, ...holes.flat()];
  const expected =
    Math.abs(areaOf(outline)) - holes.reduce((sum, one) => sum + Math.abs(areaOf(one)), 0);
  try {
    const indices = triangulate(outline, holes);
    let covered = 0;
    for (let n = 0; n < indices.length; n += 3) {
      const corners = indices.slice(n, n + 3).map((i) => points[i] ?? ([0, 0] as const));
      covered += Math.abs(areaOf(corners));
    }
    return Math.abs(covered - expected) <= 1e-6 * Math.abs(expected) ? indices : null;
  } catch {
    return null;
  }
}

/**
 * A whole region that repeats the patch, for chips too small to cut one by one.
 * @param origin Where the pattern starts, u and v in tenths.
 */
export function meshRegion(
  region: Outlined,
  patch: { readonly width: number; readonly height: number },
  origin: Point,
  angleDeg: number,
): FlatMesh {
  const { cos, sin } = turn(angleDeg);
  const places: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  const put = ([x, y]: Point) => {
    const dx = x - origin[0];
    const dy = y - origin[1];
    places.push(x, y);
    uvs.push((dx * cos + dy * sin) / patch.width, (dy * cos - dx * sin) / patch.height);
  };
  const whole = wholeTriangles(region);
  if (whole) {
    for (const point of [...region.outline, ...region.holes.flat()]) put(point);
    for (const index of whole) indices.push(index);
  } else {
    for (const { outline } of trapezoidsOf([region])) {
      const base = places.length / 2;
      for (const point of outline) put(point);
      for (let n = 1; n + 1 < outline.length; n++) indices.push(base, base + n, base + n + 1);
    }
  }
  return {
    places: new Float32Array(places),
    uvs: new Float32Array(uvs),
    indices: new Uint32Array(indices),
  };
}
