// The same answers worked out the long way, product by product, for tests to hold the index against.
import { isOffered } from '@wevisu/domain/catalog/assortment.ts';
import { eachFacet, FACET_NAMES, type FacetName, facetOf } from '@wevisu/domain/catalog/facets.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { resolveMarkup, unitPrice } from '@wevisu/domain/money/pricing.ts';
import type { ProductFacts } from './facts.ts';
import type { FilterInput } from './filters.ts';
import type { Assortment } from './offer-view.ts';
import type { Terms } from './price-view.ts';
import type { Sort } from './sort-keys.ts';
import type { TaxonomyRows } from './taxonomy.ts';
import { toTokens } from './tokens.ts';

export interface ReferenceRequest {
  readonly categoryId: number | null;
  /** A category whose products come first. */
  readonly firstId: number | null;
  readonly tokens: readonly string[];
  readonly filters: FilterInput;
  readonly sort: Sort;
  readonly terms: Terms | null;
  readonly assortment: Assortment | null;
}

export interface ReferenceAnswer {
  readonly ids: readonly number[];
  /** By the stored texts of values; of the brand by slugs. */
  readonly facets: Readonly<Record<FacetName, Readonly<Record<string, number>>>>;
  readonly inStock: number;
  readonly price: { readonly min: number; readonly max: number } | null;
}

export function answerByReference(
  taxonomy: TaxonomyRows,
  all: readonly ProductFacts[],
  request: ReferenceRequest,
): ReferenceAnswer {
  const candidates = all.filter(
    (product) =>
      isOfferedBy(taxonomy, product, request.assortment) &&
      isWithin(taxonomy, product, request.categoryId) &&
      hasWords(taxonomy, product, request.tokens),
  );
  const { filters, terms } = request;
  const passes = (product: ProductFacts, except: string | null) =>
    FACET_NAMES.every(
      (facet) =>
        facet === except ||
        filters[facet].length === 0 ||
        valuesOf(taxonomy, product)[facet].some((value) => filters[facet].includes(value)),
    ) &&
    (except === 'in_stock' || !filters.inStock || product.inStock) &&
    (except === 'price' || isPriced(taxonomy, product, { filters, terms }));
  const count = (facet: FacetName) => {
    const counts: Record<string, number> = {};
    for (const product of candidates.filter((one) => passes(one, facet))) {
      for (const value of valuesOf(taxonomy, product)[facet])
        counts[value] = (counts[value] ?? 0) + 1;
    }
    return counts;
  };
  const prices = candidates
    .filter((product) => passes(product, 'price'))
    .map((product) => (terms === null ? 0 : referencePrice(taxonomy, product, terms)));
  return {
    ids: inOrder(
      taxonomy,
      candidates.filter((product) => passes(product, null)),
      request,
    ),
    facets: eachFacet(count),
    inStock: candidates.filter((product) => passes(product, 'in_stock') && product.inStock).length,
    price:
      terms === null || prices.length === 0
        ? null
        : { min: Math.min(...prices), max: Math.max(...prices) },
  };
}

function categoryIdsOf(taxonomy: TaxonomyRows, product: ProductFacts): number[] {
  const category = taxonomy.categories.find(({ id }) => id === product.categoryId);
  return [product.categoryId, ...(category?.parentId == null ? [] : [category.parentId])];
}

function isOfferedBy(
  taxonomy: TaxonomyRows,
  product: ProductFacts,
  assortment: Assortment | null,
): boolean {
  if (assortment === null) return true;
  return isOffered(assortment.rules, {
    productId: product.id,
    brandId: product.brandId,
    vendorId: taxonomy.brands.find(({ id }) => id === product.brandId)?.vendorId ?? 0,
    categoryIds: categoryIdsOf(taxonomy, product),
    departmentId:
      taxonomy.categories.find(({ id }) => id === product.categoryId)?.departmentId ?? 0,
  });
}

function isWithin(taxonomy: TaxonomyRows, product: ProductFacts, id: number | null): boolean {
  return id === null || categoryIdsOf(taxonomy, product).includes(id);
}

function majorWords(taxonomy: TaxonomyRows, product: ProductFacts): string[] {
  const names = [
    product.name,
    taxonomy.brands.find(({ id }) => id === product.brandId)?.name ?? '',
    ...categoryIdsOf(taxonomy, product).map(
      (id) => taxonomy.categories.find((c) => c.id === id)?.name ?? '',
    ),
  ];
  return names.flatMap(toTokens);
}

