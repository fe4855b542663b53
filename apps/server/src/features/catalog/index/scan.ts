// One pass over candidates: which of them pass all filters, and what each facet would count with the
// filters of the others. The hot loop of every filtered list and every search; no allocation in it.
import {
  BRAND,
  COLOR,
  FINISH_SET,
  IN_STOCK,
  MATERIAL,
  ORDINAL_AT,
  PROFILE,
  PROFILE_AT,
  RECORD,
  SIZE_SET,
  WHOLESALE_AT,
} from './data.ts';
import type { Filters } from './filters.ts';
import { TIERS } from './match-words.ts';
import type { PriceSink } from './price-ranges.ts';
import type { CatalogState } from './state.ts';

/** How many docs of each profile were met; `met` lists the profiles with any. */
export interface ProfileCounts {
  counts: Uint32Array;
  met: Uint32Array;
  length: number;
}

/** What a pass counts into; kept between passes, since clearing what was met is cheaper than new arrays. */
export interface ScanRoom {
  /** Docs that pass all filters. */
  readonly passed: ProfileCounts;
  /** Docs that fail the filter of one facet alone, in the order of FACET_FILTERS. */
  readonly failed: readonly ProfileCounts[];
  /** By category ordinal. */
  readonly category: Uint32Array;
  inStock: number;
  /** By category ordinal x TIERS + tier: how many were kept. */
  readonly heads: Uint32Array;
  /** By profile: 0 not judged yet, PASSES, FAILS_MORE or FAILS_FIRST + facet. */
  verdicts: Uint8Array;
}

export const FACET_FILTERS = ['brand', 'color', 'material', 'sizeSet', 'finishSet'] as const;
const PLACES = [BRAND, COLOR, MATERIAL, SIZE_SET, FINISH_SET] as const;

const PASSES = 1;
const FAILS_MORE = 2;
const FAILS_FIRST = 3;

export function createScanRoom(state: CatalogState): ScanRoom {
  const empty = () => ({ counts: new Uint32Array(0), met: new Uint32Array(0), length: 0 });
  return {
    passed: empty(),
    failed: FACET_FILTERS.map(empty),
    category: new Uint32Array(state.taxonomy.categories.length),
    inStock: 0,
    heads: new Uint32Array(state.taxonomy.categories.length * TIERS),
    verdicts: new Uint8Array(0),
  };
}

export interface Scan {
  readonly state: CatalogState;
  readonly filters: Filters;
  /** Candidates; those that are kept are moved to the front. */
  readonly candidates: { readonly docs: Uint32Array; length: number };
  /** Moved along with the docs; null without a search. */
  readonly tiers: Uint8Array | null;
  /**
   * How many are kept of each category and tier. Docs of one category come by popularity, so only the
   * first `wanted` that match equally well can be among the first `wanted` of all; infinite where
   * another order is asked for.
   */
  readonly headsOf: number;
  /** Takes the wholesale of all that pass everything but the price filter; null outside a showroom. */
  readonly prices: PriceSink | null;
  readonly room: ScanRoom;
}

/** Returns how many pass. */
export function scan(given: Scan): number {
  const { state, filters, candidates, tiers, headsOf, prices, room } = given;
  const { records, flags, count: built } = state.data;
  const { docs } = candidates;
  const { inStock, price } = filters;
  const judged = FACET_FILTERS.some((facet) => filters[facet] !== null);
  prepare(room, state.coders.profile.count());
  const { passed, failed, category, heads, verdicts } = room;
  let passing = 0;
  let kept = 0;
  for (let i = 0; i < candidates.length; i += 1) {
    const doc = docs[i] as number;
    const at = doc * RECORD;
    const profile = records[at + PROFILE_AT] as number;
    const stocked = ((flags[doc] as number) & IN_STOCK) !== 0;
    // A filter of stock is no facet with values: what fails it is counted nowhere.
    if (inStock && !stocked) continue;
    let verdict = PASSES;
    if (judged) {
      verdict = verdicts[profile] as number;
      if (verdict === 0) {
        verdict = judge(state, filters, profile);
        verdicts[profile] = verdict;
      }
      if (verdict === FAILS_MORE) continue;
    }
    const ordinal = records[at + ORDINAL_AT] as number;
    if (prices !== null && verdict === PASSES) {
      const amount = records[at + WHOLESALE_AT] as number;
      if (prices.special?.has(doc)) prices.addSpecial(doc);
      else {
        if (amount < (prices.least[ordinal] as number)) prices.least[ordinal] = amount;
        if (amount > (prices.most[ordinal] as number)) prices.most[ordinal] = amount;
      }
    }
    if (price !== null && !price(doc)) continue;
    if (verdict !== PASSES) {
      count(failed[verdict - FAILS_FIRST] as ProfileCounts, profile);
      continue;
    }
    count(passed, profile);
    category[ordinal] = (category[ordinal] as number) + 1;
    if (stocked) room.inStock += 1;
    passing += 1;
    const tier = tiers === null ? 0 : (tiers[i] as number);
    // Docs that came after the build stand in no order: all of them are kept.
    if (doc < built) {
      const head = ordinal * TIERS + tier;
      const before = heads[head] as number;
      if (before >= headsOf) continue;
      heads[head] = before + 1;
    }
    docs[kept] = doc;
    if (tiers !== null) tiers[kept] = tier;
    kept += 1;
  }
  candidates.length = kept;
  return passing;
}

function count(into: ProfileCounts, profile: number): void {
  const before = into.counts[profile] as number;
  if (before === 0) {
    into.met[into.length] = profile;
    into.length += 1;
  }
  into.counts[profile] = before + 1;
}

/** Which facets' filters a profile fails. */
function judge(state: CatalogState, filters: Filters, profile: number): number {
  const table = state.coders.profile.table();
  let verdict = PASSES;
  for (let facet = 0; facet < FACET_FILTERS.length; facet += 1) {
    const allowed = filters[FACET_FILTERS[facet] as (typeof FACET_FILTERS)[number]];
    if (allowed === null) continue;
    if (allowed[table[profile * PROFILE + (PLACES[facet] as number)] as number] === 1) continue;
    if (verdict !== PASSES) return FAILS_MORE;
    verdict = FAILS_FIRST + facet;
  }
  return verdict;
}

function prepare(room: ScanRoom, profiles: number): void {
  for (const counts of [room.passed, ...room.failed]) {
    for (let i = 0; i < counts.length; i += 1) counts.counts[counts.met[i] as number] = 0;
    counts.length = 0;
    if (counts.counts.length < profiles) {
      counts.counts = new Uint32Array(profiles);
      counts.met = new Uint32Array(profiles);
    }
  }
  room.category.fill(0);
  room.heads.fill(0);
  room.inStock = 0;
  if (room.verdicts.length < profiles) room.verdicts = new Uint8Array(profiles);
  else room.verdicts.fill(0);
}
