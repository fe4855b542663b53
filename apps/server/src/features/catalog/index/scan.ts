// Counts candidates: which of them pass all filters, what each facet would count with the filters of
// the others, and which can be among the first. The hot loops of every search; no allocation in them.
import { FACET_NAMES } from '@wevisu/domain/catalog/facets.ts';
import { ORDINAL, PROFILE } from './data.ts';
import type { Allowed, Filters } from './filters.ts';
import { TIERS, type WordMatches } from './match-words.ts';
import type { PriceSink } from './price-ranges.ts';
import { priceStretches, type Stretch } from './price-stretches.ts';
import type { CatalogState } from './state.ts';

/** How many docs of each profile were met; `met` lists the profiles with any. */
export interface ProfileCounts {
  counts: Uint32Array;
  met: Uint32Array;
  length: number;
}

/** What a pass counts into; kept between passes, since clearing what was met is cheaper than new arrays. */
export interface ScanBuffers {
  /** Docs that pass all filters. */
  readonly passed: ProfileCounts;
  /** Docs that fail the filter of one facet alone, in the order of the table. */
  readonly failed: readonly ProfileCounts[];
  inStock: number;
  /** By profile: 0 not judged yet, PASSES, FAILS_MORE or FAILS_FIRST + facet. */
  verdicts: Uint8Array;
  /** Docs that can be among the first; tiers are all 0 without a search. */
  readonly kept: Kept;
  /** Of the candidates that pass, one per category and one per late doc. */
  readonly stretches: Stretch[];
}

export interface Kept {
  docs: Uint32Array;
  tiers: Uint8Array;
  length: number;
}

export const PASSES = 1;
export const FAILS_MORE = 2;
export const FAILS_FIRST = 3;

export function createScanBuffers(): ScanBuffers {
  const empty = () => ({ counts: new Uint32Array(0), met: new Uint32Array(0), length: 0 });
  return {
    passed: empty(),
    failed: FACET_NAMES.map(empty),
    inStock: 0,
    verdicts: new Uint8Array(0),
    kept: { docs: new Uint32Array(0), tiers: new Uint8Array(0), length: 0 },
    stretches: [],
  };
}

export interface Scan {
  readonly state: CatalogState;
  readonly filters: Filters;
  /** Built docs in rising order, then late ones; only those that pass are left. */
  readonly candidates: WordMatches;
  /** Whether the tiers of the candidates mean something. */
  readonly isSearch: boolean;
  /**
   * How many are kept of each category and tier. Docs of one category come by popularity, so only the
   * first `wanted` that match equally well can be among the first `wanted` of all; infinite where
   * another order is asked for.
   */
  readonly headsOf: number;
  /** Takes the wholesale of all that pass everything but the price filter; null outside a showroom. */
  readonly prices: PriceSink | null;
  readonly buffers: ScanBuffers;
}

/** Returns how many pass. */
export function scan(given: Scan): number {
  const { state, filters, candidates, prices, buffers } = given;
  prepareBuffers(buffers, state.coders.profile.count());
  growKept(buffers.kept, candidates.length);
  if (isJudging(filters) || filters.inStock || filters.price !== null) filterDocs(given);
  countDocs(given);
  // With a filter of price, the range of prices was taken from what it left out as well.
  if (prices !== null && filters.price === null) {
    priceStretches({ state, prices, docs: candidates.docs, buffers });
  }
  return candidates.length;
}

/** Leaves the candidates that pass, and counts those that fail one facet alone. */
function filterDocs({ state, filters, candidates, prices, buffers }: Scan): void {
  const { standings } = state.data;
  const { docs, tiers } = candidates;
  const { inStock, price } = filters;
  const { failed, verdicts } = buffers;
  let passing = 0;
  for (let i = 0; i < candidates.length; i += 1) {
    const doc = docs[i] as number;
    const standing = standings[doc] as number;
    const profile = standing >>> 1;
    // A filter of stock is no facet with values: what fails it is counted nowhere.
    if (inStock && (standing & 1) === 0) continue;
    let verdict = verdicts[profile] as number;
    if (verdict === 0) {
      verdict = judge(state, filters, profile);
      verdicts[profile] = verdict;
    }
    if (verdict === FAILS_MORE) continue;
    if (price !== null) {
      if (verdict === PASSES) prices?.addDoc(doc);
      if (!price(doc)) continue;
    }
    if (verdict !== PASSES) {
      countProfile(failed[verdict - FAILS_FIRST] as ProfileCounts, profile, 1);
      continue;
    }
    docs[passing] = doc;
    tiers[passing] = tiers[i] as number;
    passing += 1;
  }
  candidates.length = passing;
}

