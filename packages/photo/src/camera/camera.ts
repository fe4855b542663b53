import { apply, type Matrix3, transpose } from '../algebra/matrix3.ts';
import { subtract, type Vec3 } from '../algebra/vec3.ts';
import type { Spot } from '../picture.ts';

/**
 * The camera of a photo in the room's coordinates: meters, z up, the floor at z = 0, x along the first marked direction.
 * Its own axes are x right, y down, z ahead; it looks through the picture's middle.
 */
export interface Camera {
  readonly width: number;
  readonly height: number;
  readonly focalPx: number;
  /** Rotation from the room's directions to the camera's. */
  readonly turn: Matrix3;
  /** Where the camera is. */
  readonly at: Vec3;
}

/** Where a point of the room is in the picture; null behind the camera. */
export function spotOf(camera: Camera, point: Vec3): Spot | null {
  const [x, y, ahead] = apply(camera.turn, subtract(point, camera.at));
  if (!(ahead > 1e-6)) return null;
  const { focalPx, width, height } = camera;
  return [width / 2 + (focalPx * x) / ahead, height / 2 + (focalPx * y) / ahead];
}

/** The direction in the room that a place of the picture shows; not of length 1. */
export function rayOf(camera: Camera, [x, y]: Spot): Vec3 {
  const { focalPx, width, height, turn } = camera;
  return apply(transpose(turn), [(x - width / 2) / focalPx, (y - height / 2) / focalPx, 1]);
}

/** Rotation of a camera without roll, by its yaw to the left and its pitch down, radians. */
export function lookingAlong(yaw: number, pitch: number): Matrix3 {
  const ahead: Vec3 = [
    Math.cos(yaw) * Math.cos(pitch),
    Math.sin(yaw) * Math.cos(pitch),
    -Math.sin(pitch),
  ];
  const right: Vec3 = [Math.sin(yaw), -Math.cos(yaw), 0];
  const down: Vec3 = [
    -Math.cos(yaw) * Math.sin(pitch),
    -Math.sin(yaw) * Math.sin(pitch),
    -Math.cos(pitch),
  ];
  return [right, down, ahead];
}
