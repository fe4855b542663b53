// Coping by the piece along an edge: mitered at corners, cut at the end of each straight.
import type { Point, Polygon } from '../plane/polygon.ts';

interface CopingPlan {
  readonly pieces: number;
  readonly corners: number;
  /** Length of the edge itself, tenths. */
  readonly edgeLength: number;
}

/** Bends under this are laid with slightly tapered joints, as round pools are. */
const CORNER_DEG = 20;
const KERF = 32;

interface Stretch {
  readonly length: number;
  readonly mitres: number;
}

/**
 * Pieces of `length` x `depth` with `joint` between them along a closed edge. At a corner both
 * pieces run on for the mitre. Rests serve other straights, but not as mitered ends.
 */
export function planCoping(request: {
  readonly edge: Polygon;
  readonly length: number;
  readonly depth: number;
  readonly joint: number;
}): CopingPlan {
  const { edge, length, depth, joint } = request;
  const { stretches, corners } = stretchesOf(edge, depth);
  let pieces = 0;
  const rests: number[] = [];
  for (const stretch of stretches.toSorted((a, b) => b.length - a.length)) {
    let left = stretch.length;
    while (left > length + joint) {
      pieces++;
      left -= length + joint;
    }
    const rest = rests.findIndex((one) => one >= left);
    if (rest >= 0 && stretch.mitres === 0) {
      rests[rest] = (rests[rest] as number) - left - KERF;
      continue;
    }
    pieces++;
    rests.push(length - left - KERF);
  }
  const edgeLength = edge.reduce((sum, from, n) => sum + lengthTo(edge, from, n), 0);
  return { pieces, corners, edgeLength };
}

function lengthTo(edge: Polygon, [x, y]: Point, n: number): number {
  const [nextX, nextY] = edge[(n + 1) % edge.length] as Point;
  return Math.hypot(nextX - x, nextY - y);
}

/** Straights and bows between corners; each is longer by its mitres. */
function stretchesOf(edge: Polygon, depth: number): { stretches: Stretch[]; corners: number } {
  const turns = edge.map((at, n) => {
    const [ax, ay] = edge[(n + edge.length - 1) % edge.length] as Point;
    const [bx, by] = edge[(n + 1) % edge.length] as Point;
    const inX = at[0] - ax;
    const inY = at[1] - ay;
    const outX = bx - at[0];
    const outY = by - at[1];
    return Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY);
  });
  const isCorner = turns.map((angle) => Math.abs(angle) * 180 > CORNER_DEG * Math.PI);
  const corners = isCorner.filter(Boolean).length;
  const first = Math.max(0, isCorner.indexOf(true));
  const stretches: Stretch[] = [];
  let length = 0;
  for (let step = 0; step < edge.length; step++) {
    const n = (first + step) % edge.length;
    const end = (n + 1) % edge.length;
    length += lengthTo(edge, edge[n] as Point, n);
    // In a bow the outer edge is longer than the water's.
    if (!isCorner[end]) length += depth * Math.abs(turns[end] as number);
    if (isCorner[end] || step === edge.length - 1) {
      const mitre = corners === 0 ? 0 : depth * Math.tan(Math.abs(turns[end] as number) / 2);
      stretches.push({ length: length + 2 * mitre, mitres: corners === 0 ? 0 : 2 });
      length = 0;
    }
  }
  return { stretches, corners };
}
