// The index in use: the built data, what has changed since, and counts kept true with every change.
import { createFacetCoders, type FacetCoders } from './coder.ts';
import {
  ALIVE,
  BRAND,
  type CatalogData,
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
import type { ProductFacts } from './facts.ts';
import { BITMAP_WORDS, CHUNK_SIZE } from './postings.ts';
import { buildTaxonomy, type Taxonomy } from './taxonomy.ts';
import { createWordReader, type ProductWords } from './words-of-product.ts';

export type CountedFacet = 'brand' | 'color' | 'material' | 'size' | 'finish';

/** Counts of living docs of one category ordinal. */
export interface CategoryCounts {
  total: number;
  inStock: number;
  readonly byCode: Readonly<Record<CountedFacet, number[]>>;
  /** Least and greatest wholesale, worked out anew when asked after a change; null is "not known". */
  range: { readonly min: number; readonly max: number } | null;
}

/** A product that came or changed after the build, at a place behind the built docs. */
export interface LateDoc {
  readonly doc: number;
  readonly facts: ProductFacts;
  readonly words: ProductWords;
}

export interface CatalogState {
  readonly data: CatalogData;
  readonly taxonomy: Taxonomy;
  readonly coders: FacetCoders;
  readonly wordsOf: (facts: ProductFacts) => ProductWords;
  readonly counts: readonly CategoryCounts[];
  /** By product id. */
  readonly late: Map<number, LateDoc>;
  /** Places behind the built docs that are free. */
  readonly freeDocs: number[];
  /** One bit per built doc that is alive, for intersections of whole words. */
  readonly alive: Uint32Array;
  /** Rises with every change: what was derived before holds no longer. */
  version: number;
}

/** Versions rise across rebuilds as well, so that no cache mistakes one index for another. */
let lastVersion = 0;

export function nextVersion(): number {
  lastVersion += 1;
  return lastVersion;
}

export function createState(data: CatalogData): CatalogState {
  const taxonomy = buildTaxonomy(data.taxonomy);
  const room = data.flags.length;
  const state: CatalogState = {
    data,
    taxonomy,
    coders: createFacetCoders(data.values, data.profileTable),
    wordsOf: createWordReader(taxonomy),
    counts: taxonomy.categories.map(() => ({
      total: 0,
      inStock: 0,
      byCode: { brand: [], color: [], material: [], size: [], finish: [] },
      range: null,
    })),
    late: new Map(),
    freeDocs: Array.from({ length: room - data.count }, (_, i) => room - 1 - i),
    alive: new Uint32Array(Math.ceil(data.count / CHUNK_SIZE) * BITMAP_WORDS),
    version: nextVersion(),
  };
  for (let doc = 0; doc < data.count; doc += 1) {
    countDoc(state, doc, 1);
    markAlive(state, doc, true);
  }
  return state;
}

/** Late docs are in no posting and need no bit. */
export function markAlive({ data, alive }: CatalogState, doc: number, is: boolean): void {
  if (doc >= data.count) return;
  const bit = 1 << (doc & 31);
  const word = alive[doc >>> 5] as number;
  alive[doc >>> 5] = is ? word | bit : word & ~bit;
}

export function isAlive(data: CatalogData, doc: number): boolean {
  return ((data.flags[doc] as number) & ALIVE) !== 0;
}

export function isInStock(data: CatalogData, doc: number): boolean {
  return ((data.flags[doc] as number) & IN_STOCK) !== 0;
}

export function ordinalOf(data: CatalogData, doc: number): number {
  return data.records[doc * RECORD + ORDINAL_AT] as number;
}

export function profileOfDoc(data: CatalogData, doc: number): number {
  return data.records[doc * RECORD + PROFILE_AT] as number;
}

/** Cents of the cheapest variant. */
export function wholesaleOf(data: CatalogData, doc: number): number {
  return data.records[doc * RECORD + WHOLESALE_AT] as number;
}

/** Adds a doc to the counts of its category, or takes it away again with -1. */
export function countDoc(state: CatalogState, doc: number, by: 1 | -1): void {
  const { data } = state;
  const counts = state.counts[ordinalOf(data, doc)];
  if (counts === undefined) return;
  const table = state.coders.profile.table();
  const at = profileOfDoc(data, doc) * PROFILE;
  counts.total += by;
  if (isInStock(data, doc)) counts.inStock += by;
  counts.range = null;
  bump(counts.byCode.brand, table[at + BRAND] as number, by);
  bump(counts.byCode.color, table[at + COLOR] as number, by);
  bump(counts.byCode.material, table[at + MATERIAL] as number, by);
  for (const code of data.values.sizeSets[table[at + SIZE_SET] as number] ?? []) {
    bump(counts.byCode.size, code, by);
  }
  for (const code of data.values.finishSets[table[at + FINISH_SET] as number] ?? []) {
    bump(counts.byCode.finish, code, by);
  }
}

function bump(counts: number[], code: number, by: number): void {
  while (counts.length <= code) counts.push(0);
  counts[code] = (counts[code] ?? 0) + by;
}

/** Category ordinals [from, to). */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The living docs of categories, built ones first: for passes over all of them. */
export function forEachDoc(state: CatalogState, span: Span, visit: (doc: number) => void): void {
  const { data } = state;
  const end = data.ranges[span.to] as number;
  for (let doc = data.ranges[span.from] as number; doc < end; doc += 1) {
    if (isAlive(data, doc)) visit(doc);
  }
  forEachLate(state, span, visit);
}

/** Those of them that came or changed after the build. */
export function forEachLate(
  state: CatalogState,
  { from, to }: Span,
  visit: (doc: number) => void,
): void {
  for (const { doc } of state.late.values()) {
    const ordinal = ordinalOf(state.data, doc);
    if (ordinal >= from && ordinal < to) visit(doc);
  }
}
