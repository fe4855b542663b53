// The range of prices of what a search found, mostly without reading the price of any doc: a stretch
// of candidates of one category lies within the extremes of its profiles, and only the few stretches
// that may hold the least or the greatest price are read doc by doc.
import type { PriceSink } from './price-ranges.ts';
import type { ScanRoom } from './scan.ts';
import type { CatalogState } from './state.ts';

export interface Stretch {
  readonly ordinal: number;
  /** Places among the candidates: [from, to). */
  readonly from: number;
  readonly to: number;
  /** A single doc that came after the build. */
  readonly isLate: boolean;
  /** Its profiles are [metFrom, metTo) of those that passed. */
  readonly metFrom: number;
  readonly metTo: number;
}

export interface PricedStretches {
  readonly state: CatalogState;
  readonly prices: PriceSink;
  readonly docs: Uint32Array;
  readonly room: ScanRoom;
}

/** A stretch that was not read, and what its prices lie between. */
interface Unread {
  readonly stretch: Stretch;
  readonly least: number;
  readonly most: number;
}

export function priceStretches(given: PricedStretches): void {
  const { prices, docs, room } = given;
  const unread: Unread[] = [];
  for (const stretch of room.stretches) {
    if (stretch.isLate || prices.special?.ordinals.has(stretch.ordinal)) {
      for (let i = stretch.from; i < stretch.to; i += 1) prices.addDoc(docs[i] as number);
    } else unread.push(boundsOf(given, stretch));
  }
  const read = new Set<Stretch>();
  const readWhile = (mayExtend: (bounds: Unread) => boolean) => {
    for (const bounds of unread) {
      if (read.has(bounds.stretch) || !mayExtend(bounds)) continue;
      read.add(bounds.stretch);
      readStretch(given, bounds.stretch);
    }
  };
  // The most promising ones first, since what they hold makes most others not worth a look.
  unread.sort((a, b) => a.least - b.least);
  readWhile(({ least }) => least < prices.extremes.min);
  unread.sort((a, b) => b.most - a.most);
  readWhile(({ most }) => most > prices.extremes.max);
}

function boundsOf({ state, prices, room }: PricedStretches, stretch: Stretch): Unread {
  const { totals } = state;
  const { met } = room.passed;
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (let i = stretch.metFrom; i < stretch.metTo; i += 1) {
    const profile = met[i] as number;
    least = Math.min(least, totals.least[profile] as number);
    most = Math.max(most, totals.most[profile] as number);
  }
  return {
    stretch,
    least: prices.priceOf(stretch.ordinal, least),
    most: prices.priceOf(stretch.ordinal, most),
  };
}

function readStretch({ state, prices, docs }: PricedStretches, stretch: Stretch): void {
  const { wholesale } = state.data;
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (let i = stretch.from; i < stretch.to; i += 1) {
    const amount = wholesale[docs[i] as number] as number;
    if (amount < least) least = amount;
    if (amount > most) most = amount;
  }
  prices.add(stretch.ordinal, least);
  prices.add(stretch.ordinal, most);
}
