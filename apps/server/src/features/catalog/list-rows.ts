// The rows beside a product (CAT-16): best sellers, what others viewed, what the visitor viewed.

import type { ProductCard } from '@wevisu/contract/catalog.ts';
import type { Result } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { ShowroomRef } from '../showrooms/require-showroom.ts';
import type { CatalogDeps } from './deps.ts';
import { NO_FILTERS } from './index/filters.ts';
import { offeredCards } from './offered-cards.ts';
import { optionalTerms } from './optional-terms.ts';
import { findSold, listAlsoViewed, listViewed, noteViewed } from './store/viewed.ts';

const SHOWN = 12;

export interface RowInput {
  readonly ref: ShowroomRef;
  readonly products: readonly string[];
}

/** API-40. */
export async function listTopProducts(
  deps: CatalogDeps,
  { ref, products }: RowInput,
): Promise<Result<ProductCard[]>> {
  const [found, asked] = await Promise.all([
    optionalTerms(deps.terms, ref),
    findSold(deps.db, products),
  ]);
  if (!found.ok) return found;
  const index = deps.index();
  const first = asked[0];
  const ordinal = first === undefined ? -1 : (index.taxonomy.ordinalOf.get(first.categoryId) ?? -1);
  const { productIds } = index.list({
    category: index.taxonomy.categories[ordinal] ?? null,
    tokens: [],
    skuProducts: new Map(),
    filters: { ...NO_FILTERS, inStock: true },
    sort: 'popular',
    terms: null,
    assortment: found.value?.assortment ?? null,
    page: 1,
    perPage: SHOWN + asked.length,
  });
  const others = productIds.filter((id) => asked.every((one) => one.id !== id)).slice(0, SHOWN);
  return offeredCards(deps, { ref, productIds: others });
}

/** API-41. */
export async function listCustomerViewed(
  deps: CatalogDeps,
  { ref, products }: RowInput,
): Promise<Result<ProductCard[]>> {
  const asked = await findSold(deps.db, products);
  const productIds =
    asked.length === 0
      ? []
      : await listAlsoViewed(deps.db, { productIds: asked.map(({ id }) => id), limit: SHOWN });
  return offeredCards(deps, { ref, productIds });
}

/** API-42: a guest's list as sent; for an account, its own list merged with the one sent. */
export async function listRecentlyViewed(
  deps: CatalogDeps & { readonly now: () => Date },
  { ref, products, userId }: RowInput & { readonly userId: UserId | null },
): Promise<Result<ProductCard[]>> {
  const sent = (await findSold(deps.db, products)).map(({ id }) => id);
  if (userId === null) return offeredCards(deps, { ref, productIds: sent });
  if (sent.length > 0) await noteViewed(deps.db, { userId, productIds: sent, now: deps.now() });
  const productIds = await listViewed(deps.db, { userId, limit: 2 * SHOWN });
  return offeredCards(deps, { ref, productIds });
}
