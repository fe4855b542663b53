// The range of prices of what a search found, mostly without reading the price of any doc: a stretch
// of candidates of one category lies within the extremes of its profiles, and only the few stretches
// that may hold the lowest or the highest price are read doc by doc.
import type { PriceSink } from './price-ranges.ts';
import type { ScanBuffers } from './scan.ts';
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
  readonly buffers: ScanBuffers;
}

/** A stretch that was not read, and what its prices lie between. */
interface Unread {
  readonly stretch: Stretch;
  readonly min: number;
  readonly max: number;
}

export function priceStretches(given: PricedStretches): void {
  const { prices, docs, buffers } = given;
  const unread: Unread[] = [];
  for (const stretch of buffers.stretches) {
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
  // The most promising first: their prices rule out most of the others.
  unread.sort((a, b) => a.min - b.min);
  readWhile(({ min }) => min < prices.extremes.min);
  unread.sort((a, b) => b.max - a.max);
  readWhile(({ max }) => max > prices.extremes.max);
}

function boundsOf({ state, prices, buffers }: PricedStretches, stretch: Stretch): Unread {
  const { totals } = state;
  const { met } = buffers.passed;
  let min = Number.POSITIVE_INFINITY;
  let max = 0;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = 0;
  for (let i = stretch.metFrom; i < stretch.metTo; i += 1) {
    const profile = met[i] as number;
    const ofBrand = prices.hasBrandRates ? prices.brandPrices(profile) : null;
    if (ofBrand !== null) {
      lowest = Math.min(lowest, ofBrand.min);
      highest = Math.max(highest, ofBrand.max);
      continue;
    }
    min = Math.min(min, totals.min[profile] as number);
    max = Math.max(max, totals.max[profile] as number);
  }
  if (max >= min) {
    lowest = Math.min(lowest, prices.priceOf(stretch.ordinal, min));
    highest = Math.max(highest, prices.priceOf(stretch.ordinal, max));
  }
  return { stretch, min: lowest, max: highest };
}

function readStretch({ state, prices, docs }: PricedStretches, stretch: Stretch): void {
  const { wholesale } = state.data;
  let min = Number.POSITIVE_INFINITY;
  let max = 0;
  for (let i = stretch.from; i < stretch.to; i += 1) {
    const doc = docs[i] as number;
    if (prices.hasBrandRates && !prices.isPlain(doc)) {
      prices.addDoc(doc);
      continue;
    }
    const amount = wholesale[doc] as number;
    if (amount < min) min = amount;
    if (amount > max) max = amount;
  }
  if (max < min) return;
  prices.add(stretch.ordinal, min);
  prices.add(stretch.ordinal, max);
}
