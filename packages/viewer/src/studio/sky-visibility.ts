// How much of the room's light reaches each pixel: the product is seen from many directions, each
// with its own depth map, and every pixel counts the directions from which it is seen. This gives
// soft shadows, contact shadows and dark recesses by one honest measure.
import {
  CustomBlending,
  DepthTexture,
  FloatType,
  GLSL3,
  type HalfFloatType,
  LessEqualCompare,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  NearestFilter,
  type Object3D,
  OneFactor,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
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

const DIRECTIONS = 64;
const PER_PASS = 8;
const MAP_SIZE = 512;

/** Unit vectors spread evenly over the sphere (golden spiral). */
function spreadDirections(count: number): Vector3[] {
  return Array.from({ length: count }, (_, i) => {
    const y = 1 - (2 * (i + 0.5)) / count;
    const angle = i * Math.PI * (3 - Math.sqrt(5));
    const r = Math.sqrt(1 - y * y);
    return new Vector3(r * Math.cos(angle), y, r * Math.sin(angle));
  });
}

/** Brightness of the studio seen in a direction: overhead and the key side outweigh the rest. */
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
  precision highp sampler2DShadow;
  uniform sampler2D uPlace, uNormal;
  uniform sampler2DShadow uMap0, uMap1, uMap2, uMap3, uMap4, uMap5, uMap6, uMap7;
  uniform mat4 uToMap[${PER_PASS}];
  uniform vec4 uDirection[${PER_PASS}];
  uniform float uTexel;
  out vec4 count;
  float seen(sampler2DShadow map, int i, vec3 place, vec3 normal, vec2 jitter) {
    float facing = dot(normal, uDirection[i].xyz);
    if (facing <= 0.02) return 0.0;
    vec3 p = place + normal * uTexel * (1.2 + 1.6 * (1.0 - facing));
    vec3 at = (uToMap[i] * vec4(p, 1.0)).xyz;
    // Places beyond the product's ball lie behind all of it, never behind the far plane.
    at.z = min(at.z - 0.0006, 0.9999);
    float lit = texture(map, at + vec3(jitter, 0.0)) + texture(map, at - vec3(jitter, 0.0));
    return 0.5 * lit * facing * uDirection[i].w;
  }
  void main() {
    ivec2 at = ivec2(gl_FragCoord.xy);
    vec4 n = texelFetch(uNormal, at, 0);
    if (n.a < 0.5) discard;
    vec3 normal = n.xyz;
    vec3 place = texelFetch(uPlace, at, 0).xyz;
    float a = 6.2831853 * fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
    vec2 jitter = vec2(cos(a), sin(a)) * 1.1 / ${MAP_SIZE}.0;
    float sum = 0.0, all = 0.0;
    ${Array.from({ length: PER_PASS }, (_, i) => `sum += seen(uMap${i}, ${i}, place, normal, jitter); all += max(0.0, dot(normal, uDirection[${i}].xyz)) * uDirection[${i}].w;`).join('\n')}
    count = vec4(sum, all, 0.0, 0.0);
  }`;

const smoothShader = `
  precision highp float;
  uniform sampler2D uCount, uPlace, uNormal;
  uniform float uScale;
  uniform ivec2 uStep;
  uniform bool uFirst;
  out vec4 sky;
  float ratioAt(ivec2 at) {
    vec4 c = texelFetch(uCount, at, 0);
    return uFirst ? c.r / max(c.g, 1e-4) : c.r;
  }
  void main() {
    ivec2 at = ivec2(gl_FragCoord.xy);
    ivec2 size = textureSize(uCount, 0);
    vec4 n = texelFetch(uNormal, at, 0);
    vec4 place = texelFetch(uPlace, at, 0);
    if (n.a < 0.5) { sky = vec4(1.0, 1e6, 0.0, 1.0); return; }
    float sum = 0.0, weights = 0.0;
    for (int i = -3; i <= 3; i++) {
      ivec2 other = clamp(at + uStep * i, ivec2(0), size - 1);
      vec4 m = texelFetch(uNormal, other, 0);
      if (m.a < 0.5) continue;
      vec3 q = texelFetch(uPlace, other, 0).xyz;
      float off = abs(dot(q - place.xyz, n.xyz)) / uScale;
      float w = exp(-float(i * i) / 5.0 - off * off) * pow(max(0.0, dot(n.xyz, m.xyz)), 6.0);
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

/** Measures visibility for pictures of `size` pixels square; keeps its buffers between pictures. */
export function createSkyMeter(renderer: WebGLRenderer, size: number) {
  const surface = target(size, 2, FloatType);
  const counts = target(size, 1, FloatType);
  const half = target(size, 1, FloatType);
  const result = target(size, 1, FloatType);
  const maps = Array.from({ length: PER_PASS }, () => {
    const map = new WebGLRenderTarget(MAP_SIZE, MAP_SIZE);
    map.depthTexture = new DepthTexture(MAP_SIZE, MAP_SIZE);
    map.depthTexture.compareFunction = LessEqualCompare;
    return map;
  });
  const [placeMap, normalMap] = surface.textures;
  const directions = spreadDirections(DIRECTIONS);
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
      ...Object.fromEntries(maps.map((map, i) => [`uMap${i}`, { value: map.depthTexture }])),
    },
  });
  const smoothing = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: fullScreenVertex,
    fragmentShader: smoothShader,
    depthTest: false,
    depthWrite: false,
    uniforms: {
      uCount: { value: counts.texture },
      uPlace: { value: placeMap },
      uNormal: { value: normalMap },
      uScale: { value: 1 },
      uStep: { value: new Vector2(1, 0) },
      uFirst: { value: true },
    },
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

  return {
    /**
     * `casters` hold what blocks light, `receiver` (the ground) only receives it. Returns a texture
     * of `size` pixels: red is the share of light, green the distance from the camera.
     */
    measure(
      casters: Scene,
      receiver: Object3D | null,
      camera: PerspectiveCamera,
      sphere: Sphere,
    ): Texture {
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
      screen.material = smoothing;
      smoothing.uniforms.uScale = { value: sphere.radius * 0.02 };
      const passes = [
        { from: counts, to: half, step: new Vector2(1, 0), first: true },
        { from: half, to: result, step: new Vector2(0, 1), first: false },
      ];
      for (const pass of passes) {
        smoothing.uniforms.uCount = { value: pass.from.texture };
        smoothing.uniforms.uStep = { value: pass.step };
        smoothing.uniforms.uFirst = { value: pass.first };
        renderer.setRenderTarget(pass.to);
        renderer.render(screenScene, flatCamera);
      }
      renderer.setRenderTarget(null);
      return result.texture;
    },
  };
}
