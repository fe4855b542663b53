// Any region as trapezoids between level lines. Clipping a convex piece by each of them is exact
// where clipping it by a concave outline would join separate parts by edges of no width.

import { counterClockwise, type Point, type Polygon } from '../plane/polygon.ts';
import type { Region } from '../plane/region.ts';

/** Convex, counter-clockwise, with its level sides at `low` and `high`. */
export type Trapezoid = {
  readonly outline: Polygon;
  readonly low: number;
  readonly high: number;
};

/** Heights closer than this are one: rotation leaves level edges a rounding away from level. */
const levelEpsilon = 1e-3;

type Edge = {
  readonly lower: Point;
  readonly upper: Point;
  /** +1 where the region begins as x grows, -1 where it ends. */
  readonly winding: number;
};

type Span = { readonly left: Edge; readonly right: Edge; readonly low: number; high: number };

/** The trapezoids of regions, in rising order of their lower sides; together they are the regions. */
export function trapezoidsOf(regions: readonly Region[]): Trapezoid[] {
  const rings = regions.flatMap(({ outline, holes }) => [
    counterClockwise(outline),
    ...holes.map((hole) => counterClockwise(hole).toReversed()),
  ]);
  const levels = distinct(rings.flatMap((ring) => ring.map(([, y]) => y)));
  const edges = rings.flatMap((ring) => edgesOf(ring, levels));
  const done: Span[] = [];
  let open: Span[] = [];
  for (let n = 0; n + 1 < levels.length; n++) {
    const low = levels[n] as number;
    const high = levels[n + 1] as number;
    const spans = spansBetween(edges, low, high);
    const next: Span[] = [];
    for (const span of spans) {
      // The same two edges go on: one trapezoid instead of two.
      const below = open.find(({ left, right }) => left === span.left && right === span.right);
      if (below) below.high = high;
      next.push(below ?? span);
      if (!below) done.push(span);
    }
    open = next;
  }
  return done.map(toTrapezoid).filter(({ outline }) => outline.length >= 3);
}

function distinct(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted.filter((value, n) => n === 0 || value - (sorted[n - 1] as number) > levelEpsilon);
}

function edgesOf(ring: Polygon, levels: readonly number[]): Edge[] {
  const edges: Edge[] = [];
  let from = snapped(ring[ring.length - 1] as Point, levels);
  for (const point of ring) {
    const to = snapped(point, levels);
    if (to[1] < from[1]) edges.push({ lower: to, upper: from, winding: 1 });
    if (to[1] > from[1]) edges.push({ lower: from, upper: to, winding: -1 });
    from = to;
  }
  return edges;
}

function snapped([x, y]: Point, levels: readonly number[]): Point {
  let first = 0;
  let last = levels.length - 1;
  while (first < last) {
    const middle = (first + last + 1) >> 1;
    if ((levels[middle] as number) <= y) first = middle;
    else last = middle - 1;
  }
  return [x, levels[first] as number];
}

function xAt({ lower, upper }: Edge, y: number): number {
  if (y <= lower[1]) return lower[0];
  if (y >= upper[1]) return upper[0];
  return lower[0] + ((upper[0] - lower[0]) * (y - lower[1])) / (upper[1] - lower[1]);
}

function spansBetween(edges: readonly Edge[], low: number, high: number): Span[] {
  const middle = (low + high) / 2;
  const crossing = edges
    .filter(({ lower, upper }) => lower[1] <= low && upper[1] >= high)
    .map((edge) => ({ edge, x: xAt(edge, middle) }))
    .sort((a, b) => a.x - b.x);
  const spans: Span[] = [];
  let depth = 0;
  let left: Edge | null = null;
  for (const { edge } of crossing) {
    const before = depth;
    depth += edge.winding;
    if (before <= 0 && depth > 0) left = edge;
    if (before > 0 && depth <= 0 && left) spans.push({ left, right: edge, low, high });
  }
  return spans.filter((span) => xAt(span.right, middle) - xAt(span.left, middle) > levelEpsilon);
}

function toTrapezoid({ left, right, low, high }: Span): Trapezoid {
  const corners: Point[] = [
    [xAt(left, low), low],
    [xAt(right, low), low],
    [xAt(right, high), high],
    [xAt(left, high), high],
  ];
  const outline = corners.filter((corner, n) => {
    const previous = corners[(n + 3) % 4] as Point;
    return corner[1] !== previous[1] || Math.abs(corner[0] - previous[0]) > levelEpsilon;
  });
  return { outline, low, high };
}
