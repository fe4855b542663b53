import { crossOf, directionOf, distanceOf, dotOf, minus } from '../../plane/points.ts';
import type { Point } from '../../plane/polygon.ts';

/** A wall as a file of another program has it: its center line in tenths, not yet whole ones. */
export interface WallLine {
  readonly from: Point;
  readonly to: Point;
  readonly thicknessTenths: number;
  readonly heightTenths: number | null;
  /** Where it stands in the file; null where files have no lines. */
  readonly line: number | null;
}

/** What plans in doubt are drawn with: a 2x4 wall with drywall. */
export const USUAL_THICKNESS = 1_143;

/** Sine of the angle below which two lines of a drawing are meant to be parallel: half a degree. */
const PARALLEL = 0.0087;

export interface Axis {
  readonly from: Point;
  readonly direction: Point;
  readonly length: number;
}

export function axisOf({ from, to }: Pick<WallLine, 'from' | 'to'>): Axis {
  return { from, direction: directionOf(from, to), length: distanceOf(from, to) };
}

/** How far along an axis a point is, and how far to the left of it. */
export function seenFrom(axis: Axis, point: Point): { readonly at: number; readonly left: number } {
  const offset = minus(point, axis.from);
  return { at: dotOf(offset, axis.direction), left: crossOf(axis.direction, offset) };
}

export function areParallel(a: Axis, b: Axis): boolean {
  return Math.abs(crossOf(a.direction, b.direction)) < PARALLEL;
}
