// A charge of a plan that is written down is done at the gateway, outside of any transaction, and its answer is noted with
// its entries. Whoever comes by after a crash goes on from there: the key makes the gateway do it once.
import { addDays, day, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { gatewayFeeEntries, planChargeEntries } from '@wevisu/domain/ledger/entries.ts';
import { type Cents, cents } from '@wevisu/domain/money/money.ts';
import { PREMIUM_PAID_AMOUNT } from '@wevisu/domain/people/branding.ts';
import { lastTryDay, nextTryDay } from '@wevisu/domain/subscriptions/plan-periods.ts';
import { planReceiptNumber } from '@wevisu/domain/subscriptions/plan-price.ts';
import { planRefusal } from '@wevisu/domain/subscriptions/plan-refusals.ts';
import { usedParts } from '@wevisu/domain/subscriptions/plan-use.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { noteAct } from '../audit/note-act.ts';
import { book } from '../money/book.ts';
import type { SubscriptionDeps } from './deps.ts';
import { endPlan } from './end-plan.ts';
import {
  lockIfOpen,
  markCharged,
  markRefused,
  type OpenCharge,
  takeReceiptSerial,
} from './store/charges.ts';
import {
  findLiving,
  findPayer,
  lockShowroom,
  type SubscriptionRow,
  setEnded,
  setPaid,
  setPastDue,
  setShowroomPlan,
} from './store/subscriptions.ts';
import { tellOfNoStart, tellOfPaid, tellOfRefused } from './tell-of-plans.ts';

/** Throws if the gateway does not answer. */
export async function chargePlan(deps: SubscriptionDeps, charge: OpenCharge): Promise<void> {
  const { key, token } = charge;
  const answer = await deps.gateway.charge({ key, token, amount: cents(charge.amountCents) });
  await inTransaction(deps.pool, async (trx) => {
    await lockShowroom(trx, { id: charge.showroomId });
    if ((await lockIfOpen(trx, { id: charge.id })) === null) return;
    const plan = await findLiving(trx, { showroomId: charge.showroomId });
    if (plan === null || plan.id !== charge.subscriptionId)
      throw new Error(`the plan of charge ${charge.id} has ended before its answer`);
    if (answer.outcome === 'refused') {
      await noteRefused(deps, trx, { charge, plan, reason: answer.reason });
      return;
    }
    await notePaid(deps, trx, { charge, plan, ref: answer.ref, fee: answer.fee });
  });
}

interface Of {
  readonly charge: OpenCharge;
  readonly plan: SubscriptionRow;
}

async function notePaid(
  deps: SubscriptionDeps,
  trx: Queryable,
  { charge, plan, ref, fee }: Of & { readonly ref: string; readonly fee: Cents },
): Promise<void> {
  const now = deps.now();
  const amount = cents(charge.amountCents);
  const period = { from: day(charge.from), to: day(charge.to) };
  const isCanceled = plan.canceledAt !== null;
  await setPaid(trx, {
    ...{ id: plan.id, periods: charge.period, paidUntil: period.to },
    nextTryOn: addDays(period.to, 1),
  });
  await setShowroomPlan(trx, {
    ...{ id: plan.showroomId, paidAmount: PREMIUM_PAID_AMOUNT },
    endsOn: isCanceled ? period.to : null,
  });
  const of = { cause: 'plan', causeId: charge.id, orderId: null } as const;
  await book(
    trx,
    [
      { ...of, step: 'captured', entries: planChargeEntries(amount) },
      { ...of, step: 'fee', entries: gatewayFeeEntries(fee) },
    ],
    now,
  );
  const isFirst = plan.state === 'starting';
  await noteAct(trx, {
    ...{ at: now, actorId: plan.proId, action: isFirst ? 'plan.bought' : 'plan.renewed' },
    ...{
      tenant: { kind: 'showroom', id: plan.showroomId },
      target: { kind: 'showroom', id: plan.showroomId },
    },
    from: { plan: isFirst ? 'Basic' : 'Premium', paid_until: plan.paidUntil },
    to: { plan: 'Premium', paid_until: period.to },
  });
  const payer = await findPayer(trx, { subscriptionId: plan.id });
  const year = Number(dayOf(now).slice(0, 4));
  const { serial } = await takeReceiptSerial(trx, { year });
  const [first] = usedParts(period, amount);
  await markCharged(trx, {
    ...{ id: charge.id, ref, feeCents: fee, year, serial, now },
    billedTo: { company: payer.company, vsdId: payer.vsdId },
    useOn: addDays(first?.lastDay ?? period.to, 1),
  });
  const { brand, last4 } = plan;
  await tellOfPaid(deps, trx, {
    payer,
    paid: {
      ...{ amount, ...period, card: { brand, last4 }, isFirst, isCanceled },
      receipt: planReceiptNumber({ year, serial }),
    },
  });
}

async function noteRefused(
  deps: SubscriptionDeps,
  trx: Queryable,
  { charge, plan, reason }: Of & { readonly reason: string },
): Promise<void> {
  const now = deps.now();
  await markRefused(trx, { id: charge.id, outcome: reason, now });
  const why = planRefusal(reason);
  const payer = await findPayer(trx, { subscriptionId: plan.id });
  if (plan.state === 'starting' || plan.paidUntil === null) {
    await setEnded(trx, { id: plan.id, reason: 'refused', now });
    await tellOfNoStart(trx, { payer, why });
    return;
  }
  const dueOn = addDays(day(plan.paidUntil), 1);
  const nextTryOn = nextTryDay({ dueOn, today: dayOf(now) });
  if (nextTryOn === null || plan.canceledAt !== null) {
    await endPlan(deps, trx, { plan, reason: nextTryOn === null ? 'unpaid' : 'canceled' });
    return;
  }
  await setPastDue(trx, { id: plan.id, nextTryOn });
  await tellOfRefused(deps, trx, {
    ...{ payer, why, amount: cents(charge.amountCents), nextTryOn },
    lastDay: lastTryDay(dueOn),
  });
}
