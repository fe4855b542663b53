// The mean of many frames: each one samples the lamps and the pixel at another place.
import {
  ConstantAlphaFactor,
  CustomBlending,
  HalfFloatType,
  Mesh,
  NoBlending,
  OneMinusConstantAlphaFactor,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';

const vertexShader = `
varying vec2 vUv;
void main() {
  vUv = uv;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`;

/** The step between two half floats, as a share of the value. */
const HALF_STEP = 2 ** -11;
/** Graphics memory of the frame and the sum, a pixel: four half floats each. */
export const BYTES_PER_PIXEL = 16;

/**
 * The sum is half floats too: 96 MB hold no more at large windows.
 * @param samples Samples a pixel within one frame: they soften edges while something moves.
 */
export function createAccumulator(renderer: WebGLRenderer, samples: number) {
  const frame = new WebGLRenderTarget(4, 4, { type: HalfFloatType, samples });
  const sum = new WebGLRenderTarget(4, 4, { type: HalfFloatType, depthBuffer: false });
  let count = 0;
  const camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  const quad = new PlaneGeometry(2, 2);
  const mix = new ShaderMaterial({
    uniforms: {
      uFrame: { value: null },
      uShare: { value: 1 },
      uMaxUv: { value: new Vector2(1, 1) },
      uNoise: { value: 0 },
      uSeed: { value: 0 },
    },
    vertexShader,
    // A sum of half floats stops growing where a frame adds less than a step: noise of one step keeps it going.
    fragmentShader: `
      varying vec2 vUv;
      uniform sampler2D uFrame;
      uniform float uShare;
      uniform vec2 uMaxUv;
      uniform float uNoise;
      uniform float uSeed;
      void main() {
        vec4 now = min(texture2D(uFrame, min(vUv * uShare, uMaxUv)), vec4(12.0));
        vec2 place = gl_FragCoord.xy + uSeed * vec2(17.13, 31.71);
        float grain = fract(sin(dot(place, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
        gl_FragColor = now * (1.0 + grain * uNoise);
      }`,
    blending: CustomBlending,
    blendSrc: ConstantAlphaFactor,
    blendDst: OneMinusConstantAlphaFactor,
    depthTest: false,
    depthWrite: false,
  });
  const show = new ShaderMaterial({
    uniforms: { uSum: { value: null }, uExposure: { value: 1 } },
    vertexShader,
    // Khronos PBR Neutral tone mapping: product colors stay what they are.
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
        // Noise of half a step hides the banding of eight bits.
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
      for (const target of [frame, sum]) target.setSize(width, height);
      count = 0;
    },
    /** Whether each frame has soft edges of its own: without a graphics card they more than double its time. */
    soften(isSoft: boolean): void {
      const next = isSoft ? samples : 0;
      if (frame.samples === next) return;
      frame.samples = next;
      frame.dispose();
    },
    /** The share of the width and the height of `target` that the next frame fills: less is faster and blurrier. */
    setShare(share: number): void {
      const [width, height] = [frame.width * share, frame.height * share];
      frame.viewport.set(0, 0, width, height);
      mix.uniforms.uShare = { value: share };
      // Past the middle of the last pixels lies what an earlier frame left there.
      mix.uniforms.uMaxUv = {
        value: new Vector2((width - 0.5) / frame.width, (height - 0.5) / frame.height),
      };
    },
    restart(): void {
      count = 0;
    },
    /** Adds the frame in `target` to the mean and shows the mean on the canvas. */
    add(exposure: number): void {
      mix.uniforms.uFrame = { value: frame.texture };
      mix.uniforms.uNoise = { value: count * HALF_STEP };
      mix.uniforms.uSeed = { value: count };
      // The first frame replaces what was there, even NaN.
      mix.blending = count === 0 ? NoBlending : CustomBlending;
      mix.blendAlpha = 1 / (count + 1);
      plane.material = mix;
      renderer.autoClear = false;
      renderer.setRenderTarget(sum);
      renderer.render(stage, camera);
      renderer.autoClear = true;
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
      for (const resource of [frame, sum, mix, show, quad]) resource.dispose();
    },
  };
}
