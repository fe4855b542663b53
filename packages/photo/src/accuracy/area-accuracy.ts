// How accurate an area is: each click in turn is moved by its error, and the camera fitted again.
import { areaOf } from '@wevisu/scene/plane/polygon.ts';
import type { Camera } from '../camera/camera.ts';
import { withOrigin } from '../camera/find-camera.ts';
import {
  cameraOfFit,
  type Fit,
  type FitRequest,
  FOCAL_SPREAD,
  refit,
} from '../camera/fit-camera.ts';
import { moveMarks } from '../camera/marks.ts';
import { CLICK_ERROR_PX, type Spot } from '../picture.ts';
import { outlineOnPlane } from '../planes/surface-outline.ts';
import type { SurfacePlane } from '../planes/surface-plane.ts';

export interface AccuracyRequest extends FitRequest {
  readonly fit: Fit;
  /** In the picture. */
  readonly outline: readonly Spot[];
  /** The line in which a wall meets the floor, in the picture; left out for a floor. */
  readonly line?: readonly Spot[];
  /** The surface over that line as that camera sees it. */
  readonly planeOf: (camera: Camera, line: readonly Spot[]) => SurfacePlane | null;
}

/**
 * Two standard deviations of an outline's area, in percent: about 19 of 20 areas are within. Counts the clicks of the
 * marks, of the outline and of a wall's floor line, and how far the lens may be from the usual one. Null where the outline
 * has no area.
 */
export function areaErrorPercent(request: AccuracyRequest): number | null {
  const base = areaBy(request, request.fit, request.outline);
  if (base === null) return null;
  let squares = 0;
  const addError = (area: number | null) => {
    const off = area === null ? 1 : area / base - 1;
    squares += off * off;
  };
  for (const moved of movedMarks(request)) {
    addError(areaBy(request, refit(moved, request.fit), request.outline));
  }
  const shifted = { ...request, focalShift: FOCAL_SPREAD };
  addError(areaBy(shifted, refit(shifted, request.fit), request.outline));
  for (const outline of moves(request.outline)) addError(areaBy(request, request.fit, outline));
  for (const moved of movedLines(request)) addError(areaBy(moved, request.fit, request.outline));
  return 200 * Math.sqrt(squares);
}

function areaBy(request: AccuracyRequest, fit: Fit, outline: readonly Spot[]): number | null {
  const camera = withOrigin(cameraOfFit(request, fit), request.marks);
  const plane = camera && request.planeOf(camera, request.line ?? []);
  const points = plane && outlineOnPlane(plane, outline);
  return points && typeof points !== 'string' ? areaOf(points) : null;
}

/** The list with each coordinate moved once. */
function moves(spots: readonly Spot[]): (readonly Spot[])[] {
  return spots.flatMap(([x, y], n) => [
    spots.with(n, [x + CLICK_ERROR_PX, y]),
    spots.with(n, [x, y + CLICK_ERROR_PX]),
  ]);
}

/** The request with each coordinate of the wall's line moved once. */
export function movedLines(request: AccuracyRequest): AccuracyRequest[] {
  return moves(request.line ?? []).map((line) => ({ ...request, line }));
}

/** The request with each coordinate of the marks moved once; clicks in one place are one click and move together. */
export function movedMarks(request: AccuracyRequest): AccuracyRequest[] {
  const places = new Map<string, Spot>();
  moveMarks(request.marks, (spot) => {
    places.set(spot.join(), spot);
    return spot;
  });
  return [...places.keys()].flatMap((key) =>
    [[CLICK_ERROR_PX, 0] as const, [0, CLICK_ERROR_PX] as const].map(([byX, byY]) => ({
      ...request,
      marks: moveMarks(request.marks, (spot) =>
        spot.join() === key ? [spot[0] + byX, spot[1] + byY] : spot,
      ),
    })),
  );
}
