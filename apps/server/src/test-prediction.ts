// How well figures that somebody sees predict one that they may not see.

/** Figures of one thing by name. */
export type Figures = ReadonlyMap<string, number>;

/**
 * The median relative error, on every second thing, of the best of two models fitted on the others: the hidden
 * figure as a weighted sum of the named ones, and as a product of powers of them. 0 is certainty.
 */
export function predictionError(
  seen: readonly Figures[],
  hidden: readonly number[],
  names: readonly string[],
): number {
  const rows = seen.map((figures) => names.map((name) => figures.get(name) ?? Number.NaN));
  const sums = errorOf(
    rows,
    hidden,
    (value) => value,
    (value) => value,
  );
  const isPositive = rows.every((row) => row.every((value) => value > 0));
  if (!isPositive) return sums;
  return Math.min(sums, errorOf(rows, hidden, Math.log, Math.exp));
}

function errorOf(
  rows: readonly (readonly number[])[],
  hidden: readonly number[],
  there: (value: number) => number,
  back: (value: number) => number,
): number {
  const isSum = there(2) === 2;
  const inputs = rows.map((row) => [1, ...row.map(there)]);
  const known = inputs.filter((_, at) => at % 2 === 0);
  const targets = hidden.filter((_, at) => at % 2 === 0);
  // Errors count in proportion to what is predicted.
  const weights = targets.map((target) => (isSum ? 1 / target ** 2 : 1));
  const model = leastSquares(known, targets.map(there), weights);
  const errors: number[] = [];
  for (let at = 1; at < inputs.length; at += 2) {
    const told = back(dot(inputs[at] ?? [], model));
    errors.push(Math.abs(told / (hidden[at] ?? 1) - 1));
  }
  return median(errors);
}

/** Solves the normal equations, with columns scaled and a trace of ridge for those that repeat each other. */
function leastSquares(
  inputs: readonly (readonly number[])[],
  targets: readonly number[],
  weights: readonly number[],
): number[] {
  const size = inputs[0]?.length ?? 0;
  const scale = Array.from({ length: size }, (_, at) =>
    Math.max(1e-12, Math.sqrt(total(inputs, (row, n) => (weights[n] ?? 0) * (row[at] ?? 0) ** 2))),
  );
  const matrix = Array.from({ length: size }, (_, i) => [
    ...Array.from({ length: size }, (_, j) => {
      const sum = total(inputs, (row, n) => (weights[n] ?? 0) * (row[i] ?? 0) * (row[j] ?? 0));
      return sum / ((scale[i] ?? 1) * (scale[j] ?? 1)) + (i === j ? 1e-9 : 0);
    }),
    total(inputs, (row, n) => (weights[n] ?? 0) * (row[i] ?? 0) * (targets[n] ?? 0)) /
      (scale[i] ?? 1),
  ]);
  return solve(matrix).map((value, at) => value / (scale[at] ?? 1));
}

/** Gaussian elimination of a positive definite matrix with its right side as last column. */
function solve(matrix: number[][]): number[] {
  const size = matrix.length;
  for (let at = 0; at < size; at += 1) {
    for (let below = 0; below < size; below += 1) {
      if (below === at) continue;
      const [pivot, row] = [matrix[at] ?? [], matrix[below] ?? []];
      const factor = (row[at] ?? 0) / (pivot[at] ?? 1);
      for (let column = at; column <= size; column += 1)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  return matrix.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}

function total<Row>(rows: readonly Row[], value: (row: Row, at: number) => number): number {
  return rows.reduce((sum, row, at) => sum + value(row, at), 0);
}

function dot(row: readonly number[], model: readonly number[]): number {
  return total(row, (value, at) => value * (model[at] ?? 0));
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
