// The answer of the index: which products, in which order, how many, and the counts of every facet.

import { countCategories } from './count-categories.ts';
import type { AllFacetSlugs } from './facet-slugs.ts';
import { buildFacets, countsOfCategories, countsOfScan, type Facets } from './facet-values.ts';
import { compileFilters, type FilterInput, hasFilters } from './filters.ts';
import { matchWords, type WordMatches } from './match-words.ts';
import { findNamed } from './named.ts';
import type { OfferView } from './offer-view.ts';
import { createPriceSink, priceRangeOfCategories } from './price-ranges.ts';
import type { PriceView } from './price-view.ts';
import { type Kept, type ScanBuffers, scan } from './scan.ts';
import { readQuery, type WordQuery } from './search-words.ts';
import { type Range, selectRange } from './select-range.ts';
import { type Sort, sortKeys } from './sort-keys.ts';
import { type CatalogState, forEachDoc, forEachLate, isAlive } from './state.ts';
import type { Category } from './taxonomy.ts';

export interface FindRequest {
  /** Null: the whole catalog. */
  readonly category: Category | null;
  /** Normalized words; none is no search. */
  readonly tokens: readonly string[];
  /** Docs that SKUs among the words name. */
  readonly skuDocs: ReadonlyMap<string, readonly number[]>;
  readonly filters: FilterInput;
  readonly sort: Sort;
  /** Its docs come before all others by popularity and relevance; null or left out for none. */
  readonly first?: Category | null;
  /** Null outside a showroom. */
  readonly view: PriceView | null;
  /** Null where everything is offered. */
  readonly offer: OfferView | null;
  /** Which of them are wanted, in order. */
  readonly range: Range;
}

export interface Found {
  readonly total: number;
  /** Those of the range that there are. */
  readonly docs: Uint32Array;
  readonly facets: Facets;
  /** The words looked for, where typing mistakes were forgiven. */
  readonly corrected: string | null;
  /** How many docs were looked at: what it would cost to find it again. */
  readonly looked: number;
}

export interface FindContext {
  readonly state: CatalogState;
  readonly slugs: AllFacetSlugs;
  /** As long as the index; lent to one search at a time. */
  readonly matches: WordMatches;
  readonly scanBuffers: ScanBuffers;
}

export function findDocs(context: FindContext, request: FindRequest): Found {
  if (request.tokens.length > 0) return findByWords(context, request);
  // Counts that are kept with every change are of everything; a showroom's own are summed up by profile.
  if (!hasFilters(request.filters) && request.offer === null) {
    return findWholeCategory(context, request);
  }
  if (request.filters.price === null) return findByCounts(context, request);
  collectAll(context, request);
  return filterAndOrder(context, request, { isSearch: false, corrected: null });
}

function spanOf({ state }: FindContext, { category }: FindRequest) {
  return category ?? { from: 0, to: state.taxonomy.categories.length };
}

function findByWords(context: FindContext, request: FindRequest): Found {
  const { state, matches } = context;
  const named = findNamed(state.taxonomy, request.tokens);
  let corrected: string | null = null;
  matches.length = 0;
  for (const query of readQuery(state, request.tokens, request.skuDocs)) {
    const { from, to } = spanOf(context, request);
    matchWords({
      state,
      words: query.words,
      from,
      to,
      named: namedIn(query, named),
      into: matches,
    });
    leaveOffered(request.offer, matches);
    corrected = query.corrected;
    if (matches.length > 0) break;
  }
  return filterAndOrder(context, request, {
    isSearch: true,
    corrected: matches.length > 0 ? corrected : null,
  });
}

/** Of what was found, the docs that are offered. */
function leaveOffered(offer: OfferView | null, matches: WordMatches): void {
  if (offer === null) return;
  const { docs, tiers } = matches;
  let left = 0;
  for (let i = 0; i < matches.length; i += 1) {
    if (!offer.offers(docs[i] as number)) continue;
    docs[left] = docs[i] as number;
    tiers[left] = tiers[i] as number;
    left += 1;
  }
  matches.length = left;
}

/** A corrected query was not typed exactly. */
function namedIn(query: WordQuery, named: ReturnType<typeof findNamed>) {
  return query.corrected === null ? named : { brandCode: null, category: null };
}

