// The mean of many frames: each is drawn with its own place of the lamps and its own part of a pixel.
import {
  FloatType,
  HalfFloatType,
  Mesh,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  RGBAFormat,
  Scene,
  ShaderMaterial,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';

const vertexShader = `
varying vec2 vUv;
void main() {
  vUv = uv;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`;

/** Keeps two sums and swaps them, since a target can't be read while it is written. */
export function createAccumulator(renderer: WebGLRenderer, samples: number) {
  const canFloat = renderer.extensions.has('EXT_color_buffer_float');
  const options = {
    type: canFloat ? FloatType : HalfFloatType,
    format: RGBAFormat,
    depthBuffer: false,
  } as const;
  const frame = new WebGLRenderTarget(4, 4, { type: HalfFloatType, samples });
  let sum = new WebGLRenderTarget(4, 4, options);
  let spare = new WebGLRenderTarget(4, 4, options);
  let count = 0;
  const camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  const quad = new PlaneGeometry(2, 2);
  const mix = new ShaderMaterial({
    uniforms: { uFrame: { value: null }, uSum: { value: null }, uShare: { value: 1 } },
    vertexShader,
    fragmentShader: `
      varying vec2 vUv;
      uniform sampler2D uFrame;
      uniform sampler2D uSum;
      uniform float uShare;
      void main() {
        vec4 now = min(texture2D(uFrame, vUv), vec4(12.0));
        gl_FragColor = uShare >= 1.0 ? now : mix(texture2D(uSum, vUv), now, uShare);
      }`,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  });
  const show = new ShaderMaterial({
    uniforms: { uSum: { value: null }, uExposure: { value: 1 } },
    vertexShader,
    // Neutral tone mapping after Khronos' PBR Neutral: product colors stay what they are.
    fragmentShader: `
      varying vec2 vUv;
      uniform sampler2D uSum;
      uniform float uExposure;
      vec3 neutral(vec3 color) {
        const float start = 0.8 - 0.04;
        const float desaturation = 0.15;
        float x = min(color.r, min(color.g, color.b));
        float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
        color -= offset;
        float peak = max(color.r, max(color.g, color.b));
        if (peak < start) return color;
        float d = 1.0 - start;
        float newPeak = 1.0 - d * d / (peak + d - start);
        color *= newPeak / peak;
        float g = 1.0 - 1.0 / (desaturation * (peak - newPeak) + 1.0);
        return mix(color, vec3(newPeak), g);
      }
      vec3 encode(vec3 c) {
        return mix(1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, c * 12.92, vec3(lessThanEqual(c, vec3(0.0031308))));
      }
      void main() {
        vec3 color = encode(clamp(neutral(max(vec3(0.0), texture2D(uSum, vUv).rgb) * uExposure), 0.0, 1.0));
        // Half a step of noise hides the steps of eight bits.
        float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
        gl_FragColor = vec4(color + grain / 255.0, 1.0);
      }`,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  });
  const stage = new Scene();
  const plane = new Mesh(quad, mix);
  plane.frustumCulled = false;
  stage.add(plane);

  return {
    /** Where the next frame is drawn to. */
    target: frame,
    get count(): number {
      return count;
    },
    setSize(width: number, height: number): void {
      for (const one of [frame, sum, spare]) one.setSize(width, height);
      count = 0;
    },
    restart(): void {
      count = 0;
    },
    /** Adds the frame that was drawn into `target` and shows the mean so far on the canvas. */
    add(exposure: number): void {
      mix.uniforms.uFrame = { value: frame.texture };
      mix.uniforms.uSum = { value: sum.texture };
      mix.uniforms.uShare = { value: 1 / (count + 1) };
      plane.material = mix;
      renderer.setRenderTarget(spare);
      renderer.render(stage, camera);
      [sum, spare] = [spare, sum];
      count++;
      this.show(exposure);
    },
    show(exposure: number): void {
      show.uniforms.uSum = { value: sum.texture };
      show.uniforms.uExposure = { value: exposure };
      plane.material = show;
      renderer.setRenderTarget(null);
      renderer.render(stage, camera);
    },
    dispose(): void {
      for (const one of [frame, sum, spare, mix, show, quad]) one.dispose();
    },
  };
}
export type Accumulator = ReturnType<typeof createAccumulator>;
