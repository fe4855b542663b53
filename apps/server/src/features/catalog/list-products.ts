import type { CallInput } from '@wevisu/contract/call.ts';
import type {
  listProducts as listProductsCall,
  productListSchema,
} from '@wevisu/contract/catalog.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors.ts';
import type { z } from 'zod';
import { buildPaged, pageWindow } from '../../platform/http/paged.ts';
import type { CatalogDeps } from './deps.ts';
import { findCategory } from './index/taxonomy.ts';
import { optionalTerms } from './optional-terms.ts';
import { readSearch } from './read-search.ts';
import { toCard } from './to-card.ts';

export type ListInput = CallInput<typeof listProductsCall>['query'];
type ProductList = z.output<typeof productListSchema>;

/** Category, facets, search, sort and page in one: VIS-11, API-47, CAT-12, CAT-13, DATA-23. */
export async function listProducts(
  deps: CatalogDeps,
  input: ListInput,
): Promise<Result<ProductList>> {
  const found = await optionalTerms(deps.terms, input);
  if (!found.ok) return found;
  const terms = found.value;
  const bounded = input.min_price !== undefined || input.max_price !== undefined;
  // An order or a bound by price would tell of wholesale prices where there is no showroom.
  if (terms === null && input.sort?.startsWith('price')) return refuse('sort_unknown');
  if (terms === null && bounded) return refuse('filter_unknown');
  const search = await readSearch(deps.db, input.q);
  const index = deps.index();
  const everything = input.category === '' || input.category === 'all';
  const category = everything ? null : findCategory(index.taxonomy, input.category);
  if (category === null && !everything) return refuse('category_not_found');

  const { brand, color, material, size, finish, in_stock: inStock } = input;
  const price = bounded ? { min: input.min_price ?? null, max: input.max_price ?? null } : null;
  const answer = index.list({
    category,
    ...search,
    filters: { brand, color, material, size, finish, inStock, price },
    sort: input.sort ?? (search.tokens.length > 0 ? 'relevance' : 'popular'),
    terms,
    page: input.page,
    perPage: input.ppp,
  });
  const rows = await deps.cards(answer.productIds);
  const context = { taxonomy: index.taxonomy, terms };
  const cards = answer.productIds.flatMap((id, place) => {
    const row = rows.get(id);
    return row === undefined
      ? []
      : (toCard(context, { row, inStock: answer.inStock[place] === true }) ?? []);
  });
  const paged = buildPaged({
    rows: cards,
    total: answer.total,
    ppp: input.ppp,
    window: pageWindow(answer.total, { page: answer.page, ppp: input.ppp }),
    path: addressOf(input),
  });
  return ok({ ...paged, facets: answer.facets, corrected: answer.corrected });
}

/** The list's address without its page. */
function addressOf(input: ListInput): string {
  const query = new URLSearchParams();
  const { page: _, ...rest } = input;
  for (const [key, value] of Object.entries(rest)) {
    if (value === undefined || value === '' || value === false) continue;
    if (Array.isArray(value)) for (const item of value) query.append(key, item);
    else query.set(key, String(value));
  }
  return `/api/products?${query}`;
}
