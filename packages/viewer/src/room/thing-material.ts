// One material for all finishes: each vertex names its row of the finish table and the direction of its grain. A second
// one draws glass.
import { DoubleSide, MeshStandardMaterial, type Texture } from 'three';
import { noiseGlsl, textureGlsl } from '../studio/texture-glsl.ts';
import { textureOrder } from './finish-table.ts';
import { softenNearLight } from './near-light.ts';

/** The uniforms that all materials of a view share. */
export interface RoomUniforms {
  readonly [name: string]: { value: unknown };
  /** Spacing of hammer marks in millimeters. */
  readonly uDimple: { value: number };
  /** Millimeters that a pixel covers at a distance of one meter. */
  readonly uPixelMm: { value: number };
}

const head = `
flat varying vec4 vLook;
flat varying vec4 vSecond;
flat varying vec4 vExtra;
flat varying int uGrain;
varying vec3 vPlace;
`;

const vertexHead = `
attribute float aFinish;
uniform sampler2D uFinishes;
${head}`;

const cases = textureOrder
  .map((name, index) => (name === 'smooth' ? '' : `case ${index}: { ${textureGlsl[name]} } break;`))
  .join('\n');

function compileFinishes(
  shader: Parameters<MeshStandardMaterial['onBeforeCompile']>[0],
  table: Texture,
  shared: RoomUniforms,
): void {
  Object.assign(shader.uniforms, shared, { uFinishes: { value: table } });
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', `#include <common>\n${vertexHead}`)
    .replace(
      '#include <project_vertex>',
      `#include <project_vertex>
      int code = int(aFinish + 0.5);
      int row = code / 4;
      uGrain = code - row * 4;
      vLook = texelFetch(uFinishes, ivec2(0, row), 0);
      vSecond = texelFetch(uFinishes, ivec2(1, row), 0);
      vExtra = texelFetch(uFinishes, ivec2(2, row), 0);
      vPlace = position;
      #ifdef USE_BATCHING_COLOR
        // Eight steps of a depth of 24 bits: an oven shares the planes of the cabinet around it.
        if (vColor.g < 0.5) gl_Position.z -= 9.6e-7 * gl_Position.w;
      #endif`,
    );
  shader.fragmentShader = softenNearLight(shader.fragmentShader)
    .replace(
      '#include <common>',
      `#include <common>
      uniform float uDimple;
      uniform float uPixelMm;
      ${head}
      ${noiseGlsl}`,
    )
    .replace(
      '#include <color_fragment>',
      `#if defined(USE_COLOR) || defined(USE_COLOR_ALPHA)
        if (vColor.r < 0.5) discard;
      #endif
      float rough = 0.0;
      float bump = 0.0;
      vec3 lean = vec3(0.0);
      float uFine = max(0.3, uPixelMm * length(vViewPosition));
      {
        vec3 tint = vLook.rgb;
        vec3 uAccent = vSecond.rgb;
        switch (int(vExtra.x + 0.5)) { ${cases} default: break; }
        diffuseColor.rgb = tint;
        diffuseColor.a = vExtra.w;
      }`,
    )
    .replace(
      '#include <roughnessmap_fragment>',
      'float roughnessFactor = clamp(vLook.a + rough, 0.03, 1.0);',
    )
    .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = vSecond.a;')
    .replace(
      '#include <normal_fragment_maps>',
      'normal = normalize(normal + (viewMatrix * vec4(lean, 0.0)).xyz);',
    )
    .replace(
      '#include <emissivemap_fragment>',
      'totalEmissiveRadiance += vLook.rgb * vExtra.z * 1.6;',
    );
}

export function buildThingMaterial(table: Texture, shared: RoomUniforms): MeshStandardMaterial {
  const material = new MeshStandardMaterial();
  material.onBeforeCompile = (shader) => compileFinishes(shader, table, shared);
  material.customProgramCacheKey = () => 'thing';
  return material;
}

/** Glass is seen from both sides and writes no depth, so that what is behind it shows. */
export function buildGlassMaterial(table: Texture, shared: RoomUniforms): MeshStandardMaterial {
  const material = new MeshStandardMaterial({
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
  });
  material.onBeforeCompile = (shader) => {
    compileFinishes(shader, table, shared);
    // The tint covers by its opacity; the reflection is added in full.
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `float covering = max(totalSpecular.r, max(totalSpecular.g, totalSpecular.b));
      float own = diffuseColor.a;
      float cover = clamp(own + (1.0 - own) * min(0.75, covering * 0.6), 0.0, 1.0);
      gl_FragColor = vec4((totalDiffuse * own + totalSpecular) / max(cover, 1e-3), cover);`,
    );
  };
  material.customProgramCacheKey = () => 'glass';
  return material;
}

export interface ThingMaterials {
  readonly solid: MeshStandardMaterial;
  readonly glass: MeshStandardMaterial;
}
