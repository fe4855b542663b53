import type { ProductCard } from '@wevisu/contract/catalog.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ShowroomRef } from '../showrooms/require-showroom.ts';
import type { CatalogDeps } from './deps.ts';
import { NO_FILTERS } from './index/filters.ts';
import { optionalTerms } from './optional-terms.ts';
import { getProductPlace } from './store/products.ts';
import { toCard } from './to-card.ts';

const SHOWN = 8;
/** Candidates to read, so that there are enough of other brands. */
const CANDIDATES = 48;

/** The most popular of the same category, other brands first. */
export async function listRelatedProducts(
  deps: CatalogDeps,
  { hash, ref }: { readonly hash: string; readonly ref: ShowroomRef },
): Promise<Result<ProductCard[]>> {
  const [found, place] = await Promise.all([
    optionalTerms(deps.terms, ref),
    getProductPlace(deps.db, { hash }),
  ]);
  if (!found.ok) return found;
  if (place === null) return refuse('product_not_found');
  const index = deps.index();
  const category = index.taxonomy.categories[index.taxonomy.ordinalOf.get(place.categoryId) ?? -1];
  if (category === undefined) return ok([]);
  const { productIds } = index.list({
    category,
    tokens: [],
    skuProducts: new Map(),
    filters: NO_FILTERS,
    sort: 'popular',
    terms: null,
    assortment: found.value?.assortment ?? null,
    page: 1,
    perPage: CANDIDATES,
  });
  const others = productIds.filter((id) => id !== place.id);
  const rows = await deps.cards(others);
  const inOrder = others.flatMap((id) => rows.get(id) ?? []);
  const chosen = [
    ...inOrder.filter((row) => row.brandId !== place.brandId),
    ...inOrder.filter((row) => row.brandId === place.brandId),
  ].slice(0, SHOWN);
  const context = { taxonomy: index.taxonomy, terms: found.value };
  return ok(
    chosen.flatMap((row) => toCard(context, { row, inStock: index.isInStock(row.id) }) ?? []),
  );
}
