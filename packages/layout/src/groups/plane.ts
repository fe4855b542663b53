import type { Inches } from '../drawing/measure.ts';
import type { Placed, Pose, Rect } from './group.ts';

/** Inches by which two shapes may meet and only touch. */
const TOUCH = 0.02;

export function placed(pose: Pose, { x0, x1, y0, y1 }: Rect): Placed {
  const { side, at } = pose;
  return placedPolygon([
    side.spot(at + x0, y0).at,
    side.spot(at + x0, y1).at,
    side.spot(at + x1, y1).at,
    side.spot(at + x1, y0).at,
  ]);
}

/** Rounding of a rectangle's corners, inches. */
const SQUARE = 1e-6;

export function placedPolygon(polygon: readonly Inches[]): Placed {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of polygon) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  const isAt = (value: number, low: number, high: number) =>
    value - low < SQUARE || high - value < SQUARE;
  const isBox =
    polygon.length === 4 && polygon.every(([x, y]) => isAt(x, x0, x1) && isAt(y, y0, y1));
  return { polygon, box: [x0, y0, x1, y1], isBox };
}

/** Whether an edge of one convex polygon parts it from the other. */
function parts(a: readonly Inches[], b: readonly Inches[]): boolean {
  for (let i = 0; i < a.length; i++) {
    const [p, q] = [a[i], a[(i + 1) % a.length]];
    if (!p || !q) continue;
    const long = Math.hypot(q[0] - p[0], q[1] - p[1]);
    if (long < 1e-9) continue;
    const [nx, ny] = [(q[1] - p[1]) / long, (p[0] - q[0]) / long];
    let [aLow, aHigh, bLow, bHigh] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const [x, y] of a) {
      const d = x * nx + y * ny;
      aLow = Math.min(aLow, d);
      aHigh = Math.max(aHigh, d);
    }
    for (const [x, y] of b) {
      const d = x * nx + y * ny;
      bLow = Math.min(bLow, d);
      bHigh = Math.max(bHigh, d);
    }
    if (bLow >= aHigh - TOUCH || bHigh <= aLow + TOUCH) return true;
  }
  return false;
}

/** Whether two convex polygons share more than an edge. */
export function meet(a: Placed, b: Placed): boolean {
  const [p, q] = [a.box, b.box];
  if (p[0] >= q[2] - TOUCH || q[0] >= p[2] - TOUCH || p[1] >= q[3] - TOUCH || q[1] >= p[3] - TOUCH)
    return false;
  if (a.isBox && b.isBox) return true;
  return !parts(a.polygon, b.polygon) && !parts(b.polygon, a.polygon);
}

export function isInside(polygon: readonly Inches[], [x, y]: Inches): boolean {
  let inside = false;
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
      inside = !inside;
  }
  return inside;
}
