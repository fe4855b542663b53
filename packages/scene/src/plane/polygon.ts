/** A point in tenths of a millimeter; fractions come from rotation and clipping. */
export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];
export type Bounds = { minX: number; minY: number; maxX: number; maxY: number };

/** Area of a simple polygon, positive whatever its direction. */
export function areaOf(polygon: Polygon): number {
  return Math.abs(signedAreaOf(polygon));
}

/** Positive where the points run counter-clockwise (y up). */
export function signedAreaOf(polygon: Polygon): number {
  let twice = 0;
  let previous = polygon[polygon.length - 1];
  for (const point of polygon) {
    if (previous) twice += previous[0] * point[1] - point[0] * previous[1];
    previous = point;
  }
  return twice / 2;
}

/** Length of all edges. */
export function perimeterOf(polygon: Polygon): number {
  let sum = 0;
  let from = polygon[polygon.length - 1];
  for (const to of polygon) {
    if (from) sum += Math.hypot(to[0] - from[0], to[1] - from[1]);
    from = to;
  }
  return sum;
}

/** The same polygon counter-clockwise (y up), as clipping needs it. */
export function counterClockwise(polygon: Polygon): Polygon {
  return signedAreaOf(polygon) < 0 ? polygon.toReversed() : polygon;
}

export function boundsOf(polygon: Polygon): Bounds {
  const bounds = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const [x, y] of polygon) {
    bounds.minX = Math.min(bounds.minX, x);
    bounds.minY = Math.min(bounds.minY, y);
    bounds.maxX = Math.max(bounds.maxX, x);
    bounds.maxY = Math.max(bounds.maxY, y);
  }
  return bounds;
}

/**
 * The part of `subject` (any simple polygon) inside `clip` (convex, counter-clockwise):
 * Sutherland and Hodgman. Parts of a concave subject stay joined by edges of no width, which
 * add no area.
 */
export function clipConvex(subject: Polygon, clip: Polygon): Polygon {
  let result = subject;
  let from = clip[clip.length - 1];
  for (const to of clip) {
    if (from) result = clipHalfPlane(result, from, to);
    if (result.length === 0) return result;
    from = to;
  }
  return result;
}

function clipHalfPlane(subject: Polygon, from: Point, to: Point): Polygon {
  const edgeX = to[0] - from[0];
  const edgeY = to[1] - from[1];
  const side = (p: Point) => edgeX * (p[1] - from[1]) - edgeY * (p[0] - from[0]);
  const kept: Point[] = [];
  let previous = subject[subject.length - 1];
  if (!previous) return kept;
  let previousSide = side(previous);
  for (const point of subject) {
    const pointSide = side(point);
    if (pointSide >= 0 !== previousSide >= 0) {
      const t = previousSide / (previousSide - pointSide);
      kept.push([
        previous[0] + (point[0] - previous[0]) * t,
        previous[1] + (point[1] - previous[1]) * t,
      ]);
    }
    if (pointSide >= 0) kept.push(point);
    previous = point;
    previousSide = pointSide;
  }
  return kept;
}

/** Cosine and sine, exact at quarter turns so that straight layings stay straight. */
export function turn(angleDeg: number): { cos: number; sin: number } {
  const quarters = (((angleDeg % 360) + 360) % 360) / 90;
  if (quarters === 0) return { cos: 1, sin: 0 };
  if (quarters === 1) return { cos: 0, sin: 1 };
  if (quarters === 2) return { cos: -1, sin: 0 };
  if (quarters === 3) return { cos: 0, sin: -1 };
  const angle = (angleDeg * Math.PI) / 180;
  return { cos: Math.cos(angle), sin: Math.sin(angle) };
}
