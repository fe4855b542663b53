import { PerspectiveCamera, Vector3 } from 'three';
import { MIN_NEAR, NEAR_SHARE } from './lenses.ts';
import type { Eye } from './view-mode.ts';

/** A camera with a fixed pose. Its `aspect` is 1 until the canvas is known. */
export function posedCamera({ eye, target, fovDeg = 42 }: Eye): PerspectiveCamera {
  const [at, to] = [new Vector3(...eye), new Vector3(...target)];
  const near = Math.max(MIN_NEAR, at.distanceTo(to) * NEAR_SHARE);
  const camera = new PerspectiveCamera(fovDeg, 1, near, 200);
  camera.position.copy(at);
  const way = to.clone().sub(at).normalize();
  // Looking straight down, up is north.
  if (Math.abs(way.y) > 0.9999) camera.up.set(0, 0, -1);
  camera.lookAt(to);
  camera.updateMatrixWorld();
  return camera;
}
