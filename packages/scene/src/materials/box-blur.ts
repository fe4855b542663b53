import { clamp } from './noise.ts';

/** Mean over a square of side 2 radius + 1, edges repeated. */
export function boxBlur(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const rows = new Float32Array(source.length);
  const result = new Float32Array(source.length);
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += source[row + clamp(x, 0, width - 1)] as number;
    for (let x = 0; x < width; x++) {
      rows[row + x] = sum * share;
      const gone = Math.max(0, x - radius);
      const next = Math.min(width - 1, x + radius + 1);
      sum += (source[row + next] as number) - (source[row + gone] as number);
    }
  }
  const sums = new Float32Array(width);
  for (let y = -radius; y <= radius; y++) {
    const row = clamp(y, 0, height - 1) * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (rows[row + x] as number);
  }
  for (let y = 0; y < height; y++) {
    const gone = clamp(y - radius, 0, height - 1) * width;
    const next = clamp(y + radius + 1, 0, height - 1) * width;
    const row = y * width;
    for (let x = 0; x < width; x++) {
      result[row + x] = (sums[x] as number) * share;
      sums[x] = (sums[x] as number) + (rows[next + x] as number) - (rows[gone + x] as number);
    }
  }
  return result;
}
