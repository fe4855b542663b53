import {
  Box3,
  Color,
  Mesh,
  NeutralToneMapping,
  PerspectiveCamera,
  Scene,
  Sphere,
  Texture,
  WebGLRenderer,
} from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { PAPER } from './backdrop.ts';
import { buildEnvironment } from './environment.ts';

const FIELD_OF_VIEW = 28;
/** Free space around the model. */
const ROOM = 1.15;
const HIGHEST = Math.PI / 2 - 0.05;

/**
 * Shows a GLB in the studio's light. It draws only when something has changed.
 * @param pixels Side of the square picture.
 * @throws Error where the browser has no WebGL, or cannot read the file.
 */
export async function createModelView(
  canvas: HTMLCanvasElement,
  { bytes, pixels }: { readonly bytes: ArrayBuffer; readonly pixels: number },
) {
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  const environment = buildEnvironment(renderer);
  const model = await new GLTFLoader().parseAsync(bytes, '').catch((error: unknown) => {
    environment.dispose();
    renderer.dispose();
    throw error;
  });
  renderer.setPixelRatio(1);
  renderer.setSize(pixels, pixels, false);
  renderer.toneMapping = NeutralToneMapping;
  const scene = new Scene();
  scene.background = new Color(PAPER);
  scene.environment = environment;
  scene.add(model.scene);
  const { center, radius } = new Box3().setFromObject(model.scene).getBoundingSphere(new Sphere());
  const distance = (radius * ROOM) / Math.sin((FIELD_OF_VIEW * Math.PI) / 360);
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, distance / 100, distance * 3);
  let [turn, lift] = [0.6, 0.35];

  function draw(): void {
    camera.position.set(
      center.x + distance * Math.cos(lift) * Math.sin(turn),
      center.y + distance * Math.sin(lift),
      center.z + distance * Math.cos(lift) * Math.cos(turn),
    );
    camera.lookAt(center);
    renderer.render(scene, camera);
  }
  draw();
  return {
    /** In radians: around the model, and up. */
    orbit(by: { readonly turn: number; readonly lift: number }): void {
      turn += by.turn;
      lift = Math.min(HIGHEST, Math.max(-HIGHEST, lift + by.lift));
      draw();
    },
    dispose(): void {
      model.scene.traverse((thing) => {
        if (!(thing instanceof Mesh)) return;
        thing.geometry.dispose();
        for (const material of [thing.material].flat()) {
          for (const value of Object.values(material)) {
            if (value instanceof Texture) value.dispose();
          }
          material.dispose();
        }
      });
      environment.dispose();
      renderer.dispose();
    },
  };
}
