import { apply, inverseOf, type Matrix3, transpose } from '../algebra/matrix3.ts';
import { cross, dot, lengthOf, scale, subtract, type Vec3 } from '../algebra/vec3.ts';
import { type Camera, centerOf } from '../camera/camera.ts';
import { floorPointOf } from '../camera/fit-camera.ts';
import type { PhotoFindingCode } from '../finding.ts';
import type { Spot } from '../picture.ts';

/**
 * A flat surface of the room, in meters: its point (u, v) is `origin + u * right + v * up`, and `right x up` points to the
 * camera's side.
 */
export interface SurfacePlane {
  readonly kind: 'floor' | 'wall';
  readonly origin: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  /** Takes (u, v, 1) to (x, y, 1) of the picture times the depth. */
  readonly toPicture: Matrix3;
  /** The inverse; the third number is positive where the surface is seen. */
  readonly toPlane: Matrix3;
}

/** No room reaches farther, meters. */
export const MAX_REACH = 60;

/** Null only for a camera on the floor. */
export function floorPlane(camera: Camera): SurfacePlane | null {
  return planeOf(camera, 'floor', [0, 0, 0], [1, 0, 0], [0, 1, 0]);
}

/** The wall on a line of the floor, given in the picture; null if the line is too short or above the horizon, or the wall is seen edge on. */
export function wallPlane(camera: Camera, from: Spot, to: Spot): SurfacePlane | null {
  const a = floorPointOf(camera, from);
  const b = floorPointOf(camera, to);
  if (!a || !b || lengthOf(subtract(a, b)) < 0.05) return null;
  const up: Vec3 = [0, 0, 1];
  const along = scale(subtract(b, a), 1 / lengthOf(subtract(b, a)));
  const facing = dot(cross(along, up), subtract(camera.at, a));
  if (Math.abs(facing) < 1e-3) return null;
  return facing > 0
    ? planeOf(camera, 'wall', a, along, up)
    : planeOf(camera, 'wall', b, scale(along, -1), up);
}

/** Why `wallPlane` found no wall on a line. */
export function wallLineProblem(camera: Camera, line: readonly Spot[]): PhotoFindingCode {
  const isOnFloor = line.every((spot) => floorPointOf(camera, spot) !== null);
  return isOnFloor ? 'wall-too-short' : 'wall-above-horizon';
}

function planeOf(
  camera: Camera,
  kind: SurfacePlane['kind'],
  origin: Vec3,
  right: Vec3,
  up: Vec3,
): SurfacePlane | null {
  const { focalPx, turn, at } = camera;
  const [centerX, centerY] = centerOf(camera);
  const columns = [right, up, subtract(origin, at)].map((one) => {
    const [x, y, ahead] = apply(turn, one);
    return [focalPx * x + centerX * ahead, focalPx * y + centerY * ahead, ahead] as const;
  });
  const toPicture = transpose(columns as unknown as Matrix3);
  const toPlane = inverseOf(toPicture);
  return toPlane && { kind, origin, right, up, toPicture, toPlane };
}

/** The point of a surface at a place of the picture, meters; null at its horizon and above. */
export function planePointOf(plane: SurfacePlane, [x, y]: Spot): Spot | null {
  const [u, v, w] = apply(plane.toPlane, [x, y, 1]);
  return w > 1e-9 ? [u / w, v / w] : null;
}

/** Where a point of a surface is in the picture; null behind the camera. */
export function pictureSpotOf(plane: SurfacePlane, [u, v]: Spot): Spot | null {
  const [x, y, ahead] = apply(plane.toPicture, [u, v, 1]);
  return ahead > 1e-9 ? [x / ahead, y / ahead] : null;
}
