import type { OrderId } from '@wevisu/domain/ids.ts';
import type { DisputeState } from '@wevisu/domain/ledger/dispute-states.ts';
import { disputeLostEntries, disputeWonEntries } from '@wevisu/domain/ledger/entries.ts';
import type { Cents } from '@wevisu/domain/money/money.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { book } from '../money/book.ts';
import type { MoneyDeps } from '../money/deps.ts';
import { endWaiting, listDisputed, listRest } from '../money/disputed-items.ts';
import { settleLater } from '../orders/settle-later.ts';
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
  const disputed = await listDisputed(trx, { disputeId: id });
  if (state === 'won') {
    await book(trx, [{ ...of, step: 'won', entries: disputeWonEntries(amount, disputed) }], now);
  } else {
    const rest = await listRest(trx, { captureId, disputed });
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
