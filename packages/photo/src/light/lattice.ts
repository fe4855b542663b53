// The lattice of a regular pattern: two moves after which it is the same again, or one across stripes.
import { type AutoCorrelation, autoCorrelation } from './auto-correlation.ts';

/** A move in squares of the grid. */
export type Move = readonly [x: number, y: number];

/** Of stripes the second move is null: along them the pattern is the same everywhere. */
export interface Lattice {
  readonly first: Move;
  readonly second: Move | null;
}

/** Patterns repeat within this many squares: 2.25 m. */
const REACH = 90;
/** Moved by its lattice, a pattern is this much like itself, and nowhere much more. */
const [ALIKE, SHARE] = [0.35, 0.75];
/** What is more alike than this around no move at all belongs to one piece. */
const PIECE = 0.2;
/** Sine of the smallest angle between two moves. */
const ANGLE = 0.4;

/** The lattice that values on a grid repeat by; null if they don't. NaN is unknown. */
export function findLattice(
  values: Float32Array,
  size: { readonly columns: number; readonly rows: number },
): Lattice | null {
  const reach = Math.min(REACH, Math.floor(Math.min(size.columns, size.rows) * 0.7));
  if (reach < 4) return null;
  const alike = autoCorrelation(values, size, reach);
  const { piece, stripe } = pieceAround(alike);
  const peaks = peaksOf(alike, piece);
  const best = Math.max(0, ...peaks.map(({ height }) => height));
  if (best < ALIKE) return null;
  const high = peaks.filter(({ height }) => height >= SHARE * best);
  const [first] = high;
  if (!first) return null;
  if (stripe) return { first: acrossStripe(first.move, stripe), second: null };
  const second = high.find(({ move }) => {
    const cross = first.move[0] * move[1] - first.move[1] * move[0];
    return Math.abs(cross) > ANGLE * Math.hypot(...first.move) * Math.hypot(...move);
  });
  if (!second) return null;
  return { first: sharpened(alike, first.move), second: sharpened(alike, second.move) };
}

/** The moves within one piece, as keys, and its direction if it reaches as far as is looked: a stripe. */
function pieceAround({ at, reach }: AutoCorrelation) {
  const piece = new Set<number>([keyOf(0, 0)]);
  const open: Move[] = [[0, 0]];
  let isStriped = false;
  let [xx, xy, yy] = [0, 0, 0];
  for (let next = open.pop(); next; next = open.pop()) {
    xx += next[0] ** 2;
    xy += next[0] * next[1];
    yy += next[1] ** 2;
    for (const [dx, dy] of around) {
      const [x, y] = [next[0] + dx, next[1] + dy];
      if (Math.max(Math.abs(x), Math.abs(y)) > reach) {
        isStriped = true;
        continue;
      }
      if (piece.has(keyOf(x, y)) || at(x, y) < PIECE) continue;
      piece.add(keyOf(x, y));
      open.push([x, y]);
    }
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const stripe: Move | null = isStriped ? [Math.cos(angle), Math.sin(angle)] : null;
  return { piece, stripe };
}

/** The part of a move that is square to stripes. */
function acrossStripe([x, y]: Move, [alongX, alongY]: Move): Move {
  const along = x * alongX + y * alongY;
  return [x - along * alongX, y - along * alongY];
}

const around: readonly Move[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const keyOf = (x: number, y: number) => (y + 1024) * 4096 + x + 1024;

/** Local maxima outside of the piece, of one half of the plane, the nearest first. */
function peaksOf({ at, reach }: AutoCorrelation, piece: ReadonlySet<number>) {
  const peaks: { readonly move: Move; readonly height: number }[] = [];
  for (let y = 0; y < reach; y++) {
    for (let x = y === 0 ? 1 : 1 - reach; x < reach; x++) {
      const height = at(x, y);
      if (height < ALIKE || piece.has(keyOf(x, y))) continue;
      if (isHighest(at, x, y, height)) peaks.push({ move: [x, y], height });
    }
  }
  return peaks.sort((a, b) => Math.hypot(...a.move) - Math.hypot(...b.move));
}

function isHighest(at: AutoCorrelation['at'], x: number, y: number, height: number): boolean {
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) if (at(x + dx, y + dy) > height) return false;
  }
  return true;
}

/** The move measured over several repeats, each looked for near where the one before puts it. */
function sharpened({ at, reach }: AutoCorrelation, move: Move): Move {
  let [x, y] = move;
  for (let times = 2; times * Math.max(Math.abs(x), Math.abs(y)) < reach; times++) {
    const [midX, midY] = [Math.round(x * times), Math.round(y * times)];
    let best = ALIKE / 2;
    let found: Move | null = null;
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) {
        const height = at(midX + dx, midY + dy);
        if (height > best) {
          best = height;
          found = [midX + dx, midY + dy];
        }
      }
    }
    if (!found) break;
    [x, y] = [found[0] / times, found[1] / times];
  }
  return [x, y];
}
