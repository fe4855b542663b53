import type { MoneyDeps } from './deps.ts';
import { settleOrder } from './settle-order.ts';
import { listDueOrders } from './store/order-money.ts';

const AT_ONCE = 200;

/** Settles what is due by the clock, or was left by a crash. One order that fails must not block the others. */
export async function settleDueOrders(deps: MoneyDeps): Promise<void> {
  const due = await listDueOrders(deps.pool, { now: deps.now(), limit: AT_ONCE });
  for (const order of due) await settleOrder(deps, order).catch(deps.onError);
}
