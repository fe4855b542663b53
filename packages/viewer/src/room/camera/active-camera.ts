// Whose eye the scene is drawn for: the camera that a person steers, or one that is posed for a picture.
import type { OrthographicCamera, PerspectiveCamera } from 'three';
import type { CameraRig } from './camera-rig.ts';
import { posedCamera } from './posed-camera.ts';
import type { Eye, ViewMode } from './view-mode.ts';

export function createActiveCamera(rig: Pick<CameraRig, 'camera' | 'mode'>) {
  let posed: PerspectiveCamera | null = null;
  return {
    get camera(): PerspectiveCamera | OrthographicCamera {
      return posed ?? rig.camera;
    },
    /** A posed camera sees what a person there sees. */
    get mode(): ViewMode {
      return posed ? 'walk' : rig.mode;
    },
    get isPosed(): boolean {
      return posed !== null;
    },
    /** Takes the place of the steered camera, and of another pose. @returns The pose for `release`. */
    pose(eye: Eye): PerspectiveCamera {
      posed = posedCamera(eye);
      return posed;
    },
    /** Gives the view back to the steered camera; false where another pose has taken this one's place. */
    release(pose: PerspectiveCamera): boolean {
      if (posed !== pose) return false;
      posed = null;
      return true;
    },
    /** Gives a posed camera the shape of the canvas; the steered one has it. */
    fit(width: number, height: number): void {
      if (!posed) return;
      posed.aspect = width / Math.max(1, height);
      posed.updateProjectionMatrix();
    },
  };
}
