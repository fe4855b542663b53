// How alike values on a grid are to themselves, moved: by Fourier transforms, with unknown values left out.

export interface AutoCorrelation {
  /** 1 for the same, 0 for unrelated, −1 for opposite; 0 where too few values overlap. */
  readonly at: (dx: number, dy: number) => number;
  /** The farthest move in x and y, squares. */
  readonly reach: number;
}

interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Moves with fewer overlapping values, as a share of all, say nothing. */
const OVERLAP = 0.08;

/** NaN is unknown. The values' mean should be 0. Source: Wiener and Khinchin. */
export function autoCorrelation(
  values: Float32Array,
  { columns, rows }: Size,
  reach: number,
): AutoCorrelation {
  const size = 2 ** Math.ceil(Math.log2(Math.max(columns, rows) + reach));
  const [re, im] = [new Float64Array(size * size), new Float64Array(size * size)];
  let squares = 0;
  let count = 0;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const value = values[y * columns + x] as number;
      if (Number.isNaN(value)) continue;
      re[y * size + x] = value;
      im[y * size + x] = 1;
      squares += value * value;
      count++;
    }
  }
  transform(re, im, size);
  // Values are the real part and their places the imaginary one: both spectra come from one transform.
  const [power, places] = [new Float64Array(size * size), new Float64Array(size * size)];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const n = y * size + x;
      const m = ((size - y) % size) * size + ((size - x) % size);
      const [a, b, c, d] = [re[n], im[n], re[m], im[m]] as [number, number, number, number];
      power[n] = ((a + c) ** 2 + (b - d) ** 2) / 4;
      places[n] = ((b + d) ** 2 + (c - a) ** 2) / 4;
    }
  }
  transform(power, places, size);
  const share = 1 / (size * size);
  const mean = squares / Math.max(1, count);
  return {
    reach,
    at(dx, dy) {
      const n = ((dy + size) % size) * size + ((dx + size) % size);
      const overlap = (places[n] as number) * share;
      return overlap < OVERLAP * count ? 0 : ((power[n] as number) * share) / overlap / mean;
    },
  };
}

/** A square's Fourier transform in place, rows and then columns; the inverse of an even function but for its size. */
function transform(re: Float64Array, im: Float64Array, size: number): void {
  for (let y = 0; y < size; y++) transformLine(re, im, y * size, 1, size);
  for (let x = 0; x < size; x++) transformLine(re, im, x, size, size);
}

/** Source: Cooley and Tukey, radix 2. */
function transformLine(
  re: Float64Array,
  im: Float64Array,
  start: number,
  step: number,
  size: number,
): void {
  for (let n = 1, m = 0; n < size; n++) {
    let bit = size >> 1;
    for (; m & bit; bit >>= 1) m ^= bit;
    m ^= bit;
    if (n < m) {
      swap(re, start + n * step, start + m * step);
      swap(im, start + n * step, start + m * step);
    }
  }
  for (let length = 2; length <= size; length *= 2) {
    const angle = (-2 * Math.PI) / length;
    const [turnRe, turnIm] = [Math.cos(angle), Math.sin(angle)];
    for (let from = 0; from < size; from += length) {
      let [wRe, wIm] = [1, 0];
      for (let k = 0; k < length / 2; k++) {
        const a = start + (from + k) * step;
        const b = a + (length / 2) * step;
        const [bRe, bIm] = [re[b] as number, im[b] as number];
        const [tRe, tIm] = [bRe * wRe - bIm * wIm, bRe * wIm + bIm * wRe];
        re[b] = (re[a] as number) - tRe;
        im[b] = (im[a] as number) - tIm;
        re[a] = (re[a] as number) + tRe;
        im[a] = (im[a] as number) + tIm;
        [wRe, wIm] = [wRe * turnRe - wIm * turnIm, wRe * turnIm + wIm * turnRe];
      }
    }
  }
}

function swap(values: Float64Array, a: number, b: number): void {
  const kept = values[a] as number;
  values[a] = values[b] as number;
  values[b] = kept;
}
