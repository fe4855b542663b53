// Laid surfaces: a baked patch of the product's own pattern, and the cells cut out of it.
import {
  Color,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  MeshStandardMaterial,
  RepeatWrapping,
  RGBAFormat,
  SRGBColorSpace,
  UnsignedByteType,
} from 'three';
import { softenNearLight } from './near-light.ts';
import type { Patch } from './patch.ts';

/**
 * Which of two things in one plane is seen: laid pieces before things, paint and joints behind both. A few steps of
 * depth and no slope: seen along a floor, a slope would lift tiles over the rug on them.
 */
export const DEPTH_STEPS = { laid: -4, ground: 4, body: 8 } as const;

export function setDepthSteps(material: MeshStandardMaterial, steps: number): void {
  material.polygonOffset = true;
  material.polygonOffsetUnits = steps;
}

function textureOf(bytes: Uint8Array, patch: Patch, isColor: boolean): DataTexture {
  const texture = new DataTexture(
    bytes,
    patch.widthPx,
    patch.heightPx,
    RGBAFormat,
    UnsignedByteType,
  );
  if (isColor) texture.colorSpace = SRGBColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = 8;
  texture.needsUpdate = true;
  return texture;
}

/** Two textures of four bytes, with their mipmaps. */
export const BYTES_PER_TEXEL = (4 * 2 * 4) / 3;

/** Graphics memory of a patch with its mipmaps, bytes. */
export function patchBytes(patch: Patch): number {
  return Math.ceil(patch.widthPx * patch.heightPx * BYTES_PER_TEXEL);
}

/**
 * Builds the material of a baked patch. Its second texture holds the normal's x and y and, in blue, the roughness: two
 * textures instead of three. Disposing of the material disposes of its textures.
 */
export function buildSurfaceMaterial(patch: Patch): MeshStandardMaterial {
  const color = textureOf(patch.albedo, patch, true);
  const relief = textureOf(patch.relief, patch, false);
  const material = new MeshStandardMaterial({ map: color, normalMap: relief });
  setDepthSteps(material, DEPTH_STEPS.laid);
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = softenNearLight(shader.fragmentShader)
      .replace(
        '#include <roughnessmap_fragment>',
        'float roughnessFactor = clamp(texture2D(normalMap, vNormalMapUv).b, 0.05, 1.0);',
      )
      .replace(
        '#include <normal_fragment_maps>',
        `vec3 mapN = vec3(texture2D(normalMap, vNormalMapUv).xy * 2.0 - 1.0, 0.0);
        mapN.z = sqrt(max(0.0, 1.0 - dot(mapN.xy, mapN.xy)));
        normal = normalize(tbn * mapN);`,
      );
  };
  material.customProgramCacheKey = () => 'surface';
  material.addEventListener('dispose', () => {
    color.dispose();
    relief.dispose();
  });
  return material;
}

/** The material of paint, joints, and surfaces whose patch is not baked yet. */
export function buildPlainMaterial(color: string, roughness = 0.9): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ color: new Color(color), roughness });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = softenNearLight(shader.fragmentShader);
  };
  material.customProgramCacheKey = () => 'plain';
  return material;
}
