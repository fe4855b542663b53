import type { Face } from '@wevisu/scene/faces/face.ts';
import { Box3, Vector3 } from 'three';
import { METERS_PER_TENTH } from './cell-frame.ts';

/** The box around all faces, meters; without faces, the size of a small room. */
export function contentBox(faces: readonly Face[]): Box3 {
  const box = new Box3();
  for (const face of faces) {
    const { origin, right, up } = face.frame;
    for (const [u, v] of face.outline) {
      box.expandByPoint(
        new Vector3(
          (origin[0] + u * right[0] + v * up[0]) * METERS_PER_TENTH,
          (origin[2] + u * right[2] + v * up[2]) * METERS_PER_TENTH,
          -(origin[1] + u * right[1] + v * up[1]) * METERS_PER_TENTH,
        ),
      );
    }
  }
  return box.isEmpty() ? new Box3(new Vector3(-2, 0, -2), new Vector3(2, 2.5, 2)) : box;
}
