import type { Featurable } from '@wevisu/contract/featured.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { NO_FILTERS } from '../catalog/index/filters.ts';
import { readSearch } from '../catalog/read-search.ts';
import { assortmentOf } from '../showrooms/assortment-of.ts';
import type { FeaturedDeps } from './deps.ts';
import { nameProducts, toFeaturable } from './show-featured.ts';
import { getOwnShowroom } from './store.ts';

const SHOWN = 12;

/** The best finds of the shop's own search, among what the showroom offers. */
export async function findFeaturable(
  { pool, catalog }: Pick<FeaturedDeps, 'pool' | 'catalog'>,
  { proId, q }: { readonly proId: ProUserId; readonly q: string },
): Promise<Result<{ rows: Featurable[]; total: number }>> {
  const shop = await getOwnShowroom(pool, { proId });
  if (shop === null) return refuse('showroom_missing');
  const search = await readSearch(pool, q);
  const { productIds, total } = catalog.index().list({
    category: null,
    ...search,
    filters: NO_FILTERS,
    sort: search.tokens.length > 0 ? 'relevance' : 'popular',
    terms: null,
    assortment: await assortmentOf(pool, shop),
    page: 1,
    perPage: SHOWN,
  });
  return ok({ rows: (await nameProducts(pool, productIds)).map(toFeaturable), total });
}
