import { day, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { planPeriod } from '@wevisu/domain/subscriptions/plan-periods.ts';
import { PREMIUM_PRICE } from '@wevisu/domain/subscriptions/plan-price.ts';
import { planRefusal } from '@wevisu/domain/subscriptions/plan-refusals.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { chargePlan } from './charge-plan.ts';
import type { SubscriptionDeps } from './deps.ts';
import { findEnd, findOpenCharge, insertCharge, type OpenCharge } from './store/charges.ts';
import { hasOpenDispute } from './store/disputed.ts';
import { findLiving, insertSubscription, lockOwnShowroom } from './store/subscriptions.ts';

/** The same token again is the same purchase. */
export async function buyPlan(
  deps: SubscriptionDeps,
  { proId, token }: { readonly proId: ProUserId; readonly token: string },
): Promise<Result<null>> {
  const card = await deps.gateway.describeToken(token);
  if (card === null) return refuse('plan_card_missing');
  const begun = await inTransactionOfResult(
    deps.pool,
    async (trx): Promise<Result<OpenCharge | null>> => {
      const showroom = await lockOwnShowroom(trx, { proId });
      if (showroom === null) return refuse('showroom_missing');
      const living = await findLiving(trx, { showroomId: showroom.id });
      if (living !== null && living.token === token)
        return ok(await findOpenCharge(trx, { subscriptionId: living.id }));
      if (living?.state === 'starting') return refuse('plan_payment_open');
      if (living !== null || showroom.plan !== 'Basic') return refuse('plan_owned');
      // Add-ons that staff have set to end: one date can't stand for two ends.
      if (showroom.endsOn !== null) return refuse('plan_given');
      if ((await hasOpenDispute(trx, { showroomId: showroom.id })).isOpen)
        return refuse('plan_disputed');
      const { brand, last4 } = card;
      const { id } = await insertSubscription(trx, {
        ...{ showroomId: showroom.id, priceCents: PREMIUM_PRICE, startedOn: dayOf(deps.now()) },
        ...{ token, brand, last4 },
      });
      return ok(await beginCharge(deps, trx, { id, startedOn: dayOf(deps.now()), periods: 0 }));
    },
  );
  if (!begun.ok) return begun;
  return begun.value === null ? ok(null) : finishCharge(deps, begun.value);
}

/** Writes the charge of the next period down; the showroom's row is locked. */
export async function beginCharge(
  { now }: Pick<SubscriptionDeps, 'now'>,
  trx: Queryable,
  plan: { readonly id: number; readonly startedOn: string; readonly periods: number },
): Promise<OpenCharge> {
  const period = plan.periods + 1;
  const { from, to } = planPeriod(day(plan.startedOn), period);
  await insertCharge(trx, { subscriptionId: plan.id, period, from, to, now: now() });
  const open = await findOpenCharge(trx, { subscriptionId: plan.id });
  if (open === null) throw new Error(`the charge of plan ${plan.id} is gone`);
  return open;
}

/** Without an answer of the gateway a job goes on, and the page tells. */
export async function finishCharge(
  deps: SubscriptionDeps,
  charge: OpenCharge,
): Promise<Result<null>> {
  await chargePlan(deps, charge).catch(deps.onError);
  const { state, outcome } = await findEnd(deps.pool, { id: charge.id });
  if (state !== 'failed') return ok(null);
  return refuse('plan_card_refused', { params: { why: planRefusal(outcome ?? '') } });
}
