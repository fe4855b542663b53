// Smooths noise and keeps edges: an a-trous wavelet filter guided by the surfaces (normal, distance, a little of their
// color) and by how certain their brightness is. Light is compared without the color of the surface, so that wood and
// marble make no edges. Each part reads neighboring rows only as the part before left them. Source: Dammertz et al.,
// Edge-avoiding a-trous wavelet transform (2010); Schied et al., SVGF (2017).
import { sharedNumbers } from '../scene/shared.ts';
import { type Facing, type Guide, guideOf, readNormals, readSlopes } from './guide.ts';
import { brightnessAt, type Planes, type Rows } from './planes.ts';

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16] as const;
const STEPS = [1, 2, 4, 8, 16] as const;
/** Brightness may differ by this many times its error. */
const TOLERANCE = 5;
/** Pixels farther apart than this get no weight. */
const MAX_APART = 7;
/** This many of the nine pixels around one, itself included, are enough to estimate its error. */
const ENOUGH = 4;
/** An uncertain pixel this many times brighter than all but one around it is a firefly. */
const FIREFLY = 2;
/** A pixel whose neighbors weigh less than this, relative to its own weight, has an edge in it. */
const ISOLATED = 1.5;
/** How fast a pixel's own brightness loses weight with its relative error. */
const DISTRUST = 5;

/** The filter's working memory, shared by threads. */
export interface Filtering extends Facing {
  readonly planes: Planes;
  readonly bright: Float32Array;
  /** Brightness smoothed for comparison in the first step. */
  readonly steady: Float32Array;
  /** Squared error, averaged over the pixels around each. */
  readonly variance: Float32Array;
  /** Which of the nine pixels around each show the same surface: a bit for each, row by row. */
  readonly kin: Uint16Array;
  /** Light and its squared error after the first, third and fifth step. The other steps write to the planes. */
  readonly other: Pick<Planes, 'lit' | 'error'>;
}

export function startFilter(planes: Planes): Filtering {
  const count = planes.width * planes.height;
  return {
    planes,
    units: sharedNumbers(count * 3),
    along: sharedNumbers(count),
    down: sharedNumbers(count),
    bright: sharedNumbers(count),
    steady: sharedNumbers(count),
    variance: sharedNumbers(count),
    kin: new Uint16Array(new SharedArrayBuffer(count * 2)),
    other: { lit: sharedNumbers(count * 3), error: sharedNumbers(count) },
  };
}

/** Dims fireflies to what the pixels around them allow. */
function dimFireflies({ planes, bright }: Filtering, { from, to }: Rows): void {
  const { width, height, lit, error } = planes;
  for (let y = Math.max(1, from); y < Math.min(height - 1, to); y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x;
      const own = bright[pixel] as number;
      if (!(own * own < 25 * (error[pixel] as number))) continue;
      let [max, second] = [0, 0];
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (dx === 0 && dy === 0) continue;
          const other = bright[pixel + dy * width + dx] as number;
          if (other > max) {
            second = max;
            max = other;
          } else if (other > second) second = other;
        }
      }
      const by = (FIREFLY * second) / own;
      if (!(by < 1)) continue;
      for (let k = 0; k < 3; k++) lit[pixel * 3 + k] = (lit[pixel * 3 + k] as number) * by;
      error[pixel] = (error[pixel] as number) * by * by;
    }
  }
}

function readBrightness({ planes, bright }: Filtering, lit: Float32Array, rows: Rows): void {
  const [first, last] = [rows.from * planes.width, rows.to * planes.width];
  for (let pixel = first; pixel < last; pixel++) bright[pixel] = brightnessAt(lit, pixel);
}

/** Finds the pixels of the same surface around each. */
function findKin({ planes, kin, ...own }: Filtering, { from, to }: Rows): void {
  const { width, height } = planes;
  const apartOf = guideOf(planes, own);
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      let bits = 0;
      for (let dy = Math.max(-1, -y); dy <= Math.min(1, height - 1 - y); dy++) {
        for (let dx = Math.max(-1, -x); dx <= Math.min(1, width - 1 - x); dx++) {
          const isKin = apartOf(pixel, pixel + dy * width + dx, dx, dy, 1) <= MAX_APART;
          if (isKin) bits |= 1 << (3 * dy + dx + 4);
        }
      }
      kin[pixel] = bits;
    }
  }
}

/**
 * Averages errors over the nine pixels around each, since errors of few samples are as noisy as the samples. Only pixels
 * of the same surface count: otherwise a certain wall beside an uncertain leaf would take in brightness from afar, which
 * drew a rim around leaves.
 */
