import type { OrderId } from '@wevisu/domain/ids.ts';
import { refundEntries } from '@wevisu/domain/ledger/entries.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Refunded } from '../gateway/seam/payment-gateway.ts';
import { book } from './book.ts';
import type { MoneyDeps } from './deps.ts';
import { toLedgerItem } from './ledger-item.ts';
import { dropRefund, markRefunded, markRefundFailed } from './store/capture-ends.ts';
import { lockItems, type OpenRefund } from './store/order-money.ts';
import { tellOfFailedRefund, tellOfRefund } from './tell-of-money.ts';

/** Pays back what was decided, and notes the answer with its entries. Throws if the gateway does not answer. */
export async function refundAtGateway(
  deps: MoneyDeps,
  { orderId, refund }: { readonly orderId: OrderId; readonly refund: OpenRefund },
): Promise<void> {
  const { id, itemId } = refund;
  const amount = cents(refund.amountCents);
  const answer: Refunded =
    amount === 0
      ? { outcome: 'done', ref: null }
      : await deps.gateway.refund({
          key: `refund:${id}:${refund.attempt}`,
          ref: refund.captureRef,
          amount,
        });
  await inTransaction(deps.pool, async (trx) => {
    const now = deps.now();
    if (answer.outcome === 'failed') {
      if (answer.reason === 'charge_disputed') return dropRefund(trx, { id });
      const failed = await markRefundFailed(trx, { id, outcome: answer.reason, now });
      if (failed) await tellOfFailedRefund(deps, trx, { orderId, amount });
      return;
    }
    // Its lock holds the item's quantity and whether its earnings are available.
    const items = await lockItems(trx, { orderId });
    const item = items.find((one) => one.id === itemId);
    if (item === undefined) throw new Error(`Refund ${id} is about no item of its order.`);
    if (!(await markRefunded(trx, { id, ref: answer.ref, now }))) return;
    const entries = refundEntries(toLedgerItem(item), cents(refund.restockingCents));
    const step = `refunded:${refund.attempt}`;
    await book(trx, [{ cause: 'refund', causeId: id, step, orderId, entries }], now);
    await tellOfRefund(deps, trx, { orderId, itemId, amount });
  });
}
