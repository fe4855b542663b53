// Where the points of a straight line go when it moves parallel to itself: along the lines that meet it.
import { directionOf, distanceOf, dotOf, leftOf, plus, times } from '../plane/points.ts';
import type { Point } from '../plane/polygon.ts';
import { isOn, isParallel, type PlanLine } from './plan-lines.ts';

/** A line meets the moving one too flatly: 10 degrees. */
const FLAT = 0.17;
/** Slopes nearer than this are one: lines of whole tenths. */
const SAME_SLOPE = 0.01;
/** Shorter lines (8 in) have no say about slopes. */
const SHORT = 2_000;

export interface LineShift {
  readonly lines: readonly PlanLine[];
  /** Unit vector across the lines. */
  readonly normal: Point;
  readonly by: number;
  /** How everything moves that goes along. */
  readonly vector: Point;
  /** How a point of the lines moves; null where lines meet there at different angles. */
  vectorAt(point: Point): Point | null;
}

function meetingLines(all: readonly PlanLine[], moved: ReadonlySet<PlanLine>, across: Point) {
  const others = all.filter((line) => !moved.has(line) && !isParallel(line, across));
  return (point: Point) => others.filter((line) => isOn(line, point));
}

/** `lines` moved by `by` tenths along `normal`, among `all` lines of the plan. */
export function shiftLines(
  all: readonly PlanLine[],
  lines: readonly PlanLine[],
  { normal, by }: { readonly normal: Point; readonly by: number },
): LineShift {
  const across = leftOf(normal);
  const at = meetingLines(all, new Set(lines), across);
  /** How far one goes sideways for each step along the normal. */
  const slopeOf = ({ from, to }: PlanLine): number | null => {
    const direction = directionOf(from, to);
    const rise = dotOf(direction, normal);
    return Math.abs(rise) < FLAT ? null : dotOf(direction, across) / rise;
  };
  const isSquare = (slope: number | null) => slope !== null && Math.abs(slope) < SAME_SLOPE;
  const longest = (some: readonly PlanLine[]): PlanLine | undefined =>
    some.toSorted((a, b) => distanceOf(b.from, b.to) - distanceOf(a.from, a.to))[0];
  const vectorOf = (slope: number): Point => times(plus(normal, times(across, slope)), by);
  // The longest neighbor knows best what is square; all points go the same way, so angles stay exact.
  const ends = lines.flatMap(({ from, to }) => [from, to]);
  const square = longest(ends.flatMap(at).filter((line) => isSquare(slopeOf(line))));
  const vector = vectorOf((square && slopeOf(square)) ?? 0);
  return {
    lines,
    normal,
    by,
    vector,
    vectorAt(point) {
      const meeting = at(point);
      const first = longest(meeting);
      if (!first) return vector;
      const slope = slopeOf(first);
      if (slope === null) return null;
      const isOneWay = meeting.every((line) => {
        const own = slopeOf(line);
        const isShort = distanceOf(line.from, line.to) < SHORT;
        return isShort || (own !== null && Math.abs(own - slope) < SAME_SLOPE);
      });
      if (!isOneWay) return null;
      return isSquare(slope) ? vector : vectorOf(slope);
    },
  };
}
