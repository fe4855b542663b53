/** What a length is filled with: widths from wide to narrow, and what stays empty. Tenths of a millimeter. */
export interface Filling {
  readonly widths: readonly number[];
  readonly restTenths: number;
}

interface Best {
  readonly count: number;
  /** The widest piece of the best way to this sum. */
  readonly last: number;
}

const known = new Map<string, Filling>();
/** Lengths of a wall differ by what doors and corners leave: far fewer than this in one room. */
const MAX_KNOWN = 20_000;

/**
 * Fills a length with pieces of the widths on offer, exactly: no other choice leaves less empty, none that leaves as
 * little has fewer pieces, and of those the one with the widest pieces is taken. Widths and length are whole tenths;
 * each width may be used any number of times. Without widths, or where the narrowest is too wide, all stays empty.
 * Pure; takes time in proportion to the length over the widths' common divisor. Throws RangeError for widths that are
 * not positive whole numbers.
 */
export function fillLength(lengthTenths: number, offered: readonly number[]): Filling {
  if (offered.some((width) => !Number.isInteger(width) || width <= 0)) {
    throw new RangeError('Widths are positive whole tenths of a millimeter');
  }
  const widths = [...new Set(offered)].sort((a, b) => b - a);
  const length = Math.max(0, Math.floor(lengthTenths));
  const key = `${length}:${widths.join()}`;
  const before = known.get(key);
  if (before) return before;
  const filling = fill(length, widths);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, filling);
  return filling;
}

function divisorOf(a: number, b: number): number {
  return b === 0 ? a : divisorOf(b, a % b);
}

function fill(length: number, widths: readonly number[]): Filling {
  const unit = widths.reduce(divisorOf, 0);
  if (unit === 0) return { widths: [], restTenths: length };
  const steps = Math.floor(length / unit);
  const best: (Best | undefined)[] = [{ count: 0, last: 0 }];
  for (let sum = 1; sum <= steps; sum++) {
    let found: Best | undefined;
    // Wide ones first: of two ways with as many pieces the first stays.
    for (const last of widths) {
      const rest = best[sum - last / unit];
      if (rest && (!found || rest.count + 1 < found.count)) found = { count: rest.count + 1, last };
    }
    best[sum] = found;
  }
  let sum = steps;
  while (!best[sum]) sum--;
  const restTenths = length - sum * unit;
  const pieces: number[] = [];
  for (let one = best[sum]; one && one.last > 0; one = best[sum]) {
    pieces.push(one.last);
    sum -= one.last / unit;
  }
  return { widths: pieces.sort((a, b) => b - a), restTenths };
}
