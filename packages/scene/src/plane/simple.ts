import type { Point, Polygon } from './polygon.ts';

function sideOf(a: Point, b: Point, c: Point): number {
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
}

function isBetween(a: Point, b: Point, c: Point): boolean {
  return (
    Math.min(a[0], b[0]) <= c[0] &&
    c[0] <= Math.max(a[0], b[0]) &&
    Math.min(a[1], b[1]) <= c[1] &&
    c[1] <= Math.max(a[1], b[1])
  );
}

/** Whether two segments share any point, ends included. Exact for integers up to 5,000,000. */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const abc = sideOf(a, b, c);
  const abd = sideOf(a, b, d);
  const cda = sideOf(c, d, a);
  const cdb = sideOf(c, d, b);
  if (abc !== abd && cda !== cdb) return true;
  return (
    (abc === 0 && isBetween(a, b, c)) ||
    (abd === 0 && isBetween(a, b, d)) ||
    (cda === 0 && isBetween(c, d, a)) ||
    (cdb === 0 && isBetween(c, d, b))
  );
}

interface Edge {
  readonly index: number;
  readonly from: Point;
  readonly to: Point;
  readonly minX: number;
  readonly maxX: number;
}

/** Neighbors share a point by right; they clash only when the second runs back over the first. */
function turnsBack(first: Edge, second: Edge): boolean {
  return (
    sideOf(first.from, first.to, second.to) === 0 &&
    (first.from[0] - first.to[0]) * (second.to[0] - second.from[0]) +
      (first.from[1] - first.to[1]) * (second.to[1] - second.from[1]) >
      0
  );
}

function clash(a: Edge, b: Edge, count: number): boolean {
  if ((a.index + 1) % count === b.index) return turnsBack(a, b);
  if ((b.index + 1) % count === a.index) return turnsBack(b, a);
  return segmentsMeet(a.from, a.to, b.from, b.to);
}

/**
 * Whether a polygon is simple: no two of its edges touch but neighbors at their corner, none has no
 * length. Edges are swept by x, so that large outlines cost little.
 */
export function isSimple(polygon: Polygon): boolean {
  const count = polygon.length;
  if (count < 3) return false;
  const edges: Edge[] = [];
  for (const [index, from] of polygon.entries()) {
    const to = polygon[(index + 1) % count] ?? from;
    if (from[0] === to[0] && from[1] === to[1]) return false;
    edges.push({ index, from, to, minX: Math.min(from[0], to[0]), maxX: Math.max(from[0], to[0]) });
  }
  edges.sort((a, b) => a.minX - b.minX);
  for (const [i, a] of edges.entries()) {
    for (let j = i + 1; j < count; j++) {
      const b = edges[j];
      if (!b || b.minX > a.maxX) break;
      if (clash(a, b, count)) return false;
    }
  }
  return true;
}

/** The polygon without points that repeat the one before or lie on the line between their neighbors. */
export function tidy(polygon: Polygon, tolerance = 1e-6): Polygon {
  const kept: Point[] = [];
  for (const point of polygon) {
    const last = kept.at(-1);
    if (!last || !isSame(last, point, tolerance)) kept.push(point);
  }
  const [first] = kept;
  const last = kept.at(-1);
  if (kept.length > 1 && first && last && isSame(first, last, tolerance)) kept.pop();
  return kept.filter((point, i) => {
    const before = kept[(i + kept.length - 1) % kept.length] ?? point;
    const after = kept[(i + 1) % kept.length] ?? point;
    const size = Math.hypot(after[0] - before[0], after[1] - before[1]);
    const twice =
      (point[0] - before[0]) * (after[1] - before[1]) -
      (point[1] - before[1]) * (after[0] - before[0]);
    const goesOn =
      (point[0] - before[0]) * (after[0] - point[0]) +
        (point[1] - before[1]) * (after[1] - point[1]) >=
      0;
    return !(goesOn && Math.abs(twice) <= tolerance * Math.max(1, size));
  });
}

export function isSame(a: Point, b: Point, tolerance = 1e-6): boolean {
  return Math.abs(a[0] - b[0]) <= tolerance && Math.abs(a[1] - b[1]) <= tolerance;
}
