// Which products hold a word: sets of 32-bit product numbers ("docs") in chunks of 65,536, each
// chunk a sorted list of 16-bit numbers while it is sparse and a bitmap where it is dense. Products
// are numbered by category, so that a word fills few chunks and most intersections are empty early.

export const CHUNK_BITS = 16;
export const CHUNK_SIZE = 1 << CHUNK_BITS;
/** From this many on a bitmap (8 KiB) is not larger than the list. */
const DENSE_FROM = 4096;
const BITMAP_SHORTS = CHUNK_SIZE / 16;
export const BITMAP_WORDS = CHUNK_SIZE / 32;
/** Numbers per page of the pool: 1 MiB; a container never crosses pages. */
const PAGE_SHORTS = 1 << 19;

/** Entries of term t are [starts[t], starts[t + 1]), by rising chunk. */
export interface Postings {
  readonly starts: Uint32Array;
  readonly chunks: Uint16Array;
  /** Number of docs in the container, less one. */
  readonly sizes: Uint16Array;
  /** Address in the pool, in shorts: page x PAGE_SHORTS + place. */
  readonly places: Uint32Array;
  readonly pages: readonly Uint16Array[];
}

/** Docs must come in rising order; each term once per doc. */
export interface PostingsBuilder {
  add(doc: number, term: number): void;
  /** `terms` is the number of terms; `rankOf` renumbers them. */
  finish(terms: number, rankOf: Uint32Array): Postings;
}

export function createPostingsBuilder(): PostingsBuilder {
  let chunk = 0;
  let terms = new Uint32Array(1 << 16);
  let lows = new Uint16Array(1 << 16);
  let pairs = 0;
  const entries = { terms: [] as Uint32Array[], chunks: [] as number[] };
  const sizes: Uint16Array[] = [];
  const places: Uint32Array[] = [];
  const pages: Uint16Array[] = [];
  let free = PAGE_SHORTS;

  function allocate(shorts: number): number {
    if (free + shorts > PAGE_SHORTS) {
      pages.push(new Uint16Array(PAGE_SHORTS));
      free = 0;
    }
    const place = (pages.length - 1) * PAGE_SHORTS + free;
    // Bitmaps are read 32 bits at a time.
    free += shorts + (shorts % 2);
    return place;
  }

  function flush(): void {
    if (pairs === 0) return;
    const { present, starts, order } = groupByTerm(terms, pairs);
    const chunkSizes = new Uint16Array(present.length);
    const chunkPlaces = new Uint32Array(present.length);
    for (let i = 0; i < present.length; i += 1) {
      const from = starts[i] as number;
      const size = (starts[i + 1] as number) - from;
      const dense = size >= DENSE_FROM;
      const place = allocate(dense ? BITMAP_SHORTS : size);
      const page = pages[pages.length - 1] as Uint16Array;
      const at = place % PAGE_SHORTS;
      for (let k = 0; k < size; k += 1) {
        const low = lows[order[from + k] as number] as number;
        if (dense) page[at + (low >> 4)] = (page[at + (low >> 4)] as number) | (1 << (low & 15));
        else page[at + k] = low;
      }
      chunkSizes[i] = size - 1;
      chunkPlaces[i] = place;
    }
    entries.terms.push(present);
    entries.chunks.push(chunk);
    sizes.push(chunkSizes);
    places.push(chunkPlaces);
    pairs = 0;
  }

  return {
    add(doc, term) {
      if (doc >>> CHUNK_BITS !== chunk) {
        flush();
        chunk = doc >>> CHUNK_BITS;
      }
      if (pairs === terms.length) {
        terms = grown(terms, new Uint32Array(pairs * 2));
        lows = grown(lows, new Uint16Array(pairs * 2));
      }
      terms[pairs] = term;
      lows[pairs] = doc & (CHUNK_SIZE - 1);
      pairs += 1;
    },
    finish(termCount, rankOf) {
      flush();
      return sortEntries({ termCount, rankOf, entries, sizes, places, pages });
    },
  };
}

function grown<T extends Uint32Array | Uint16Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** A stable counting sort of the pairs of one chunk by term. */
function groupByTerm(terms: Uint32Array, pairs: number) {
  let highest = 0;
  for (let i = 0; i < pairs; i += 1) highest = Math.max(highest, terms[i] as number);
  const ends = new Uint32Array(highest + 2);
  for (let i = 0; i < pairs; i += 1) {
    const term = terms[i] as number;
    ends[term + 1] = (ends[term + 1] as number) + 1;
  }
  let distinct = 0;
  for (let term = 0; term <= highest; term += 1) if (ends[term + 1] !== 0) distinct += 1;
  const present = new Uint32Array(distinct);
  const starts = new Uint32Array(distinct + 1);
  let next = 0;
  for (let term = 0; term <= highest; term += 1) {
    const size = ends[term + 1] as number;
    if (size !== 0) {
      present[next] = term;
      starts[next + 1] = (starts[next] as number) + size;
      next += 1;
    }
    ends[term + 1] = (ends[term] as number) + size;
  }
  const order = new Uint32Array(pairs);
  for (let i = 0; i < pairs; i += 1) {
    const term = terms[i] as number;
    const place = ends[term] as number;
    order[place] = i;
    ends[term] = place + 1;
  }
  return { present, starts, order };
}

