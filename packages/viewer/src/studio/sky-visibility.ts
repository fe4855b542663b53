// How much of the room's light reaches each pixel. The product is drawn from many directions, each with its own depth
// map, and every pixel counts the directions that see it: one measure for soft shadows, contact shadows and dark recesses.
import type { Mount } from '@wevisu/scene/kinds/definition/kind.ts';
import {
  CustomBlending,
  DepthTexture,
  FloatType,
  GLSL3,
  type HalfFloatType,
  type IUniform,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  NearestFilter,
  type Object3D,
  OneFactor,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  Quaternion,
  RawShaderMaterial,
  RGBAFormat,
  Scene,
  type Sphere,
  type Texture,
  Vector2,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';

const DIRECTIONS = 40;
const PER_PASS = 8;
const MAP_SIZE = 448;

/**
 * Unit vectors spread evenly over the sphere (golden spiral around `pole`), but only every fourth of those behind the
 * ground or wall, where hardly any light comes from.
 */
function spreadDirections(pole: Vector3, sparseBehind: boolean): Vector3[] {
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), pole);
  const behind = sparseBehind ? 8 : DIRECTIONS / 2;
  const cap = (count: number, from: number, to: number) =>
    Array.from({ length: count }, (_, i) => {
      const y = from + ((to - from) * (i + 0.5)) / count;
      const angle = i * Math.PI * (3 - Math.sqrt(5));
      const r = Math.sqrt(1 - y * y);
      return new Vector3(r * Math.cos(angle), y, r * Math.sin(angle)).applyQuaternion(turn);
    });
  return [...cap(DIRECTIONS - behind, 1, 0), ...cap(behind, 0, -1)];
}

/** Brightness of the studio in a direction: overhead and the key light outweigh the rest. */
function brightness(direction: Vector3): number {
  const key = new Vector3(-0.58, 0.67, 0.46);
  const towardKey = Math.max(0, direction.dot(key));
  const above = Math.max(0, direction.y);
  return 0.35 + 0.7 * above + 1.5 * towardKey ** 6;
}

const surfaceMaterial = () =>
  new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: `
      in vec3 position;
      in vec3 normal;
      uniform mat4 modelMatrix, modelViewMatrix, projectionMatrix;
      out vec3 vNormal;
      out vec4 vView;
      void main() {
        vNormal = mat3(modelMatrix) * normal;
        vec4 view = modelViewMatrix * vec4(position, 1.0);
        vView = vec4((modelMatrix * vec4(position, 1.0)).xyz, length(view.xyz));
        gl_Position = projectionMatrix * view;
      }`,
    fragmentShader: `
      precision highp float;
      in vec3 vNormal;
      in vec4 vView;
      layout(location = 0) out vec4 placeOut;
      layout(location = 1) out vec4 normalOut;
      void main() {
        placeOut = vView;
        normalOut = vec4(normalize(vNormal), 1.0);
      }`,
  });

const fullScreenVertex = `
  in vec3 position;
  void main() { gl_Position = vec4(position.xy, 0.0, 1.0); }`;

const countShader = `
  precision highp float;
  uniform sampler2D uPlace, uNormal;
  uniform sampler2D uMap0, uMap1, uMap2, uMap3, uMap4, uMap5, uMap6, uMap7;
  uniform mat4 uToMap[${PER_PASS}];
  uniform vec4 uDirection[${PER_PASS}];
  uniform float uTexel;
  uniform float uDeep;
  out vec4 count;
  vec2 jitter;
  // Counts light that arrives, light that could, and how close the blockers are.
  void look(sampler2D map, int i, vec3 place, vec3 normal) {
    float facing = dot(normal, uDirection[i].xyz);
    if (facing <= 0.02) return;
    float weight = facing * uDirection[i].w;
    vec3 p = place + normal * uTexel * (1.2 + 1.6 * (1.0 - facing));
    vec3 at = (uToMap[i] * vec4(p, 1.0)).xyz;
    // Places outside the product's bounding sphere lie behind all of it, never behind the far plane.
    float depth = min(at.z - 0.0006, 0.9999);
    float blocker = texture(map, at.xy + jitter).r;
    count.g += weight;
    if (depth <= blocker) count.r += weight;
    else {
      count.b += weight / max((at.z - blocker) * uDeep, uTexel);
      count.a += weight;
    }
  }
  void main() {
    ivec2 at = ivec2(gl_FragCoord.xy);
    vec4 n = texelFetch(uNormal, at, 0);
    if (n.a < 0.5) discard;
    vec3 place = texelFetch(uPlace, at, 0).xyz;
    float a = 6.2831853 * fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
    jitter = vec2(cos(a), sin(a)) * 0.8 / ${MAP_SIZE}.0;
    count = vec4(0.0);
    ${Array.from({ length: PER_PASS }, (_, i) => `look(uMap${i}, ${i}, place, n.xyz);`).join('\n    ')}
  }`;

