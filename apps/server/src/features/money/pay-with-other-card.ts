import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { OrderId, UserId } from '@wevisu/domain/ids.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { MoneyDeps } from './deps.ts';
import { settleOrder } from './settle-order.ts';
import { findEnd, lockOwnOrder, putOrderCard } from './store/other-cards.ts';

/** The card of an order was refused: what is approved is charged to another one, at once. */
export async function payWithOtherCard(
  deps: MoneyDeps,
  {
    userId,
    number,
    token,
  }: { readonly userId: UserId; readonly number: string; readonly token: string },
): Promise<Result<null>> {
  const card = await deps.gateway.describeToken(token);
  if (card === null) return refuse('payment_method_missing');
  const { brand, last4 } = card;
  const chosen = await inTransactionOfResult(deps.pool, async (trx): Promise<Result<OrderId>> => {
    const order = await lockOwnOrder(trx, { userId, number });
    if (order === null) return refuse('order_not_found');
    const { orderId } = order;
    if (!order.isRefused) return refuse('other_card_not_needed');
    await putOrderCard(trx, { orderId, token, brand, last4, now: deps.now() });
    return ok(orderId);
  });
  if (!chosen.ok) return chosen;
  const orderId = chosen.value;
  await settleOrder(deps, { orderId }).catch(deps.onError);
  const end = await findEnd(deps.pool, { orderId, token });
  // Without an answer a job goes on, and the page of the order tells.
  return end === null || end.isDone ? ok(null) : refuse('other_card_refused');
}
