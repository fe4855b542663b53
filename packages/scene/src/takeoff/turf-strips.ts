// Turf comes from a roll: strips side by side, all in one direction, seamed where they meet.

import { trapezoidsOf } from '../patterns/trapezoids.ts';
import { boundsOf, type Point, type Polygon, turn } from '../plane/polygon.ts';
import type { Region } from '../plane/region.ts';

interface TurfStrip {
  /** Along the roll, and across it; a strip narrower than the roll leaves a rest. */
  readonly length: number;
  readonly width: number;
}

interface TurfPlan {
  readonly strips: readonly TurfStrip[];
  /** Length to cut from the roll once narrow strips lie side by side on it. */
  readonly rollLength: number;
  readonly seamLength: number;
  /** Direction of the roll in the surface, degrees. */
  readonly angleDeg: number;
}

/** What is trimmed at each end of a strip: 3 in. */
const TRIM = 762;

/** The cheaper of the two directions in which all blades lean the same way. */
export function planTurf(
  regions: readonly Region[],
  rollWidth: number,
  angleDeg: number,
): TurfPlan {
  const along = planAlong(regions, rollWidth, angleDeg);
  const across = planAlong(regions, rollWidth, angleDeg + 90);
  return across.rollLength < along.rollLength - 1 ? across : along;
}

function planAlong(regions: readonly Region[], rollWidth: number, angleDeg: number): TurfPlan {
  const { cos, sin } = turn(angleDeg);
  const toLocal = (ring: Polygon): Polygon =>
    ring.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const trapezoids = trapezoidsOf(
    regions.map(({ outline, holes }) => ({ outline: toLocal(outline), holes: holes.map(toLocal) })),
  );
  const all = boundsOf(trapezoids.flatMap(({ outline }) => outline));
  const strips: TurfStrip[] = [];
  let seamLength = 0;
  for (let low = all.minY; low < all.maxY - 1; low += rollWidth) {
    const high = Math.min(low + rollWidth, all.maxY);
    const touched = trapezoids.filter((one) => one.low < high - 1 && one.high > low + 1);
    if (touched.length === 0) continue;
    const { minX, maxX } = boundsOf(touched.flatMap(({ outline }) => within(outline, low, high)));
    const top = Math.min(high, Math.max(...touched.map((one) => one.high)));
    const bottom = Math.max(low, Math.min(...touched.map((one) => one.low)));
    strips.push({ length: maxX - minX + 2 * TRIM, width: top - bottom });
    if (low > all.minY) seamLength += maxX - minX;
  }
  return { strips, rollLength: rollLengthOf(strips, rollWidth), seamLength, angleDeg };
}

/** Corners of a trapezoid's part between two heights. */
function within(outline: Polygon, low: number, high: number): Point[] {
  const points: Point[] = [];
  for (const [n, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(n + 1) % outline.length] as Point;
    for (const y of [low, high]) {
      if (ay > y !== by > y) points.push([ax + ((bx - ax) * (y - ay)) / (by - ay), y]);
    }
    if (ay >= low && ay <= high) points.push([ax, ay]);
  }
  return points;
}

/** Longest first; a narrow strip lies beside others where the roll is wide enough. */
function rollLengthOf(strips: readonly TurfStrip[], rollWidth: number): number {
  const cuts: { length: number; free: number }[] = [];
  for (const { length, width } of strips.toSorted((a, b) => b.length - a.length)) {
    const cut = cuts.find(({ free }) => free >= width);
    if (cut) cut.free -= width;
    else cuts.push({ length, free: rollWidth - width });
  }
  return cuts.reduce((sum, { length }) => sum + length, 0);
}

const FIFTEEN_FEET = 45_720;

/** Width of the roll that a product comes in, from its size text; 15 ft where the text names none. */
export function rollWidthOf(size: string): number {
  const match = /([\d.]+) ft (?:wide|roll)/.exec(size);
  return match ? Math.round(Number(match[1]) * 3_048) : FIFTEEN_FEET;
}
