// Old floors of strong contrast: a checkerboard, stripes, boards of two tones. Their pattern is found as what repeats on the
// surface, and divided out of what is seen, so that light is what is left.
import { foldPattern, refineLattice } from './fold-pattern.ts';
import { findLattice } from './lattice.ts';
import { brightnessOf } from './linear.ts';
import { blurred } from './smooth-grid.ts';
import type { SurfaceGrid } from './surface-grid.ts';

/** Light changes slower than this many squares, three times blurred: about a meter. */
const LIGHT_REACH = 12;
/** Patterns weaker than this, natural log, pass for tones of pieces, which are evened out later. */
const MIN_TONE = 0.12;
/** Share of what differs that must repeat. */
const MIN_SHARE = 0.4;
/** The light without the pattern shows more of the pattern, again and again. */
const ROUNDS = 4;
/** The lattice is searched in this many squares at most. */
const ENOUGH = 9000;
/** Far away a pixel shows several pieces: the pattern is weaker there, over this many squares. */
const WEAK_REACH = 10;
/** Squares on the edge of a piece show two tones; they are left out, where enough others are left. */
const [EDGE, MOST_EDGES] = [0.2, 0.8];
/** From this range on, natural log, dark pieces show more of their bright neighbors than of the light. */
const STRONG = 2.85;

/** The grid without the regular pattern of its covering; the grid itself if it has none of strong contrast. */
export function dividePattern(grid: SurfaceGrid): SurfaceGrid {
  const logs = logsOf(grid);
  const light = blurred(logs, grid, LIGHT_REACH);
  const rest = logs.map((log, n) => log - (light[n] as number));
  const known = knownOf(logs);
  if (known.length < 100 || deviation(rest, known) < MIN_TONE) return grid;
  const rough = findLattice(rest, grid);
  if (!rough) return grid;
  const some = { columns: grid.columns, squares: thinned(known) };
  let lattice = refineLattice(rest, some, rough);
  const places = { columns: grid.columns, squares: known };
  let pattern: Float32Array = rest;
  let share = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const base = round === 0 ? light : blurred(without(logs, pattern), grid, LIGHT_REACH);
    const seen = logs.map((log, n) => log - (base[n] as number));
    if (round === 1) lattice = refineLattice(seen, some, lattice);
    const folded = foldPattern(seen, places, lattice);
    share = folded.share;
    pattern = weakened(patternOn(grid, folded.at), seen, grid);
  }
  if (share < MIN_SHARE || deviation(pattern, known) < MIN_TONE) return grid;
  return divided(grid, pattern);
}

function logsOf(grid: SurfaceGrid): Float32Array {
  return grid.count.map((count, n) =>
    count > 0
      ? Math.log(
          Math.max(
            1e-4,
            brightnessOf(grid.r[n] as number, grid.g[n] as number, grid.b[n] as number),
          ),
        )
      : Number.NaN,
  );
}

function knownOf(values: Float32Array): Int32Array {
  return Int32Array.from(values.keys().filter((n) => !Number.isNaN(values[n])));
}

function thinned(known: Int32Array): Int32Array {
  const every = Math.max(1, Math.ceil(known.length / ENOUGH));
  return known.filter((_, n) => n % every === 0);
}

function deviation(values: Float32Array, known: Int32Array): number {
  let [sum, squares] = [0, 0];
  for (const n of known) {
    sum += values[n] as number;
    squares += (values[n] as number) ** 2;
  }
  return Math.sqrt(Math.max(0, squares / known.length - (sum / known.length) ** 2));
}

function without(logs: Float32Array, pattern: Float32Array): Float32Array {
  return logs.map((log, n) => log - (pattern[n] as number));
}

function patternOn(
  { columns, rows }: SurfaceGrid,
  at: (x: number, y: number) => number,
): Float32Array {
  const pattern = new Float32Array(columns * rows);
  for (let n = 0; n < pattern.length; n++) pattern[n] = at(n % columns, Math.floor(n / columns));
  return pattern;
}

/** The pattern, everywhere as strong as it is seen around there. */
function weakened(pattern: Float32Array, seen: Float32Array, grid: SurfaceGrid): Float32Array {
  const over = seen.map((value, n) => value * (pattern[n] as number));
  const own = seen.map((value, n) => (Number.isNaN(value) ? value : (pattern[n] as number) ** 2));
  const [a, b] = [blurred(over, grid, WEAK_REACH), blurred(own, grid, WEAK_REACH)];
  return pattern.map((value, n) => {
    const strength = (a[n] as number) / ((b[n] as number) + 1e-6);
    return Number.isNaN(strength) ? value : value * Math.min(1.2, Math.max(0, strength));
  });
}

/** Each color without its own part of the pattern; edges between tones become unknown. */
function divided(grid: SurfaceGrid, pattern: Float32Array): SurfaceGrid {
  const count = withoutEdges(grid, pattern);
  const known = knownOf(logsOf(grid));
  const channels = [grid.r, grid.g, grid.b].map((channel) => {
    const logs = channel.map((one, n) =>
      (grid.count[n] as number) > 0 ? Math.log(Math.max(1e-4, one)) : Number.NaN,
    );
    // A colored pattern differs more in one color than in another: in each by a multiple of itself.
    const base = blurred(without(logs, pattern), grid, LIGHT_REACH);
    let [over, own] = [0, 0];
    for (const n of known) {
      over += ((logs[n] as number) - (base[n] as number)) * (pattern[n] as number);
      own += (pattern[n] as number) ** 2;
    }
    const times = over / own;
    return channel.map((one, n) => one * Math.exp(-times * (pattern[n] as number)));
  });
  const [r, g, b] = channels as [Float32Array, Float32Array, Float32Array];
  return { ...grid, count, r, g, b };
}

function withoutEdges({ columns, rows, count }: SurfaceGrid, pattern: Float32Array): Float32Array {
  const sorted = pattern.toSorted();
  const [low, high] = [0.05, 0.95].map((share) => sorted[Math.floor(sorted.length * share)]) as [
    number,
    number,
  ];
  const [range, middle] = [high - low, (high + low) / 2];
  let [all, left] = [0, 0];
  const kept = count.map((one, n) => {
    if (one === 0) return 0;
    all++;
    const x = n % columns;
    const y = (n - x) / columns;
    const near = [
      n,
      x > 0 ? n - 1 : n,
      x < columns - 1 ? n + 1 : n,
      y > 0 ? n - columns : n,
      y < rows - 1 ? n + columns : n,
    ].map((at) => pattern[at] as number);
    const isDark = range > STRONG && (pattern[n] as number) < middle;
    if (isDark || Math.max(...near) - Math.min(...near) > EDGE * range) return 0;
    left++;
    return one;
  });
  return left < (1 - MOST_EDGES) * all ? count : kept;
}
