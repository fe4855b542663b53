// What a bank's dispute does to a plan; disputes call it in the transaction that notes them.
import { day, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { PREMIUM_PAID_AMOUNT } from '@wevisu/domain/people/branding.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { noteAct } from '../audit/note-act.ts';
import type { SubscriptionDeps } from './deps.ts';
import { endPlan } from './end-plan.ts';
import { findOpenCharge } from './store/charges.ts';
import { type DisputedPlan, endUse, findDisputedPlan, lockPaid } from './store/disputed.ts';
import {
  findLiving,
  findPayer,
  lockShowroom,
  type SubscriptionRow,
  setCanceled,
  setShowroomPlan,
} from './store/subscriptions.ts';
import { tellOfPlanDispute } from './tell-of-plan-disputes.ts';

export type { DisputedPlan };
export { findDisputedPlan };

/** The showroom, then the charge, as whoever renews or books what is earned. */
export async function lockDisputedPlan(
  trx: Queryable,
  { showroomId, chargeId }: DisputedPlan,
): Promise<{ readonly paidCents: number; readonly unearnedCents: number }> {
  await lockShowroom(trx, { id: showroomId });
  const { amountCents, usedCents } = await lockPaid(trx, { id: chargeId });
  return { paidCents: amountCents, unearnedCents: amountCents - usedCents };
}

/** While the bank decides nothing more is charged: the plan stays until its last paid day and does not renew. */
export async function stopForDispute(
  deps: SubscriptionDeps,
  trx: Queryable,
  of: DisputedPlan & { readonly amountCents: number },
): Promise<void> {
  const plan = await findOwnPlan(trx, of);
  if (plan !== null && plan.canceledAt === null && plan.paidUntil !== null)
    await stop(deps, trx, plan, plan.paidUntil);
  await tell(deps, trx, of, { outcome: 'open' });
}

export async function keepAfterDispute(
  deps: SubscriptionDeps,
  trx: Queryable,
  of: DisputedPlan & { readonly amountCents: number },
): Promise<void> {
  await tell(deps, trx, of, { outcome: 'won' });
}

/** The bank has paid the pro back: a plan whose newest month it was ends at once. */
export async function endForDispute(
  deps: SubscriptionDeps,
  trx: Queryable,
  of: DisputedPlan & { readonly amountCents: number },
): Promise<void> {
  await endUse(trx, { id: of.chargeId });
  await tell(deps, trx, of, { outcome: 'lost' });
  const plan = await findOwnPlan(trx, of);
  const { period } = await lockPaid(trx, { id: of.chargeId });
  if (plan === null || plan.periods !== period) return;
  // A charge that is under way pays for a month of its own.
  if ((await findOpenCharge(trx, { subscriptionId: plan.id })) === null)
    await endPlan(deps, trx, { plan, reason: 'disputed' });
}

async function stop(
  deps: SubscriptionDeps,
  trx: Queryable,
  plan: SubscriptionRow,
  paidUntil: string,
): Promise<void> {
  const { id, proId, showroomId } = plan;
  const now = deps.now();
  await setCanceled(trx, { id, at: now });
  const showroom = { kind: 'showroom', id: showroomId } as const;
  await noteAct(trx, {
    ...{ at: now, actorId: proId, tenant: showroom, target: showroom, action: 'plan.canceled' },
    ...{ from: { renews: true }, to: { renews: false } },
    reason: 'Its payment is disputed at the bank.',
  });
  if (day(paidUntil) >= dayOf(now)) {
    const paidAmount = PREMIUM_PAID_AMOUNT;
    await setShowroomPlan(trx, { id: showroomId, paidAmount, endsOn: paidUntil });
  } else if ((await findOpenCharge(trx, { subscriptionId: id })) === null)
    await endPlan(deps, trx, { plan, reason: 'disputed' });
}

/** Null if another one is there by now. */
async function findOwnPlan(
  trx: Queryable,
  { showroomId, subscriptionId }: DisputedPlan,
): Promise<SubscriptionRow | null> {
  const plan = await findLiving(trx, { showroomId });
  return plan?.id === subscriptionId ? plan : null;
}

async function tell(
  deps: SubscriptionDeps,
  trx: Queryable,
  of: DisputedPlan & { readonly amountCents: number },
  { outcome }: { readonly outcome: 'open' | 'won' | 'lost' },
): Promise<void> {
  const { subscriptionId, amountCents } = of;
  const payer = await findPayer(trx, { subscriptionId });
  const plan = await findOwnPlan(trx, of);
  await tellOfPlanDispute(deps, trx, { payer, outcome, amountCents, endsOn: endOf(plan) });
}

function endOf(plan: SubscriptionRow | null) {
  const { canceledAt = null, paidUntil = null } = plan ?? {};
  return canceledAt === null || paidUntil === null ? null : day(paidUntil);
}
