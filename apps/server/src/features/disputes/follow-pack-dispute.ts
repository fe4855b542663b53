// A dispute about what was paid for credits: those that are left are kept, and what is not earned bears the loss first.
import {
  disputeEntries,
  disputeWonEntries,
  gatewayFeeEntries,
  planDisputeLostEntries,
} from '@wevisu/domain/ledger/entries.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import {
  type DisputedPack,
  dropCredits,
  keepCredits,
  lockDisputedPack,
  restoreCredits,
} from '../design-ai/credits/pack-dispute.ts';
import type { GatewayDispute } from '../gateway/seam/dispute-gateway.ts';
import { book } from '../money/book.ts';
import type { MoneyDeps } from '../money/deps.ts';
import { type Ended, noteStand } from './note-stand.ts';
import { findBorneByPack, insertPackDispute } from './store/pack-disputes.ts';
import { tellOfDispute } from './tell-of-disputes.ts';

type Paid = Awaited<ReturnType<typeof lockDisputedPack>>;

export async function followPackDispute(
  deps: MoneyDeps,
  { pack, given }: { readonly pack: DisputedPack; readonly given: GatewayDispute },
): Promise<void> {
  await inTransaction(deps.pool, async (trx) => {
    const paid = await lockDisputedPack(trx, pack);
    await open(deps, trx, { pack, paid, given });
    const ended = await noteStand(deps, trx, { given, orderId: null });
    if (ended !== null) await close(deps, trx, { pack, paid, ended });
  });
}

async function open(
  deps: MoneyDeps,
  trx: Queryable,
  of: { readonly pack: DisputedPack; readonly paid: Paid; readonly given: GatewayDispute },
): Promise<void> {
  const { pack, paid, given } = of;
  const { ref, amount, fee, reason, respondBy, openedAt } = given;
  const now = deps.now();
  const made = await insertPackDispute(trx, {
    ...{ ref, purchaseId: pack.purchaseId, amountCents: amount, feeCents: fee },
    ...{ paidCents: paid.paidCents, credits: paid.free, reason, respondBy, openedAt, now },
  });
  if (made === null) return;
  const cause = { cause: 'dispute', causeId: made.id, orderId: null } as const;
  await book(
    trx,
    [
      { ...cause, step: 'opened', entries: disputeEntries(amount) },
      { ...cause, step: 'fee', entries: gatewayFeeEntries(fee) },
    ],
    now,
  );
  await tellOfDispute(deps, trx, { id: made.id, state: 'needs_response' });
  await keepCredits(deps, trx, { ...pack, amountCents: amount, credits: paid.free });
}

async function close(
  deps: MoneyDeps,
  trx: Queryable,
  of: { readonly pack: DisputedPack; readonly paid: Paid; readonly ended: Ended },
): Promise<void> {
  const { pack, paid, ended } = of;
  const { id, amount, state } = ended;
  const now = deps.now();
  const cause = { cause: 'dispute', causeId: id, orderId: null } as const;
  const { borneCents, credits } = await findBorneByPack(trx, { id });
  const about = { ...pack, amountCents: amount, credits };
  if (state === 'won') {
    await book(trx, [{ ...cause, step: 'won', entries: disputeWonEntries(amount, []) }], now);
    await restoreCredits(deps, trx, about);
  } else {
    const entries = planDisputeLostEntries({
      ...{ amount, borne: cents(borneCents), unearned: cents(paid.unearnedCents) },
    });
    await book(trx, [{ ...cause, step: 'lost', entries }], now);
    await dropCredits(deps, trx, about);
  }
  await tellOfDispute(deps, trx, { id, state });
}
