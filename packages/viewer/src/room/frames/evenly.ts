/** The n-th number of a sequence in [0, 1) that fills it evenly. Source: van der Corput's sequence in `base`. */
export function evenly(n: number, base: number): number {
  let value = 0;
  let share = 1 / base;
  for (let rest = n; rest > 0; rest = Math.floor(rest / base)) {
    value += (rest % base) * share;
    share /= base;
  }
  return value;
}
