// What is seen behind everything: a sky that pales toward the horizon, and ground below it.
import { BackSide, Color, Mesh, ShaderMaterial, SphereGeometry } from 'three';

export function createSky() {
  const horizonColor = new Color('#eef3f5');
  const zenithColor = new Color('#a9c8e6');
  const groundColor = new Color('#d9d4c8');
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    uniforms: {
      uHorizon: { value: horizonColor },
      uZenith: { value: zenithColor },
      uGround: { value: groundColor },
    },
    vertexShader: `
      varying vec3 vWay;
      void main() {
        vWay = position;
        vec4 p = projectionMatrix * mat4(mat3(modelViewMatrix)) * vec4(position, 1.0);
        gl_Position = p.xyww;
      }`,
    fragmentShader: `
      varying vec3 vWay;
      uniform vec3 uHorizon;
      uniform vec3 uZenith;
      uniform vec3 uGround;
      void main() {
        float y = normalize(vWay).y;
        vec3 sky = mix(uHorizon, uZenith, pow(clamp(y, 0.0, 1.0), 0.55));
        gl_FragColor = vec4(mix(sky, uGround, smoothstep(0.0, -0.06, y)), 1.0);
      }`,
  });
  const mesh = new Mesh(new SphereGeometry(10, 32, 16), material);
  mesh.frustumCulled = false;
  mesh.renderOrder = -1;
  return {
    mesh,
    set(horizon: string, zenith: string): void {
      horizonColor.set(horizon);
      zenithColor.set(zenith);
      groundColor.set(horizon).multiplyScalar(0.82);
    },
    dispose(): void {
      mesh.geometry.dispose();
      material.dispose();
    },
  };
}