function blurError(
  { planes, variance, kin }: Filtering,
  error: Float32Array,
  { from, to }: Rows,
): void {
  const { width, height } = planes;
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const bits = kin[pixel] as number;
      let [sum, count, own, ownCount] = [0, 0, 0, 0];
      for (let dy = Math.max(-1, -y); dy <= Math.min(1, height - 1 - y); dy++) {
        for (let dx = Math.max(-1, -x); dx <= Math.min(1, width - 1 - x); dx++) {
          const other = error[pixel + dy * width + dx] as number;
          sum += other;
          count++;
          if (!(bits & (1 << (3 * dy + dx + 4)))) continue;
          own += other;
          ownCount++;
        }
      }
      variance[pixel] = ownCount >= ENOUGH ? own / ownCount : sum / count;
    }
  }
}

/** Smooths brightness for comparison in the first step: a mean over the nearest pixels of the same surface. */
function smoothBrightness(
  { planes, bright, steady: out }: Filtering,
  apartOf: Guide,
  { from, to }: Rows,
) {
  const { width, height } = planes;
  for (let y = from; y < to; y++) {
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
}

/**
 * A pixel with an edge in it has no neighbors of its kind: the less certain it is, the more it takes from whatever is
 * around it.
 */
function mixNeighbors(
  { width, height }: Planes,
  { before, lit }: { before: Float32Array; lit: Float32Array },
  pixel: number,
  share: number,
): void {
  const [x, y] = [pixel % width, Math.floor(pixel / width)];
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

type Lit = Pick<Planes, 'lit' | 'error'>;

/** One step of the filter. */
function smooth(
  { planes, variance, ...own }: Filtering,
  { step, before, after }: { step: number; before: Lit; after: Lit },
  { from, to }: Rows,
): void {
  const { width, height } = planes;
  const { lit, error } = before;
  const apartOf = guideOf(planes, own);
  const compared = step === 1 ? own.steady : own.bright;
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const bright = compared[pixel] as number;
      const slack = 1 / (TOLERANCE * Math.sqrt(variance[pixel] as number) + 1e-3);
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
            const difference = Math.abs((compared[other] as number) - bright) * slack;
            if (difference > MAX_APART) continue;
            const apart = difference + apartOf(pixel, other, kx * step, ky * step, step);
            if (apart > MAX_APART) continue;
            weight *= Math.exp(-apart);
          }
          r += weight * (lit[other * 3] as number);
          g += weight * (lit[other * 3 + 1] as number);
          b += weight * (lit[other * 3 + 2] as number);
          spread += weight * weight * (error[other] as number);
          sum += weight;
        }
      }
      after.lit[pixel * 3] = r / sum;
      after.lit[pixel * 3 + 1] = g / sum;
      after.lit[pixel * 3 + 2] = b / sum;
      after.error[pixel] = spread / (sum * sum);
      if (step > 1) continue;
      const others = sum / KERNEL[2] ** 2 - 1;
      const relativeError = Math.sqrt(variance[pixel] as number) / Math.max(bright, 1e-3);
      const share =
        0.75 * Math.max(0, 1 - others / ISOLATED) * Math.min(1, DISTRUST * relativeError);
      if (share > 0) mixNeighbors(planes, { before: lit, lit: after.lit }, pixel, share);
    }
  }
}

/** Work on some rows; it may read the rows around them as the part before left them. */
export type Part = (filtering: Filtering, rows: Rows) => void;

function partsOfStep(step: number, isOdd: boolean): readonly Part[] {
  const [from, to] = isOdd ? (['planes', 'other'] as const) : (['other', 'planes'] as const);
  const measure: Part = (own, rows) => {
    readBrightness(own, own[from].lit, rows);
    blurError(own, own[from].error, rows);
  };
  const prepare: Part = (own, rows) => smoothBrightness(own, guideOf(own.planes, own), rows);
  const apply: Part = (own, rows) => smooth(own, { step, before: own[from], after: own[to] }, rows);
  return step === 1 ? [measure, prepare, apply] : [measure, apply];
}

/** Each part is done to all rows before the next one starts. The last one leaves its light in `other`. */
export const filterParts: readonly Part[] = [
  (own, rows) => {
    readBrightness(own, own.planes.lit, rows);
    readNormals(own.planes, own, rows);
    readSlopes(own.planes, own, rows);
  },
  (own, rows) => {
    dimFireflies(own, rows);
    findKin(own, rows);
  },
  ...STEPS.flatMap((step, n) => partsOfStep(step, n % 2 === 0)),
];

/** Runs the whole filter on this thread; changes `lit` in place. */
export function filterLight(planes: Planes): void {
  const filtering = startFilter(planes);
  for (const part of filterParts) part(filtering, { from: 0, to: planes.height });
  planes.lit.set(filtering.other.lit);
}
