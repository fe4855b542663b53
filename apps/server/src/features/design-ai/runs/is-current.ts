import type { ShowroomId } from '@wevisu/domain/ids.ts';
import type { Pool } from '../../../platform/database/queryable.ts';
import { factsOf } from '../../product-facts/facts-of.ts';
import { listStock } from '../goods/store/goods.ts';
import type { MadeDesign } from './design-tasks.ts';

/** Whether every product of the designs costs what was counted, and can be had as often: the cart comes to their sums. */
export async function areCurrent(
  pool: Pool,
  {
    designs,
    showroomId,
  }: { readonly designs: readonly MadeDesign[]; readonly showroomId: ShowroomId },
): Promise<boolean> {
  const orders = designs.flatMap((design) => design.orders);
  const skus = [...new Set(orders.map(({ sku }) => sku))];
  const facts = new Map((await factsOf(pool, { skus, showroomId })).map((one) => [one.sku, one]));
  const stock = new Map((await listStock(pool, { skus })).map((row) => [row.sku, row.stock]));
  return orders.every(({ sku, units, priceCents, problem, isCounted }) => {
    const now = facts.get(sku);
    const isThere = !isCounted || units <= (stock.get(sku) ?? 0);
    return now?.priceCents === priceCents && now.problem === problem && isThere;
  });
}
