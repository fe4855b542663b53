// One repeat of a regular pattern: the mean of all its repeats.
import type { Lattice, Move } from './lattice.ts';

/** Bins across a repeat; about two a square of the grid, within these. */
const [FEWEST, MOST] = [6, 60];
/** How far the first guess of stripes may be off: radians, and relative to their width. */
const [TURN, GROWTH] = [0.06, 0.06];

export interface Folded {
  /** The pattern's value at a place of the grid. */
  readonly at: (x: number, y: number) => number;
  /** Share of the values' squares that the pattern explains, 0 to 1. */
  readonly share: number;
}

interface Places {
  readonly columns: number;
  /** The squares that are looked at. */
  readonly squares: Int32Array;
}

/** The phase of a place in a lattice, each of both numbers 0 to 1. */
function phaser({ first, second }: Lattice): (x: number, y: number) => Move {
  const part = (value: number) => value - Math.floor(value);
  if (!second) {
    const squared = first[0] ** 2 + first[1] ** 2;
    return (x, y) => [part((x * first[0] + y * first[1]) / squared), 0];
  }
  const cross = first[0] * second[1] - first[1] * second[0];
  return (x, y) => [
    part((x * second[1] - y * second[0]) / cross),
    part((y * first[0] - x * first[1]) / cross),
  ];
}

const binsFor = (move: Move | null) =>
  move ? Math.round(Math.min(MOST, Math.max(FEWEST, Math.hypot(...move)))) : 1;

export function foldPattern(values: Float32Array, places: Places, lattice: Lattice): Folded {
  const [across, down] = [binsFor(lattice.first), binsFor(lattice.second)];
  const phaseAt = phaser(lattice);
  const [sums, counts] = [new Float64Array(across * down), new Float64Array(across * down)];
  const binAt = (x: number, y: number) => {
    const [s, t] = phaseAt(x, y);
    return (
      Math.min(down - 1, Math.floor(t * down)) * across +
      Math.min(across - 1, Math.floor(s * across))
    );
  };
  let squares = 0;
  for (const n of places.squares) {
    const x = n % places.columns;
    const bin = binAt(x, (n - x) / places.columns);
    const value = values[n] as number;
    sums[bin] = (sums[bin] as number) + value;
    counts[bin] = (counts[bin] as number) + 1;
    squares += value * value;
  }
  let explained = 0;
  const means = sums.map((sum, bin) => {
    const count = counts[bin] as number;
    if (count === 0) return 0;
    // A bin of few values explains them by itself: its own share is taken off.
    explained += (sum * sum) / count - squares / places.squares.length;
    return sum / count;
  });
  return {
    at: (x, y) => means[binAt(x, y)] as number,
    share: squares > 0 ? explained / squares : 0,
  };
}

/** Moves the lattice a little, again and again, to where the pattern explains the values best. */
export function refineLattice(values: Float32Array, places: Places, lattice: Lattice): Lattice {
  let best = lattice;
  let share = foldPattern(values, places, best).share;
  for (const tried of lattice.second ? [] : turnedStripes(lattice.first)) {
    const found = foldPattern(values, places, tried).share;
    if (found > share) [best, share] = [tried, found];
  }
  for (let step = 0.16; step > 0.008; step /= 2) {
    for (let again = 0, isBetter = true; isBetter && again < 4; again++) {
      isBetter = false;
      for (const tried of neighborsOf(best, step)) {
        const found = foldPattern(values, places, tried).share;
        if (found <= share) continue;
        [best, share, isBetter] = [tried, found, true];
      }
    }
  }
  return best;
}

/** Stripes of about this width and direction: how often they repeat says more than how they look from near. */
function turnedStripes([x, y]: Move): Lattice[] {
  const steps = Array.from({ length: 13 }, (_, n) => n / 6 - 1);
  return steps.flatMap((turn) =>
    steps.map((grow): Lattice => {
      const [cos, sin] = [Math.cos(turn * TURN), Math.sin(turn * TURN)];
      const by = 1 + grow * GROWTH;
      return { first: [(x * cos - y * sin) * by, (x * sin + y * cos) * by], second: null };
    }),
  );
}

function neighborsOf({ first, second }: Lattice, step: number): Lattice[] {
  const moves = [
    [step, 0],
    [-step, 0],
    [0, step],
    [0, -step],
  ] as const;
  const moved = (one: Move, by: Move): Move => [one[0] + by[0], one[1] + by[1]];
  return [
    ...moves.map((by) => ({ first: moved(first, by), second })),
    ...(second ? moves.map((by) => ({ first, second: moved(second, by) })) : []),
  ];
}
