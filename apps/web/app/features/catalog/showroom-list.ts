// Imported when the browser first fetches a list, since calls pull in the contract's schemas.
import { listShowroomProducts, type ProductCard } from '@wevisu/contract/catalog.ts';
import { listFeatured } from '@wevisu/contract/featured.ts';
import { call } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import type { Selection } from '../showrooms/selection.ts';
import type { ListFilters } from './list-filters.ts';
import { toListQuery } from './list-query.ts';
import { type ProductList, toProductList } from './product-list.ts';

/** The list of a showroom; null if the showroom is gone or closed. */
export async function fetchShowroomList(
  { showroom, vsd_id }: Selection,
  filters: ListFilters,
): Promise<ProductList | null> {
  try {
    const body = { showroom, ...toListQuery(filters, null) };
    const reply = await call(listShowroomProducts, { body }, { isQuiet: true });
    return toProductList(reply.data, filters, vsd_id);
  } catch (error) {
    if (error instanceof ApiFailure && error.code?.startsWith('showroom_')) return null;
    throw error;
  }
}

/** Without the pick the shop still works, so a failure leaves it out. */
export async function fetchFeatured({ showroom }: Selection): Promise<readonly ProductCard[]> {
  try {
    return (await call(listFeatured, { query: { showroom } }, { isQuiet: true })).data;
  } catch (error) {
    if (error instanceof ApiFailure) return [];
    throw error;
  }
}
