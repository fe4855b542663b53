// A dispute about what a pro paid for a plan: what is not earned yet bears it first, then what was.
import {
  disputeEntries,
  disputeWonEntries,
  gatewayFeeEntries,
  planDisputeLostEntries,
} from '@wevisu/domain/ledger/entries.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { GatewayDispute } from '../gateway/seam/dispute-gateway.ts';
import { book } from '../money/book.ts';
import type { MoneyDeps } from '../money/deps.ts';
import {
  type DisputedPlan,
  endForDispute,
  keepAfterDispute,
  lockDisputedPlan,
  stopForDispute,
} from '../subscriptions/plan-dispute.ts';
import { type Ended, noteStand } from './note-stand.ts';
import { findBorneByPlan, insertPlanDispute } from './store/plan-disputes.ts';
import { tellOfDispute } from './tell-of-disputes.ts';

type Paid = Awaited<ReturnType<typeof lockDisputedPlan>>;

export async function followPlanDispute(
  deps: MoneyDeps,
  { plan, given }: { readonly plan: DisputedPlan; readonly given: GatewayDispute },
): Promise<void> {
  await inTransaction(deps.pool, async (trx) => {
    const paid = await lockDisputedPlan(trx, plan);
    await open(deps, trx, { plan, paid, given });
    const ended = await noteStand(deps, trx, { given, orderId: null });
    if (ended !== null) await close(deps, trx, { plan, paid, ended });
  });
}

async function open(
  deps: MoneyDeps,
  trx: Queryable,
  of: { readonly plan: DisputedPlan; readonly paid: Paid; readonly given: GatewayDispute },
): Promise<void> {
  const { plan, paid, given } = of;
  const { ref, amount, fee, reason, respondBy, openedAt } = given;
  const now = deps.now();
  const made = await insertPlanDispute(trx, {
    ...{ ref, chargeId: plan.chargeId, amountCents: amount, feeCents: fee },
    ...{ paidCents: paid.paidCents, reason, respondBy, openedAt, now },
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
  await stopForDispute(deps, trx, { ...plan, amountCents: amount });
}

async function close(
  deps: MoneyDeps,
  trx: Queryable,
  of: { readonly plan: DisputedPlan; readonly paid: Paid; readonly ended: Ended },
): Promise<void> {
  const { plan, paid, ended } = of;
  const { id, amount, state } = ended;
  const now = deps.now();
  const cause = { cause: 'dispute', causeId: id, orderId: null } as const;
  const about = { ...plan, amountCents: amount };
  if (state === 'won') {
    await book(trx, [{ ...cause, step: 'won', entries: disputeWonEntries(amount, []) }], now);
    await keepAfterDispute(deps, trx, about);
  } else {
    const { borneCents } = await findBorneByPlan(trx, { id });
    const entries = planDisputeLostEntries({
      ...{ amount, borne: cents(borneCents), unearned: cents(paid.unearnedCents) },
    });
    await book(trx, [{ ...cause, step: 'lost', entries }], now);
    await endForDispute(deps, trx, about);
  }
  await tellOfDispute(deps, trx, { id, state });
}
