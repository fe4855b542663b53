import type { Finish } from '@wevisu/scene/finishes.ts';
import type { Axis } from '@wevisu/scene/geometry/vec.ts';
import {
  Color,
  DoubleSide,
  FrontSide,
  type IUniform,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  type Texture,
} from 'three';
import { noiseGlsl, textureGlsl } from './texture-glsl.ts';

/** The uniforms that all materials of a studio share; their values change from picture to picture. */
export interface SharedUniforms {
  readonly [name: string]: IUniform;
  /** Share of the room's light that reaches each pixel (r) and its distance (g). */
  readonly uSky: IUniform<Texture | null>;
  /** Pixels of the picture being drawn. */
  readonly uPixels: IUniform<number>;
  /** Millimeters that one pixel of the picture covers. */
  readonly uFine: IUniform<number>;
  /** Spacing of hammer marks in millimeters. */
  readonly uDimple: IUniform<number>;
}

const vertexHead = `
varying vec3 vPlace;
varying float vDistance;
`;

/**
 * `skyAt`: nine neighbors weighted by distance and depth, so that neither light nor shadow bleeds across an edge, even
 * where the edge crosses a pixel.
 */
export const skyGlsl = `
float skyAt(vec2 pixel, float distance) {
  ivec2 limit = textureSize(uSky, 0) - 1;
  vec2 place = pixel * vec2(limit + 1) / uPixels;
  ivec2 base = ivec2(floor(place));
  float sum = 0.0;
  float weights = 0.0;
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    vec2 s = texelFetch(uSky, clamp(base + ivec2(x, y), ivec2(0), limit), 0).rg;
    vec2 away = vec2(base + ivec2(x, y)) + 0.5 - place;
    float off = (s.g - distance) / uFine * 0.4;
    float w = exp(-1.4 * dot(away, away)) / (1.0 + off * off);
    sum += s.r * w;
    weights += w;
  }
  return sum / weights;
}`;

const fragmentHead = (finish: Finish) => `
varying vec3 vPlace;
varying float vDistance;
uniform sampler2D uSky;
uniform float uPixels;
uniform float uFine;
uniform float uDimple;
uniform vec3 uAccent;
uniform int uGrain;
${finish.texture === 'smooth' ? '' : noiseGlsl}
${skyGlsl}
`;

/**
 * Builds three's physical material with three additions: textures computed from the place, the studio's measured
 * visibility instead of a baked occlusion map, and glass whose highlights stay bright however clear it is.
 */
export function buildMaterial(
  finish: Finish,
  grain: Axis,
  shared: SharedUniforms,
): MeshStandardMaterial {
  const isGlass = finish.opacity !== undefined;
  const Material = finish.clearcoat > 0 ? MeshPhysicalMaterial : MeshStandardMaterial;
  const material = new Material({
    color: finish.color,
    metalness: finish.metalness,
    roughness: finish.roughness,
    side: isGlass ? DoubleSide : FrontSide,
  });
  if (material instanceof MeshPhysicalMaterial) {
    material.clearcoat = finish.clearcoat;
    material.clearcoatRoughness = Math.min(0.3, finish.roughness * 0.6);
  }
  if (finish.glow !== undefined) {
    material.emissive = new Color(finish.color);
    material.emissiveIntensity = finish.glow;
  }
  if (isGlass) {
    material.transparent = true;
    material.opacity = finish.opacity ?? 1;
    material.depthWrite = false;
  }
  const texture = textureGlsl[finish.texture];
  material.customProgramCacheKey = () =>
    `${finish.texture} ${isGlass} ${finish.glow !== undefined}`;
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, shared, {
      uAccent: { value: new Color(finish.accent ?? finish.color) },
      uGrain: { value: grain === 'x' ? 0 : grain === 'y' ? 1 : 2 },
    });
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${vertexHead}`)
      .replace(
        '#include <project_vertex>',
        `#include <project_vertex>
        vPlace = position;
        vDistance = length(mvPosition.xyz);`,
      );
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${fragmentHead(finish)}`)
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
        float rough = 0.0;
        float bump = 0.0;
        vec3 lean = vec3(0.0);
        {
          vec3 tint = diffuseColor.rgb;
          ${texture}
          diffuseColor.rgb = tint;
        }`,
      )
      .replace(
        '#include <roughnessmap_fragment>',
        '#include <roughnessmap_fragment>\nroughnessFactor = clamp(roughnessFactor + rough, 0.02, 1.0);',
      )
      .replace(
        '#include <normal_fragment_maps>',
        finish.texture === 'hammered'
          ? `{
            vec3 sx = dFdx(-vViewPosition);
            vec3 sy = dFdy(-vViewPosition);
            vec3 r1 = cross(sy, normal);
            vec3 r2 = cross(normal, sx);
            float det = dot(sx, r1);
            vec3 slope = sign(det) * (dFdx(bump) * r1 + dFdy(bump) * r2);
            normal = normalize(abs(det) * normal - slope);
          }`
          : finish.texture === 'brushed'
            ? 'normal = normalize(normal + (viewMatrix * vec4(lean, 0.0)).xyz);'
            : '#include <normal_fragment_maps>',
      )
      .replace('#include <emissivemap_fragment>', finish.glow === undefined ? '' : glowGlsl)
      .replace('#include <aomap_fragment>', isGlass ? '' : occlusionGlsl)
      .replace('#include <opaque_fragment>', isGlass ? glassGlsl : '#include <opaque_fragment>');
  };
  return material;
}

const occlusionGlsl = `
float ambientOcclusion = skyAt(gl_FragCoord.xy, vDistance);
reflectedLight.indirectDiffuse *= mix(ambientOcclusion, 1.0, 0.06);
#ifdef USE_CLEARCOAT
  clearcoatSpecularIndirect *= mix(ambientOcclusion, 1.0, 0.25);
#endif
{
  float dotNV = saturate(dot(geometryNormal, geometryViewDir));
  float open = computeSpecularOcclusion(dotNV, ambientOcclusion, material.roughness);
  reflectedLight.indirectSpecular *= mix(open, 1.0, 0.12);
}
`;

// A lit shade is brightest seen straight on; the darker rim shows its form.
const glowGlsl = `
totalEmissiveRadiance *= 0.34 + 0.66 * pow(saturate(dot(normal, normalize(vViewPosition))), 0.8);
`;

// Premultiplied: the tint covers by its opacity; the reflection is added in full.
const glassGlsl = `
vec3 highlight = totalSpecular;
float covering = max(highlight.r, max(highlight.g, highlight.b));
float facing = saturate(dot(geometryNormal, geometryViewDir));
float edge = pow(1.0 - facing, 2.5);
float own = clamp(diffuseColor.a + 0.35 * edge, 0.0, 1.0);
vec3 body = (totalDiffuse * (1.0 - 0.45 * edge)) * own;
float cover = clamp(own + (1.0 - own) * min(0.75, covering * 0.6), 0.0, 1.0);
gl_FragColor = vec4((body + highlight) / max(cover, 1e-3), cover);
`;
