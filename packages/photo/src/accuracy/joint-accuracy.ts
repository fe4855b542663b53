// How sure the direction of joints is: every click is moved by its error, alone, as for areas.

import { withOrigin } from '../camera/find-camera.ts';
import {
  cameraOfFit,
  type Fit,
  type FitRequest,
  FOCAL_SPREAD,
  refit,
} from '../camera/fit-camera.ts';
import { findingOf, type PhotoFinding } from '../finding.ts';
import type { Spot } from '../picture.ts';
import { pictureSpotOf, planePointOf, type SurfacePlane } from '../planes/surface-plane.ts';
import { type AccuracyRequest, movedLines, movedMarks } from './area-accuracy.ts';

/** Joints that may be further off than this, anywhere on the surface, are told of. */
const MOST_DEGREES = 1;
/** So long a piece of a joint is looked at, metres. */
const PIECE = 0.05;
/** Where a joint can not be seen, it may run anywhere. */
const LOST = Math.PI / 2;

/**
 * Two standard deviations of the direction in which joints of a surface run in the picture, degrees, where it is
 * least sure: at the outline's corners and in their middle. Null where the surface can not be seen there.
 */
export function jointErrorDegrees(request: AccuracyRequest): number | null {
  const base = planeBy(request, request.fit);
  if (!base || request.outline.length === 0) return null;
  const places = [...request.outline, middleOf(request.outline)];
  const directions = places.flatMap((place) => jointsAt(base, place));
  if (directions.some((one) => one === null)) return null;
  const squares = directions.map(() => 0);
  const weigh = (plane: SurfacePlane | null) => {
    for (const [n, moved] of places.flatMap((place) => jointsAt(plane, place)).entries()) {
      squares[n] = (squares[n] ?? 0) + turnBetween(moved, directions[n] ?? null) ** 2;
    }
  };
  for (const moved of movedMarks(request))
    weigh(planeBy(request, refit(moved, request.fit), moved));
  for (const moved of movedLines(request)) weigh(planeBy(moved, request.fit));
  const shifted = { ...request, focalShift: FOCAL_SPREAD };
  weigh(planeBy(shifted, refit(shifted, request.fit)));
  return (2 * Math.sqrt(Math.max(...squares)) * 180) / Math.PI;
}

/** What a person should know of the joints' direction, where more than `most` degrees matter. */
export function jointFindings(
  request: AccuracyRequest,
  most = MOST_DEGREES,
): readonly PhotoFinding[] {
  const degrees = jointErrorDegrees(request);
  return degrees === null || degrees > most ? [findingOf('joints-unsure')] : [];
}

function planeBy(
  request: AccuracyRequest,
  fit: Fit,
  { marks }: Pick<FitRequest, 'marks'> = request,
): SurfacePlane | null {
  const camera = withOrigin(cameraOfFit(request, fit), marks);
  return camera && request.planeOf(camera, request.line ?? []);
}

function middleOf(spots: readonly Spot[]): Spot {
  const mean = (k: 0 | 1) => spots.reduce((sum, spot) => sum + spot[k] / spots.length, 0);
  return [mean(0), mean(1)];
}

/** Angles in the picture of the joints that run right and up on the surface through a place. */
function jointsAt(plane: SurfacePlane | null, place: Spot): readonly (number | null)[] {
  const at = plane && planePointOf(plane, place);
  return [[PIECE, 0] as const, [0, PIECE] as const].map(([right, up]) => {
    const end = plane && at && pictureSpotOf(plane, [at[0] + right, at[1] + up]);
    return end ? Math.atan2(end[1] - place[1], end[0] - place[0]) : null;
  });
}

/** Between two lines: a joint has no front end. */
function turnBetween(one: number | null, other: number | null): number {
  if (one === null || other === null) return LOST;
  const turn = Math.abs(one - other) % Math.PI;
  return Math.min(turn, Math.PI - turn);
}
