import type { OrderId } from '@wevisu/domain/ids.ts';
import { refundEntries } from '@wevisu/domain/ledger/entries.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Refunded } from '../gateway/seam/payment-gateway.ts';
import { book } from './book.ts';
import type { MoneyDeps } from './deps.ts';
import { toLedgerItem } from './ledger-item.ts';
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
  await inTransaction(deps.pool, async (trx) => {
    const now = deps.now();
    if (answer.outcome === 'failed') {
      if (answer.reason === 'charge_disputed') return dropRefund(trx, { id, attempt });
      const { reason: outcome } = answer;
      const failed = await markRefundFailed(trx, { id, attempt, outcome, now });
      if (failed) await tellOfFailedRefund(deps, trx, { orderId, amount });
      return;
    }
    // Its lock holds the item's quantity and whether its earnings are available.
    const items = await lockItems(trx, { orderId });
    const item = items.find((one) => one.id === itemId);
    if (item === undefined) throw new Error(`Refund ${id} is about no item of its order.`);
    if (!(await markRefunded(trx, { id, attempt, ref: answer.ref, now }))) {
      // Somebody else was first; or the row is gone, and money has moved that no entry says.
      if (answer.ref === null || (await isRefundBooked(trx, { id, step })).isBooked) return;
      throw new Error(
        `Refund ${id} of order ${orderId} was paid back as ${answer.ref}, and is not in our books.`,
      );
    }
    const entries = refundEntries(toLedgerItem(item), cents(refund.restockingCents));
    await book(trx, [{ cause: 'refund', causeId: id, step, orderId, entries }], now);
    await tellOfRefund(deps, trx, { orderId, itemId, amount });
  });
}
