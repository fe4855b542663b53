import type { Inches } from '../drawing/measure.ts';
import type { Placed, Pose, Rect } from './group.ts';

/** Inches by which two shapes may meet and only touch. */
const TOUCH = 0.02;

export function placed(pose: Pose, { x0, x1, y0, y1 }: Rect): Placed {
  const { side, at } = pose;
  return placedPolygon([
    side.point(at + x0, y0),
    side.point(at + x0, y1),
    side.point(at + x1, y1),
    side.point(at + x1, y0),
  ]);
}

/** Rounding of a rectangle's corners, inches. */
const SQUARE = 1e-6;

export function placedPolygon(polygon: readonly Inches[]): Placed {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const [x, y] of polygon) {
    if (x < x0) x0 = x;
    if (y < y0) y0 = y;
    if (x > x1) x1 = x;
    if (y > y1) y1 = y;
  }
  let isBox = polygon.length === 4;
  for (const [x, y] of polygon) {
    if (!isBox) break;
    isBox = (x - x0 < SQUARE || x1 - x < SQUARE) && (y - y0 < SQUARE || y1 - y < SQUARE);
  }
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
  const edges: Edge[] = [];
  for (let i = 0; i < polygon.length; i++) {
    const [px, py] = polygon[i] ?? [0, 0];
    const [qx, qy] = polygon[(i + 1) % polygon.length] ?? [px, py];
    const long = Math.hypot(qx - px, qy - py);
    if (long < 1e-9) continue;
    const nx = (qy - py) / long;
    const ny = (px - qx) / long;
    let low = Infinity;
    let high = -Infinity;
    for (const [x, y] of polygon) {
      const along = x * nx + y * ny;
      if (along < low) low = along;
      if (along > high) high = along;
    }
    edges.push({ nx, ny, low, high });
  }
  knownEdges.set(polygon, edges);
  return edges;
}

/** Whether an edge of one convex polygon parts it from the other. */
function parts(a: readonly Inches[], b: readonly Inches[]): boolean {
  for (const { nx, ny, low, high } of edgesOf(a)) {
    let from = Infinity;
    let to = -Infinity;
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
  const p = a.box;
  const q = b.box;
  if (p[0] >= q[2] - TOUCH || q[0] >= p[2] - TOUCH || p[1] >= q[3] - TOUCH || q[1] >= p[3] - TOUCH)
    return false;
  if (a.isBox && b.isBox) return true;
  return !parts(a.polygon, b.polygon) && !parts(b.polygon, a.polygon);
}
