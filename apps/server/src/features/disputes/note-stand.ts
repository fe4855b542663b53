// How far a dispute is, whatever it is about: its fee and its state follow the gateway.
import type { OrderId } from '@wevisu/domain/ids.ts';
import { type DisputeState, isOpenDispute } from '@wevisu/domain/ledger/dispute-states.ts';
import { gatewayFeeEntries } from '@wevisu/domain/ledger/entries.ts';
import { type Cents, cents, subtract } from '@wevisu/domain/money/money.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { GatewayDispute } from '../gateway/seam/dispute-gateway.ts';
import { book } from '../money/book.ts';
import type { MoneyDeps } from '../money/deps.ts';
import { findDispute, moveDispute, setFee } from './store/disputes.ts';

export interface Ended {
  readonly id: number;
  readonly amount: Cents;
  readonly state: DisputeState;
}

/** Null unless it is decided now: what is decided stays. `orderId` is null of a plan's charge, of credits and of hires. */
export async function noteStand(
  deps: MoneyDeps,
  trx: Queryable,
  { given, orderId }: { readonly given: GatewayDispute; readonly orderId: OrderId | null },
): Promise<Ended | null> {
  const { id, state, amountCents, feeCents } = await findDispute(trx, { ref: given.ref });
  if (given.fee !== feeCents) {
    // A gateway may ask for more while a dispute runs, or give some of it back.
    const entries = gatewayFeeEntries(subtract(given.fee, cents(feeCents)));
    const step = `fee:${given.fee}`;
    await book(trx, [{ cause: 'dispute', causeId: id, step, orderId, entries }], deps.now());
    await setFee(trx, { id, feeCents: given.fee });
  }
  const closed = isOpenDispute(given.state) ? null : deps.now();
  const isMoved = await moveDispute(trx, {
    ...{ id, state: given.state, respondBy: given.respondBy, closedAt: closed },
  });
  if (!isMoved || closed === null || !isOpenDispute(state)) return null;
  return { id, amount: cents(amountCents), state: given.state };
}
