import type { MoneyDeps } from './deps.ts';
import { lookAtRefundOfKey } from './look-at-refunds.ts';
import { settleOrder } from './settle-order.ts';
import { findOrderOfPayment, findOrderOfRefund } from './store/order-of-key.ts';

/**
 * A payment or a refund has changed at the gateway: finishes what of its order is under way there, and notes a refund that
 * came back.
 */
export async function lookAtMoney(
  deps: MoneyDeps,
  { about, key }: { readonly about: 'payment' | 'refund'; readonly key: string },
): Promise<void> {
  const find = about === 'payment' ? findOrderOfPayment : findOrderOfRefund;
  const order = await find(deps.pool, { key });
  if (order !== null) await settleOrder(deps, order);
  if (about === 'refund') await lookAtRefundOfKey(deps, key);
}
