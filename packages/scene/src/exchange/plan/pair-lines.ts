// Plans draw a wall as the two lines of its faces: which lines belong together, and the center line between.

import { along, dotOf, middleOf } from '../../plane/points.ts';
import type { Point } from '../../plane/polygon.ts';
import { type Axis, areParallel, axisOf, seenFrom, type WallLine } from './wall-line.ts';

/** Faces of one wall are at least 1 1/2 in and at most 18 in apart. */
const MIN_APART = 381;
const MAX_APART = 4_572;
/** Shorter stretches side by side are chance: 4 in. */
const MIN_SHARED = 1_016;
/** Hatches have millions of neighbors: a plan's faces have a handful each. */
const MAX_PAIRS = 200_000;

interface Stretch {
  readonly start: number;
  readonly end: number;
}

interface Pair {
  readonly a: number;
  readonly b: number;
  readonly apart: number;
  readonly shared: number;
}

function without(stretches: readonly Stretch[], taken: Stretch): Stretch[] {
  return stretches.flatMap(({ start, end }) => [
    ...(taken.start > start ? [{ start, end: Math.min(end, taken.start) }] : []),
    ...(taken.end < end ? [{ start: Math.max(start, taken.end), end }] : []),
  ]);
}

/** The stretch of `axis` that another line runs beside. */
function besides(axis: Axis, other: Axis): Stretch {
  const one = seenFrom(axis, other.from).at;
  const two = seenFrom(axis, along(other.from, other.direction, other.length)).at;
  return {
    start: Math.max(0, Math.min(one, two)),
    end: Math.min(axis.length, Math.max(one, two)),
  };
}

function overlapsOf(some: readonly Stretch[], others: readonly Stretch[]): Stretch[] {
  return some.flatMap((one) =>
    others
      .map(({ start, end }) => ({ start: Math.max(one.start, start), end: Math.min(one.end, end) }))
      .filter(({ start, end }) => end > start),
  );
}

function stretchOf({ from, direction }: Axis, { start, end }: Stretch): Axis {
  return { from: along(from, direction, start), direction, length: end - start };
}

function endOf({ from, direction, length }: Axis): Point {
  return along(from, direction, length);
}

function findPairs(axes: readonly Axis[]): Pair[] {
  // By direction and distance from the origin: only neighbors in that order can be faces of one wall.
  const keyed = axes.map((axis, index) => {
    const [x, y] = axis.direction;
    const angle = ((Math.atan2(y, x) % Math.PI) + Math.PI) % Math.PI;
    return { index, bucket: Math.round((angle * 180) / Math.PI) % 180 };
  });
  const buckets = Map.groupBy(keyed, ({ bucket }) => bucket);
  const pairs: Pair[] = [];
  for (const [bucket, own] of buckets) {
    const near = [...own, ...(buckets.get((bucket + 1) % 180) ?? [])];
    const turned = (bucket * Math.PI) / 180;
    const offsetOf = ({ index }: { index: number }) => {
      const { from, direction, length } = axes[index] as Axis;
      const [x, y] = along(from, direction, length / 2);
      return y * Math.cos(turned) - x * Math.sin(turned);
    };
    const sorted = near
      .map((one) => ({ ...one, offset: offsetOf(one) }))
      .sort((a, b) => a.offset - b.offset || a.index - b.index);
    for (const [i, one] of sorted.entries()) {
      for (let j = i + 1; j < sorted.length; j++) {
        const other = sorted[j];
        // A degree within a bucket moves the middle of a long line: twice the distance is looked at.
        if (!other || other.offset - one.offset > 2 * MAX_APART) break;
        if (one.bucket !== bucket && other.bucket !== bucket) continue;
        const [a, b] = [axes[one.index] as Axis, axes[other.index] as Axis];
        if (!areParallel(a, b)) continue;
        const middle = along(b.from, b.direction, b.length / 2);
        const apart = Math.abs(seenFrom(a, middle).left);
        if (apart < MIN_APART || apart > MAX_APART) continue;
        const { start, end } = besides(a, b);
        if (end - start < MIN_SHARED) continue;
        pairs.push({ a: one.index, b: other.index, apart, shared: end - start });
        if (pairs.length >= MAX_PAIRS) return pairs;
      }
    }
  }
  return pairs;
}

interface Paired {
  readonly walls: readonly WallLine[];
  /** Stretches of lines that have no second one and are too long for the end of a wall. */
  readonly single: readonly WallLine[];
  /** 0 to 1: how much of the drawn length found its other face. */
  readonly share: number;
}

/** Center lines of the walls whose two faces are drawn. The nearest lines are taken together first. */
export function pairLines(lines: readonly WallLine[]): Paired {
  const axes = lines.map(axisOf);
  const free: Stretch[][] = axes.map(({ length }) => [{ start: 0, end: length }]);
  const walls: WallLine[] = [];
  let pairedLength = 0;
  // Among equally near lines the longer one first: the end of a wall lies in line with a face of another.
  const pairs = findPairs(axes).sort(
    (x, y) =>
      Math.round(x.apart) - Math.round(y.apart) || y.shared - x.shared || x.a - y.a || x.b - y.b,
  );
  for (const { a, b, apart } of pairs) {
    const [axis, other] = [axes[a] as Axis, axes[b] as Axis];
    const beside = besides(axis, other);
    for (const shared of overlapsOf(free[a] ?? [], [beside])) {
      const there = besides(other, stretchOf(axis, shared));
      for (const both of overlapsOf(free[b] ?? [], [there])) {
        if (both.end - both.start < MIN_SHARED) continue;
        const faceB = stretchOf(other, both);
        const own = besides(axis, faceB);
        const faceA = stretchOf(axis, own);
        free[a] = without(free[a] ?? [], own);
        free[b] = without(free[b] ?? [], both);
        pairedLength += 2 * (both.end - both.start);
        const runsBack = dotOf(axis.direction, other.direction) < 0;
        const [startB, endB] = runsBack ? [endOf(faceB), faceB.from] : [faceB.from, endOf(faceB)];
        walls.push({
          from: middleOf(faceA.from, startB),
          to: middleOf(endOf(faceA), endB),
          thicknessTenths: apart,
          heightTenths: null,
          line: lines[a]?.line ?? null,
        });
      }
    }
  }
  const total = axes.reduce((sum, { length }) => sum + length, 0);
  const single = free.flatMap((stretches, i) =>
    stretches
      .filter(({ start, end }) => end - start > MAX_APART)
      .map(({ start, end }): WallLine => {
        const { from, direction } = axes[i] as Axis;
        const line = lines[i] as WallLine;
        return { ...line, from: along(from, direction, start), to: along(from, direction, end) };
      }),
  );
  return { walls, single, share: total === 0 ? 0 : pairedLength / total };
}
