import type { Mount } from '@wevisu/scene/kinds/kind.ts';
import {
  Color,
  DoubleSide,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  type Sphere,
  Vector3,
} from 'three';
import type { SharedUniforms } from './surface.ts';

/** The page's own warm white, so that pictures have no visible edge on it. */
export const PAPER = '#faf8f4';

const vertexShader = `
varying vec3 vWorld;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vWorld = world.xyz;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

// Written as it shall appear: tone mapping would change the paper.
const fragmentShader = `
uniform sampler2D uSky;
uniform float uPixels;
uniform vec3 uPaper;
uniform vec3 uCenter;
uniform float uRadius;
varying vec3 vWorld;
void main() {
  float sky = texture2D(uSky, gl_FragCoord.xy / uPixels).r;
  float away = length(vWorld - uCenter) / uRadius;
  float open = mix(min(1.0, sky), 1.0, smoothstep(1.05, 1.75, away));
  vec3 light = mix(vec3(0.17, 0.155, 0.14), vec3(1.0), open);
  gl_FragColor = vec4(uPaper * pow(light, vec3(1.0 / 2.2)), 1.0);
}`;

/** The paper floor or wall that catches the product's shadow; null for what hangs free. */
export function buildBackdrop(
  mount: Mount,
  sphere: Sphere,
  shared: SharedUniforms,
): Mesh<PlaneGeometry, ShaderMaterial> | null {
  if (mount === 'ceiling') return null;
  const span = sphere.radius * 8;
  const material = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    side: DoubleSide,
    toneMapped: false,
    uniforms: {
      uSky: shared.uSky,
      uPixels: shared.uPixels,
      uPaper: { value: new Color().setStyle(PAPER, 'srgb-linear') },
      uRadius: { value: sphere.radius },
      uCenter: { value: new Vector3() },
    },
  });
  const plane = new Mesh(new PlaneGeometry(span, span), material);
  if (mount === 'wall') plane.position.set(sphere.center.x, sphere.center.y, 0);
  else {
    plane.rotation.x = -Math.PI / 2;
    plane.position.set(sphere.center.x, 0, sphere.center.z);
  }
  material.uniforms.uCenter = { value: plane.position.clone() };
  plane.updateMatrixWorld();
  return plane;
}
