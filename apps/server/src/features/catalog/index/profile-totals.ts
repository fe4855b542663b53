// How many living docs each profile has, how many of them in stock, and between which wholesale
// amounts they lie: a list without words is counted from these alone, however many docs it has.
import { ORDINAL, PROFILE } from './data.ts';
import { type CatalogState, forEachDoc } from './state.ts';

export interface ProfileTotals {
  docs: Uint32Array;
  inStock: Uint32Array;
  /** Wholesale: never above the lowest; exact where the category is not stale. */
  min: Uint32Array;
  /** Never below the highest. */
  max: Uint32Array;
  /** The profiles of each category ordinal. */
  readonly ofCategory: readonly number[][];
  /** By category ordinal 1 where a price went, so that the extremes may be another's now. */
  readonly stale: Uint8Array;
}

const NO_MIN = 0xffffffff;

export function createProfileTotals(categories: number, profiles: number): ProfileTotals {
  return {
    docs: new Uint32Array(profiles),
    inStock: new Uint32Array(profiles),
    min: new Uint32Array(profiles).fill(NO_MIN),
    max: new Uint32Array(profiles),
    ofCategory: Array.from({ length: categories }, () => []),
    stale: new Uint8Array(categories),
  };
}

/** Takes in profiles from `known` on: after the build, and where late products brought new ones. */
export function addProfiles(
  totals: ProfileTotals,
  table: Uint32Array,
  { known, count }: { readonly known: number; readonly count: number },
): void {
  if (count > totals.docs.length) {
    const capacity = count + 1024;
    totals.docs = grown(totals.docs, capacity);
    totals.inStock = grown(totals.inStock, capacity);
    totals.min = grown(totals.min, capacity, NO_MIN);
    totals.max = grown(totals.max, capacity);
  }
  for (let profile = known; profile < count; profile += 1) {
    totals.ofCategory[table[profile * PROFILE + ORDINAL] as number]?.push(profile);
  }
}

function grown(from: Uint32Array, length: number, rest = 0): Uint32Array {
  const to = new Uint32Array(length).fill(rest, from.length);
  to.set(from);
  return to;
}

export function widen(totals: ProfileTotals, profile: number, wholesale: number): void {
  if (wholesale < (totals.min[profile] as number)) totals.min[profile] = wholesale;
  if (wholesale > (totals.max[profile] as number)) totals.max[profile] = wholesale;
}

/** Makes the extremes of a category exact again: one pass over its docs after a price went. */
export function refreshExtremes(state: CatalogState, ordinal: number): void {
  const { totals, data } = state;
  if (totals.stale[ordinal] === 0) return;
  totals.stale[ordinal] = 0;
  for (const profile of totals.ofCategory[ordinal] ?? []) {
    totals.min[profile] = NO_MIN;
    totals.max[profile] = 0;
  }
  forEachDoc(state, { from: ordinal, to: ordinal + 1 }, (doc) => {
    widen(totals, (data.standings[doc] as number) >>> 1, data.wholesale[doc] as number);
  });
}
