import {
  along,
  crossOf,
  distanceOf,
  dotOf,
  leftOf,
  meetingOf,
  middleOf,
  minus,
  plus,
  times,
} from '../plane/points.ts';
import type { Point } from '../plane/polygon.ts';
import { type Arm, IN_LINE } from './planned-wall.ts';

/** A mitre this many half thicknesses long is cut off. */
const MITRE_LIMIT = 3;

/**
 * Where the left side of an arm meets the right side of the next one counter-clockwise: `a` is the
 * first's last point, `b` the second's, `middle` is what both share. Mostly all three are one point;
 * they differ at steps between thicknesses and at corners too sharp for a mitre.
 */
export interface Corner {
  readonly a: Point;
  readonly middle: Point;
  readonly b: Point;
}

/** A point of the arm's left (or right) side, beside its base. */
export function sidePoint(arm: Arm, side: 'left' | 'right'): Point {
  const left = leftOf(arm.direction);
  return along(arm.base, left, side === 'left' ? arm.half : -arm.half);
}

function single(point: Point): Corner {
  return { a: point, middle: point, b: point };
}

/** The mitre of two arms as if both were `half` thick: stable however straight the corner is. */
function evenMitre(a: Arm, b: Arm, half: number): Point | null {
  const sum = minus(leftOf(a.direction), leftOf(b.direction));
  const share = 1 - dotOf(leftOf(a.direction), leftOf(b.direction));
  return share < 1e-6 ? null : plus(middleOf(a.base, b.base), times(sum, half / share));
}

function squareCorner(a: Arm, b: Arm): Corner {
  const one = sidePoint(a, 'left');
  const other = sidePoint(b, 'right');
  return { a: one, middle: middleOf(a.base, b.base), b: other };
}

function stepCorner(a: Arm, b: Arm): Corner {
  const middle = evenMitre(a, b, Math.min(a.half, b.half));
  if (!middle) return squareCorner(a, b);
  return a.half < b.half
    ? { a: middle, middle, b: sidePoint(b, 'right') }
    : { a: sidePoint(a, 'left'), middle, b: middle };
}

function bevelCorner(a: Arm, b: Arm): Corner {
  const one = along(sidePoint(a, 'left'), a.direction, -a.half);
  const other = along(sidePoint(b, 'right'), b.direction, -b.half);
  return { a: one, middle: middleOf(one, other), b: other };
}

/** The corner between two arms of one joint, the second next counter-clockwise (or any, for a room). */
export function cornerOf(a: Arm, b: Arm): Corner {
  const turn = crossOf(a.direction, b.direction);
  const straight = dotOf(a.direction, b.direction);
  const same = a.half === b.half;
  if (Math.abs(turn) < IN_LINE && straight < 0) {
    const even = same ? evenMitre(a, b, a.half) : null;
    return even ? single(even) : stepCorner(a, b);
  }
  const meeting = meetingOf(sidePoint(a, 'left'), a.direction, sidePoint(b, 'right'), b.direction);
  if (!meeting || (Math.abs(turn) < IN_LINE && straight > 0)) return squareCorner(a, b);
  const onA = dotOf(minus(meeting, a.base), a.direction);
  const onB = dotOf(minus(meeting, b.base), b.direction);
  if (Math.min(onA, onB) >= 0) {
    // A short wall between two others may end before its own corner; a wedge may not run on for ever.
    const limit = 4 * Math.max(a.half, b.half);
    const fits = onA <= Math.max(a.reach, limit) && onB <= Math.max(b.reach, limit);
    return fits ? single(meeting) : squareCorner(a, b);
  }
  const far = distanceOf(meeting, a.base) > MITRE_LIMIT * Math.max(a.half, b.half);
  if (!far) return single(meeting);
  return straight < -0.9 ? stepCorner(a, b) : bevelCorner(a, b);
}
