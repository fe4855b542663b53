// The docs of one chunk that hold all words of a query, and how well. Words are bitmaps of the chunk;
// one that is dense is read where it lies, and only the stretch where all words have docs is looked at.
import {
  BITMAP_WORDS,
  CHUNK_BITS,
  CHUNK_SIZE,
  denseBitmap,
  entryOf,
  orInto,
  type Postings,
  stretchOf,
} from './postings.ts';
import type { QueryWord } from './search-words.ts';

/** Where one word of the query stands in the chunk, 32 docs to a number; true only within the match. */
interface WordBits {
  /** The word itself in name, brand or category. */
  readonly exact: Uint32Array;
  /** It or a word that begins with it, there. */
  readonly major: Uint32Array;
  /** Anywhere. */
  readonly any: Uint32Array;
}

/** Numbers of a bitmap, both included. */
interface Stretch {
  readonly first: number;
  readonly last: number;
}

export interface ChunkMatch {
  readonly words: readonly WordBits[];
  /** Docs with all words, within [first, last]. */
  readonly all: Uint32Array;
  readonly first: number;
  readonly last: number;
}

const NO_DOCS = new Uint32Array(BITMAP_WORDS);

/** Used again for every chunk of every query: nothing else runs in between. */
const scratch: { exact: Uint32Array; major: Uint32Array; any: Uint32Array }[] = [];
const all = new Uint32Array(BITMAP_WORDS);

/** Null where no doc of the chunk has all words. Holds until the next call. */
export function matchChunk(
  postings: Postings,
  words: readonly QueryWord[],
  chunk: number,
): ChunkMatch | null {
  const found: Entries[] = [];
  for (const word of words) {
    const entries = entriesOf(postings, word, chunk);
    if (entries === null) return null;
    found.push(entries);
  }
  let first = 0;
  let last = BITMAP_WORDS - 1;
  for (const entries of found) {
    const own = stretchOfWord(postings, entries);
    first = Math.max(first, own.first);
    last = Math.min(last, own.last);
  }
  if (first > last) return null;
  const stretch = { first, last };
  const bits = found.map((entries, place) => bitsOf(postings, entries, { place, stretch }));
  const one = (bits[0] as WordBits).any;
  const two = (bits[1] ?? (bits[0] as WordBits)).any;
  for (let i = first; i <= last; i += 1) all[i] = (one[i] as number) & (two[i] as number);
  for (const { any } of bits.slice(2)) {
    for (let i = first; i <= last; i += 1) all[i] = (all[i] as number) & (any[i] as number);
  }
  return { words: bits, all, first, last };
}

interface Entries {
  readonly exactMajor: readonly number[];
  readonly otherMajor: readonly number[];
  readonly minor: readonly number[];
  /** Low 16 bits of docs found by SKU. */
  readonly lows: readonly number[];
}

function entriesOf(postings: Postings, word: QueryWord, chunk: number): Entries | null {
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

/** Where a word can have docs at all. */
function stretchOfWord(
  postings: Postings,
  { exactMajor, otherMajor, minor, lows }: Entries,
): Stretch {
  let first = BITMAP_WORDS;
  let last = -1;
  for (const entries of [exactMajor, otherMajor, minor]) {
    for (const entry of entries) {
      const [from, to] = stretchOf(postings, entry);
      first = Math.min(first, from);
      last = Math.max(last, to);
    }
  }
  for (const low of lows) {
    first = Math.min(first, low >>> 5);
    last = Math.max(last, low >>> 5);
  }
  return { first, last };
}

interface Place {
  /** Of the word in the query. */
  readonly place: number;
  readonly stretch: Stretch;
}

function bitsOf(
  postings: Postings,
  { exactMajor, otherMajor, minor, lows }: Entries,
  { place, stretch }: Place,
): WordBits {
  scratch[place] ??= {
    exact: new Uint32Array(BITMAP_WORDS),
    major: new Uint32Array(BITMAP_WORDS),
    any: new Uint32Array(BITMAP_WORDS),
  };
  const own = scratch[place];
  const exact = unite(postings, {
    base: NO_DOCS,
    entries: exactMajor,
    lows,
    into: own.exact,
    stretch,
  });
  const major = unite(postings, {
    base: exact,
    entries: otherMajor,
    lows: [],
    into: own.major,
    stretch,
  });
  const any = unite(postings, { base: major, entries: minor, lows: [], into: own.any, stretch });
  return { exact, major, any };
}

interface Union {
  readonly base: Uint32Array;
  readonly entries: readonly number[];
  readonly lows: readonly number[];
  readonly into: Uint32Array;
  readonly stretch: Stretch;
}

/** `base` itself where nothing is added to it. */
function unite(postings: Postings, { base, entries, lows, into, stretch }: Union): Uint32Array {
  const [entry] = entries;
  if (entry === undefined && lows.length === 0) return base;
  if (entry !== undefined && entries.length === 1 && lows.length === 0 && base === NO_DOCS) {
    const dense = denseBitmap(postings, entry);
    if (dense !== null) return dense;
  }
  const { first, last } = stretch;
  if (base === NO_DOCS) into.fill(0, first, last + 1);
  else for (let i = first; i <= last; i += 1) into[i] = base[i] as number;
  for (const each of entries) orInto(into, postings, { entry: each, first, last });
  for (const low of lows) into[low >>> 5] = (into[low >>> 5] as number) | (1 << (low & 31));
  return into;
}
