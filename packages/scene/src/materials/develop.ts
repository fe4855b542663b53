import { encodeLinear } from './color.ts';
import { hash2 } from './noise.ts';
import type { Image } from './shade.ts';

/** A finished picture: sRGB bytes, four per pixel, opaque. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray;
};

/** Above this, light is rolled off so that highlights keep their color instead of clipping. */
const shoulder = 0.82;

function rollOff(value: number): number {
  if (value <= shoulder) return value;
  const over = (value - shoulder) / (1 - shoulder);
  return shoulder + (1 - shoulder) * (over / (1 + over)) * 1.6;
}

/** Linear light to bytes, with a fixed half-step of dither so that soft gradients do not band. */
export function develop({ width, height, rgb }: Image): Picture {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let n = 0; n < width * height; n++) {
    const dither = (hash2(n, 17) & 0xff) / 256 - 0.5;
    rgba[n * 4] = encodeLinear(rollOff(rgb[n * 3] as number)) + dither;
    rgba[n * 4 + 1] = encodeLinear(rollOff(rgb[n * 3 + 1] as number)) + dither;
    rgba[n * 4 + 2] = encodeLinear(rollOff(rgb[n * 3 + 2] as number)) + dither;
    rgba[n * 4 + 3] = 255;
  }
  return { width, height, rgba };
}
