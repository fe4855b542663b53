// One row of the roll across a lawn, as columns: what of the row's width is lawn from here to there.
import type { Trapezoid } from '../../patterns/trapezoids.ts';
import { boundsOf, type Point, type Polygon } from '../../plane/polygon.ts';

/** From `low` to `high`, tenths of a millimeter. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

/** The lawn between `left` and `right` lies within these spans of the row's width. */
export interface RowColumn {
  readonly left: number;
  readonly right: number;
  readonly spans: readonly Span[];
}

/** Corners closer than this, 3 in, are one place to cut. */
const NEAR = 762;
/** A slope may be cut in steps of 2 ft. */
const STEP = 6_096;
/** A row has about so many places to cut, however many corners a curve has. */
const MOST_PLACES = 40;
/** Thinner than a tenth of a millimeter is nothing. */
const NOTHING = 1;

/** The columns of the row between two heights, from left to right; without lawn a column has no span. */
export function columnsOf(lawn: readonly Trapezoid[], low: number, high: number): RowColumn[] {
  const parts = lawn
    .filter((one) => one.low < high - NOTHING && one.high > low + NOTHING)
    .map(({ outline }) => between(outline, low, high, 1))
    .filter((outline) => outline.length >= 3)
    .map((outline) => ({ outline, ...boundsOf(outline) }));
  const places = cutPlaces(parts.flatMap(({ outline }) => outline.map(([x]) => x)));
  return places.slice(1).map((right, n) => {
    const left = places[n] as number;
    const spans = parts
      .filter(({ minX, maxX }) => Math.min(right, maxX) - Math.max(left, minX) > NOTHING)
      .map(({ outline }) => {
        const { minY, maxY } = boundsOf(between(outline, left, right, 0));
        return { low: minY, high: maxY };
      });
    return { left, right, spans: unionOf(spans) };
  });
}

function cutPlaces(corners: readonly number[]): number[] {
  const apart = apartBy(corners, NEAR);
  const length = (apart.at(-1) ?? 0) - (apart[0] ?? 0);
  if (length <= NOTHING) return [];
  const places = apart.length > MOST_PLACES ? apartBy(apart, length / MOST_PLACES) : apart;
  const step = Math.max(STEP, length / MOST_PLACES);
  return places.flatMap((place, n) => {
    const before = places[n - 1] ?? place;
    const steps = Math.max(1, Math.floor((place - before + NOTHING) / step));
    return Array.from({ length: steps }, (_, m) => before + ((place - before) * (m + 1)) / steps);
  });
}

/** The first and the last of them, and those between that are at least so far from the one before. */
function apartBy(values: readonly number[], least: number): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const end = sorted.at(-1) ?? 0;
  const kept: number[] = [];
  for (const value of sorted) {
    const isApart = value - (kept.at(-1) ?? -Infinity) >= least - NOTHING;
    if (isApart && (kept.length === 0 || end - value >= least - NOTHING)) kept.push(value);
  }
  if (end > (kept[0] ?? end)) kept.push(end);
  return kept;
}

/** Spans joined where they touch, in rising order. */
export function unionOf(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.low - b.low)) {
    const last = joined.at(-1);
    if (last && span.low <= last.high + NOTHING) {
      joined[joined.length - 1] = { low: last.low, high: Math.max(last.high, span.high) };
    } else joined.push(span);
  }
  return joined;
}

/** How far two sets of spans run beside each other. */
export function sharedLength(ours: readonly Span[], theirs: readonly Span[]): number {
  let sum = 0;
  for (const one of ours) {
    for (const other of theirs) {
      sum += Math.max(0, Math.min(one.high, other.high) - Math.max(one.low, other.low));
    }
  }
  return sum;
}

/** Length of the seam where two rows meet at `level`: where lawn lies on both sides of it. */
export function seamBetween(lawn: readonly Trapezoid[], level: number): number {
  const beside = (from: number, to: number) =>
    unionOf(
      lawn.flatMap(({ outline, low, high }) => {
        if (low > from || high < to) return [];
        const xs = between(outline, from, to, 1).map(([x]) => x);
        return xs.length > 0 ? [{ low: Math.min(...xs), high: Math.max(...xs) }] : [];
      }),
    );
  return sharedLength(
    beside(level - 2 * NOTHING, level - NOTHING),
    beside(level + NOTHING, level + 2 * NOTHING),
  );
}

/** The part of a convex outline between two values of one axis. */
function between(outline: Polygon, from: number, to: number, axis: 0 | 1): Point[] {
  const points: Point[] = [];
  for (const [n, a] of outline.entries()) {
    const b = outline[(n + 1) % outline.length] as Point;
    if (a[axis] >= from && a[axis] <= to) points.push(a);
    const crossed = [from, to].filter(
      (at) => at > Math.min(a[axis], b[axis]) && at < Math.max(a[axis], b[axis]),
    );
    if (a[axis] > b[axis]) crossed.reverse();
    for (const at of crossed) {
      const t = (at - a[axis]) / (b[axis] - a[axis]);
      points.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
  }
  return points;
}
