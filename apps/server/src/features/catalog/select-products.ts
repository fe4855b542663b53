import { eachFacet } from '@wevisu/domain/catalog/facets.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProductId } from '@wevisu/domain/ids.ts';
import type { ShowroomTerms } from '../showrooms/showroom-terms.ts';
import type { CatalogDeps } from './deps.ts';
import type { CatalogIndex, ListAnswer } from './index/catalog-index.ts';
import { type Category, findCategory, parentOf } from './index/taxonomy.ts';
import type { ListInput } from './list-products.ts';
import { optionalTerms } from './optional-terms.ts';
import { readSearch } from './read-search.ts';

export interface Selection extends ListAnswer {
  readonly index: CatalogIndex;
  readonly terms: ShowroomTerms | null;
}

/** Some products, each with its category. */
export type ProductSet = readonly { readonly id: ProductId; readonly categoryId: number }[];

export interface SelectOptions {
  /** Restricts the list to these products. */
  readonly only?: ProductSet | null;
  /** Slug of a category whose products come first; null for none. */
  readonly like?: string | null;
}

/**
 * One page of the list that `input` describes. With `only` it is read whole from the smallest category that
 * holds all of these products, and its facets remain that category's.
 */
export async function selectProducts(
  deps: CatalogDeps,
  input: ListInput,
  { only = null, like = null }: SelectOptions = {},
): Promise<Result<Selection>> {
  const found = await optionalTerms(deps.terms, input);
  if (!found.ok) return found;
  const terms = found.value;
  const bounded = input.min_price !== undefined || input.max_price !== undefined;
  // Without a showroom, sorting or filtering by price would reveal wholesale prices.
  if (terms === null && input.sort?.startsWith('price')) return refuse('sort_unknown');
  if (terms === null && bounded) return refuse('filter_unknown');
  const search = await readSearch(deps.db, input.q);
  const index = deps.index();
  const everything = input.category === '' || input.category === 'all';
  const named = everything ? null : findCategory(index.taxonomy, input.category);
  if (named === null && !everything) return refuse('category_not_found');
  const category = named ?? (only && smallestCategoryOf(index, only));

  const price = bounded ? { min: input.min_price ?? null, max: input.max_price ?? null } : null;
  const request = {
    category,
    ...search,
    filters: { ...eachFacet((facet) => input[facet]), inStock: input.in_stock, price },
    first: like === null ? null : findCategory(index.taxonomy, like),
    sort: input.sort ?? (search.tokens.length > 0 ? ('relevance' as const) : ('popular' as const)),
    terms,
    assortment: terms?.assortment ?? null,
  };
  const answer =
    only === null
      ? index.list({ ...request, page: input.page, perPage: input.ppp })
      : pageOf(
          index.list({ ...request, page: 1, perPage: countAll(index, category) }),
          only,
          input,
        );
  return ok({ ...answer, index, terms });
}

function countAll(index: CatalogIndex, category: Category | null): number {
  if (category !== null) return Math.max(1, index.countOf(category));
  const tops = index.taxonomy.categories.filter((one) => one.parentId === null);
  return tops.reduce((total, one) => total + index.countOf(one), 1);
}

function smallestCategoryOf({ taxonomy }: CatalogIndex, only: ProductSet): Category | null {
  const ordinals = only.flatMap((one) => taxonomy.ordinalOf.get(one.categoryId) ?? []);
  let smallest = taxonomy.categories[ordinals[0] ?? -1] ?? null;
  const holdsAll = ({ from, to }: Category) =>
    ordinals.every((ordinal) => from <= ordinal && ordinal < to);
  while (smallest !== null && !holdsAll(smallest)) smallest = parentOf(taxonomy, smallest);
  return smallest;
}

function pageOf(
  whole: ListAnswer,
  only: ProductSet,
  { page, ppp }: Pick<ListInput, 'page' | 'ppp'>,
): ListAnswer {
  const wanted = new Set(only.map(({ id }) => id));
  const kept = whole.productIds
    .map((id, place) => ({ id, inStock: whole.inStock[place] === true }))
    .filter(({ id }) => wanted.has(id));
  const lastPage = Math.max(1, Math.ceil(kept.length / ppp));
  const current = Math.min(Math.max(1, page), lastPage);
  const shown = kept.slice((current - 1) * ppp, current * ppp);
  return {
    ...whole,
    productIds: shown.map(({ id }) => id),
    inStock: shown.map(({ inStock }) => inStock),
    total: kept.length,
    page: current,
    lastPage,
  };
}
