import {
  Box3,
  Color,
  Mesh,
  NeutralToneMapping,
  Scene,
  Sphere,
  Texture,
  WebGLRenderer,
} from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { PAPER } from './backdrop.ts';
import { buildEnvironment } from './environment.ts';
import { createOrbit } from './orbit.ts';

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
  const sphere = new Box3().setFromObject(model.scene).getBoundingSphere(new Sphere());
  const orbit = createOrbit(0.6, 0.35);

  function draw(): void {
    orbit.lookAt(sphere);
    renderer.render(scene, orbit.camera);
  }
  draw();
  return {
    /** In radians: around the model, and up. */
    orbit(by: { readonly turn: number; readonly lift: number }): void {
      orbit.by(by);
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
