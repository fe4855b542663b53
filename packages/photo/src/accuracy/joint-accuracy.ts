// How accurate the direction of joints is: each click in turn is moved by its error, as for areas.

import { withOrigin } from '../camera/find-camera.ts';
import { cameraOfFit, type Fit, type FitRequest, refit } from '../camera/fit-camera.ts';
import { findingOf, type PhotoFinding } from '../finding.ts';
import type { Spot } from '../picture.ts';
import { pictureSpotOf, planePointOf, type SurfacePlane } from '../planes/surface-plane.ts';
import { type AccuracyRequest, movedLines, movedMarks } from './area-accuracy.ts';

/** Joints that may be off by more than this, anywhere on the surface, get a finding. */
const MAX_DEGREES = 1;
/** Length of the piece of a joint that is compared, meters. */
const PIECE = 0.05;
/** A joint that can't be seen may run anywhere. */
const UNKNOWN = Math.PI / 2;

/**
 * Two standard deviations of the direction in which joints run in the picture, degrees, at the worst of the outline's
 * corners and their middle. Null if the surface can't be seen there.
 */
export function jointErrorDegrees(request: AccuracyRequest): number | null {
  const base = planeBy(request, request.fit);
  if (!base || request.outline.length === 0) return null;
  const places = [...request.outline, middleOf(request.outline)];
  const directions = places.flatMap((place) => jointsAt(base, place));
  if (directions.some((one) => one === null)) return null;
  const squares = directions.map(() => 0);
  const addError = (plane: SurfacePlane | null) => {
    for (const [n, moved] of places.flatMap((place) => jointsAt(plane, place)).entries()) {
      squares[n] = (squares[n] ?? 0) + turnBetween(moved, directions[n] ?? null) ** 2;
    }
  };
  for (const moved of movedMarks(request))
    addError(planeBy(request, refit(moved, request.fit), moved));
  for (const moved of movedLines(request)) addError(planeBy(moved, request.fit));
  const { kind } = request.fit;
  const other = { ...kind, focalPx: kind.focalPx * Math.exp(kind.spread) };
  addError(planeBy(request, refit(request, { ...request.fit, kind: other })));
  return (2 * Math.sqrt(Math.max(...squares)) * 180) / Math.PI;
}

/** A finding if joints may be off by more than `maxDegrees`. */
export function jointFindings(
  request: AccuracyRequest,
  maxDegrees = MAX_DEGREES,
): readonly PhotoFinding[] {
  const degrees = jointErrorDegrees(request);
  return degrees === null || degrees > maxDegrees ? [findingOf('joints-unsure')] : [];
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

/** Angles in the picture of the joints that run right and up through a place of the surface. */
function jointsAt(plane: SurfacePlane | null, place: Spot): readonly (number | null)[] {
  const at = plane && planePointOf(plane, place);
  return [[PIECE, 0] as const, [0, PIECE] as const].map(([right, up]) => {
    const end = plane && at && pictureSpotOf(plane, [at[0] + right, at[1] + up]);
    return end ? Math.atan2(end[1] - place[1], end[0] - place[0]) : null;
  });
}

/** Angle between two lines, which have no direction. */
function turnBetween(one: number | null, other: number | null): number {
  if (one === null || other === null) return UNKNOWN;
  const turn = Math.abs(one - other) % Math.PI;
  return Math.min(turn, Math.PI - turn);
}
