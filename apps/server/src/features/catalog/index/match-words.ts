// Finds the products that have every word of a query, chunk by chunk, and says how well they match.

import { type ChunkMatch, matchChunk } from './chunk-words.ts';
import { FACET_PLACES, PROFILE } from './data.ts';
import { CHUNK_BITS } from './postings.ts';
import type { QueryWord } from './search-words.ts';
import { type CatalogState, type LateDoc, ordinalOf, profileOfDoc } from './state.ts';

/** How well a doc matches, best first. */
const TIER_NAMED = 0;
const TIER_EXACT = 1;
const TIER_MAJOR = 2;
const TIER_MIXED = 3;
const TIER_MINOR = 4;
export const TIERS = 5;

/** A brand or a category whose whole name was typed: its products come first. */
export interface Named {
  readonly brandCode: number | null;
  readonly category: { readonly from: number; readonly to: number } | null;
}

export interface WordMatches {
  readonly docs: Uint32Array;
  readonly tiers: Uint8Array;
  length: number;
}

/** Living docs of the categories [from, to) that have all the words, built ones in rising order. */
export function matchWords(given: {
  readonly state: CatalogState;
  readonly words: readonly QueryWord[];
  readonly from: number;
  readonly to: number;
  readonly named: Named;
  readonly into: WordMatches;
}): void {
  const { state, words, from, to, into } = given;
  const { data } = state;
  const first = data.ranges[from] as number;
  const end = data.ranges[to] as number;
  into.length = 0;
  for (let chunk = first >>> CHUNK_BITS; chunk << CHUNK_BITS < end; chunk += 1) {
    const match = matchChunk(data.postings, words, chunk);
    if (match === null) continue;
    const base = chunk << CHUNK_BITS;
    for (let word = match.first; word <= match.last; word += 1) {
      let bits = (match.all[word] as number) & (data.alive[(base >>> 5) + word] as number);
      if (bits === 0) continue;
      const tiers = tiersAt(match, word);
      while (bits !== 0) {
        const bit = bits & -bits;
        bits ^= bit;
        const doc = base + word * 32 + (31 - Math.clz32(bit));
        if (doc < first || doc >= end) continue;
        into.docs[into.length] = doc;
        into.tiers[into.length] =
          (tiers.exact & bit) !== 0
            ? TIER_EXACT
            : (tiers.major & bit) !== 0
              ? TIER_MAJOR
              : (tiers.some & bit) !== 0
                ? TIER_MIXED
                : TIER_MINOR;
        into.length += 1;
      }
    }
  }
  for (const late of state.late.values()) {
    const ordinal = ordinalOf(state, late.doc);
    if (ordinal < from || ordinal >= to) continue;
    const tier = tierOfLate(late, words);
    if (tier === null) continue;
    into.docs[into.length] = late.doc;
    into.tiers[into.length] = tier;
    into.length += 1;
  }
  raiseNamed(state, given.named, into);
}

/** Which of 32 docs have every word exactly, every word in a major place, some word in one. */
function tiersAt({ words }: ChunkMatch, at: number) {
  let exact = -1;
  let major = -1;
  let some = 0;
  for (const word of words) {
    exact &= word.exact[at] as number;
    major &= word.major[at] as number;
    some |= word.major[at] as number;
  }
  return { exact, major, some };
}

function tierOfLate({ doc, words: own }: LateDoc, words: readonly QueryWord[]): number | null {
  let exact = 0;
  let major = 0;
  for (const word of words) {
    if (word.docs.includes(doc)) {
      exact += 1;
      major += 1;
      continue;
    }
    const inMajor = bestOf(own.major, word);
    if (inMajor === 'exact') exact += 1;
    if (inMajor !== null) major += 1;
    else if (bestOf(own.minor, word) === null) return null;
  }
  if (exact === words.length) return TIER_EXACT;
  if (major === words.length) return TIER_MAJOR;
  return major > 0 ? TIER_MIXED : TIER_MINOR;
}

function bestOf(own: ReadonlySet<string>, word: QueryWord): 'exact' | 'other' | null {
  let best: 'exact' | 'other' | null = null;
  for (const text of own) {
    const match = word.matches(text);
    if (match === 'exact') return 'exact';
    best ??= match;
  }
  return best;
}

function raiseNamed(state: CatalogState, named: Named, matches: WordMatches): void {
  const { brandCode, category } = named;
  if (brandCode === null && category === null) return;
  const { data } = state;
  const table = state.coders.profile.table();
  for (let i = 0; i < matches.length; i += 1) {
    const doc = matches.docs[i] as number;
    const ordinal = ordinalOf(state, doc);
    const inCategory = category !== null && ordinal >= category.from && ordinal < category.to;
    if (inCategory || table[profileOfDoc(data, doc) * PROFILE + FACET_PLACES.brand] === brandCode)
      matches.tiers[i] = TIER_NAMED;
  }
}
