import type { OrderId } from '@wevisu/domain/ids.ts';
import { refundEntries } from '@wevisu/domain/ledger/entries.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Refunded } from '../gateway/seam/payment-gateway.ts';
import { book } from './book.ts';
import type { MoneyDeps } from './deps.ts';
import { toLedgerItem } from './ledger-item.ts';
import { LOOK_AFTER_MS } from './look-at-refunds.ts';
import {
  dropRefund,
  isRefundBooked,
  markRefunded,
  markRefundFailed,
} from './store/capture-ends.ts';
import { lockItems, type OpenRefund } from './store/order-money.ts';
import { tellOfFailedRefund, tellOfRefund } from './tell-of-money.ts';

/** Pays back what was decided, and notes the answer with its entries. Throws if the gateway does not answer. */
export async function refundAtGateway(
  deps: MoneyDeps,
  { orderId, refund }: { readonly orderId: OrderId; readonly refund: OpenRefund },
): Promise<void> {
  const { id, itemId, attempt } = refund;
  const step = `refunded:${attempt}`;
  const amount = cents(refund.amountCents);
  const answer: Refunded =
    amount === 0
      ? { outcome: 'done', ref: null }
      : await deps.gateway.refund({
          key: `refund:${id}:${attempt}`,
          ref: refund.captureRef,
          amount,
        });
  const isNoted = await inTransaction(deps.pool, async (trx) => {
    const now = deps.now();
    if (answer.outcome === 'failed') {
      const { reason: outcome } = answer;
      if (outcome === 'charge_disputed' && attempt === 1) await dropRefund(trx, { id, attempt });
      else if (await markRefundFailed(trx, { id, attempt, outcome, now }))
        await tellOfFailedRefund(deps, trx, { orderId, amount });
      return true;
    }
    // Its lock holds the item's quantity and whether its earnings are available.
    const items = await lockItems(trx, { orderId });
    const item = items.find((one) => one.id === itemId);
    if (item === undefined) throw new Error(`Refund ${id} is about no item of its order.`);
    const { ref } = answer;
    const lookAt = ref === null ? null : new Date(now.getTime() + LOOK_AFTER_MS);
    if (!(await markRefunded(trx, { id, attempt, ref, lookAt, now })))
      return ref === null || (await isRefundBooked(trx, { id, step })).isBooked;
    const entries = refundEntries(toLedgerItem(item), cents(refund.restockingCents));
    await book(trx, [{ cause: 'refund', causeId: id, step, orderId, entries }], now);
    await tellOfRefund(deps, trx, { orderId, itemId, amount });
    return true;
  });
  if (!isNoted && answer.outcome === 'done' && answer.ref !== null)
    await requireSentBack(deps, `Refund ${id} of order ${orderId}`, answer.ref);
}

/** Nobody has booked it and its row does not wait for it: money has moved that no entry says, unless it came back. */
async function requireSentBack({ gateway }: MoneyDeps, name: string, ref: string): Promise<void> {
  if ((await gateway.findRefund(ref))?.outcome === 'failed') return;
  throw new Error(`${name} was paid back as ${ref}, and is not in our books.`);
}
