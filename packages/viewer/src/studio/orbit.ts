import { PerspectiveCamera, type Sphere } from 'three';

const FIELD_OF_VIEW = 28;
/** Free space around the model. */
const ROOM = 1.15;
const HIGHEST = Math.PI / 2 - 0.05;

/** A camera that goes around a sphere, always as far away that all of it is seen. Radians. */
export function createOrbit(turn: number, lift: number) {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.1, 10);
  const at = { turn, lift };
  return {
    camera,
    by(change: { readonly turn: number; readonly lift: number }): void {
      at.turn += change.turn;
      at.lift = Math.min(HIGHEST, Math.max(-HIGHEST, at.lift + change.lift));
    },
    lookAt({ center, radius }: Sphere): void {
      const distance = (radius * ROOM) / Math.sin((FIELD_OF_VIEW * Math.PI) / 360);
      camera.near = distance / 100;
      camera.far = distance * 3;
      camera.updateProjectionMatrix();
      camera.position.set(
        center.x + distance * Math.cos(at.lift) * Math.sin(at.turn),
        center.y + distance * Math.sin(at.lift),
        center.z + distance * Math.cos(at.lift) * Math.cos(at.turn),
      );
      camera.lookAt(center);
    },
  };
}
