import { apply, type Matrix3, transpose } from '../algebra/matrix3.ts';
import { subtract, type Vec3 } from '../algebra/vec3.ts';
import type { Spot } from '../picture.ts';

/**
 * The camera of a photo in the room's coordinates: meters, z up, the floor at z = 0, x along the first marked direction.
 * Its own axes are x right, y down, z ahead.
 */
export interface Camera {
  readonly width: number;
  readonly height: number;
  readonly focalPx: number;
  /** Where it looks, pixels; the picture's middle if left out. A picture cut out of a larger one has it elsewhere. */
  readonly center?: Spot;
  /** Rotation from the room's directions to the camera's. */
  readonly turn: Matrix3;
  /** Where the camera is. */
  readonly at: Vec3;
}

/** Where the camera looks, pixels. */
export function centerOf({ center, width, height }: Camera): Spot {
  return center ?? [width / 2, height / 2];
}

/** Where a point of the room is in the picture; null behind the camera. */
export function spotOf(camera: Camera, point: Vec3): Spot | null {
  const [x, y, ahead] = apply(camera.turn, subtract(point, camera.at));
  if (!(ahead > 1e-6)) return null;
  const [centerX, centerY] = centerOf(camera);
  return [centerX + (camera.focalPx * x) / ahead, centerY + (camera.focalPx * y) / ahead];
}

/** The direction in the room that a place of the picture shows; not of length 1. */
export function rayOf(camera: Camera, [x, y]: Spot): Vec3 {
  const { focalPx, turn } = camera;
  const [centerX, centerY] = centerOf(camera);
  return apply(transpose(turn), [(x - centerX) / focalPx, (y - centerY) / focalPx, 1]);
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
