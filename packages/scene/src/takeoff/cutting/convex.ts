// Convex polygons, counter-clockwise, as a saw sees them.
import type { Point, Polygon } from '../../plane/polygon.ts';

/** Smallest convex polygon round the points (Andrew's monotone chain), without points on its sides. */
export function hullOf(points: readonly Point[]): Polygon {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length >= 2) {
        const a = chain[chain.length - 2] as Point;
        const b = chain[chain.length - 1] as Point;
        // With any tolerance here, points of one upright side could push out its end.
        if (crossOf(a, b, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function crossOf(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
}

/** Whether every point lies in the convex polygon, or out of it by no more than `slack`. */
export function contains(polygon: Polygon, points: Polygon, slack: number): boolean {
  let from = polygon[polygon.length - 1] as Point;
  for (const to of polygon) {
    const ex = to[0] - from[0];
    const ey = to[1] - from[1];
    const allowed = -slack * Math.hypot(ex, ey);
    for (const [x, y] of points) {
      if (ex * (y - from[1]) - ey * (x - from[0]) < allowed) return false;
    }
    from = to;
  }
  return true;
}

/** The part of a convex polygon to the left of the line from `from` to `to`, moved left by `by`. */
export function leftOf(polygon: Polygon, from: Point, to: Point, by: number): Polygon {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const nx = (from[1] - to[1]) / length;
  const ny = (to[0] - from[0]) / length;
  const offset = nx * from[0] + ny * from[1] + by;
  const kept: Point[] = [];
  let previous = polygon[polygon.length - 1] as Point;
  let before = nx * previous[0] + ny * previous[1] - offset;
  for (const point of polygon) {
    const side = nx * point[0] + ny * point[1] - offset;
    if (side >= 0 !== before >= 0) {
      const t = before / (before - side);
      kept.push([
        previous[0] + (point[0] - previous[0]) * t,
        previous[1] + (point[1] - previous[1]) * t,
      ]);
    }
    if (side >= 0) kept.push(point);
    previous = point;
    before = side;
  }
  return kept;
}

/** The least distance between two parallel lines that hold the polygon. */
export function narrowest(polygon: Polygon): number {
  let min = Infinity;
  let from = polygon[polygon.length - 1] as Point;
  for (const to of polygon) {
    const ex = to[0] - from[0];
    const ey = to[1] - from[1];
    const length = Math.hypot(ex, ey);
    if (length > 1e-6) {
      let max = 0;
      for (const [x, y] of polygon) {
        max = Math.max(max, (ex * (y - from[1]) - ey * (x - from[0])) / length);
      }
      min = Math.min(min, max);
    }
    from = to;
  }
  return min;
}
