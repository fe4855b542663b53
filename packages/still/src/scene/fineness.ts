// How fine the picture of a laid surface has to be: no finer than the still shows it.
import type { ExportModel } from '@wevisu/scene/exchange/model/export-model.ts';
import type { TextureRequest } from '@wevisu/scene/materials/bake-texture.ts';

/** Texels for each pixel of the still where the surface is closest to the eye. */
const TEXELS = 1.25;
/** No still looks from closer, meters. */
const MIN_DISTANCE = 0.4;
const MIN_PIXELS = 16;

/** Where a still looks from (meters) and how many pixels high it is. */
export interface StillView {
  readonly camera: {
    readonly eye: readonly [x: number, y: number, z: number];
    readonly fovDeg: number;
  };
  readonly height: number;
}

/** For each material, meters from the eye to the box around all that wears it. */
export function distancesOf({ meshes, nodes }: ExportModel, eye: readonly number[]): number[] {
  const found: number[] = [];
  for (const { mesh, translation } of nodes) {
    for (const { material, positions, uvs } of meshes[mesh] ?? []) {
      if (!uvs) continue;
      let sum = 0;
      for (let k = 0; k < 3; k++) {
        let [min, max] = [Infinity, -Infinity];
        for (let i = k; i < positions.length; i += 3) {
          min = Math.min(min, positions[i] as number);
          max = Math.max(max, positions[i] as number);
        }
        const own = (eye[k] ?? 0) - (translation[k] ?? 0);
        sum += Math.max(0, min - own, own - max) ** 2;
      }
      found[material] = Math.min(found[material] ?? Infinity, Math.sqrt(sum));
    }
  }
  return found;
}

/** The same picture with as many pixels as it needs from that distance. */
export function asFineAs(
  texture: TextureRequest,
  distance: number,
  { camera, height }: StillView,
): TextureRequest {
  const pixelMm =
    (2000 * Math.tan((camera.fovDeg * Math.PI) / 360) * Math.max(MIN_DISTANCE, distance)) / height;
  const by = Math.max(1, pixelMm / TEXELS / texture.mmPerPixel);
  const fewer = (pixels: number) => Math.max(MIN_PIXELS, Math.round(pixels / by));
  return {
    ...texture,
    widthPx: fewer(texture.widthPx),
    heightPx: fewer(texture.heightPx),
    mmPerPixel: Math.min(50, texture.mmPerPixel * by),
  };
}
