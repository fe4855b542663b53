import type { PlanCharge, PlanPayments, Subscription } from '@wevisu/contract/subscriptions.ts';
import { addDays, day, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { lastTryDay, planPeriod } from '@wevisu/domain/subscriptions/plan-periods.ts';
import { PREMIUM_PRICE, planReceiptNumber } from '@wevisu/domain/subscriptions/plan-price.ts';
import { planRefusal } from '@wevisu/domain/subscriptions/plan-refusals.ts';
import type { SubscriptionDeps } from './deps.ts';
import { type ChargeRow, listCharges } from './store/shown.ts';
import { findLiving, findShowroom, type SubscriptionRow } from './store/subscriptions.ts';

const SHOWN = 60;

export async function showPayments(
  { pool, now }: Pick<SubscriptionDeps, 'pool' | 'now'>,
  { proId }: { readonly proId: ProUserId },
): Promise<PlanPayments> {
  const showroom = await findShowroom(pool, { proId });
  if (showroom === null) return { offer: null, subscription: null, charges: [] };
  const [plan, charges] = await Promise.all([
    findLiving(pool, { showroomId: showroom.id }),
    listCharges(pool, { showroomId: showroom.id, most: SHOWN }),
  ]);
  const isFree = plan === null && showroom.plan === 'Basic' && showroom.endsOn === null;
  const { from, to } = planPeriod(dayOf(now()), 1);
  return {
    offer: isFree ? { price: PREMIUM_PRICE, from, to, renews_on: addDays(to, 1) } : null,
    subscription: plan && showSubscription(plan, charges),
    charges: charges.map(showCharge),
  };
}

function showSubscription(plan: SubscriptionRow, charges: readonly ChargeRow[]): Subscription {
  const { state, paidUntil, nextTryOn, canceledAt, startedOn, brand, last4 } = plan;
  if (state === 'ended') throw new Error(`plan ${plan.id} has ended`);
  const isLate = state === 'past_due' && paidUntil !== null && nextTryOn !== null;
  const refused = charges.find((one) => one.state === 'failed');
  return {
    ...{ plan: 'Premium', price: cents(plan.priceCents), state, started_on: startedOn },
    paid_until: paidUntil,
    renews_on: canceledAt === null ? nextTryOn : null,
    ends_on: canceledAt === null ? null : paidUntil,
    card: { brand, last4 },
    refused: isLate
      ? {
          why: planRefusal(refused?.outcome ?? ''),
          next_try_on: nextTryOn,
          last_day: lastTryDay(addDays(day(paidUntil), 1)),
        }
      : null,
  };
}

function showCharge(row: ChargeRow): PlanCharge {
  const { id, amountCents, from, to, state, at, brand, last4, outcome, year, serial } = row;
  return {
    ...{ id, amount: cents(amountCents), from, to, state, at: at.toISOString() },
    card: { brand, last4 },
    why: outcome === null ? null : planRefusal(outcome),
    receipt: year === null || serial === null ? null : planReceiptNumber({ year, serial }),
  };
}
