import type { Mount } from '@wevisu/scene/kinds/definition/kind.ts';
import {
  CircleGeometry,
  Color,
  DoubleSide,
  Mesh,
  ShaderMaterial,
  type Sphere,
  Vector3,
} from 'three';
import { type SharedUniforms, skyGlsl } from './surface.ts';

/** The page's own warm white, so that pictures blend into it. */
export const PAPER = '#faf8f4';

/** Where the shadow has faded into the paper, in radii of the product's bounding sphere. */
const FADE_END = 1.55;

const vertexShader = `
varying vec3 vWorld;
varying float vDistance;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vec4 view = viewMatrix * world;
  vWorld = world.xyz;
  vDistance = length(view.xyz);
  gl_Position = projectionMatrix * view;
}`;

// No tone mapping: it would change the paper.
const fragmentShader = `
uniform sampler2D uSky;
uniform float uPixels;
uniform float uFine;
uniform vec3 uPaper;
uniform vec3 uCenter;
uniform float uRadius;
varying vec3 vWorld;
varying float vDistance;
${skyGlsl}
void main() {
  float sky = skyAt(gl_FragCoord.xy, vDistance);
  float away = length(vWorld - uCenter) / uRadius;
  float open = mix(min(1.0, sky), 1.0, smoothstep(0.85, ${FADE_END.toFixed(2)}, away));
  // The picture's edge is the page: no shadow may reach it.
  vec2 border = min(gl_FragCoord.xy, uPixels - gl_FragCoord.xy) / uPixels;
  open = mix(1.0, open, smoothstep(0.0, 0.13, min(border.x, border.y)));
  vec3 light = mix(vec3(0.17, 0.155, 0.14), vec3(1.0), open);
  gl_FragColor = vec4(uPaper * pow(light, vec3(1.0 / 2.2)), 1.0);
}`;

/** The paper floor or wall that catches the product's shadow; null for products that hang free. */
export function buildBackdrop(
  mount: Mount,
  sphere: Sphere,
  shared: SharedUniforms,
  /** Height of the floor; negative for products that are sunk into it. */
  groundMm = 0,
): Mesh<CircleGeometry, ShaderMaterial> | null {
  if (mount === 'ceiling') return null;
  const material = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    side: DoubleSide,
    toneMapped: false,
    uniforms: {
      uSky: shared.uSky,
      uPixels: shared.uPixels,
      uFine: shared.uFine,
      uPaper: { value: new Color().setStyle(PAPER, 'srgb-linear') },
      uRadius: { value: sphere.radius },
      uCenter: { value: new Vector3() },
    },
  });
  const plane = new Mesh(new CircleGeometry(sphere.radius * FADE_END, 64), material);
  if (mount === 'wall') plane.position.set(sphere.center.x, sphere.center.y, 0);
  else {
    plane.rotation.x = -Math.PI / 2;
    plane.position.set(sphere.center.x, groundMm, sphere.center.z);
  }
  material.uniforms.uCenter = { value: plane.position.clone() };
  plane.updateMatrixWorld();
  return plane;
}
