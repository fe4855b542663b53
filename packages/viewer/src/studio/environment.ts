// The photographer's room: soft boxes, a white floor and black flags, drawn by code and baked once into the environment
// map that lights everything.
import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type Texture,
  type WebGLRenderer,
} from 'three';

interface Softbox {
  /** Direction from the product, degrees: azimuth from the camera's side (+z) toward +x. */
  readonly azimuth: number;
  readonly elevation: number;
  readonly width: number;
  readonly height: number;
  readonly radiance: number;
  readonly color: string;
}

const softboxes: readonly Softbox[] = [
  // Key: large, from the left and above the camera.
  { azimuth: -52, elevation: 42, width: 7, height: 7, radiance: 8.4, color: '#fff8ee' },
  // Overhead: rolls over the upper edges.
  { azimuth: 0, elevation: 88, width: 9, height: 8, radiance: 4.2, color: '#ffffff' },
  // Strip from the right: draws the long highlight of chrome.
  { azimuth: 78, elevation: 16, width: 1.7, height: 8, radiance: 6.5, color: '#f6f9ff' },
  // Strip from the left, low, and a rim from behind.
  { azimuth: -98, elevation: 10, width: 1.3, height: 7, radiance: 5, color: '#ffffff' },
  { azimuth: 160, elevation: 34, width: 6, height: 3, radiance: 4, color: '#ffffff' },
  // Fill beside the camera.
  { azimuth: 14, elevation: 4, width: 2.6, height: 5, radiance: 1.6, color: '#fffdf8' },
  // Flags: black cards that give polished metal its dark edges.
  { azimuth: 48, elevation: 8, width: 1.5, height: 9, radiance: 0.012, color: '#ffffff' },
  { azimuth: -72, elevation: 2, width: 1.2, height: 7, radiance: 0.012, color: '#ffffff' },
  { azimuth: 118, elevation: 12, width: 2.4, height: 8, radiance: 0.015, color: '#ffffff' },
  { azimuth: -140, elevation: 12, width: 3, height: 8, radiance: 0.015, color: '#ffffff' },
];

const roomShader = {
  vertexShader: `
    varying vec3 vDirection;
    void main() {
      vDirection = position;
      gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
    }`,
  // Walls darken toward the horizon; below it lies the bright sweep of paper.
  fragmentShader: `
    varying vec3 vDirection;
    void main() {
      float y = normalize(vDirection).y;
      float wall = mix(0.36, 0.85, smoothstep(-0.05, 0.9, y));
      float paper = mix(0.5, 0.8, smoothstep(0.0, 0.5, -y));
      float light = mix(wall, paper, smoothstep(0.03, -0.05, y));
      gl_FragColor = vec4(light * vec3(1.0, 0.985, 0.96), 1.0);
    }`,
};

/** Renders the lit room as a filtered environment map. The caller disposes of the texture. */
export function buildEnvironment(renderer: WebGLRenderer): Texture {
  const scene = new Scene();
  const dome = new Mesh(
    new SphereGeometry(30, 48, 24),
    new ShaderMaterial({ ...roomShader, side: BackSide }),
  );
  scene.add(dome);
  const card = new BoxGeometry(1, 1, 0.01);
  for (const box of softboxes) {
    const material = new MeshBasicMaterial({
      color: new Color(box.color).multiplyScalar(box.radiance),
    });
    const mesh = new Mesh(card, material);
    const azimuth = (box.azimuth * Math.PI) / 180;
    const elevation = (box.elevation * Math.PI) / 180;
    mesh.position.set(
      10 * Math.cos(elevation) * Math.sin(azimuth),
      10 * Math.sin(elevation),
      10 * Math.cos(elevation) * Math.cos(azimuth),
    );
    mesh.scale.set(box.width, box.height, 1);
    mesh.lookAt(0, 0, 0);
    scene.add(mesh);
  }
  const generator = new PMREMGenerator(renderer);
  const target = generator.fromScene(scene, 0.006, 0.1, 60, { size: 256 });
  generator.dispose();
  dome.geometry.dispose();
  card.dispose();
  return target.texture;
}
