import type { Point } from './polygon.ts';

// Arithmetic of plane points; all in whatever unit the caller's points have.

export function plus(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1]];
}

export function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]];
}

export function times(a: Point, by: number): Point {
  return [a[0] * by, a[1] * by];
}

/** `from` moved by `distance` along `direction`. */
export function along(from: Point, direction: Point, distance: number): Point {
  return [from[0] + direction[0] * distance, from[1] + direction[1] * distance];
}

export function dotOf(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1];
}

/** Positive when b lies to the left of a. */
export function crossOf(a: Point, b: Point): number {
  return a[0] * b[1] - a[1] * b[0];
}

/** A quarter turn counter-clockwise: the left hand of a direction. */
export function leftOf(direction: Point): Point {
  return [-direction[1], direction[0]];
}

export function distanceOf(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** Unit vector from a to b; a zero vector where they are the same place. */
export function directionOf(a: Point, b: Point): Point {
  const size = distanceOf(a, b);
  return size === 0 ? [0, 0] : [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
}

export function middleOf(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** Where two lines meet, each a point and a direction; null where they are parallel to 1e-9. */
export function meetingOf(a: Point, aDirection: Point, b: Point, bDirection: Point): Point | null {
  const turn = crossOf(aDirection, bDirection);
  if (Math.abs(turn) < 1e-9) return null;
  return along(a, aDirection, crossOf(minus(b, a), bDirection) / turn);
}

/** Distance of a point from the segment between two others. */
export function distanceToSegment(point: Point, from: Point, to: Point): number {
  const edge = minus(to, from);
  const squared = dotOf(edge, edge);
  if (squared === 0) return distanceOf(point, from);
  const t = Math.min(1, Math.max(0, dotOf(minus(point, from), edge) / squared));
  return distanceOf(point, along(from, edge, t));
}

/** A unit vector at an angle in integer tenths of a degree, exact at quarter turns. */
export function unitAt(tenthsDeg: number): Point {
  const quarter = (((tenthsDeg % 3600) + 3600) % 3600) / 900;
  if (quarter === 0) return [1, 0];
  if (quarter === 1) return [0, 1];
  if (quarter === 2) return [-1, 0];
  if (quarter === 3) return [0, -1];
  const angle = (tenthsDeg * Math.PI) / 1800;
  return [Math.cos(angle), Math.sin(angle)];
}

/** A point of local axes (x, y) turned counter-clockwise and moved to `origin`. */
export function placed(local: Point, origin: Point, rotationTenthsDeg: number): Point {
  const [cos, sin] = unitAt(rotationTenthsDeg);
  return [origin[0] + local[0] * cos - local[1] * sin, origin[1] + local[0] * sin + local[1] * cos];
}
