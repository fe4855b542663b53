// Where a picture is placed under the plan. Pure. Plan points are tenths of a millimeter with y pointing
// north; a picture's pixels count from its upper left corner, y down.

import { distanceOf } from '@wevisu/scene/plane/points.ts';
import { type Bounds, boundsOf, type Point } from '@wevisu/scene/plane/polygon.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface Placement {
  /** The middle of the picture. */
  readonly at: Point;
  readonly tenthsPerPixel: number;
  /** Counterclockwise, in tenths of a degree, from 0 to 3599. */
  readonly turnTenthsDeg: number;
}

/** From a pixel of 1/1000 in, a scan at full size, to one of 33 ft. */
const [FINEST, COARSEST] = [0.25, 100_000];

/** Two points closer than this are one point pressed twice. */
export const MIN_APART = 10;

/** In the middle of the visible area, as large as it allows. The scale is not confirmed yet. */
export function firstPlacement({ width, height }: PictureSize, seen: Bounds): Placement {
  const [wide, high] = [seen.maxX - seen.minX, seen.maxY - seen.minY];
  return {
    at: [(seen.minX + seen.maxX) / 2, (seen.minY + seen.maxY) / 2],
    tenthsPerPixel: within(Math.min(wide / width, high / height)),
    turnTenthsDeg: 0,
  };
}

function within(tenthsPerPixel: number): number {
  return Math.min(COARSEST, Math.max(FINEST, tenthsPerPixel));
}

function turned([x, y]: Point, tenthsDeg: number): Point {
  const angle = (tenthsDeg * Math.PI) / 1800;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** The point of the plan under a pixel. */
export function planPointOf(placement: Placement, size: PictureSize, [px, py]: Point): Point {
  const { at, tenthsPerPixel: scale, turnTenthsDeg } = placement;
  const [x, y] = turned([px - size.width / 2, size.height / 2 - py], turnTenthsDeg);
  return [at[0] + x * scale, at[1] + y * scale];
}

/** The area of the plan that the picture covers. */
export function coveredBy(placement: Placement, size: PictureSize): Bounds {
  const { width, height } = size;
  const corners: readonly Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return boundsOf(corners.map((corner) => planPointOf(placement, size, corner)));
}

/** The inverse. */
export function pixelOf(placement: Placement, size: PictureSize, [x, y]: Point): Point {
  const { at, tenthsPerPixel: scale, turnTenthsDeg } = placement;
  const [dx, dy] = turned([x - at[0], y - at[1]], -turnTenthsDeg);
  return [dx / scale + size.width / 2, size.height / 2 - dy / scale];
}

/**
 * Scales the picture so that two of its points are `length` apart in the plan; the first stays in place. null
 * if the points coincide or the scale would be out of range.
 */
export function toScale(
  placement: Placement,
  [from, to]: readonly [Point, Point],
  length: number,
): Placement | null {
  const apart = distanceOf(from, to);
  if (apart < MIN_APART || length < MIN_APART) return null;
  const by = length / apart;
  const tenthsPerPixel = placement.tenthsPerPixel * by;
  if (tenthsPerPixel !== within(tenthsPerPixel)) return null;
  const [x, y] = placement.at;
  return {
    ...placement,
    at: [from[0] + (x - from[0]) * by, from[1] + (y - from[1]) * by],
    tenthsPerPixel,
  };
}

export function movedBy(placement: Placement, [dx, dy]: Point): Placement {
  return { ...placement, at: [placement.at[0] + dx, placement.at[1] + dy] };
}

export function turnedTo(placement: Placement, tenthsDeg: number): Placement {
  return { ...placement, turnTenthsDeg: ((Math.round(tenthsDeg) % 3600) + 3600) % 3600 };
}

/** Scans are slightly askew: near a quarter turn, a drag means the quarter turn. */
const NEAR_QUARTER = 15;

/** Turns the picture about its middle as its handle moves from one point to another. */
export function turnedByHand(
  before: Placement,
  from: Point,
  to: Point,
  isFree: boolean,
): Placement {
  const angle = ([x, y]: Point) =>
    (Math.atan2(y - before.at[1], x - before.at[0]) * 1800) / Math.PI;
  const wanted = before.turnTenthsDeg + angle(to) - angle(from);
  const quarter = Math.round(wanted / 900) * 900;
  return turnedTo(before, !isFree && Math.abs(wanted - quarter) < NEAR_QUARTER ? quarter : wanted);
}

/** For the `transform` of an SVG whose y points down. */
export function transformOf({ at, tenthsPerPixel, turnTenthsDeg }: Placement, size: PictureSize) {
  return [
    `translate(${at[0]} ${-at[1]})`,
    `rotate(${-turnTenthsDeg / 10})`,
    `scale(${tenthsPerPixel})`,
    `translate(${-size.width / 2} ${-size.height / 2})`,
  ].join(' ');
}
