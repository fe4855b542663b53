import type { FoundGoods } from '@wevisu/contract/offers.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { NO_FILTERS } from '../catalog/index/filters.ts';
import { readSearch } from '../catalog/read-search.ts';
import { assortmentOf } from '../showrooms/assortment-of.ts';
import type { OfferCallDeps } from './deps.ts';
import { readGoods, toLine } from './price-sections.ts';
import { findAssortment, listVariantIds } from './store/goods.ts';

const SHOWN = 12;

/** What the showroom sells, by words, at its clients' prices: each variant as the line that it would be. */
export async function findGoods(
  { pool, catalog }: Pick<OfferCallDeps, 'pool' | 'catalog'>,
  { proId, q }: { readonly proId: ProUserId; readonly q: string },
): Promise<Result<FoundGoods>> {
  const shop = await findAssortment(pool, { proId });
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
  const found = await listVariantIds(pool, { productIds });
  const variantIds = found.map(({ variantId }) => variantId);
  const goods = await readGoods(pool, { showroomId: shop.id, variantIds });
  const rows = variantIds.flatMap((id) => {
    const row = goods.get(id);
    if (row === undefined || !row.isSold) return [];
    const line = toLine(row, { key: String(id), qty: row.minimumUnit });
    return [{ ...line, lots: [...line.lots] }];
  });
  return ok({ rows, total });
}
