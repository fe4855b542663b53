import type { OrderId } from '@wevisu/domain/ids.ts';
import type { DisputeState } from '@wevisu/domain/ledger/dispute-states.ts';
import {
  type DisputedItem,
  disputeLostEntries,
  disputeWonEntries,
  restEntries,
} from '@wevisu/domain/ledger/entries.ts';
import { type Cents, cents } from '@wevisu/domain/money/money.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { book } from '../money/book.ts';
import type { MoneyDeps } from '../money/deps.ts';
import { toLedgerItem } from '../money/ledger-item.ts';
import { settleLater } from '../orders/settle-later.ts';
import { endWaiting, listChargedItems, listDisputeItems } from './store/disputed-items.ts';
import { tellOfDispute } from './tell-of-disputes.ts';

export interface Closed {
  readonly id: number;
  readonly orderId: OrderId;
  readonly captureId: number;
  readonly amount: Cents;
  readonly state: DisputeState;
}

/** Books how a dispute ended, in the transaction that notes it. What its lines waited for goes on. */
export async function closeDispute(deps: MoneyDeps, trx: Queryable, closed: Closed): Promise<void> {
  const { id, orderId, captureId, amount, state } = closed;
  const now = deps.now();
  const of = { cause: 'dispute', causeId: id, orderId } as const;
  const disputed = (await listDisputeItems(trx, { disputeId: id })).map(toDisputed);
  if (state === 'won') {
    await book(trx, [{ ...of, step: 'won', entries: disputeWonEntries(amount, disputed) }], now);
  } else {
    const taken = new Map(disputed.map(({ item, shares }) => [item.id, shares]));
    const charged = await listChargedItems(trx, { captureId });
    const rest = charged
      .filter(({ leftOfRefund }) => leftOfRefund === null)
      .flatMap((row) => restEntries(toLedgerItem(row), taken.get(row.id) ?? null));
    await book(
      trx,
      [
        { ...of, step: 'lost', entries: disputeLostEntries(amount, disputed) },
        { ...of, step: 'rest', entries: rest },
      ],
      now,
    );
    await endWaiting(trx, { captureId });
  }
  await settleLater(deps, trx, { orderId, now });
  await tellOfDispute(deps, trx, { id, state });
}

function toDisputed(row: Awaited<ReturnType<typeof listDisputeItems>>[number]): DisputedItem {
  const { vendor, pro, fee, tax, shipping } = row;
  return {
    item: toLedgerItem(row),
    shares: {
      vendor: cents(vendor),
      pro: cents(pro),
      fee: cents(fee),
      tax: cents(tax),
      shipping: cents(shipping),
    },
  };
}
