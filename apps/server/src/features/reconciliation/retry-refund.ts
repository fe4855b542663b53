import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { refundDays } from '@wevisu/domain/policy/policy.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { noteAct } from '../audit/note-act.ts';
import { settleLater } from '../orders/settle-later.ts';
import { isRefundDisputed, restartRefund } from './store/entries.ts';

interface RetryDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
}

/** A refused refund begins anew under its next key; the order's settlement asks the gateway. */
export function retryRefund(
  { pool, now, jobs }: RetryDeps,
  { userId, id, reason }: { readonly userId: UserId; readonly id: number; readonly reason: string },
): Promise<Result<null>> {
  return inTransactionOfResult(pool, async (trx) => {
    const at = now();
    const begun = await restartRefund(trx, { id, now: at, ...refundDays(at) });
    if (begun === null) {
      const { isDisputed } = await isRefundDisputed(trx, { id });
      return refuse(isDisputed ? 'order_disputed' : 'not_found');
    }
    await noteAct(trx, {
      at,
      actorId: userId,
      tenant: null,
      action: 'refund.retried',
      target: { kind: 'refund', id: String(id) },
      from: { attempt: begun.attempt - 1 },
      to: { attempt: begun.attempt, order: begun.orderNumber, amount_cents: begun.amountCents },
      reason,
    });
    await settleLater({ jobs }, trx, { orderId: begun.orderId, now: at });
    return ok(null);
  });
}
