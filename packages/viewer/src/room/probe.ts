// What mirrors and metals show: the room itself, seen from one place and blurred by roughness.
import {
  BackSide,
  BoxGeometry,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Texture,
  type Vector3,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';

/** Side of each face of the cube, pixels. */
const SIDE = 128;
/** Graphics memory of the reflection: the atlas, its twin while it is blurred, and the cube it comes from. */
export const PROBE_BYTES = 8 * (2 * 3 * SIDE * 4 * SIDE + 6 * SIDE ** 2);

/** A plain bright room, shown until the real one is captured. */
function plainRoom(): Scene {
  const scene = new Scene();
  const walls = new Mesh(
    new BoxGeometry(8, 4, 8),
    new MeshBasicMaterial({ color: '#b9b4aa', side: BackSide }),
  );
  const ceiling = new Mesh(new BoxGeometry(5, 0.1, 5), new MeshBasicMaterial({ color: '#ffffff' }));
  ceiling.position.y = 1.9;
  const windowPane = new Mesh(
    new BoxGeometry(2.4, 2, 0.1),
    new MeshBasicMaterial({ color: '#ffffff' }),
  );
  windowPane.material.color.setScalar(4);
  windowPane.position.set(0.5, 0.4, -3.9);
  scene.add(walls, ceiling, windowPane);
  return scene;
}

export function createProbe(renderer: WebGLRenderer) {
  const generator = new PMREMGenerator(renderer);
  let target: WebGLRenderTarget | null = null;
  const plain = plainRoom();
  target = generator.fromScene(plain, 0.03, 0.1, 20, { size: 64 });
  for (const child of plain.children) {
    if (child instanceof Mesh) {
      child.geometry.dispose();
      child.material.dispose();
    }
  }
  return {
    get texture(): Texture | null {
      return target?.texture ?? null;
    },
    /** Replaces the reflection by what a place in the scene sees. */
    capture(scene: Scene, from: Vector3): void {
      const next = generator.fromScene(scene, 0.02, 0.05, 60, { size: SIDE, position: from });
      target?.dispose();
      target = next;
    },
    dispose(): void {
      target?.dispose();
      generator.dispose();
    },
  };
}
