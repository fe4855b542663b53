// Evens out noise and leaves edges: a filter with holes (a trous) that grows in steps, guided by what
// surfaces are (normal, color, distance) and by how sure their brightness is.
import { brightnessAt, type Planes } from './planes.ts';

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16] as const;
const STEPS = [1, 2, 4, 8, 16] as const;
/** Brightness may differ by so many times its error. */
const SURE = 4;
const COLOR = 0.12;
/** Metres over distance in metres and pixels. */
const DEPTH = 0.006;

/** Pixels that are brighter than nearly all around them are sparks: they become as bright as the third brightest. */
function quench({ width, height, lit, error }: Planes): void {
  const before = lit.slice();
  const around = new Float64Array(8);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x;
      const own = brightnessAt(before, pixel);
      if (!(own * own < 4 * (error[pixel] as number) * 25)) continue;
      let n = 0;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (dx !== 0 || dy !== 0) around[n++] = brightnessAt(before, pixel + dy * width + dx);
        }
      }
      const most = 1.3 * (around.sort()[5] as number);
      if (own <= most) continue;
      for (let k = 0; k < 3; k++)
        lit[pixel * 3 + k] = ((before[pixel * 3 + k] as number) * most) / own;
      error[pixel] = (error[pixel] as number) * (most / own) ** 2;
    }
  }
}

/** Mean over the nine pixels around each: errors of few samples are as noisy as what they are of. */
function blurred(values: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [sum, count] = [0, 0];
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          sum += values[ny * width + nx] as number;
          count++;
        }
      }
      out[y * width + x] = sum / count;
    }
  }
  return out;
}

/** Changes `lit` in place. */
export function filterLight(planes: Planes): void {
  quench(planes);
  const { width, height, albedo, normal, away } = planes;
  let lit = planes.lit;
  let error = planes.error;
  for (const step of STEPS) {
    const unsure = blurred(error, width, height);
    const outLit = new Float32Array(lit.length);
    const outError = new Float32Array(error.length);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const pixel = y * width + x;
        const own = brightnessAt(lit, pixel);
        const slack = 1 / (SURE * Math.sqrt(unsure[pixel] as number) + 1e-3);
        const depth = away[pixel] as number;
        const depthSlack = 1 / (DEPTH * step * depth + 1e-3);
        const nx = normal[pixel * 3] as number;
        const ny = normal[pixel * 3 + 1] as number;
        const nz = normal[pixel * 3 + 2] as number;
        const nn = nx * nx + ny * ny + nz * nz;
        let [r, g, b, sum, spread] = [0, 0, 0, 0, 0];
        for (let ky = -2; ky <= 2; ky++) {
          const oy = y + ky * step;
          if (oy < 0 || oy >= height) continue;
          for (let kx = -2; kx <= 2; kx++) {
            const ox = x + kx * step;
            if (ox < 0 || ox >= width) continue;
            const other = oy * width + ox;
            const q = other * 3;
            const mx = normal[q] as number;
            const my = normal[q + 1] as number;
            const mz = normal[q + 2] as number;
            const mm = mx * mx + my * my + mz * mz;
            const cos = nx * mx + ny * my + nz * mz;
            const facing = nn < 0.01 && mm < 0.01 ? 1 : cos <= 0 ? 0 : (cos * cos) / (nn * mm);
            if (facing < 0.5) continue;
            const dr = (albedo[q] as number) - (albedo[pixel * 3] as number);
            const dg = (albedo[q + 1] as number) - (albedo[pixel * 3 + 1] as number);
            const db = (albedo[q + 2] as number) - (albedo[pixel * 3 + 2] as number);
            const apart =
              Math.abs(brightnessAt(lit, other) - own) * slack +
              Math.abs((away[other] as number) - depth) * depthSlack +
              (dr * dr + dg * dg + db * db) / (COLOR * COLOR);
            if (apart > 8) continue;
            const weight =
              (KERNEL[ky + 2] as number) *
              (KERNEL[kx + 2] as number) *
              facing ** 16 *
              Math.exp(-apart);
            r += weight * (lit[q] as number);
            g += weight * (lit[q + 1] as number);
            b += weight * (lit[q + 2] as number);
            spread += weight * weight * (error[other] as number);
            sum += weight;
          }
        }
        outLit[pixel * 3] = r / sum;
        outLit[pixel * 3 + 1] = g / sum;
        outLit[pixel * 3 + 2] = b / sum;
        outError[pixel] = spread / (sum * sum);
      }
    }
    lit = outLit;
    error = outError;
  }
  planes.lit.set(lit);
}
