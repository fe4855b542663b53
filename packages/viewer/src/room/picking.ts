// From the canvas into the scene and back: what lies under a point, where it meets the plan.
import { type Group, Raycaster, Vector2, Vector3 } from 'three';
import type { CameraRig } from './camera/camera-rig.ts';
import { METRES } from './cell-frame.ts';
import type { FaceView } from './face-view.ts';
import type { ThingBatch } from './thing-batch.ts';
import type { Hit } from './view-events.ts';

export interface PickingOptions {
  readonly canvas: HTMLCanvasElement;
  readonly root: Group;
  readonly rig: CameraRig;
  readonly batch: ThingBatch;
  readonly faceView: FaceView;
}

/** Points of the canvas are CSS pixels from its upper left corner; places are tenths in the plan. */
export function createPicking({ canvas, root, rig, batch, faceView }: PickingOptions) {
  const raycaster = new Raycaster();

  function aim(x: number, y: number): void {
    const point = new Vector2(
      (x / Math.max(1, canvas.clientWidth)) * 2 - 1,
      1 - (y / Math.max(1, canvas.clientHeight)) * 2,
    );
    raycaster.setFromCamera(point, rig.camera);
  }

  return {
    /** What lies under a point; null is the sky. */
    hit(x: number, y: number): Hit | null {
      aim(x, y);
      for (const hit of raycaster.intersectObject(root, true)) {
        const { object, point: at, batchId, faceIndex } = hit;
        const place = [at.x / METRES, -at.z / METRES, at.y / METRES] as const;
        const owner = batch.ownerOf(object, batchId);
        if (owner !== null) return { nodeId: owner, faceId: null, slot: null, place };
        const face = faceView.hitOf(object, faceIndex ?? 0);
        if (face) return { ...face, place };
      }
      return null;
    },
    /** Where the pointer meets a level plane at a height; null where it looks away. */
    onPlane(x: number, y: number, heightTenths: number): readonly [x: number, y: number] | null {
      aim(x, y);
      const { origin, direction } = raycaster.ray;
      const t = (heightTenths * METRES - origin.y) / direction.y;
      if (!(t > 0) || t > 500) return null;
      return [(origin.x + t * direction.x) / METRES, -(origin.z + t * direction.z) / METRES];
    },
    /** Canvas pixels of a place of the plan; null behind the eye. */
    toScreen(
      place: readonly [x: number, y: number, z: number],
    ): readonly [x: number, y: number] | null {
      const at = new Vector3(place[0] * METRES, place[2] * METRES, -place[1] * METRES);
      // It may be asked between a move of the camera and the frame that draws it.
      rig.camera.updateMatrixWorld();
      at.project(rig.camera);
      if (at.z > 1) return null;
      return [((at.x + 1) / 2) * canvas.clientWidth, ((1 - at.y) / 2) * canvas.clientHeight];
    },
  };
}
export type Picking = ReturnType<typeof createPicking>;
