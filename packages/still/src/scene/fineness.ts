// How fine the picture of a laid surface need be: no finer than the still shows it.
import type { ExportModel } from '@wevisu/scene/exchange/model/export-model.ts';
import type { TextureRequest } from '@wevisu/scene/materials/bake-texture.ts';

/** Texels for each pixel of the still, where the surface comes nearest to the eye. */
const TEXELS = 1.25;
/** Nobody looks from nearer, metres. */
const NEAREST = 0.4;
const LEAST_PIXELS = 16;

/** Where a still looks from (meters) and how many pixels high it is. */
export interface StillView {
  readonly camera: {
    readonly eye: readonly [x: number, y: number, z: number];
    readonly fovDeg: number;
  };
  readonly height: number;
}

/** Of each material, metres from the eye to the box around all that wears it. */
export function distancesOf({ meshes, nodes }: ExportModel, eye: readonly number[]): number[] {
  const found: number[] = [];
  for (const { mesh, translation } of nodes) {
    for (const { material, positions, uvs } of meshes[mesh] ?? []) {
      if (!uvs) continue;
      let sum = 0;
      for (let k = 0; k < 3; k++) {
        let [least, most] = [Infinity, -Infinity];
        for (let i = k; i < positions.length; i += 3) {
          least = Math.min(least, positions[i] as number);
          most = Math.max(most, positions[i] as number);
        }
        const own = (eye[k] ?? 0) - (translation[k] ?? 0);
        sum += Math.max(0, least - own, own - most) ** 2;
      }
      found[material] = Math.min(found[material] ?? Infinity, Math.sqrt(sum));
    }
  }
  return found;
}

/** The same surface with as many pixels as it needs from that far. */
export function asFineAs(
  texture: TextureRequest,
  distance: number,
  { camera, height }: StillView,
): TextureRequest {
  const pixelMm =
    (2000 * Math.tan((camera.fovDeg * Math.PI) / 360) * Math.max(NEAREST, distance)) / height;
  const by = Math.max(1, pixelMm / TEXELS / texture.mmPerPixel);
  const fewer = (pixels: number) => Math.max(LEAST_PIXELS, Math.round(pixels / by));
  return {
    ...texture,
    widthPx: fewer(texture.widthPx),
    heightPx: fewer(texture.heightPx),
    mmPerPixel: Math.min(50, texture.mmPerPixel * by),
  };
}
