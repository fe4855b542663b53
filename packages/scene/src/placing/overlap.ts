import { grow, intersect } from '../plane/combine.ts';
import { crossOf, minus } from '../plane/points.ts';
import type { Point, Polygon } from '../plane/polygon.ts';
import { boxesMeet, regionOf } from '../plane/region.ts';

const convexity = new WeakMap<Polygon, boolean>();

/** Whether a counter-clockwise polygon bends left everywhere. */
export function isConvex(polygon: Polygon): boolean {
  const known = convexity.get(polygon);
  if (known !== undefined) return known;
  const found = polygon.every((point, i) => {
    const next = polygon[(i + 1) % polygon.length] ?? point;
    const after = polygon[(i + 2) % polygon.length] ?? next;
    return crossOf(minus(next, point), minus(after, next)) >= -1e-6;
  });
  convexity.set(polygon, found);
  return found;
}

function rangeAlong(polygon: Polygon, [x, y]: Point): [number, number] {
  let low = Infinity;
  let high = -Infinity;
  for (const [px, py] of polygon) {
    const at = px * x + py * y;
    if (at < low) low = at;
    if (at > high) high = at;
  }
  return [low, high];
}

/** The least shift that parts two convex polygons, looking along the normals of the first. */
function depthAlongEdges(a: Polygon, b: Polygon): number {
  let min = Infinity;
  for (const [i, from] of a.entries()) {
    const to = a[(i + 1) % a.length] ?? from;
    const size = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (size === 0) continue;
    const normal: Point = [(to[1] - from[1]) / size, (from[0] - to[0]) / size];
    const [aLow, aHigh] = rangeAlong(a, normal);
    const [bLow, bHigh] = rangeAlong(b, normal);
    min = Math.min(min, Math.min(aHigh - bLow, bHigh - aLow));
    if (min <= 0) return min;
  }
  return min;
}

/**
 * Whether two polygons share more than a contact `slack` tenths deep. Convex ones by separating axes,
 * others by their intersection.
 */
export function overlapsBy(a: Polygon, b: Polygon, slack: number): boolean {
  if (!boxesMeet(a, b)) return false;
  if (isConvex(a) && isConvex(b)) {
    return Math.min(depthAlongEdges(a, b), depthAlongEdges(b, a)) > slack;
  }
  return grow(intersect([regionOf(a)], [regionOf(b)]), -slack / 2).length > 0;
}
