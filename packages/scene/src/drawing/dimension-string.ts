// A string of dimensions as drafters draw it: witness lines, slashes, and each length over its stretch.
import type { NodeId } from '../document/node-id.ts';
import {
  along,
  crossOf,
  directionOf,
  distanceOf,
  leftOf,
  minus,
  plus,
  times,
  unitAt,
} from '../plane/points.ts';
import type { Point } from '../plane/polygon.ts';
import { formatFeetInches } from '../units/feet-inches.ts';
import { type MeasuredBy, measuredText } from '../units/measured-by.ts';
import type { DrawnShape, DrawnText } from './drawing.ts';
import type { SizeName } from './size-name.ts';

interface DimensionString {
  readonly from: Point;
  readonly to: Point;
  /** Distances from `from` at which stretches end, beside both ends; any order. */
  readonly stops?: readonly number[];
  /** Stops nearer than this to the one before, or to an end, are left out; tenths. */
  readonly min?: number;
  /** Unit vector to the side on which it stands. */
  readonly away: Point;
  /** How far from the measured line, tenths. */
  readonly offset: number;
  /** Height of the letters, tenths. */
  readonly size: number;
  readonly nodeId?: NodeId | null;
  /** Said after the length. */
  readonly by?: MeasuredBy;
  readonly sizes?: SizeName;
}

export interface Drawn {
  readonly shapes: readonly DrawnShape[];
  readonly texts: readonly DrawnText[];
}

/** Width of a letter as a share of its height, on average and generously. */
export const LETTER = 0.58;
/** Letters smaller than this share of the rest could not be read: text that finds less room runs over its stretch. */
const SMALLEST = 0.7;
/** Stretches shorter than this are drawing noise: 1/4 in. */
const SHORTEST = 64;

/** Degrees counter-clockwise, so that text reads from below or from the right. */
export function readableAngle([x, y]: Point): number {
  const angle = Math.round(((Math.atan2(y, x) * 180) / Math.PI) * 100) / 100;
  return angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
}

function distinct(stops: readonly number[], length: number, min: number): number[] {
  const sorted = stops.filter((stop) => stop > 0 && stop < length).sort((a, b) => a - b);
  const kept = [0];
  for (const stop of sorted) {
    if (stop - (kept.at(-1) ?? 0) >= min && length - stop >= min) kept.push(stop);
  }
  return [...kept, length];
}

/**
 * Draws one string. The lengths written are those between neighboring stops; together they are the
 * distance from end to end, each rounded to the sixteenth by itself.
 */
export function drawDimensionString(string: DimensionString): Drawn {
  const { from, to, away, offset, size, nodeId = null, by, sizes } = string;
  const direction = directionOf(from, to);
  const length = distanceOf(from, to);
  if (length < SHORTEST) return { shapes: [], texts: [] };
  const stops = distinct(string.stops ?? [], length, string.min ?? SHORTEST);
  const line = (...points: Point[]): DrawnShape => ({
    look: 'dimension',
    points,
    closed: false,
    nodeId,
  });
  const onString = (stop: number) => along(along(from, direction, stop), away, offset);
  const slash = times(plus(direction, times(away, crossOf(direction, away))), size * 0.22);
  const gap = Math.min(offset * 0.4, size * 0.6);
  const shapes = [
    line(onString(0), onString(length)),
    ...stops.flatMap((stop) => {
      const foot = along(from, direction, stop);
      const middle = onString(stop);
      return [
        line(along(foot, away, gap), along(foot, away, offset + size * 0.35)),
        line(minus(middle, slash), plus(middle, slash)),
      ];
    }),
  ];
  const angleDeg = readableAngle(direction);
  const [upX, upY] = leftOf(unitAt(Math.round(angleDeg * 10)));
  let isBelow = false;
  const texts = stops.slice(1).map((end, i): DrawnText => {
    const start = stops[i] ?? 0;
    const tenths = Math.round(end - start);
    const text = by ? measuredText(tenths, by) : formatFeetInches(tenths);
    const share = (end - start) / (text.length * LETTER * size);
    // Where neighbors both lack room, every other one goes below the line.
    isBelow = share < SMALLEST && !isBelow;
    const rise = size * (isBelow ? -0.72 : 0.72);
    const middle = onString((start + end) / 2);
    return {
      text,
      at: [middle[0] + upX * rise, middle[1] + upY * rise],
      size: share < SMALLEST ? size * SMALLEST : size * Math.min(1, share),
      angleDeg,
      look: 'dimension',
      nodeId,
      ...(sizes ? { sizes } : {}),
    };
  });
  return { shapes, texts };
}

/** Bounds of shapes and of the letters of texts, however they are turned. */
export function drawnPoints({ shapes, texts }: Drawn): Point[] {
  const corners = texts.flatMap(({ at, text, size, angleDeg }): Point[] => {
    const turned = (angleDeg * Math.PI) / 180;
    const half = (text.length * LETTER * size) / 2;
    const dx = Math.abs(half * Math.cos(turned)) + size / 2;
    const dy = Math.abs(half * Math.sin(turned)) + size / 2;
    return [
      [at[0] - dx, at[1] - dy],
      [at[0] + dx, at[1] + dy],
    ];
  });
  return [...shapes.flatMap(({ points }) => points), ...corners];
}
