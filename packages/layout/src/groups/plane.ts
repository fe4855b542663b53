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

/** The way out of an edge of a convex polygon, and what the polygon takes along it. */
interface Edge {
  readonly nx: number;
  readonly ny: number;
  readonly low: number;
  readonly high: number;
}

const knownEdges = new WeakMap<readonly Inches[], readonly Edge[]>();

function edgesOf(polygon: readonly Inches[]): readonly Edge[] {
  const before = knownEdges.get(polygon);
  if (before) return before;
  const edges = polygon.flatMap(([px, py], i): Edge[] => {
    const [qx, qy] = polygon[(i + 1) % polygon.length] ?? [px, py];
    const long = Math.hypot(qx - px, qy - py);
    if (long < 1e-9) return [];
    const [nx, ny] = [(qy - py) / long, (px - qx) / long];
    const along = polygon.map(([x, y]) => x * nx + y * ny);
    return [{ nx, ny, low: Math.min(...along), high: Math.max(...along) }];
  });
  knownEdges.set(polygon, edges);
  return edges;
}

/** Whether an edge of one convex polygon parts it from the other. */
function parts(a: readonly Inches[], b: readonly Inches[]): boolean {
  for (const { nx, ny, low, high } of edgesOf(a)) {
    let [from, to] = [Infinity, -Infinity];
    for (const point of b) {
      const d = point[0] * nx + point[1] * ny;
      if (d < from) from = d;
      if (d > to) to = d;
    }
    if (from >= high - TOUCH || to <= low + TOUCH) return true;
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
