// What a pro changes of a paid plan: another card, canceling it, and letting it renew after all.
import { day, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { PREMIUM_PAID_AMOUNT } from '@wevisu/domain/people/branding.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import { beginCharge, finishCharge } from './buy-plan.ts';
import type { SubscriptionDeps } from './deps.ts';
import { endPlan } from './end-plan.ts';
import { findOpenCharge, type OpenCharge } from './store/charges.ts';
import { hasOpenDispute } from './store/disputed.ts';
import {
  findLiving,
  findPayer,
  lockOwnShowroom,
  type SubscriptionRow,
  setCanceled,
  setCard,
  setShowroomPlan,
} from './store/subscriptions.ts';
import { tellOfCancel } from './tell-of-plans.ts';

/** A renewal that was refused is tried with the new card at once. */
export async function changePlanCard(
  deps: SubscriptionDeps,
  { proId, token }: { readonly proId: ProUserId; readonly token: string },
): Promise<Result<null>> {
  const card = await deps.gateway.describeToken(token);
  if (card === null) return refuse('plan_card_missing');
  const { brand, last4 } = card;
  const begun = await change<OpenCharge | null>(deps, proId, async (trx, plan) => {
    const open = await findOpenCharge(trx, { subscriptionId: plan.id });
    if (open !== null) return open.token === token ? ok(open) : refuse('plan_payment_open');
    if (plan.token === token && plan.state === 'active') return ok(null);
    await setCard(trx, { id: plan.id, token, brand, last4 });
    await note(deps, trx, plan, {
      action: 'plan.card_changed',
      from: { card: `${plan.brand} ${plan.last4}` },
      to: { card: `${brand} ${last4}` },
    });
    const isDue = plan.state === 'past_due' && plan.canceledAt === null;
    return ok(isDue ? await beginCharge(deps, trx, plan) : null);
  });
  if (!begun.ok) return begun;
  return begun.value === null ? ok(null) : finishCharge(deps, begun.value);
}

/** It stays until its last paid day; where that is over already, it ends now. */
export function cancelPlan(
  deps: SubscriptionDeps,
  { proId }: { readonly proId: ProUserId },
): Promise<Result<null>> {
  return change(deps, proId, async (trx, plan) => {
    if (plan.canceledAt !== null || plan.paidUntil === null) return ok(null);
    const lastDay = day(plan.paidUntil);
    await setCanceled(trx, { id: plan.id, at: deps.now() });
    await note(deps, trx, plan, {
      ...{ action: 'plan.canceled', from: { renews: true }, to: { renews: false } },
    });
    const isOver = lastDay < dayOf(deps.now());
    if (!isOver) {
      await putOnShowroom(trx, plan, lastDay);
      const payer = await findPayer(trx, { subscriptionId: plan.id });
      await tellOfCancel(deps, trx, { payer, lastDay });
      return ok(null);
    }
    // A charge that is under way decides: paid, the plan stays for its period.
    if ((await findOpenCharge(trx, { subscriptionId: plan.id })) === null)
      await endPlan(deps, trx, { plan, reason: 'canceled' });
    return ok(null);
  });
}

export function resumePlan(
  deps: SubscriptionDeps,
  { proId }: { readonly proId: ProUserId },
): Promise<Result<null>> {
  return change(deps, proId, async (trx, plan) => {
    if (plan.canceledAt === null) return ok(null);
    if ((await hasOpenDispute(trx, { showroomId: plan.showroomId })).isOpen)
      return refuse('plan_disputed');
    await setCanceled(trx, { id: plan.id, at: null });
    await putOnShowroom(trx, plan, null);
    await note(deps, trx, plan, {
      ...{ action: 'plan.resumed', from: { renews: false }, to: { renews: true } },
    });
    return ok(null);
  });
}

function putOnShowroom(trx: Queryable, { showroomId: id }: SubscriptionRow, endsOn: string | null) {
  return setShowroomPlan(trx, { id, paidAmount: PREMIUM_PAID_AMOUNT, endsOn });
}

function note(
  { now }: SubscriptionDeps,
  trx: Queryable,
  { proId, showroomId: id }: SubscriptionRow,
  act: Pick<Parameters<typeof noteAct>[1], 'action' | 'from' | 'to'>,
): Promise<void> {
  const showroom = { kind: 'showroom', id } as const;
  return noteAct(trx, { at: now(), actorId: proId, tenant: showroom, target: showroom, ...act });
}

function change<T>(
  { pool }: SubscriptionDeps,
  proId: ProUserId,
  work: (trx: Queryable, plan: SubscriptionRow) => Promise<Result<T>>,
): Promise<Result<T>> {
  return inTransactionOfResult(pool, async (trx) => {
    const showroom = await lockOwnShowroom(trx, { proId });
    const plan = showroom && (await findLiving(trx, { showroomId: showroom.id }));
    if (plan === null || plan.state === 'starting') return refuse('plan_not_paid');
    return work(trx, plan);
  });
}
