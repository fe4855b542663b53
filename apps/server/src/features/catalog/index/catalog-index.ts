// The catalog in memory: selects and counts. It is derived: PostgreSQL stays the truth, and what a
// page shows is read from there by primary key.
import type { ProductId } from '@wevisu/domain/ids.ts';
import { applyFacts, currentDoc } from './apply-facts.ts';
import { type CatalogData, FACET_PLACES } from './data.ts';
import { buildAllFacetSlugs } from './facet-slugs.ts';
import type { Facets } from './facet-values.ts';
import type { ProductFacts } from './facts.ts';
import type { FilterInput } from './filters.ts';
import { type FindContext, type Found, findDocs } from './find-docs.ts';
import type { Assortment } from './offer-view.ts';
import { createOfferViews } from './offer-views.ts';
import { createPriceView, type PriceView, type Terms } from './price-view.ts';
import { rankLateNames } from './rank-late-names.ts';
import { createResultCache } from './result-cache.ts';
import { createScanBuffers } from './scan.ts';
import type { Range } from './select-range.ts';
import type { Sort } from './sort-keys.ts';
import { type CatalogState, createState, isInStock, nextVersion } from './state.ts';
import type { Category, Taxonomy } from './taxonomy.ts';

export interface ListRequest {
  readonly category: Category | null;
  readonly tokens: readonly string[];
  /** Product ids that SKUs among the words name. */
  readonly skuProducts: ReadonlyMap<string, readonly number[]>;
  readonly filters: FilterInput;
  readonly sort: Sort;
  /** Its products come before all others, if sorted by popularity or relevance; null for none. */
  readonly first?: Category | null;
  readonly terms: Terms | null;
  /** What the showroom offers of all; null or left out for everything. */
  readonly assortment?: Assortment | null;
  /** From 1; beyond the last page is the last page (CAT-12). */
  readonly page: number;
  readonly perPage: number;
}

export interface ListAnswer {
  readonly productIds: readonly ProductId[];
  /** Of each of them, as `isInStock` says. */
  readonly inStock: readonly boolean[];
  readonly total: number;
  readonly page: number;
  readonly lastPage: number;
  readonly facets: Facets;
  readonly corrected: string | null;
}

export interface CatalogIndex {
  readonly taxonomy: Taxonomy;
  list(request: ListRequest): ListAnswer;
  /** Living products of a category and what is below it, those that a showroom offers. */
  countOf(category: Category, assortment?: Assortment | null): number;
  countOfBrand(code: number, assortment?: Assortment | null): number;
  /** Whether the product is on sale and offered. */
  offers(productId: number, assortment: Assortment | null): boolean;
  countAll(): number;
  /** Whether a unit of some variant is left, as far as notices have come: milliseconds behind. */
  isInStock(productId: number): boolean;
  /** False where there is no room for the changes, and the index has to be built anew. */
  apply(changes: ReadonlyMap<number, ProductFacts | null>): boolean;
  /** Products that came or changed since the build. */
  late(): readonly { readonly id: number; readonly name: string }[];
  rankLate(predecessors: ReadonlyMap<number, number | null>): void;
  readonly version: number;
}

/**
 * Results that are kept until the catalog changes, some 7 KB each: the last ones, and apart from
 * them those of many products. Common words and wide categories take most of the work of all
 * searches and are few, so that they are worth keeping longer than the rest.
 */
const MAX_RESULTS = 300;
const MAX_LARGE_RESULTS = 1_000;
const LARGE = 2_000;
const MAX_VIEWS = 200;
/** Docs kept with a result: the pages that people turn to. */
const KEPT_DOCS = 120;