// How far the shadow at each place may be blurred: the mean height of the blockers around it, one axis at a time.
// Without this the lit side of a soft edge would stay hard.
const reachShader = `
  precision highp float;
  uniform sampler2D uCount;
  uniform ivec2 uStep;
  uniform bool uFirst;
  out vec4 reach;
  void main() {
    ivec2 at = ivec2(gl_FragCoord.xy);
    ivec2 limit = textureSize(uCount, 0) - 1;
    vec2 sum = vec2(0.0);
    for (int i = -6; i <= 6; i++) {
      vec4 c = texelFetch(uCount, clamp(at + uStep * i * 3, ivec2(0), limit), 0);
      float w = exp(-float(i * i) / 12.0);
      if (uFirst) { if (c.a > 0.0) sum += w * vec2(c.a * c.a / c.b, c.a); }
      else sum += w * c.rg;
    }
    reach = vec4(sum, 0.0, 1.0);
  }`;

// Blurs along one axis, the wider the higher the blockers: sharp at contact, soft far away, and wide enough that the
// separate directions merge into one shadow. Never across an edge.
const smoothShader = `
  precision highp float;
  uniform sampler2D uCount, uPlace, uNormal, uReach;
  uniform float uScale;
  uniform float uPixel;
  uniform ivec2 uStep;
  uniform bool uFirst;
  out vec4 sky;
  float ratioAt(ivec2 at) {
    vec4 c = texelFetch(uCount, at, 0);
    return uFirst ? (c.g > 0.0 ? c.r / c.g : 1.0) : c.r;
  }
  void main() {
    ivec2 at = ivec2(gl_FragCoord.xy);
    vec4 n = texelFetch(uNormal, at, 0);
    if (n.a < 0.5) { sky = vec4(1.0, 1e6, 0.0, 1.0); return; }
    vec4 place = texelFetch(uPlace, at, 0);
    ivec2 limit = textureSize(uCount, 0) - 1;
    vec2 spread = texelFetch(uReach, at, 0).rg;
    float height = spread.y > 0.0 ? spread.x / spread.y : 0.0;
    float radius = clamp(height * 0.34, uPixel * 1.1, uPixel * 26.0);
    float stride = max(1.0, radius / uPixel / 3.5);
    float sum = 0.0;
    float weights = 0.0;
    for (int i = -6; i <= 6; i++) {
      ivec2 other = clamp(at + ivec2(vec2(uStep) * round(float(i) * stride)), ivec2(0), limit);
      vec4 m = texelFetch(uNormal, other, 0);
      if (m.a < 0.5) continue;
      vec3 away = texelFetch(uPlace, other, 0).xyz - place.xyz;
      float off = dot(away, n.xyz) / uScale;
      float w = exp(-dot(away, away) / (radius * radius) - off * off)
        * pow(max(0.0, dot(n.xyz, m.xyz)), 8.0);
      sum += w * ratioAt(other);
      weights += w;
    }
    sky = vec4(weights > 0.0 ? sum / weights : ratioAt(at), place.w, 0.0, 1.0);
  }`;

function target(size: number, count: number, type: typeof FloatType | typeof HalfFloatType) {
  return new WebGLRenderTarget(size, size, {
    count,
    type,
    format: RGBAFormat,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
    depthBuffer: count > 1,
  });
}

interface SkyScene {
  /** The ground or wall: it receives shadows and casts none. */
  readonly receiver: Object3D | null;
  readonly mount: Mount;
  readonly camera: PerspectiveCamera;
  readonly sphere: Sphere;
  /** What one pixel of the result covers, in millimeters. */
  readonly pixelMm: number;
}

