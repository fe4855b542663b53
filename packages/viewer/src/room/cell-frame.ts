import type { FaceFrame } from '@wevisu/scene/faces/face.ts';
import { Matrix4 } from 'three';

/** The scene counts tenths of a millimeter, the view meters. */
export const METERS_PER_TENTH = 1e-4;

/** Converts plan coordinates (x east, y north, z up, tenths) to the view's (x east, y up, z south, meters). */
export function toView([x, y, z]: readonly [x: number, y: number, z: number]): [
  x: number,
  y: number,
  z: number,
] {
  return [x * METERS_PER_TENTH, z * METERS_PER_TENTH, -y * METERS_PER_TENTH];
}

/** Takes a face's (u, v, distance) in tenths to the view in meters. */
export function frameMatrix(frame: FaceFrame): Matrix4 {
  const right = toView(frame.right);
  const up = toView(frame.up);
  const origin = toView(frame.origin);
  const normal = [
    (right[1] * up[2] - right[2] * up[1]) / METERS_PER_TENTH,
    (right[2] * up[0] - right[0] * up[2]) / METERS_PER_TENTH,
    (right[0] * up[1] - right[1] * up[0]) / METERS_PER_TENTH,
  ] as const;
  return new Matrix4().set(
    ...([right[0], up[0], normal[0], origin[0]] as const),
    ...([right[1], up[1], normal[1], origin[1]] as const),
    ...([right[2], up[2], normal[2], origin[2]] as const),
    0,
    0,
    0,
    1,
  );
}
