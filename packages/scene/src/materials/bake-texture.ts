import type { Laying } from '../patterns/laying.ts';
import type { Point } from '../plane/polygon.ts';
import { encodeLinear } from './color.ts';
import { laySurface } from './lay-surface.ts';
import type { Material } from './material.ts';
import { straightRows } from './plane-rows.ts';

export type TextureRequest = {
  /** Parsed: a worker that bakes does without schemas. */
  readonly material: Material;
  readonly laying: Laying;
  /** 16 to 4096. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** 0.05 to 50. */
  readonly mmPerPixel: number;
  /** Where the pattern starts from the upper left corner, in tenths of a millimeter. */
  readonly origin: Point;
};

/** Maps of one rectangle of a laid surface, rows from the top. */
export type Texture = {
  readonly width: number;
  readonly height: number;
  /** sRGB color without light, four bytes per pixel, opaque. */
  readonly albedo: Uint8ClampedArray<ArrayBuffer>;
  /** Tangent-space normal, green up, four bytes per pixel, opaque. */
  readonly normal: Uint8ClampedArray<ArrayBuffer>;
  /** 0 mirror to 255 chalk, one byte per pixel. */
  readonly roughness: Uint8ClampedArray<ArrayBuffer>;
  /** Millimeters above the face of the pieces, one float per pixel. */
  readonly relief: Float32Array;
};

/**
 * The same surface as in a picture, unlit, for a renderer to light. Cells, colors and relief are
 * those of the takeoff and the pictures. Throws a RangeError for a size out of bounds.
 */
export function bakeTexture(request: TextureRequest): Texture {
  const { widthPx: width, heightPx: height, mmPerPixel } = request;
  for (const size of [width, height]) {
    if (!Number.isInteger(size) || size < 16 || size > 4096) {
      throw new RangeError(`A texture is 16 to 4096 pixels wide and high, not ${size}.`);
    }
  }
  if (!(mmPerPixel >= 0.05 && mmPerPixel <= 50)) {
    throw new RangeError(`A texture has 0.05 to 50 mm per pixel, not ${mmPerPixel}.`);
  }
  const surface = laySurface({
    material: request.material,
    laying: request.laying,
    widthPx: width,
    heightPx: height,
    rows: straightRows(height, mmPerPixel),
    origin: request.origin,
  });
  const { relief } = surface;
  const albedo = new Uint8ClampedArray(width * height * 4);
  const normal = new Uint8ClampedArray(width * height * 4);
  const roughness = new Uint8ClampedArray(width * height);
  const half = 1 / (2 * mmPerPixel);
  for (let y = 0; y < height; y++) {
    const up = Math.max(0, y - 1) * width;
    const down = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++) {
      const n = y * width + x;
      albedo[n * 4] = encodeLinear(surface.r[n] as number);
      albedo[n * 4 + 1] = encodeLinear(surface.g[n] as number);
      albedo[n * 4 + 2] = encodeLinear(surface.b[n] as number);
      albedo[n * 4 + 3] = 255;
      const left = relief[x > 0 ? n - 1 : n] as number;
      const right = relief[x < width - 1 ? n + 1 : n] as number;
      const slopeX = (right - left) * half;
      const slopeY = ((relief[down + x] as number) - (relief[up + x] as number)) * half;
      const length = Math.hypot(slopeX, slopeY, 1);
      normal[n * 4] = 127.5 - (127.5 * slopeX) / length;
      normal[n * 4 + 1] = 127.5 + (127.5 * slopeY) / length;
      normal[n * 4 + 2] = 127.5 + 127.5 / length;
      normal[n * 4 + 3] = 255;
      roughness[n] = 255 * (1 - 0.92 * (surface.gloss[n] as number));
    }
  }
  return { width, height, albedo, normal, roughness, relief };
}