interface Unsorted {
  readonly termCount: number;
  readonly rankOf: Uint32Array;
  readonly entries: { readonly terms: readonly Uint32Array[]; readonly chunks: readonly number[] };
  readonly sizes: readonly Uint16Array[];
  readonly places: readonly Uint32Array[];
  readonly pages: readonly Uint16Array[];
}

/** Entries come by chunk and are wanted by term: one more counting sort, which keeps chunks rising. */
function sortEntries(given: Unsorted): Postings {
  const { termCount, rankOf, entries } = given;
  const starts = new Uint32Array(termCount + 1);
  for (const terms of entries.terms) {
    for (const term of terms) {
      const rank = rankOf[term] as number;
      starts[rank + 1] = (starts[rank + 1] as number) + 1;
    }
  }
  for (let t = 0; t < termCount; t += 1)
    starts[t + 1] = (starts[t + 1] as number) + (starts[t] as number);
  const total = starts[termCount] as number;
  const next = starts.slice();
  const sorted = {
    chunks: new Uint16Array(total),
    sizes: new Uint16Array(total),
    places: new Uint32Array(total),
  };
  entries.terms.forEach((terms, group) => {
    terms.forEach((term, i) => {
      const rank = rankOf[term] as number;
      const at = next[rank] as number;
      next[rank] = at + 1;
      sorted.chunks[at] = entries.chunks[group] as number;
      sorted.sizes[at] = given.sizes[group]?.[i] as number;
      sorted.places[at] = given.places[group]?.[i] as number;
    });
  });
  return { starts, ...sorted, pages: given.pages };
}

/** The entry of a term in a chunk, -1 where it has no doc there. */
export function entryOf(postings: Postings, term: number, chunk: number): number {
  const end = postings.starts[term + 1] as number;
  for (let i = postings.starts[term] as number; i < end; i += 1) {
    const at = postings.chunks[i] as number;
    if (at === chunk) return i;
    if (at > chunk) return -1;
  }
  return -1;
}

/** A dense container's bitmap where it lies, null for a sparse one. */
export function denseBitmap(postings: Postings, entry: number): Uint32Array | null {
  if ((postings.sizes[entry] as number) + 1 < DENSE_FROM) return null;
  const { page, at } = placeOf(postings, entry);
  return new Uint32Array(page.buffer, page.byteOffset + 2 * at, BITMAP_WORDS);
}

/** The numbers of the chunk's bitmap, both included, outside which an entry has no docs. */
export function stretchOf(postings: Postings, entry: number): readonly [number, number] {
  const size = (postings.sizes[entry] as number) + 1;
  if (size >= DENSE_FROM) return [0, BITMAP_WORDS - 1];
  const { page, at } = placeOf(postings, entry);
  return [(page[at] as number) >>> 5, (page[at + size - 1] as number) >>> 5];
}

interface Addition {
  readonly entry: number;
  /** Only these numbers of the bitmap need to become true; the others may become anything. */
  readonly first: number;
  readonly last: number;
}

/** Adds a container's docs to a bitmap of the chunk. */
export function orInto(
  bitmap: Uint32Array,
  postings: Postings,
  { entry, first, last }: Addition,
): void {
  const dense = denseBitmap(postings, entry);
  if (dense !== null) {
    for (let i = first; i <= last; i += 1) bitmap[i] = (bitmap[i] as number) | (dense[i] as number);
    return;
  }
  const { page, at } = placeOf(postings, entry);
  const end = at + (postings.sizes[entry] as number) + 1;
  const limit = (last + 1) << 5;
  for (let i = lowerBound(page, { from: at, to: end, value: first << 5 }); i < end; i += 1) {
    const low = page[i] as number;
    if (low >= limit) return;
    bitmap[low >>> 5] = (bitmap[low >>> 5] as number) | (1 << (low & 31));
  }
}

/** The first place of a sorted stretch of a page that holds `value` or more. */
function lowerBound(
  page: Uint16Array,
  { from, to, value }: { readonly from: number; readonly to: number; readonly value: number },
): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((page[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function placeOf(
  postings: Postings,
  entry: number,
): { readonly page: Uint16Array; readonly at: number } {
  const place = postings.places[entry] as number;
  const page = postings.pages[Math.floor(place / PAGE_SHORTS)] as Uint16Array;
  return { page, at: place % PAGE_SHORTS };
}
