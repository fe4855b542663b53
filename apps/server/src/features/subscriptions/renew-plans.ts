// What runs by the clock: charges without an answer, renewals, ends, notices ahead, and what is earned of paid plans.
import { addDays, day, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { planUsedEntries } from '@wevisu/domain/ledger/entries.ts';
import { cents, sum } from '@wevisu/domain/money/money.ts';
import { PLAN_NOTICE_DAYS } from '@wevisu/domain/policy/policy.ts';
import { usedParts } from '@wevisu/domain/subscriptions/plan-use.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { book } from '../money/book.ts';
import { beginCharge } from './buy-plan.ts';
import { chargePlan } from './charge-plan.ts';
import type { SubscriptionDeps } from './deps.ts';
import { endPlan } from './end-plan.ts';
import {
  findOpenCharge,
  findOpenChargeByKey,
  listOpenCharges,
  type OpenCharge,
  setUsed,
  takeToUse,
} from './store/charges.ts';
import {
  findAccount,
  findLiving,
  findPayer,
  listDue,
  lockShowroom,
  takeToRemind,
} from './store/subscriptions.ts';
import { tellOfRenewal } from './tell-of-plans.ts';

const AT_ONCE = 500;
/** Who buys waits that long for the gateway at most; what is older was left by a crash or a lost answer. */
const LEFT_MS = 60_000;

/** Goes on with charges that have no answer. One that fails must not block the others. */
export async function finishOpenCharges(deps: SubscriptionDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - LEFT_MS);
  for (const charge of await listOpenCharges(deps.pool, { before, most: AT_ONCE }))
    await chargePlan(deps, charge).catch(deps.onError);
}

/** The gateway says that a payment has changed: of a plan's it goes on with the charge. */
export async function lookAtPlan(deps: SubscriptionDeps, key: string): Promise<void> {
  const charge = await findOpenChargeByKey(deps.pool, { key });
  if (charge !== null) await chargePlan(deps, charge);
}

/** Renews what is due, and ends what is canceled. Safe to run at any time, by several at once. */
export async function renewPlans(deps: SubscriptionDeps): Promise<void> {
  for (const { showroomId } of await listDue(deps.pool, {
    today: dayOf(deps.now()),
    most: AT_ONCE,
  }))
    await renew(deps, { showroomId }).catch(deps.onError);
}

async function renew(
  deps: SubscriptionDeps,
  { showroomId }: Pick<OpenCharge, 'showroomId'>,
): Promise<void> {
  const charge = await inTransaction(deps.pool, async (trx) => {
    await lockShowroom(trx, { id: showroomId });
    const plan = await findLiving(trx, { showroomId });
    if (plan === null || plan.nextTryOn === null || plan.nextTryOn > dayOf(deps.now())) return null;
    if ((await findOpenCharge(trx, { subscriptionId: plan.id })) !== null) return null;
    const account = await findAccount(trx, { proId: plan.proId });
    const isClosed = account.isDeleted === 1 || account.status === 'Deactive';
    if (plan.canceledAt === null && !isClosed) return beginCharge(deps, trx, plan);
    await endPlan(deps, trx, { plan, reason: isClosed ? 'closed' : 'canceled' });
    return null;
  });
  if (charge !== null) await chargePlan(deps, charge);
}

/** G-64: tells of the next charge ahead, once for each. */
export function remindOfRenewals(deps: SubscriptionDeps): Promise<void> {
  const { pool, now } = deps;
  return inTransaction(pool, async (trx) => {
    const days = PLAN_NOTICE_DAYS;
    for (const { id, showroomId, renewsOn } of await takeToRemind(trx, {
      today: dayOf(now()),
      days,
    })) {
      const plan = await findLiving(trx, { showroomId });
      if (plan === null) continue;
      await tellOfRenewal(deps, trx, {
        payer: await findPayer(trx, { subscriptionId: id }),
        ...{ renewsOn: day(renewsOn), amount: cents(plan.priceCents), card: plan },
      });
    }
  });
}

/** Books what has been earned of plans that were paid in advance, up to yesterday. */
export async function bookUsedPlans({ pool, now }: SubscriptionDeps): Promise<void> {
  const today = dayOf(now());
  for (;;) {
    const taken = await inTransaction(pool, async (trx) => {
      const charges = await takeToUse(trx, { today, most: AT_ONCE });
      for (const { id, amountCents, from, to } of charges) {
        const parts = usedParts({ from: day(from), to: day(to) }, cents(amountCents));
        const used = parts.filter(({ lastDay }) => lastDay < today);
        await book(
          trx,
          used.map(({ amount }, at) => ({
            ...{ cause: 'plan', causeId: id, orderId: null, step: `used:${at + 1}` },
            entries: planUsedEntries(amount),
          })),
          now(),
        );
        const next = parts[used.length];
        await setUsed(trx, {
          ...{ id, usedCents: sum(used.map(({ amount }) => amount)) },
          useOn: next === undefined ? null : addDays(next.lastDay, 1),
        });
      }
      return charges.length;
    });
    if (taken < AT_ONCE) return;
  }
}
