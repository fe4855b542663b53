import type { Cents } from '@wevisu/domain/money/money.ts';
import type { Pool, Queryable } from '../../../platform/database/queryable.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Refunded, RefundFailure } from '../seam/payment-gateway.ts';
import { isTakenBack } from './sandbox-disputes.ts';
import {
  findRefund,
  findRefusal,
  insertRefund,
  lockCharge,
  putRefusal,
  sumRefunds,
} from './store/refunds.ts';

interface Deps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly newId: () => string;
}

interface Asked {
  readonly key: string;
  /** Of the charge. */
  readonly ref: string;
  readonly amount: Cents;
}

/** Pays back at most what was charged; a key that was used before gives its first answer again, a refusal too. */
export function refundCharge({ pool, now, newId }: Deps, asked: Asked): Promise<Refunded> {
  const { key, ref: chargeRef, amount } = asked;
  return inTransaction(pool, async (trx) => {
    const charged = await lockCharge(trx, { ref: chargeRef });
    const earlier = (await findRefund(trx, { key })) ?? (await findRefusal(trx, { key }));
    if (earlier !== null) {
      refuseOther(asked, earlier);
      return 'ref' in earlier
        ? { outcome: 'done', ref: earlier.ref }
        : { outcome: 'failed', reason: earlier.reason };
    }
    const reason = await whyNot(trx, { asked, charged, now: now() });
    if (reason !== null) {
      const kept = await putRefusal(trx, {
        ...{ key, chargeRef, amountCents: amount, reason, now: now() },
      });
      refuseOther(asked, kept);
      return { outcome: 'failed', reason: kept.reason };
    }
    const ref = `sbx_refund_${newId()}`;
    await insertRefund(trx, { ref, key, chargeRef, amountCents: amount, now: now() });
    return { outcome: 'done', ref };
  });
}

async function whyNot(
  trx: Queryable,
  of: { readonly asked: Asked; readonly charged: number | null; readonly now: Date },
): Promise<RefundFailure | null> {
  const { ref: chargeRef, amount } = of.asked;
  if (of.charged === null) return 'charge_unknown';
  if (await isTakenBack(trx, { chargeRef, now: of.now })) return 'charge_disputed';
  const { cents: paidBack } = await sumRefunds(trx, { ref: chargeRef });
  return paidBack + amount > of.charged ? 'above_charge' : null;
}

function refuseOther(
  { ref, amount }: Asked,
  earlier: { readonly chargeRef: string; readonly amountCents: number },
): void {
  if (earlier.amountCents !== amount || earlier.chargeRef !== ref)
    throw new Error('an idempotency key was used for two different refunds');
}
