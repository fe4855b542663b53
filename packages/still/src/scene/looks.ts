// The materials of a scene as numbers, and the pictures of laid surfaces to be baked.
import type { ExportMaterial } from '@wevisu/scene/exchange/model/materials.ts';
import { getFinish, type SurfaceTexture } from '@wevisu/scene/finishes.ts';
import type { TextureRequest } from '@wevisu/scene/materials/bake-texture.ts';
import { linearOf } from '@wevisu/scene/materials/color.ts';
import type { Bake } from './bake.ts';
import { grainPatterns } from './grain-patterns.ts';
import { sharedBytes, sharedFloats } from './shared.ts';
import { LOOK, LOOK_SIZE, type StillScene, type StillTexture } from './still-scene.ts';

/** A finish that glows like a lit white wall is drawn this much brighter. */
const GLOW = 1.6;

/** Writes one of a material's three looks: one for each axis that its grain may run along. */
function writeLook(looks: Float32Array, at: number, material: ExportMaterial, axis: number): void {
  const { color, roughness, metalness, opacity, finish } = material;
  looks.set(color, at);
  looks[at + LOOK.roughness] = roughness;
  looks[at + LOOK.metalness] = metalness;
  looks[at + LOOK.opacity] = opacity;
  looks[at + LOOK.texture] = -1;
  if (finish === null) return;
  const { texture, accent, glow = 0, color: own } = getFinish(finish);
  looks[at + LOOK.glow] = glow * GLOW;
  const pattern = (grainPatterns as readonly SurfaceTexture[]).indexOf(texture);
  looks[at + LOOK.grain] = pattern > 0 ? pattern * 3 + axis : 0;
  const { r, g, b } = linearOf(accent ?? own);
  looks.set([r, g, b], at + LOOK.accent);
}

/**
 * Writes the looks of all materials and makes space for their texels, which stay empty.
 * @param requests The picture of each material; null if it has none.
 * @param isFaceOnly Whether only faces of rooms wear a material.
 */
export function looksOf(
  materials: readonly ExportMaterial[],
  requests: readonly (TextureRequest | null)[],
  isFaceOnly: (material: number) => boolean,
): Pick<StillScene, 'looks' | 'textures' | 'texels' | 'bumps'> & {
  readonly bakes: readonly Bake[];
} {
  const looks = sharedFloats(new Float32Array(Math.max(1, materials.length) * 3 * LOOK_SIZE));
  const textures: StillTexture[] = [];
  const bakes: Bake[] = [];
  let texelCount = 0;
  for (const [index, material] of materials.entries()) {
    for (let axis = 0; axis < 3; axis++) {
      const at = (index * 3 + axis) * LOOK_SIZE;
      writeLook(looks, at, material, axis);
      looks[at + LOOK.oneSided] = isFaceOnly(index) ? 1 : 0;
      if (requests[index]) looks[at + LOOK.texture] = textures.length;
    }
    const request = requests[index];
    if (!request) continue;
    const { widthPx: width, heightPx: height } = request;
    textures.push({ at: texelCount, width, height });
    bakes.push({ request, at: texelCount });
    texelCount += width * height;
  }
  const [texels, bumps] = [sharedBytes(texelCount * 4), sharedBytes(texelCount * 2)];
  return { looks, textures, texels, bumps, bakes };
}
