// One dispute as its gateway has it: noted once, and closed once, each with its entries in one transaction under the locks
// of the order. Whoever comes by after a crash finds all of it or nothing.
import {
  disputeEntries,
  gatewayFeeEntries,
  reserveEntries,
} from '@wevisu/domain/ledger/entries.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { findDisputedPack } from '../design-ai/credits/pack-dispute.ts';
import type { GatewayDispute } from '../gateway/seam/dispute-gateway.ts';
import { findDisputedHirePayment } from '../hiring/hire-dispute.ts';
import { book } from '../money/book.ts';
import type { MoneyDeps } from '../money/deps.ts';
import { findHindrance, shareAmong } from '../money/disputed-items.ts';
import { settleOrder } from '../money/settle-order.ts';
import { findDisputedPlan } from '../subscriptions/plan-dispute.ts';
import { closeDispute } from './close-dispute.ts';
import { followHireDispute } from './follow-hire-dispute.ts';
import { followPackDispute } from './follow-pack-dispute.ts';
import { followPlanDispute } from './follow-plan-dispute.ts';
import { noteStand } from './note-stand.ts';
import { findCharge, insertDispute, isNoted, lockLines, lockOrder } from './store/disputes.ts';
import { tellOfDispute } from './tell-of-disputes.ts';

type Charge = NonNullable<Awaited<ReturnType<typeof findCharge>>>;

export async function followDispute(deps: MoneyDeps, given: GatewayDispute): Promise<void> {
  const charge = await findCharge(deps.pool, { ref: given.chargeRef });
  if (charge === null) {
    const plan = await findDisputedPlan(deps.pool, { ref: given.chargeRef });
    if (plan !== null) return followPlanDispute(deps, { plan, given });
    const pack = await findDisputedPack(deps.pool, { ref: given.chargeRef });
    if (pack !== null) return followPackDispute(deps, { pack, given });
    const payment = await findDisputedHirePayment(deps.pool, { ref: given.chargeRef });
    // Its charge is not noted yet, or is not ours: the comparison of the books tells if that lasts.
    if (payment !== null) await followHireDispute(deps, { payment, given });
    return;
  }
  // Refunds that the gateway has done before are noted before, so that both have the same left of the charge.
  if ((await isNoted(deps.pool, { ref: given.ref })) === null)
    await settleOrder(deps, { orderId: charge.orderId });
  await inTransaction(deps.pool, async (trx) => {
    await lockLines(trx, { orderId: charge.orderId });
    await lockOrder(trx, { orderId: charge.orderId });
    await open(deps, trx, { charge, given });
    const { orderId } = charge;
    const ended = await noteStand(deps, trx, { given, orderId });
    if (ended !== null) await closeDispute(deps, trx, { ...charge, ...ended });
  });
}

async function open(
  deps: MoneyDeps,
  trx: Queryable,
  { charge, given }: { readonly charge: Charge; readonly given: GatewayDispute },
): Promise<void> {
  const { orderId, captureId } = charge;
  const { ref, amount, fee, reason, respondBy, openedAt } = given;
  const now = deps.now();
  const made = await insertDispute(trx, {
    ...{ ref, orderId, captureId, amountCents: amount, feeCents: fee },
    ...{ reason, respondBy, openedAt, now },
  });
  if (made === null) return;
  const { isRefunding, isTaken } = await findHindrance(trx, { captureId, disputeId: made.id });
  if (isRefunding)
    throw new Error(`a refund of order ${orderId} is under way while its charge is disputed`);
  const disputed = isTaken ? [] : await shareAmong(trx, { disputeId: made.id, captureId, amount });
  const of = { cause: 'dispute', causeId: made.id, orderId } as const;
  await book(
    trx,
    [
      { ...of, step: 'opened', entries: disputeEntries(amount) },
      { ...of, step: 'fee', entries: gatewayFeeEntries(fee) },
      { ...of, step: 'reserved', entries: reserveEntries(disputed) },
    ],
    now,
  );
  await tellOfDispute(deps, trx, { id: made.id, state: 'needs_response' });
}
