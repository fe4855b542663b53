import { doubleArea, type Outline } from './outline.ts';
import type { Shape } from './shape.ts';
import { triangulate } from './triangulate.ts';
import type { Vec2, Vec3 } from './vec.ts';

/** A level of a slab's edge: how far it stands back at a height. Levels go from the bottom up. */
export interface EdgeLevel {
  readonly y: number;
  readonly inset: number;
}

/**
 * The outline (counter-clockwise) with each edge moved inward by its own distance; edge i runs from
 * point i to the next. Keeps the number of points; neighbors in one line must move alike.
 */
function insetEdges(outline: Outline, distances: readonly number[]): Outline {
  const count = outline.length;
  const lineOf = (i: number) => {
    const from = outline[(i + count) % count] ?? [0, 0];
    const to = outline[(i + 1) % count] ?? [0, 0];
    const size = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const normal: Vec2 = [-(to[1] - from[1]) / size, (to[0] - from[0]) / size];
    const by = distances[(i + count) % count] ?? 0;
    return { normal, reach: from[0] * normal[0] + from[1] * normal[1] + by, by };
  };
  return outline.map((point, i): Vec2 => {
    const a = lineOf(i - 1);
    const b = lineOf(i);
    const det = a.normal[0] * b.normal[1] - a.normal[1] * b.normal[0];
    if (Math.abs(det) < 1e-6) {
      return [point[0] + b.normal[0] * b.by, point[1] + b.normal[1] * b.by];
    }
    return [
      (a.reach * b.normal[1] - b.reach * a.normal[1]) / det,
      (b.reach * a.normal[0] - a.reach * b.normal[0]) / det,
    ];
  });
}

/**
 * Slab over an outline in plan (x right, outline y toward the back; millimeters) whose `shaped`
 * edges follow the levels and whose other edges stay upright. Holes go straight through.
 */
export function profiledSlab(given: {
  readonly outline: Outline;
  readonly shaped: readonly boolean[];
  readonly holes: readonly Outline[];
  readonly levels: readonly EdgeLevel[];
}): Shape {
  const { outline, shaped, levels } = given;
  const holes = given.holes.map((hole) => (doubleArea(hole) > 0 ? hole.toReversed() : hole));
  const points: Vec3[] = [];
  const triangles: number[] = [];
  const rings = levels.map(({ inset }) =>
    insetEdges(
      outline,
      shaped.map((is) => (is ? inset : 0)),
    ),
  );
  const size = outline.length;
  rings.forEach((ring, level) => {
    for (const [x, y] of ring) points.push([x, levels[level]?.y ?? 0, -y]);
  });
  const wall = (low: number, high: number, count: number) => {
    for (let i = 0; i < count; i++) {
      const j = (i + 1) % count;
      triangles.push(low + i, low + j, high + j, low + i, high + j, high + i);
    }
  };
  for (let level = 0; level + 1 < rings.length; level++)
    wall(level * size, (level + 1) * size, size);
  const bottom = levels[0]?.y ?? 0;
  const top = levels.at(-1)?.y ?? 0;
  const lowRing: number[] = outline.map((_, i) => i);
  const highRing: number[] = outline.map((_, i) => (rings.length - 1) * size + i);
  for (const hole of holes) {
    const low = points.length;
    for (const [x, y] of hole) points.push([x, bottom, -y]);
    const high = points.length;
    for (const [x, y] of hole) points.push([x, top, -y]);
    wall(low, high, hole.length);
    lowRing.push(...hole.map((_, i) => low + i));
    highRing.push(...hole.map((_, i) => high + i));
  }
  for (const index of triangulate(rings.at(-1) ?? outline, holes))
    triangles.push(highRing[index] ?? 0);
  const under = triangulate(rings[0] ?? outline, holes);
  for (let i = 0; i < under.length; i += 3) {
    for (const k of [0, 2, 1]) triangles.push(lowRing[under[i + k] ?? 0] ?? 0);
  }
  return { points, triangles };
}
