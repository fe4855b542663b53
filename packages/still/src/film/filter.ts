// Evens out noise and leaves edges: a filter with holes (a trous) that grows in steps, guided by what
// surfaces are (normal, distance, a little of their color) and by how sure their brightness is. Light is
// compared without the color of what it falls on, so that wood and marble are no edges.
import { brightnessAt, type Planes } from './planes.ts';

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16] as const;
const STEPS = [1, 2, 4, 8, 16] as const;
/** Brightness may differ by so many times its error. */
const SURE = 5;
const COLOR = 0.3;
/** Metres off the plane of the surface, over distance in metres and pixels. */
const DEPTH = 0.003;
/** What is farther apart than this is of no weight. */
const FAR_APART = 7;
/** A pixel brighter than this many times all but one around it, and unsure, is a spark. */
const SPARK = 2;
/** A pixel whose neighbors weigh less than this, against its own weight, has an edge in it. */
const LONELY = 1.5;
/** Its own brightness counts for little where this many times its error is as much as it is. */
const DOUBTED = 5;

/** Sparks become as bright as what is around them lets them be. */
function quench({ width, height, lit, error }: Planes): void {
  const bright = brightnessOf(lit);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x;
      const own = bright[pixel] as number;
      if (!(own * own < 25 * (error[pixel] as number))) continue;
      let [most, second] = [0, 0];
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (dx === 0 && dy === 0) continue;
          const other = bright[pixel + dy * width + dx] as number;
          if (other > most) {
            second = most;
            most = other;
          } else if (other > second) second = other;
        }
      }
      const by = (SPARK * second) / own;
      if (!(by < 1)) continue;
      for (let k = 0; k < 3; k++) lit[pixel * 3 + k] = (lit[pixel * 3 + k] as number) * by;
      error[pixel] = (error[pixel] as number) * by * by;
    }
  }
}

function brightnessOf(lit: Float32Array): Float32Array {
  return Float32Array.from({ length: lit.length / 3 }, (_, pixel) => brightnessAt(lit, pixel));
}

/** Mean over the nine pixels around each: errors of few samples are as noisy as what they are of. */
function blurred(values: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let count = 0;
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

/** How distance grows from a pixel to the next: of the two sides the one that changes less, so that edges don't count. */
function slopesOf(away: Float32Array, width: number, height: number) {
  const along = new Float32Array(away.length);
  const down = new Float32Array(away.length);
  const flatter = (a: number, b: number) => (Math.abs(a) < Math.abs(b) ? a : b);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const own = away[at] as number;
      const after = (by: number) => (away[at + by] as number) - own;
      const [left, right] = [x > 0 ? -after(-1) : Infinity, x < width - 1 ? after(1) : Infinity];
      const [up, low] = [
        y > 0 ? -after(-width) : Infinity,
        y < height - 1 ? after(width) : Infinity,
      ];
      along[at] = width > 1 ? flatter(left, right) : 0;
      down[at] = height > 1 ? flatter(up, low) : 0;
    }
  }
  return { along, down };
}

/** Normals of length one; where several surfaces or the sky are seen they are shorter, or none. */
function unitNormals(normal: Float32Array): Float32Array {
  const out = new Float32Array(normal.length);
  for (let at = 0; at < normal.length; at += 3) {
    const x = normal[at] as number;
    const y = normal[at + 1] as number;
    const z = normal[at + 2] as number;
    const long = Math.sqrt(x * x + y * y + z * z);
    if (long < 0.1) continue;
    out[at] = x / long;
    out[at + 1] = y / long;
    out[at + 2] = z / long;
  }
  return out;
}

/** What surfaces are: how far apart two pixels are in it, `step` pixels lying between; FAR_APART or more is too far. */
function guideOf({ width, height, albedo, normal, away }: Planes) {
  const units = unitNormals(normal);
  const { along, down } = slopesOf(away, width, height);
  return (pixel: number, other: number, dx: number, dy: number, step: number): number => {
    const [p, q] = [pixel * 3, other * 3];
    const nx = units[p] as number;
    const ny = units[p + 1] as number;
    const nz = units[p + 2] as number;
    const mx = units[q] as number;
    const my = units[q + 1] as number;
    const mz = units[q + 2] as number;
    const cos = nx * mx + ny * my + nz * mz;
    const isSky = nx === 0 && ny === 0 && nz === 0;
    const isOtherSky = mx === 0 && my === 0 && mz === 0;
    if (isSky !== isOtherSky || (!isSky && cos < 0.7)) return Infinity;
    const depth = away[pixel] as number;
    const expected = depth + dx * (along[pixel] as number) + dy * (down[pixel] as number);
    const off = Math.abs((away[other] as number) - expected);
    const red = (albedo[q] as number) - (albedo[p] as number);
    const green = (albedo[q + 1] as number) - (albedo[p + 1] as number);
    const blue = (albedo[q + 2] as number) - (albedo[p + 2] as number);
    return (
      (isSky ? 0 : 24 * (1 - cos)) +
      off / (DEPTH * step * depth + 1e-3) +
      (red * red + green * green + blue * blue) / (COLOR * COLOR)
    );
  };
}
type Guide = ReturnType<typeof guideOf>;

