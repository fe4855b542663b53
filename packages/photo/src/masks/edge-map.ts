import type { Picture } from '../picture.ts';

/** The cost of a step onto each pixel for a path along edges: 1 on the sharpest edge, 255 on plain ground. */
export interface EdgeMap {
  readonly width: number;
  readonly height: number;
  readonly cost: Uint8Array;
}

/** Share of pixels that count as sharpest. */
const SHARPEST = 0.02;

/** Finds the edges of a whole picture. */
export function edgeMapOf(picture: Picture): EdgeMap {
  const { width, height } = picture;
  const slope = slopesOf(brightnessOf(picture), width, height);
  const max = Math.max(1, sharpestOf(slope));
  const cost = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const n = y * width + x;
      const here = slope[n] as number;
      const isRidge =
        (here >= (slope[n - 1] ?? 0) && here >= (slope[n + 1] ?? 0)) ||
        (here >= (slope[n - width] ?? 0) && here >= (slope[n + width] ?? 0));
      const sharp = Math.min(1, here / max) * (isRidge ? 1 : 0.7);
      cost[n] = 1 + Math.round(254 * (1 - sharp));
    }
  }
  return { width, height, cost };
}

/** Luma of the stored bytes, 0 to 1020. */
function brightnessOf({ width, height, data }: Picture): Int32Array {
  const brightness = new Int32Array(width * height);
  for (let n = 0; n < brightness.length; n++) {
    const [r, g, b] = [data[n * 4] as number, data[n * 4 + 1] as number, data[n * 4 + 2] as number];
    brightness[n] = (r * 217 + g * 732 + b * 75) >> 8;
  }
  return brightness;
}

/** Length of Sobel's gradient; 0 for the outermost pixels. */
function slopesOf(light: Int32Array, width: number, height: number): Float32Array {
  const slope = new Float32Array(width * height);
  const at = (n: number) => light[n] as number;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const n = y * width + x;
      const [up, down] = [n - width, n + width];
      const right = at(up + 1) + 2 * at(n + 1) + at(down + 1);
      const left = at(up - 1) + 2 * at(n - 1) + at(down - 1);
      const below = at(down - 1) + 2 * at(down) + at(down + 1);
      const above = at(up - 1) + 2 * at(up) + at(up + 1);
      slope[n] = Math.sqrt((right - left) ** 2 + (below - above) ** 2);
    }
  }
  return slope;
}

function sharpestOf(slope: Float32Array): number {
  const bins = new Uint32Array(1024);
  for (const one of slope) {
    const bin = Math.min(1023, one / 6) | 0;
    bins[bin] = (bins[bin] as number) + 1;
  }
  let left = slope.length * SHARPEST;
  for (let bin = 1023; bin > 0; bin--) {
    left -= bins[bin] as number;
    if (left <= 0) return bin * 6;
  }
  return 6;
}
