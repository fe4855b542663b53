import type { PriceList } from '@wevisu/contract/price-lists.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { PriceListDeps } from './deps.ts';
import { showPriceList } from './show-price-list.ts';
import { getOwnPriceList, listOwnPriceLists } from './store/lists.ts';

export async function listPriceLists(
  { pool }: Pick<PriceListDeps, 'pool'>,
  of: { readonly userId: UserId; readonly before: number | null },
): Promise<Omit<PriceList, 'columns' | 'head' | 'samples'>[]> {
  const lists = await listOwnPriceLists(pool, of);
  return lists.map(showPriceList);
}

export async function showList(
  { pool }: Pick<PriceListDeps, 'pool'>,
  of: { readonly userId: UserId; readonly id: number },
): Promise<Result<PriceList>> {
  const list = await getOwnPriceList(pool, of);
  return list === null ? refuse('not_found') : ok(showPriceList(list));
}