function collectAll(context: FindContext, request: FindRequest): void {
  const { state, matches } = context;
  matches.length = 0;
  forEachDoc(state, spanOf(context, request), (doc) => {
    matches.docs[matches.length] = doc;
    matches.tiers[matches.length] = 0;
    matches.length += 1;
  });
  leaveOffered(request.offer, matches);
}

interface Matched {
  readonly isSearch: boolean;
  readonly corrected: string | null;
}

function filterAndOrder(
  context: FindContext,
  request: FindRequest,
  { isSearch, corrected }: Matched,
): Found {
  const { state, slugs, matches, scanBuffers } = context;
  const { view } = request;
  const filters = compileFilters({ state, slugs, view }, request.filters);
  const prices = view === null ? null : createPriceSink(state, view);
  const headsOf = isByPopularity(request.sort) ? request.range.to : Number.POSITIVE_INFINITY;
  const looked = matches.length;
  const total = scan({
    state,
    filters,
    candidates: matches,
    isSearch,
    headsOf,
    prices,
    buffers: scanBuffers,
  });
  const facets = buildFacets(
    { state, slugs, category: request.category, chosen: request.filters },
    countsOfScan(state, scanBuffers),
    prices?.range() ?? null,
  );
  return { total, docs: inOrder(context, request, scanBuffers.kept), facets, corrected, looked };
}

function findByCounts(context: FindContext, request: FindRequest): Found {
  const { state, slugs, scanBuffers } = context;
  const { view, offer, category, range } = request;
  const prices = view === null ? null : createPriceSink(state, view);
  const total = countCategories({
    state,
    filters: compileFilters({ state, slugs, view }, request.filters),
    span: spanOf(context, request),
    headsOf: isByPopularity(request.sort) ? range.to : Number.POSITIVE_INFINITY,
    prices,
    offer,
    buffers: scanBuffers,
  });
  const facets = buildFacets(
    { state, slugs, category, chosen: request.filters },
    countsOfScan(state, scanBuffers),
    prices?.range() ?? null,
  );
  const docs = inOrder(context, request, scanBuffers.kept);
  return { total, docs, facets, corrected: null, looked: scanBuffers.kept.length };
}

function isByPopularity(sort: Sort): boolean {
  return sort === 'popular' || sort === 'relevance';
}

/** Nothing to look at: the counts are kept, and a page needs only so many of each category. */
function findWholeCategory(context: FindContext, request: FindRequest): Found {
  const { state, slugs } = context;
  const { category, view, filters } = request;
  const span = spanOf(context, request);
  const counts = countsOfCategories(state, span);
  let total = 0;
  for (let ordinal = span.from; ordinal < span.to; ordinal += 1) {
    total += counts.category[ordinal] as number;
  }
  const price = view === null ? null : priceRangeOfCategories(state, view, span);
  const facets = buildFacets({ state, slugs, category, chosen: filters }, counts, price);
  if (request.sort === 'popular' || request.sort === 'relevance')
    collectHeads(context, span, request.range.to);
  else collectAll(context, request);
  const looked = context.matches.length;
  return {
    total,
    docs: inOrder(context, request, context.matches),
    facets,
    corrected: null,
    looked,
  };
}

/** The most popular `wanted` of each category, among which are the most popular of all of them. */
function collectHeads(
  { state, matches }: FindContext,
  { from, to }: { readonly from: number; readonly to: number },
  wanted: number,
): void {
  const { data } = state;
  matches.length = 0;
  for (let ordinal = from; ordinal < to; ordinal += 1) {
    const end = data.ranges[ordinal + 1] as number;
    let taken = 0;
    for (let doc = data.ranges[ordinal] as number; doc < end && taken < wanted; doc += 1) {
      if (!isAlive(data, doc)) continue;
      matches.docs[matches.length] = doc;
      matches.tiers[matches.length] = 0;
      matches.length += 1;
      taken += 1;
    }
  }
  forEachLate(state, { from, to }, (doc) => {
    matches.docs[matches.length] = doc;
    matches.tiers[matches.length] = 0;
    matches.length += 1;
  });
}

function inOrder(
  { state }: FindContext,
  { sort, first = null, view, range }: FindRequest,
  { docs, tiers, length }: Kept,
): Uint32Array {
  const { data } = state;
  const keys = sortKeys({ state, sort, first, view, docs, length, tiers });
  const order = { keys, docs, productIds: data.productIds };
  return selectRange(order, length, range).map((place) => docs[place] as number);
}
