// What mirrors and metals of the scene show, and whether that is out of date.
import { type Box3, type Scene, Vector3, type WebGLRenderer } from 'three';
import { createProbe } from './probe.ts';

/** How much of the reflection's light a surface gets. */
const INTENSITY = 0.8;
/** The reflection is seen from this height above the floor, or from this share of a low room's. */
const [EYE_METERS, EYE_SHARE] = [1.5, 0.6];

export function createReflection(renderer: WebGLRenderer, scene: Scene) {
  const probe = createProbe(renderer);
  scene.environment = probe.texture;
  let isDue = true;
  return {
    get isDue(): boolean {
      return isDue;
    },
    /** Bodies or lights changed. */
    invalidate(): void {
      isDue = true;
    },
    /** Takes the reflection from the middle of a box. The scene must show what mirrors are to show. */
    capture(box: Box3): void {
      isDue = false;
      const center = box.getCenter(new Vector3());
      center.y = box.min.y + Math.min(EYE_METERS, (box.max.y - box.min.y) * EYE_SHARE);
      probe.capture(scene, center);
      scene.environment = probe.texture;
      scene.environmentIntensity = INTENSITY;
    },
    dispose: probe.dispose,
  };
}
