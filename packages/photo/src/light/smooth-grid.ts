// Smooths values on a grid, some of them unknown (NaN).

interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The median of each neighborhood: removes joints and specks, keeps edges of shadows. */
export function medianOf(
  values: Float32Array,
  { columns, rows }: Size,
  reach: number,
): Float32Array {
  const found = new Float32Array(values.length);
  const near = new Float32Array((2 * reach + 1) ** 2);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let count = 0;
      for (let j = Math.max(0, y - reach); j <= Math.min(rows - 1, y + reach); j++) {
        for (let i = Math.max(0, x - reach); i <= Math.min(columns - 1, x + reach); i++) {
          const value = values[j * columns + i] as number;
          if (!Number.isNaN(value)) insert(near, count++, value);
        }
      }
      found[y * columns + x] = count === 0 ? Number.NaN : (near[count >> 1] as number);
    }
  }
  return found;
}

/** Inserts a value into the first `count`, which are sorted: for a few dozen, faster than sorting. */
function insert(sorted: Float32Array, count: number, value: number): void {
  let at = count;
  for (; at > 0 && (sorted[at - 1] as number) > value; at--) sorted[at] = sorted[at - 1] as number;
  sorted[at] = value;
}

/** How far values may differ, natural log, and still be one light on pieces of several tones. */
const TONE = 0.16;
const STEPS = 64;
const weightByDifference = Float32Array.from({ length: 4 * STEPS + 1 }, (_, n) =>
  Math.exp(-((n / STEPS) ** 2) / 2),
);

/**
 * Averages neighborhoods over values of about the same brightness (a bilateral filter of logarithms): smooths the tones of
 * pieces, keeps shadows and highlights.
 */
export function evenTones(
  values: Float32Array,
  { columns, rows }: Size,
  reach: number,
): Float32Array {
  const found = new Float32Array(values.length);
  const near = Float32Array.from({ length: reach + 1 }, (_, n) => Math.exp(-2 * (n / reach) ** 2));
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const here = values[y * columns + x] as number;
      let sum = 0;
      let weights = 0;
      for (let j = Math.max(0, y - reach); j <= Math.min(rows - 1, y + reach); j++) {
        const across = near[Math.abs(j - y)] as number;
        for (let i = Math.max(0, x - reach); i <= Math.min(columns - 1, x + reach); i++) {
          const value = values[j * columns + i] as number;
          const difference = Math.abs(value - here) / TONE;
          if (!(difference < 4)) continue;
          const weight =
            across *
            (near[Math.abs(i - x)] as number) *
            (weightByDifference[(difference * STEPS) | 0] as number);
          sum += weight * value;
          weights += weight;
        }
      }
      found[y * columns + x] = weights > 0 ? sum / weights : Number.NaN;
    }
  }
  return found;
}

/** Three box blurs, nearly a Gaussian. Unknown values are filled from known ones nearby. */
export function blurred(values: Float32Array, size: Size, reach: number): Float32Array {
  let known: Float32Array = values.map((value) => (Number.isNaN(value) ? 0 : 1));
  let sums: Float32Array = values.map((value) => (Number.isNaN(value) ? 0 : value));
  for (let pass = 0; pass < 3; pass++) {
    known = boxSums(known, size, reach);
    sums = boxSums(sums, size, reach);
  }
  return sums.map((sum, n) =>
    (known[n] as number) > 1e-9 ? sum / (known[n] as number) : Number.NaN,
  );
}

function boxSums(values: Float32Array, { columns, rows }: Size, reach: number): Float32Array {
  const along = new Float32Array(values.length);
  const found = new Float32Array(values.length);
  const share = 1 / (2 * reach + 1);
  const slide = (
    from: Float32Array,
    to: Float32Array,
    start: number,
    step: number,
    count: number,
  ) => {
    let sum = 0;
    for (let n = 0; n < Math.min(reach, count); n++) sum += from[start + n * step] as number;
    for (let n = 0; n < count; n++) {
      if (n + reach < count) sum += from[start + (n + reach) * step] as number;
      if (n - reach - 1 >= 0) sum -= from[start + (n - reach - 1) * step] as number;
      to[start + n * step] = sum * share;
    }
  };
  for (let y = 0; y < rows; y++) slide(values, along, y * columns, 1, columns);
  for (let x = 0; x < columns; x++) slide(along, found, x, columns, rows);
  return found;
}
