// The index in use: the built data, what has changed since, and counts kept true with every change.
import { FACET_NAMES } from '@wevisu/domain/catalog/facets.ts';
import { createFacetCoders, type FacetCoders } from './coder.ts';
import { type CatalogData, type FacetDictionary, ORDINAL, PROFILE } from './data.ts';
import type { ProductFacts } from './facts.ts';
import { addProfiles, createProfileTotals, type ProfileTotals, widen } from './profile-totals.ts';
import { buildTaxonomy, type Taxonomy } from './taxonomy.ts';
import { createWordReader, type ProductWords } from './words-of-product.ts';

/** Counts of living docs of one category ordinal. */
export interface CategoryCounts {
  total: number;
  inStock: number;
  /** By facet in the order of the table. */
  readonly byCode: readonly number[][];
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
  /** By facet in the order of the table. */
  readonly dictionaries: readonly FacetDictionary[];
  readonly wordsOf: (facts: ProductFacts) => ProductWords;
  readonly counts: readonly CategoryCounts[];
  readonly totals: ProfileTotals;
  /** Profiles that `totals` knows. */
  profiles: number;
  /** By product id. */
  readonly late: Map<number, LateDoc>;
  /** Places behind the built docs that are free. */
  readonly freeDocs: number[];
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
  const capacity = data.standings.length;
  const coders = createFacetCoders(data.values, data.profileTable);
  const state: CatalogState = {
    data,
    taxonomy,
    coders,
    dictionaries: FACET_NAMES.map((facet) => data.values[facet]),
    wordsOf: createWordReader(taxonomy),
    counts: taxonomy.categories.map(() => ({
      total: 0,
      inStock: 0,
      byCode: FACET_NAMES.map(() => []),
    })),
    totals: createProfileTotals(taxonomy.categories.length, coders.profile.count()),
    profiles: 0,
    late: new Map(),
    freeDocs: Array.from({ length: capacity - data.count }, (_, i) => capacity - 1 - i),
    version: nextVersion(),
  };
  for (let doc = 0; doc < data.count; doc += 1) countDoc(state, doc, 1);
  return state;
}

export function markAlive({ alive }: CatalogData, doc: number, is: boolean): void {
  const bit = 1 << (doc & 31);
  const word = alive[doc >>> 5] as number;
  alive[doc >>> 5] = is ? word | bit : word & ~bit;
}

export function isAlive(data: CatalogData, doc: number): boolean {
  return (((data.alive[doc >>> 5] as number) >>> (doc & 31)) & 1) === 1;
}

export function isInStock(data: CatalogData, doc: number): boolean {
  return ((data.standings[doc] as number) & 1) === 1;
}

export function ordinalOf({ data, coders }: CatalogState, doc: number): number {
  return coders.profile.table()[profileOfDoc(data, doc) * PROFILE + ORDINAL] as number;
}

export function profileOfDoc(data: CatalogData, doc: number): number {
  return (data.standings[doc] as number) >>> 1;
}

/** Cents of the cheapest variant. */
export function wholesaleOf(data: CatalogData, doc: number): number {
  return data.wholesale[doc] as number;
}

/** Adds a doc to the counts of its category, or takes it away again with -1. */
export function countDoc(state: CatalogState, doc: number, by: 1 | -1): void {
  const { data, totals } = state;
  const table = state.coders.profile.table();
  const profile = profileOfDoc(data, doc);
  if (profile >= state.profiles) {
    const count = state.coders.profile.count();
    addProfiles(totals, table, { known: state.profiles, count });
    state.profiles = count;
  }
  const at = profile * PROFILE;
  const counts = state.counts[table[at + ORDINAL] as number];
  if (counts === undefined) return;
  counts.total += by;
  totals.docs[profile] = (totals.docs[profile] as number) + by;
  if (isInStock(data, doc)) {
    counts.inStock += by;
    totals.inStock[profile] = (totals.inStock[profile] as number) + by;
  }
  if (by === 1) widen(totals, profile, wholesaleOf(data, doc));
  for (let facet = 0; facet < ORDINAL; facet += 1) {
    const code = table[at + facet] as number;
    const sums = counts.byCode[facet] as number[];
    const sets = (state.dictionaries[facet] as FacetDictionary).sets;
    if (sets === null) bump(sums, code, by);
    else for (const member of sets[code] ?? []) bump(sums, member, by);
  }
}

/** Before a doc goes or its price changes. */
export function priceChanged(state: CatalogState, doc: number): void {
  state.totals.stale[ordinalOf(state, doc)] = 1;
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
    const ordinal = ordinalOf(state, doc);
    if (ordinal >= from && ordinal < to) visit(doc);
  }
}
