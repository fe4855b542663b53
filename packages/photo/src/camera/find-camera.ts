import { multiply } from '../algebra/matrix3.ts';
import { findingOf, type PhotoFinding } from '../finding.ts';
import { MAX_PIXELS } from '../picture.ts';
import { type Camera, spotOf } from './camera.ts';
import {
  cameraOfFit,
  type Fit,
  type FitRequest,
  fitCamera,
  floorPointOf,
  metersOf,
} from './fit-camera.ts';
import { edgesOf, type RoomMarks } from './marks.ts';
import { marksProblem } from './marks-problem.ts';

export interface FoundCamera {
  readonly camera: Camera | null;
  /** Where the search ended; accuracy is computed from it. */
  readonly fit: Fit | null;
  readonly findings: readonly PhotoFinding[];
}

/** Marks disagree that miss by more than this on average, in standard deviations of a careful click. */
const MAX_MISFIT = 2.5;

/**
 * Finds the camera of a photo from marks on it. The room's origin is the first corner of the rectangle, or the marked
 * corner; x runs along the first direction. Never throws: marks that no camera fits give a finding.
 */
export function findCamera(request: FitRequest): FoundCamera {
  const { width, height, marks } = request;
  if (!isPictureSize(width, height)) return refused('not-a-picture');
  const problem = marksProblem(marks);
  if (problem) return refused(problem);
  const fit = fitCamera(request);
  if (!fit) return refused(isLengthInSky(request) ? 'length-behind-horizon' : 'no-camera');
  const camera = withOrigin(cameraOfFit(request, fit), marks);
  if (!camera) return refused('marks-behind-horizon');
  const misfit = Math.sqrt((2 * fit.cost) / (edgesOf(marks).length + marks.lengths.length));
  if (misfit <= MAX_MISFIT) return { camera, fit, findings: [] };
  return isLengthInSky(request)
    ? refused('length-behind-horizon')
    : { camera, fit, findings: [findingOf('marks-disagree')] };
}

/** Whether a measured length lies where the camera of the other marks sees no floor or wall. */
function isLengthInSky(request: FitRequest): boolean {
  const { marks } = request;
  const others = { ...request, marks: { ...marks, lengths: [] } };
  const fit = fitCamera(others);
  const camera = fit && cameraOfFit(others, fit);
  return camera !== null && marks.lengths.some((length) => metersOf(camera, length) === null);
}

/** Whether a picture has whole, positive sides and at most MAX_PIXELS. */
export function isPictureSize(width: number, height: number): boolean {
  const isSide = (side: number) => Number.isInteger(side) && side > 0;
  return isSide(width) && isSide(height) && width * height <= MAX_PIXELS;
}

function refused(code: PhotoFinding['code']): FoundCamera {
  return { camera: null, fit: null, findings: [findingOf(code)] };
}

/** Moves the room's origin to the marked corner, with x along the first edge; null if the corner is not on the floor. */
export function withOrigin(camera: Camera, marks: RoomMarks): Camera | null {
  const corner = marks.kind === 'corner' ? marks.corner : marks.corners[0];
  const origin = corner && floorPointOf(camera, corner);
  if (!origin) return null;
  const at = [camera.at[0] - origin[0], camera.at[1] - origin[1], camera.at[2]] as const;
  const moved = { ...camera, at };
  return runsAgainst(moved, marks)
    ? {
        ...camera,
        turn: multiply(camera.turn, [
          [-1, 0, 0],
          [0, -1, 0],
          [0, 0, 1],
        ]),
        at: [-at[0], -at[1], at[2]],
      }
    : moved;
}

/** Whether the room's x points opposite to the first edge. */
function runsAgainst(camera: Camera, marks: RoomMarks): boolean {
  const first = edgesOf(marks).find(({ along }) => along === 'first');
  const corner = marks.kind === 'corner' ? marks.corner : marks.corners[0];
  const ahead = spotOf(camera, [0.01, 0, 0]);
  if (!first || !corner || !ahead) return false;
  const away = (spot: readonly [number, number]) =>
    Math.hypot(spot[0] - corner[0], spot[1] - corner[1]);
  const end = away(first.to) >= away(first.from) ? first.to : first.from;
  return (
    (end[0] - corner[0]) * (ahead[0] - corner[0]) + (end[1] - corner[1]) * (ahead[1] - corner[1]) <
    0
  );
}