/** Brightness to compare with in the first step: a mean over the nearest pixels of the same surface. */
function steadied({ width, height }: Planes, apartOf: Guide, bright: Float32Array): Float32Array {
  const out = new Float32Array(bright.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      let [sum, value] = [0, 0];
      for (let dy = Math.max(-1, -y); dy <= Math.min(1, height - 1 - y); dy++) {
        for (let dx = Math.max(-1, -x); dx <= Math.min(1, width - 1 - x); dx++) {
          const other = pixel + dy * width + dx;
          const weight = Math.exp(-Math.min(20, apartOf(pixel, other, dx, dy, 1)));
          sum += weight;
          value += weight * (bright[other] as number);
        }
      }
      out[pixel] = value / sum;
    }
  }
  return out;
}

/**
 * Pixels with an edge in them have no neighbors of their kind: the less sure they are,
 * the more they take of what is around, whatever it is.
 */
function comfort(
  { width, height }: Planes,
  before: Float32Array,
  lit: Float32Array,
  loneliness: Float32Array,
): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const share = 0.75 * (loneliness[pixel] as number);
      if (share <= 0) continue;
      let [r, g, b, count] = [0, 0, 0, 0];
      for (let dy = Math.max(-1, -y); dy <= Math.min(1, height - 1 - y); dy++) {
        for (let dx = Math.max(-1, -x); dx <= Math.min(1, width - 1 - x); dx++) {
          const at = (pixel + dy * width + dx) * 3;
          r += before[at] as number;
          g += before[at + 1] as number;
          b += before[at + 2] as number;
          count++;
        }
      }
      const at = pixel * 3;
      lit[at] = (lit[at] as number) * (1 - share) + (share * r) / count;
      lit[at + 1] = (lit[at + 1] as number) * (1 - share) + (share * g) / count;
      lit[at + 2] = (lit[at + 2] as number) * (1 - share) + (share * b) / count;
    }
  }
}

/** Changes `lit` in place. */
export function filterLight(planes: Planes): void {
  quench(planes);
  const { width, height } = planes;
  const apartOf = guideOf(planes);
  const loneliness = new Float32Array(width * height);
  let lit = planes.lit;
  let error = planes.error;
  for (const step of STEPS) {
    const unsure = blurred(error, width, height);
    const bright = brightnessOf(lit);
    const compared = step === 1 ? steadied(planes, apartOf, bright) : bright;
    const outLit = new Float32Array(lit.length);
    const outError = new Float32Array(error.length);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const pixel = y * width + x;
        const own = compared[pixel] as number;
        const slack = 1 / (SURE * Math.sqrt(unsure[pixel] as number) + 1e-3);
        let r = 0;
        let g = 0;
        let b = 0;
        let sum = 0;
        let spread = 0;
        for (let ky = -2; ky <= 2; ky++) {
          const oy = y + ky * step;
          if (oy < 0 || oy >= height) continue;
          for (let kx = -2; kx <= 2; kx++) {
            const ox = x + kx * step;
            if (ox < 0 || ox >= width) continue;
            const other = oy * width + ox;
            let weight = (KERNEL[ky + 2] as number) * (KERNEL[kx + 2] as number);
            if (other !== pixel) {
              const unlike = Math.abs((compared[other] as number) - own) * slack;
              if (unlike > FAR_APART) continue;
              const apart = unlike + apartOf(pixel, other, kx * step, ky * step, step);
              if (apart > FAR_APART) continue;
              weight *= Math.exp(-apart);
            }
            r += weight * (lit[other * 3] as number);
            g += weight * (lit[other * 3 + 1] as number);
            b += weight * (lit[other * 3 + 2] as number);
            spread += weight * weight * (error[other] as number);
            sum += weight;
          }
        }
        outLit[pixel * 3] = r / sum;
        outLit[pixel * 3 + 1] = g / sum;
        outLit[pixel * 3 + 2] = b / sum;
        outError[pixel] = spread / (sum * sum);
        if (step === 1) {
          const others = sum / KERNEL[2] ** 2 - 1;
          const doubt = Math.sqrt(unsure[pixel] as number) / Math.max(own, 1e-3);
          loneliness[pixel] = Math.max(0, 1 - others / LONELY) * Math.min(1, DOUBTED * doubt);
        }
      }
    }
    if (step === 1) comfort(planes, lit, outLit, loneliness);
    lit = outLit;
    error = outError;
  }
  planes.lit.set(lit);
}