/** Measures visibility for pictures of `size` pixels square; keeps its buffers between pictures. */
export function createSkyMeter(renderer: WebGLRenderer, size: number) {
  const surface = target(size, 2, FloatType);
  const counts = target(size, 1, FloatType);
  const half = target(size, 1, FloatType);
  const reach = target(size, 1, FloatType);
  const result = target(size, 1, FloatType);
  const maps = Array.from({ length: PER_PASS }, () => {
    const map = new WebGLRenderTarget(MAP_SIZE, MAP_SIZE);
    map.depthTexture = new DepthTexture(MAP_SIZE, MAP_SIZE);
    map.depthTexture.minFilter = map.depthTexture.magFilter = NearestFilter;
    return map;
  });
  const [placeMap, normalMap] = surface.textures;
  const toMap = Array.from({ length: PER_PASS }, () => new Matrix4());
  const weighted = Array.from({ length: PER_PASS }, () => [0, 0, 0, 0] as number[]);
  const counting = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: fullScreenVertex,
    fragmentShader: countShader,
    depthTest: false,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    blendSrcAlpha: OneFactor,
    blendDstAlpha: OneFactor,
    uniforms: {
      uPlace: { value: placeMap },
      uNormal: { value: normalMap },
      uToMap: { value: toMap },
      uDirection: { value: weighted.flat() },
      uTexel: { value: 1 },
      uDeep: { value: 1 },
      ...Object.fromEntries(maps.map((map, i) => [`uMap${i}`, { value: map.depthTexture }])),
    },
  });
  const filter = (fragmentShader: string, uniforms: Record<string, IUniform>) =>
    new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: fullScreenVertex,
      fragmentShader,
      depthTest: false,
      depthWrite: false,
      uniforms: {
        uCount: { value: counts.texture },
        uStep: { value: new Vector2(1, 0) },
        uFirst: { value: true },
        ...uniforms,
      },
    });
  const reaching = filter(reachShader, {});
  const smoothing = filter(smoothShader, {
    uPlace: { value: placeMap },
    uNormal: { value: normalMap },
    uReach: { value: reach.texture },
    uScale: { value: 1 },
    uPixel: { value: 1 },
  });
  const screen = new Mesh(new PlaneGeometry(2, 2), counting);
  screen.frustumCulled = false;
  const screenScene = new Scene();
  screenScene.add(screen);
  const flatCamera = new OrthographicCamera();
  const surfaceOverride = surfaceMaterial();
  const depthOnly = new MeshBasicMaterial({ colorWrite: false });
  const lamp = new OrthographicCamera();

  function drawMap(map: WebGLRenderTarget, casters: Scene, direction: Vector3, sphere: Sphere) {
    const r = sphere.radius;
    lamp.left = lamp.bottom = -r;
    lamp.right = lamp.top = r;
    lamp.near = 0;
    lamp.far = 2 * r;
    lamp.position.copy(sphere.center).addScaledVector(direction, r);
    lamp.up.set(0, Math.abs(direction.y) > 0.95 ? 0 : 1, Math.abs(direction.y) > 0.95 ? 1 : 0);
    lamp.lookAt(sphere.center);
    lamp.updateMatrixWorld();
    lamp.updateProjectionMatrix();
    casters.overrideMaterial = depthOnly;
    renderer.setRenderTarget(map);
    renderer.clear();
    renderer.render(casters, lamp);
    casters.overrideMaterial = null;
    return new Matrix4()
      .makeTranslation(0.5, 0.5, 0.5)
      .multiply(new Matrix4().makeScale(0.5, 0.5, 0.5))
      .multiply(lamp.projectionMatrix)
      .multiply(lamp.matrixWorldInverse);
  }

  function filterAlongBoth(material: RawShaderMaterial, into: WebGLRenderTarget) {
    screen.material = material;
    for (const isFirst of [true, false]) {
      material.uniforms.uCount = { value: (isFirst ? counts : half).texture };
      material.uniforms.uStep = { value: isFirst ? new Vector2(1, 0) : new Vector2(0, 1) };
      material.uniforms.uFirst = { value: isFirst };
      renderer.setRenderTarget(isFirst ? half : into);
      renderer.render(screenScene, flatCamera);
    }
  }

  return {
    /**
     * `casters` hold what blocks light. Returns a texture of `size` pixels: red is the share of light, green the distance from the camera.
     */
    measure(casters: Scene, { receiver, mount, camera, sphere, pixelMm }: SkyScene): Texture {
      const pole = mount === 'wall' ? new Vector3(0, 0, 1) : new Vector3(0, 1, 0);
      const directions = spreadDirections(pole, receiver !== null);
      renderer.setClearColor(0x000000, 0);
      if (receiver) casters.add(receiver);
      casters.overrideMaterial = surfaceOverride;
      renderer.setRenderTarget(surface);
      renderer.clear();
      renderer.render(casters, camera);
      casters.overrideMaterial = null;
      if (receiver) casters.remove(receiver);
      renderer.setRenderTarget(counts);
      renderer.clear();
      screen.material = counting;
      counting.uniforms.uDeep = { value: 2 * sphere.radius };
      counting.uniforms.uTexel = { value: (2 * sphere.radius) / MAP_SIZE };
      for (let first = 0; first < DIRECTIONS; first += PER_PASS) {
        maps.forEach((map, i) => {
          const direction = directions[first + i] ?? new Vector3(0, 1, 0);
          toMap[i]?.copy(drawMap(map, casters, direction, sphere));
          weighted[i] = [...direction.toArray(), brightness(direction)];
        });
        counting.uniforms.uDirection = { value: weighted.flat() };
        renderer.setRenderTarget(counts);
        renderer.render(screenScene, flatCamera);
      }
      smoothing.uniforms.uScale = { value: sphere.radius * 0.02 };
      smoothing.uniforms.uPixel = { value: pixelMm };
      filterAlongBoth(reaching, reach);
      filterAlongBoth(smoothing, result);
      renderer.setRenderTarget(null);
      return result.texture;
    },
  };
}