function minorWords(product: ProductFacts): string[] {
  const { style, facets } = product;
  const labels = Object.entries(facets).flatMap(([facet, texts]) =>
    texts.map((text) => facetOf(facet as FacetName).toLabel?.(text) ?? text),
  );
  return [style, ...labels].flatMap(toTokens);
}

/** All words as they are, the last one also as the beginning of a word. */
function hasWords(
  taxonomy: TaxonomyRows,
  product: ProductFacts,
  tokens: readonly string[],
): boolean {
  const words = [...majorWords(taxonomy, product), ...minorWords(product)];
  return tokens.every((token, place) =>
    words.some(
      (word) =>
        word === token ||
        (place === tokens.length - 1 && token.length >= 2 && word.startsWith(token)),
    ),
  );
}

function valuesOf(taxonomy: TaxonomyRows, product: ProductFacts) {
  const brand = taxonomy.brands.find(({ id }) => id === product.brandId)?.slug ?? '';
  return { ...product.facets, brand: [brand] };
}

function referencePrice(taxonomy: TaxonomyRows, product: ProductFacts, terms: Terms): number {
  const markupRate = resolveMarkup(terms.rates, {
    productId: product.id,
    brandId: product.brandId,
    categoryIds: categoryIdsOf(taxonomy, product),
  });
  return unitPrice({
    wholesale: cents(product.wholesale),
    platformRate: terms.platformRate,
    markupRate,
  }).price;
}

function isPriced(
  taxonomy: TaxonomyRows,
  product: ProductFacts,
  { filters: { price }, terms }: Pick<ReferenceRequest, 'filters' | 'terms'>,
): boolean {
  if (price === null || terms === null) return true;
  const amount = referencePrice(taxonomy, product, terms);
  return amount >= (price.min ?? 0) && amount <= (price.max ?? Number.POSITIVE_INFINITY);
}

function inOrder(
  taxonomy: TaxonomyRows,
  products: readonly ProductFacts[],
  { sort, terms, tokens, firstId }: ReferenceRequest,
): number[] {
  const keyOf = (product: ProductFacts): number => {
    if (sort === 'newest') return -product.createdAt;
    if (sort === 'price_asc' && terms !== null) return referencePrice(taxonomy, product, terms);
    if (sort === 'price_desc' && terms !== null) return -referencePrice(taxonomy, product, terms);
    const lead = firstId !== null && isWithin(taxonomy, product, firstId) ? 2 ** 42 : 0;
    if (sort === 'relevance')
      return tierOf(taxonomy, product, tokens) * 2 ** 33 - product.popularity - lead;
    return -product.popularity - lead;
  };
  const byName = (a: ProductFacts, b: ProductFacts) =>
    Buffer.compare(Buffer.from(a.name.toLowerCase()), Buffer.from(b.name.toLowerCase()));
  return products
    .toSorted((a, b) => (sort === 'name' ? byName(a, b) : keyOf(a) - keyOf(b)) || a.id - b.id)
    .map(({ id }) => id);
}

function tierOf(taxonomy: TaxonomyRows, product: ProductFacts, tokens: readonly string[]): number {
  const words = majorWords(taxonomy, product);
  if (isNamed(taxonomy, product, tokens)) return 0;
  const exact = tokens.filter((token) => words.includes(token)).length;
  const major = tokens.filter(
    (token, place) =>
      words.includes(token) ||
      (place === tokens.length - 1 &&
        token.length >= 2 &&
        words.some((word) => word.startsWith(token))),
  ).length;
  if (exact === tokens.length) return 1;
  if (major === tokens.length) return 2;
  return major > 0 ? 3 : 4;
}

function isNamed(
  taxonomy: TaxonomyRows,
  product: ProductFacts,
  tokens: readonly string[],
): boolean {
  const key = tokens.join(' ');
  const keyOf = (name: string) => [...new Set(toTokens(name))].join(' ');
  const brand = taxonomy.brands.find(({ id }) => id === product.brandId);
  const named = taxonomy.categories.find(({ name }) => keyOf(name) === key);
  return (
    (brand !== undefined && keyOf(brand.name) === key) ||
    (named !== undefined && categoryIdsOf(taxonomy, product).includes(named.id))
  );
}
