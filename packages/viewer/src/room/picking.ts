// From the canvas into the scene and back: what lies under a point, and where a place is drawn.
import { type Group, Raycaster, Vector2, Vector3 } from 'three';
import type { CameraRig } from './camera/camera-rig.ts';
import { METERS_PER_TENTH } from './cell-frame.ts';
import type { FaceView } from './face-view.ts';
import type { ThingBatch } from './thing-batch.ts';
import type { Hit } from './view-events.ts';

interface PickingOptions {
  readonly canvas: HTMLCanvasElement;
  readonly root: Group;
  readonly rig: CameraRig;
  readonly batch: ThingBatch;
  readonly faceView: FaceView;
}

/** Points of the canvas are CSS pixels from its upper left corner; places are plan tenths. */
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
    /** What lies under a point; null for the sky. */
    hit(x: number, y: number): Hit | null {
      aim(x, y);
      for (const hit of raycaster.intersectObject(root, true)) {
        const { object, point: at, batchId, faceIndex } = hit;
        const place = [
          at.x / METERS_PER_TENTH,
          -at.z / METERS_PER_TENTH,
          at.y / METERS_PER_TENTH,
        ] as const;
        const owner = batch.ownerOf(object, batchId);
        if (owner !== null) return { nodeId: owner, faceId: null, slot: null, place };
        const face = faceView.hitOf(object, faceIndex ?? 0);
        if (face) return { ...face, place };
      }
      return null;
    },
    /** Where a point meets the level plane at a height; null where it looks away from it. */
    onPlane(x: number, y: number, heightTenths: number): readonly [x: number, y: number] | null {
      aim(x, y);
      const { origin, direction } = raycaster.ray;
      const t = (heightTenths * METERS_PER_TENTH - origin.y) / direction.y;
      if (!(t > 0) || t > 500) return null;
      return [
        (origin.x + t * direction.x) / METERS_PER_TENTH,
        -(origin.z + t * direction.z) / METERS_PER_TENTH,
      ];
    },
    /** The point at which a place is drawn; null behind the eye. */
    toScreen(
      place: readonly [x: number, y: number, z: number],
    ): readonly [x: number, y: number] | null {
      const at = new Vector3(
        place[0] * METERS_PER_TENTH,
        place[2] * METERS_PER_TENTH,
        -place[1] * METERS_PER_TENTH,
      );
      // The camera may have moved since the last frame.
      rig.camera.updateMatrixWorld();
      at.project(rig.camera);
      if (at.z > 1) return null;
      return [((at.x + 1) / 2) * canvas.clientWidth, ((1 - at.y) / 2) * canvas.clientHeight];
    },
  };
}
