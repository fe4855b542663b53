// The two cameras of a rig, one with perspective and one flat, and the shape of the picture they take.
import { OrthographicCamera, PerspectiveCamera } from 'three';
import { type FlatExtent, flatHeight } from './fit-box.ts';
import { isFlat, type ViewMode } from './view-mode.ts';

/** Of the distance to what is looked at: nothing of a room comes closer to an eye outside it. */
export const NEAR_SHARE = 0.02;
export const MIN_NEAR = 0.05;
/** The near plane moves when it is off by this share: it costs a new projection. */
const NEAR_SLACK = 0.2;

export function createLenses() {
  const perspective = new PerspectiveCamera(50, 1, MIN_NEAR, 200);
  const flat = new OrthographicCamera(-5, 5, 5, -5, -100, 200);
  let aspect = 1;
  let extent: FlatExtent = { across: 8, upward: 8 };

  function project(): void {
    const height = flatHeight(extent, aspect);
    perspective.aspect = aspect;
    perspective.updateProjectionMatrix();
    flat.top = height / 2;
    flat.bottom = -height / 2;
    flat.left = (-height * aspect) / 2;
    flat.right = (height * aspect) / 2;
    flat.updateProjectionMatrix();
  }

  return {
    perspective,
    flat,
    of(mode: ViewMode): PerspectiveCamera | OrthographicCamera {
      return isFlat(mode) ? flat : perspective;
    },
    /** Height of the flat camera's picture, meters. */
    get flatHeight(): number {
      return flatHeight(extent, aspect);
    },
    setSize(width: number, height: number): void {
      aspect = width / Math.max(1, height);
      project();
    },
    setFov(degrees: number): void {
      perspective.fov = degrees;
      project();
    },
    /** Makes the flat camera show all of this. */
    setExtent(next: FlatExtent): void {
      extent = next;
      project();
    },
    /** The farther the near plane, the finer depth is far away: it follows an eye that moves off. */
    followNear(distance: number): void {
      const near = Math.max(MIN_NEAR, distance * NEAR_SHARE);
      if (Math.abs(near - perspective.near) <= NEAR_SLACK * near) return;
      perspective.near = near;
      perspective.updateProjectionMatrix();
    },
  };
}