export function createCatalogIndex(data: CatalogData): CatalogIndex {
  const state = createState(data);
  const results = createResultCache<Found>(MAX_RESULTS);
  const largeResults = createResultCache<Found>(MAX_LARGE_RESULTS);
  const views = createResultCache<PriceView>(MAX_VIEWS);
  const matches = {
    docs: new Uint32Array(data.standings.length),
    tiers: new Uint8Array(data.standings.length),
    length: 0,
  };
  const scanBuffers = createScanBuffers();
  const offersOf = createOfferViews(state);
  let slugs = buildAllFacetSlugs(data.values, state.taxonomy);

  function viewOf(terms: Terms | null): PriceView | null {
    if (terms === null) return null;
    const key = String(terms.version);
    const known = views.get(0, key);
    if (known !== undefined) return known;
    const view = createPriceView(state.taxonomy, terms);
    views.set(0, key, view);
    return view;
  }

  function find(request: ListRequest, range: Range): Found {
    const skuDocs = new Map(
      [...request.skuProducts].map(([word, ids]) => [word, docsOf(state, ids)]),
    );
    const context: FindContext = { state, slugs, matches, scanBuffers };
    const offer = offersOf(request.assortment ?? null);
    return findDocs(context, { ...request, skuDocs, view: viewOf(request.terms), offer, range });
  }

  /** The first docs, the number of all and the facets: what most pages need, and what is kept. */
  function findFirst(request: ListRequest): Found {
    const key = keyOf(request);
    const known = results.get(state.version, key) ?? largeResults.get(state.version, key);
    if (known !== undefined) return known;
    const found = find(request, { from: 0, to: KEPT_DOCS });
    (found.looked >= LARGE ? largeResults : results).set(state.version, key, found);
    return found;
  }

  return {
    taxonomy: state.taxonomy,
    list(request) {
      const { perPage } = request;
      const first = findFirst(request);
      const lastPage = Math.max(1, Math.ceil(first.total / perPage));
      const page = Math.min(Math.max(1, request.page), lastPage);
      const from = (page - 1) * perPage;
      const to = Math.min(from + perPage, first.total);
      const docs =
        to <= first.docs.length ? first.docs.subarray(from, to) : find(request, { from, to }).docs;
      return {
        productIds: Array.from(docs, (doc) => data.productIds[doc] as ProductId),
        inStock: Array.from(docs, (doc) => isInStock(data, doc)),
        total: first.total,
        page,
        lastPage,
        facets: first.facets,
        corrected: first.corrected,
      };
    },
    countOf(category, assortment = null) {
      const offer = offersOf(assortment);
      let total = 0;
      for (let ordinal = category.from; ordinal < category.to; ordinal += 1) {
        total += (offer === null ? state.counts[ordinal]?.total : offer.ofCategory[ordinal]) ?? 0;
      }
      return total;
    },
    countAll: () => state.counts.reduce((sum, { total }) => sum + total, 0),
    countOfBrand(code, assortment = null) {
      const offer = offersOf(assortment);
      if (offer !== null) return offer.ofBrand[code] ?? 0;
      return state.counts.reduce(
        (sum, { byCode }) => sum + (byCode[FACET_PLACES.brand]?.[code] ?? 0),
        0,
      );
    },
    offers(productId, assortment) {
      const doc = currentDoc(state, productId);
      return doc !== -1 && (offersOf(assortment)?.offers(doc) ?? true);
    },
    isInStock(productId) {
      const doc = currentDoc(state, productId);
      return doc !== -1 && isInStock(data, doc);
    },
    apply(changes) {
      let fits = true;
      for (const [id, facts] of changes) fits = applyFacts(state, id, facts) && fits;
      slugs = buildAllFacetSlugs(data.values, state.taxonomy);
      state.version = nextVersion();
      return fits;
    },
    late: () => [...state.late.values()].map(({ facts: { id, name } }) => ({ id, name })),
    rankLate(predecessors) {
      rankLateNames(state, predecessors);
      state.version = nextVersion();
    },
    get version() {
      return state.version;
    },
  };
}

function docsOf(state: CatalogState, productIds: readonly number[]): number[] {
  return productIds.map((id) => currentDoc(state, id)).filter((doc) => doc !== -1);
}

/** Everything that decides the answer but the page. */
function keyOf(request: ListRequest): string {
  const { category, first, tokens, filters, sort, terms, assortment, skuProducts } = request;
  return JSON.stringify([
    category?.id,
    first?.id,
    tokens,
    filters,
    sort,
    terms?.version,
    assortment?.version,
    skuProducts.size === 0 ? null : [...skuProducts],
  ]);
}
