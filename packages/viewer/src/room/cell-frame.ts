import type { FaceFrame } from '@wevisu/scene/faces/face.ts';
import { Matrix4 } from 'three';

/** Tenths of a millimetre to metres. */
export const METRES = 1e-4;

/** Plan coordinates (x east, y north, z up, tenths) to the view's (x east, y up, z south, metres). */
export function toView([x, y, z]: readonly [x: number, y: number, z: number]): [
  x: number,
  y: number,
  z: number,
] {
  return [x * METRES, z * METRES, -y * METRES];
}

/** From a face's (u, v, distance) in tenths to the view in metres. */
export function frameMatrix(frame: FaceFrame): Matrix4 {
  const right = toView(frame.right);
  const up = toView(frame.up);
  const origin = toView(frame.origin);
  const normal = [
    (right[1] * up[2] - right[2] * up[1]) / METRES,
    (right[2] * up[0] - right[0] * up[2]) / METRES,
    (right[0] * up[1] - right[1] * up[0]) / METRES,
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
