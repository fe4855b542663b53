import type { Cents } from '@wevisu/domain/money/money.ts';
import type { Pool, Queryable } from '../../../platform/database/queryable.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Refunded, RefundFailure } from '../seam/payment-gateway.ts';
import { isTakenBack } from './sandbox-disputes.ts';
import { SENT_BACK_AFTER_MS, sendBackDue } from './send-back.ts';
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

interface RefundState {
  readonly ref: string;
  readonly state: 'done' | 'failed';
}

interface Asked {
  readonly key: string;
  /** Of the charge. */
  readonly ref: string;
  readonly amount: Cents;
}

/**
 * Pays back at most what was charged. A key that was used before gives its first answer again, a refusal too, unless a bank
 * has sent the money back since.
 */
export async function refundCharge({ pool, now, newId }: Deps, asked: Asked): Promise<Refunded> {
  const { key, ref: chargeRef, amount } = asked;
  await sendBackDue({ pool, now });
  return inTransaction(pool, async (trx) => {
    const charged = await lockCharge(trx, { ref: chargeRef });
    const earlier = (await findRefund(trx, { key })) ?? (await findRefusal(trx, { key }));
    if (earlier !== null) {
      refuseOther(asked, earlier);
      return 'ref' in earlier ? toRefunded(earlier) : { outcome: 'failed', reason: earlier.reason };
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
    const failsAt = new Date(now().getTime() + SENT_BACK_AFTER_MS);
    await insertRefund(trx, { ref, key, chargeRef, amountCents: amount, now: now(), failsAt });
    return { outcome: 'done', ref };
  });
}

export function toRefunded({ ref, state }: RefundState): Refunded {
  return state === 'done' ? { outcome: 'done', ref } : { outcome: 'failed', reason: 'card_closed' };
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
