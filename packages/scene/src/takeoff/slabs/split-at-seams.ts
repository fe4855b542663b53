// A top that is longer than its slab is seamed: at a corner best, never over a sink or a dishwasher.

/** A stretch of a top over which no seam may run, tenths from its left end. */
export interface NoSeam {
  readonly from: number;
  readonly to: number;
}

interface SeamRequest {
  readonly length: number;
  /** The longest piece that a slab gives. */
  readonly longest: number;
  readonly noSeams: readonly NoSeam[];
  /** Places where a seam is best: inner corners. */
  readonly preferred: readonly number[];
}

/** A seam keeps so far from what it must not cross: 3 in. */
const DISTANCE = 762;

/**
 * Places of the seams, from the left. As few as there can be, each at a preferred place where one
 * can be had, otherwise as near to an even division as the forbidden stretches let it. Null where no
 * division spares them all.
 */
export function seamsOf({ length, longest, noSeams, preferred }: SeamRequest): number[] | null {
  if (length <= longest) return [];
  const allowed = (at: number) =>
    at > 0 &&
    at < length &&
    noSeams.every(({ from, to }) => at <= from - DISTANCE || at >= to + DISTANCE);
  const edges = noSeams.flatMap(({ from, to }) => [from - DISTANCE, to + DISTANCE]);
  const max = Math.ceil(length / longest) + noSeams.length + 1;
  for (let pieces = Math.ceil(length / longest); pieces <= max; pieces++) {
    const even = Array.from({ length: pieces - 1 }, (_, n) => (length * (n + 1)) / pieces);
    const reachable = [longest, length - longest];
    const places = [...preferred, ...even, ...edges, ...reachable].filter(allowed);
    const found = choose(0, pieces - 1, { length, longest, even, preferred, places });
    if (found) return found;
  }
  return null;
}

interface Choice {
  readonly length: number;
  readonly longest: number;
  readonly even: readonly number[];
  readonly preferred: readonly number[];
  readonly places: readonly number[];
}

function choose(from: number, seams: number, choice: Choice): number[] | null {
  const { length, longest, even, preferred, places } = choice;
  if (seams === 0) return length - from <= longest ? [] : null;
  const aim = even[even.length - seams] as number;
  const ranked = places
    .filter((at) => at > from && at - from <= longest)
    .sort((a, b) => {
      const first = Number(preferred.includes(b)) - Number(preferred.includes(a));
      return first || Math.abs(a - aim) - Math.abs(b - aim) || a - b;
    });
  for (const at of ranked) {
    const rest = choose(at, seams - 1, choice);
    if (rest) return [at, ...rest];
  }
  return null;
}
