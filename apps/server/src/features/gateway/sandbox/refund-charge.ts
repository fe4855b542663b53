import type { Cents } from '@wevisu/domain/money/money.ts';
import type { Pool } from '../../../platform/database/queryable.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Refunded } from '../seam/payment-gateway.ts';
import { isTakenBack } from './sandbox-disputes.ts';
import { findRefund, insertRefund, lockCharge, sumRefunds } from './store/refunds.ts';

/** Pays back at most what was charged; a key that was used before gives its answer again. */
export function refundCharge(
  {
    pool,
    now,
    newId,
  }: {
    readonly pool: Pool;
    readonly now: () => Date;
    readonly newId: () => string;
  },
  {
    key,
    ref: chargeRef,
    amount,
  }: {
    readonly key: string;
    readonly ref: string;
    readonly amount: Cents;
  },
): Promise<Refunded> {
  return inTransaction(pool, async (trx) => {
    const charged = await lockCharge(trx, { ref: chargeRef });
    if (charged === null) return { outcome: 'failed', reason: 'charge_unknown' };
    const earlier = await findRefund(trx, { key });
    if (earlier !== null) {
      if (earlier.amountCents !== amount || earlier.chargeRef !== chargeRef) {
        throw new Error('an idempotency key was used for two different refunds');
      }
      return { outcome: 'done', ref: earlier.ref };
    }
    if (await isTakenBack(trx, { chargeRef, now: now() }))
      return { outcome: 'failed', reason: 'charge_disputed' };
    const { cents: paidBack } = await sumRefunds(trx, { ref: chargeRef });
    if (paidBack + amount > charged) return { outcome: 'failed', reason: 'above_charge' };
    const ref = `sbx_refund_${newId()}`;
    await insertRefund(trx, { ref, key, chargeRef, amountCents: amount, now: now() });
    return { outcome: 'done', ref };
  });
}