/** One category after the other: its candidates are a stretch, as its profiles are its own. */
function countDocs({ state, candidates, isSearch, headsOf, buffers }: Scan): void {
  const { standings, ranges, count: built } = state.data;
  const { docs, tiers, length } = candidates;
  const table = state.coders.profile.table();
  const { passed, kept, stretches } = buffers;
  const { counts, met } = passed;
  const heads = new Array<number>(TIERS).fill(0);
  let inStock = 0;
  let end = 0;
  while (end < length) {
    const from = end;
    const metFrom = passed.length;
    const doc = docs[from] as number;
    const ordinal = table[((standings[doc] as number) >>> 1) * PROFILE + ORDINAL] as number;
    // Docs that came after the build stand in no order: each is a stretch, and all are kept.
    const limit = doc < built ? (ranges[ordinal + 1] as number) : doc + 1;
    let metTo = metFrom;
    for (; end < length && (docs[end] as number) < limit; end += 1) {
      const standing = standings[docs[end] as number] as number;
      const profile = standing >>> 1;
      const before = counts[profile] as number;
      counts[profile] = before + 1;
      inStock += standing & 1;
      if (before === 0) {
        met[metTo] = profile;
        metTo += 1;
      }
      // A late doc may stand before another of lower number.
      if (doc >= built) {
        end += 1;
        break;
      }
    }
    passed.length = metTo;
    stretches.push({ ordinal, from, to: end, isLate: doc >= built, metFrom, metTo });
    heads.fill(0);
    for (let i = from; i < end; i += 1) {
      const tier = isSearch ? (tiers[i] as number) : 0;
      const before = heads[tier] as number;
      if (before >= headsOf) continue;
      heads[tier] = before + 1;
      kept.docs[kept.length] = docs[i] as number;
      kept.tiers[kept.length] = tier;
      kept.length += 1;
    }
  }
  buffers.inStock = inStock;
}

export function isJudging(filters: Filters): boolean {
  return filters.facets.some((allowed) => allowed !== null);
}

export function countProfile(into: ProfileCounts, profile: number, by: number): void {
  const before = into.counts[profile] as number;
  if (before === 0) {
    into.met[into.length] = profile;
    into.length += 1;
  }
  into.counts[profile] = before + by;
}

/** Which facets' filters a profile fails. */
export function judge(state: CatalogState, filters: Filters, profile: number): number {
  const table = state.coders.profile.table();
  let verdict = PASSES;
  for (let facet = 0; facet < ORDINAL; facet += 1) {
    const allowed = filters.facets[facet] as Allowed;
    if (allowed === null) continue;
    if (allowed[table[profile * PROFILE + facet] as number] === 1) continue;
    if (verdict !== PASSES) return FAILS_MORE;
    verdict = FAILS_FIRST + facet;
  }
  return verdict;
}

export function prepareBuffers(buffers: ScanBuffers, profiles: number): void {
  for (const counts of [buffers.passed, ...buffers.failed]) {
    for (let i = 0; i < counts.length; i += 1) counts.counts[counts.met[i] as number] = 0;
    counts.length = 0;
    if (counts.counts.length < profiles) {
      counts.counts = new Uint32Array(profiles);
      counts.met = new Uint32Array(profiles);
    }
  }
  buffers.inStock = 0;
  buffers.kept.length = 0;
  buffers.stretches.length = 0;
  if (buffers.verdicts.length < profiles) buffers.verdicts = new Uint8Array(profiles);
  else buffers.verdicts.fill(0);
}

/** Room for so many more. */
export function growKept(kept: Kept, more: number): void {
  const wanted = kept.length + more;
  if (wanted <= kept.docs.length) return;
  const docs = new Uint32Array(2 * wanted);
  const tiers = new Uint8Array(2 * wanted);
  docs.set(kept.docs);
  tiers.set(kept.tiers);
  kept.docs = docs;
  kept.tiers = tiers;
}
