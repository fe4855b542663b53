/** The residuals of a model at its parameters, each in units of its standard deviation. */
export type Residuals = (parameters: readonly number[]) => readonly number[];

interface LeastSquares {
  readonly parameters: readonly number[];
  /** Half the sum of the squared residuals. */
  readonly cost: number;
}

const STEP = 1e-6;

/**
 * Minimizes the squared residuals from a start, with numeric derivatives. Never returns anything worse than the start; a
 * start whose cost is not finite comes back as it is. Source: Levenberg and Marquardt.
 */
export function leastSquares(
  residuals: Residuals,
  start: readonly number[],
  maxSteps = 30,
): LeastSquares {
  let parameters = start;
  let now = residuals(parameters);
  let cost = costOf(now);
  let damping = 1e-3;
  for (let step = 0; step < maxSteps && Number.isFinite(cost) && damping < 1e9; step++) {
    const { square, slope } = normalEquations(residuals, parameters, now);
    for (const [n, row] of square.entries()) row[n] = (row[n] ?? 0) * (1 + damping) + 1e-12;
    const change = solve(square, slope);
    const tried = change && parameters.map((value, n) => value - (change[n] ?? 0));
    const next = tried && residuals(tried);
    const nextCost = next ? costOf(next) : Number.NaN;
    if (!tried || !next || !(nextCost <= cost)) {
      damping *= 8;
      continue;
    }
    const isSettled = cost - nextCost <= 1e-12 * (1 + cost);
    parameters = tried;
    now = next;
    cost = nextCost;
    damping = Math.max(1e-9, damping / 6);
    if (isSettled) break;
  }
  return { parameters, cost };
}

function costOf(residuals: readonly number[]): number {
  return residuals.reduce((sum, one) => sum + one * one, 0) / 2;
}

function normalEquations(
  residuals: Residuals,
  parameters: readonly number[],
  now: readonly number[],
): { square: number[][]; slope: number[] } {
  const slopes = parameters.map((value, n) => {
    const moved = residuals(parameters.with(n, value + STEP));
    return moved.map((one, k) => (one - (now[k] ?? 0)) / STEP);
  });
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, one, k) => sum + one * (b[k] ?? 0), 0);
  return {
    square: slopes.map((a) => slopes.map((b) => product(a, b))),
    slope: slopes.map((a) => product(a, now)),
  };
}

/** Gaussian elimination with row exchange; null for a singular matrix. Changes its arguments. */
function solve(rows: number[][], right: number[]): number[] | null {
  const size = right.length;
  for (let n = 0; n < size; n++) {
    let best = n;
    for (let k = n + 1; k < size; k++) {
      if (Math.abs(rows[k]?.[n] ?? 0) > Math.abs(rows[best]?.[n] ?? 0)) best = k;
    }
    const row = rows[best] as number[];
    const pivot = row[n] ?? 0;
    if (!(Math.abs(pivot) > 1e-30)) return null;
    [rows[n], rows[best]] = [row, rows[n] as number[]];
    [right[n], right[best]] = [right[best] as number, right[n] as number];
    for (let k = n + 1; k < size; k++) {
      const below = rows[k] as number[];
      const factor = (below[n] ?? 0) / pivot;
      for (let j = n; j < size; j++) below[j] = (below[j] ?? 0) - factor * (row[j] ?? 0);
      right[k] = (right[k] ?? 0) - factor * (right[n] ?? 0);
    }
  }
  const found = new Array<number>(size).fill(0);
  for (let n = size - 1; n >= 0; n--) {
    const row = rows[n] as number[];
    let rest = right[n] ?? 0;
    for (let j = n + 1; j < size; j++) rest -= (row[j] ?? 0) * (found[j] ?? 0);
    found[n] = rest / (row[n] ?? 1);
  }
  return found.every(Number.isFinite) ? found : null;
}
