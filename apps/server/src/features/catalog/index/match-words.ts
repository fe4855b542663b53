// Finds the products that have every word of a query, chunk by chunk, and says how well they match.
import { BRAND, PROFILE } from './data.ts';
import {
  BITMAP_WORDS,
  CHUNK_BITS,
  CHUNK_SIZE,
  entryOf,
  orInto,
  type Postings,
} from './postings.ts';
import type { QueryWord } from './search-words.ts';
import { type CatalogState, type LateDoc, ordinalOf, profileOfDoc } from './state.ts';

/** How well a doc matches, best first. */
export const TIER_NAMED = 0;
export const TIER_EXACT = 1;
export const TIER_MAJOR = 2;
export const TIER_MIXED = 3;
export const TIER_MINOR = 4;
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

/** Bitmaps of one chunk, used again for every chunk of every query: nothing else runs in between. */
const scratch = {
  exact: new Uint32Array(BITMAP_WORDS),
  major: new Uint32Array(BITMAP_WORDS),
  any: new Uint32Array(BITMAP_WORDS),
  allExact: new Uint32Array(BITMAP_WORDS),
  allMajor: new Uint32Array(BITMAP_WORDS),
  someMajor: new Uint32Array(BITMAP_WORDS),
  all: new Uint32Array(BITMAP_WORDS),
};

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
    if (!intersectChunk(data.postings, words, chunk)) continue;
    const base = chunk << CHUNK_BITS;
    for (let word = 0; word < BITMAP_WORDS; word += 1) {
      let bits = (scratch.all[word] as number) & (state.alive[(base >>> 5) + word] as number);
      while (bits !== 0) {
        const bit = bits & -bits;
        bits ^= bit;
        const doc = base + word * 32 + (31 - Math.clz32(bit));
        if (doc < first || doc >= end) continue;
        into.docs[into.length] = doc;
        into.tiers[into.length] = tierOfBits(word, bit);
        into.length += 1;
      }
    }
  }
  for (const late of state.late.values()) {
    const ordinal = ordinalOf(data, late.doc);
    if (ordinal < from || ordinal >= to) continue;
    const tier = tierOfLate(late, words);
    if (tier === null) continue;
    into.docs[into.length] = late.doc;
    into.tiers[into.length] = tier;
    into.length += 1;
  }
  raiseNamed(state, given.named, into);
}

function tierOfBits(word: number, bit: number): number {
  if (((scratch.allExact[word] as number) & bit) !== 0) return TIER_EXACT;
  if (((scratch.allMajor[word] as number) & bit) !== 0) return TIER_MAJOR;
  return ((scratch.someMajor[word] as number) & bit) !== 0 ? TIER_MIXED : TIER_MINOR;
}

/** Leaves in `scratch` which docs of the chunk have all words, and where; false where none has. */
function intersectChunk(postings: Postings, words: readonly QueryWord[], chunk: number): boolean {
  const entries: ChunkEntries[] = [];
  for (const word of words) {
    const found = entriesOf(postings, word, chunk);
    if (found === null) return false;
    entries.push(found);
  }
  entries.forEach((entry, place) => {
    const { exact, major, any } = scratch;
    exact.fill(0);
    for (const e of entry.exactMajor) orInto(exact, postings, e);
    for (const low of entry.lows) exact[low >> 5] = (exact[low >> 5] as number) | (1 << (low & 31));
    major.set(exact);
    for (const e of entry.otherMajor) orInto(major, postings, e);
    any.set(major);
    for (const e of entry.minor) orInto(any, postings, e);
    if (place === 0) {
      scratch.allExact.set(exact);
      scratch.allMajor.set(major);
      scratch.someMajor.set(major);
      scratch.all.set(any);
      return;
    }
    const { allExact, allMajor, someMajor, all } = scratch;
    for (let i = 0; i < BITMAP_WORDS; i += 1) {
      allExact[i] = (allExact[i] as number) & (exact[i] as number);
      allMajor[i] = (allMajor[i] as number) & (major[i] as number);
      someMajor[i] = (someMajor[i] as number) | (major[i] as number);
      all[i] = (all[i] as number) & (any[i] as number);
    }
  });
  return true;
}

interface ChunkEntries {
  readonly exactMajor: readonly number[];
  readonly otherMajor: readonly number[];
  readonly minor: readonly number[];
  /** Low 16 bits of docs found by SKU. */
  readonly lows: readonly number[];
}

function entriesOf(postings: Postings, word: QueryWord, chunk: number): ChunkEntries | null {
  const exactMajor: number[] = [];
  const otherMajor: number[] = [];
  const minor: number[] = [];
  const look = (number: number, major: number[]) => {
    const majorEntry = entryOf(postings, 2 * number, chunk);
    if (majorEntry !== -1) major.push(majorEntry);
    const minorEntry = entryOf(postings, 2 * number + 1, chunk);
    if (minorEntry !== -1) minor.push(minorEntry);
  };
  for (const number of word.exact) look(number, exactMajor);
  for (const number of word.others) look(number, otherMajor);
  const lows = word.docs
    .filter((doc) => doc >>> CHUNK_BITS === chunk)
    .map((doc) => doc & (CHUNK_SIZE - 1));
  const none = exactMajor.length + otherMajor.length + minor.length + lows.length === 0;
  return none ? null : { exactMajor, otherMajor, minor, lows };
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
    const ordinal = ordinalOf(data, doc);
    const inCategory = category !== null && ordinal >= category.from && ordinal < category.to;
    if (inCategory || table[profileOfDoc(data, doc) * PROFILE + BRAND] === brandCode)
      matches.tiers[i] = TIER_NAMED;
  }
}
