import { crossOf, dotOf, minus } from '../plane/points.ts';
import type { Point, Polygon } from '../plane/polygon.ts';

/** A stretch of a line, by distance from its origin along its direction. */
export type Interval = readonly [from: number, to: number];

/** Where a line runs inside a polygon. Lines along an edge count either way: keep off them. */
export function insideOf(polygon: Polygon, origin: Point, direction: Point): Interval[] {
  const crossings: number[] = [];
  for (const [i, from] of polygon.entries()) {
    const to = polygon[(i + 1) % polygon.length] ?? from;
    const a = crossOf(direction, minus(from, origin));
    const b = crossOf(direction, minus(to, origin));
    if (a > 0 === b > 0) continue;
    const t = a / (a - b);
    const at: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    crossings.push(dotOf(minus(at, origin), direction));
  }
  crossings.sort((a, b) => a - b);
  const found: Interval[] = [];
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    found.push([crossings[i] ?? 0, crossings[i + 1] ?? 0]);
  }
  return found;
}

/** Overlapping and touching stretches as one, in order. Joints narrower than `seam` are closed. */
export function joined(intervals: readonly Interval[], seam = 0): Interval[] {
  const sorted = intervals.toSorted((a, b) => a[0] - b[0]);
  const found: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = found.at(-1);
    if (last && from <= last[1] + seam) last[1] = Math.max(last[1], to);
    else found.push([from, to]);
  }
  return found;
}

/** The first of separate, sorted stretches that ends beyond a place. */
function firstAfter(sorted: readonly Interval[], at: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.[1] ?? at) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The parts of the stretches outside all cuts. */
export function without(intervals: readonly Interval[], cuts: readonly Interval[]): Interval[] {
  const sorted = joined(cuts.filter(([from, to]) => to > from));
  return intervals.flatMap(([a, b]): Interval[] => {
    const parts: Interval[] = [];
    let start = a;
    for (let i = firstAfter(sorted, a); i < sorted.length; i++) {
      const [from, to] = sorted[i] as Interval;
      if (from >= b) break;
      if (from > start) parts.push([start, from]);
      start = Math.max(start, to);
    }
    if (start < b || sorted.length === 0) parts.push([start, b]);
    return parts;
  });
}

export function lengthOf(intervals: readonly Interval[]): number {
  return intervals.reduce((sum, [from, to]) => sum + to - from, 0);
}
