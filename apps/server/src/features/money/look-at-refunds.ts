// A refund that was done may fail days later: the homeowner's bank sends it back. See decision 0051.
import { refundEntries, reversed } from '@wevisu/domain/ledger/entries.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { book } from './book.ts';
import type { MoneyDeps } from './deps.ts';
import { shareAnew } from './disputed-items.ts';
import { toLedgerItem } from './ledger-item.ts';
import { lockItems } from './store/order-money.ts';
import {
  findRefundOfKey,
  markSentBack,
  type PaidBack,
  takeDueRefunds,
} from './store/refund-looks.ts';
import { tellOfFailedRefund, tellOfSentBackRefund } from './tell-of-money.ts';

const DAY_MS = 24 * 3_600_000;
/** From one look to the next: the gateway's events come before, if they come. */
export const LOOK_AFTER_MS = DAY_MS;
/** Stripe lets a refund fail for 30 days. */
const LOOK_DAYS = 35;
const AT_ONCE = 200;

/** Looks at those whose time has come. One that the gateway does not answer is looked at the next time. */
export async function lookAtRefunds(deps: MoneyDeps): Promise<void> {
  const now = deps.now().getTime();
  const due = await takeDueRefunds(deps.pool, {
    ...{ now: new Date(now), next: new Date(now + LOOK_AFTER_MS), most: AT_ONCE },
    since: new Date(now - LOOK_DAYS * DAY_MS),
  });
  for (const refund of due) await lookAtRefund(deps, refund).catch(deps.onError);
}

/** The gateway says that a refund has changed. */
export async function lookAtRefundOfKey(deps: MoneyDeps, key: string): Promise<void> {
  const refund = await findRefundOfKey(deps.pool, { key });
  if (refund !== null) await lookAtRefund(deps, refund);
}

/** Notes one that came back: what it took from everybody is theirs again until staff have it paid back anew. */
async function lookAtRefund(deps: MoneyDeps, refund: PaidBack): Promise<void> {
  const { id, attempt, orderId, itemId, restockingCents } = refund;
  const amount = cents(refund.amountCents);
  const answer = await deps.gateway.findRefund(refund.ref);
  if (answer === null) throw new Error(`The gateway does not know refund ${id}, ${refund.ref}.`);
  if (answer.outcome === 'done') return;
  await inTransaction(deps.pool, async (trx) => {
    const now = deps.now();
    const items = await lockItems(trx, { orderId });
    const item = items.find((one) => one.id === itemId);
    if (item === undefined) throw new Error(`Refund ${id} is about no item of its order.`);
    if (!(await markSentBack(trx, { id, attempt, outcome: answer.reason, now }))) return;
    // Nothing of a refunded item matures, so its earnings stand where they were taken from.
    const entries = reversed(refundEntries(toLedgerItem(item), cents(restockingCents)));
    const step = `sent_back:${attempt}`;
    await book(trx, [{ cause: 'refund', causeId: id, step, orderId, entries }], now);
    const anew = await shareAnew(trx, { captureId: item.captureId ?? 0 });
    await book(
      trx,
      anew.map(({ disputeId: causeId, ...shared }) => ({
        ...{ cause: 'dispute', causeId, orderId, ...shared },
      })),
      now,
    );
    await tellOfSentBackRefund(deps, trx, { orderId, amount });
    await tellOfFailedRefund(deps, trx, { orderId, amount });
  });
}
