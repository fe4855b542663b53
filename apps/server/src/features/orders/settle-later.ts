import type { OrderId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { OrdersDeps } from './deps.ts';
import { noteToSettle } from './store/to-settle.ts';

/** The job that every change of a line causes. */
export const SETTLE_ORDER = 'money.settle-order';

/**
 * The money of an order follows its lines. In the transaction that changes one; the job runs after the commit, so that
 * of two lines changed at once the last one sees both, and the order stays due until it is done.
 */
export async function settleLater(
  { jobs }: Pick<OrdersDeps, 'jobs'>,
  trx: Queryable,
  { orderId, now }: { readonly orderId: OrderId; readonly now: Date },
): Promise<void> {
  await noteToSettle(trx, { orderId, now });
  await jobs.enqueue(trx, SETTLE_ORDER, [{ orderId }]);
}
