// Paid plans of the demo world's pros: bought, renewed, canceled and refused one day after the other, as in the shop.
import { addDays, type Day, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { planPeriod } from '@wevisu/domain/subscriptions/plan-periods.ts';
import {
  DEMO_PLANS,
  type DemoPlan,
  loadPlanPros,
  readBuyer,
} from '../../../../db/demo/plan-pros.ts';
import { createSandboxGateway } from '../features/gateway/sandbox/sandbox-gateway.ts';
import { buyPlan } from '../features/subscriptions/buy-plan.ts';
import { cancelPlan, changePlanCard } from '../features/subscriptions/change-plan.ts';
import { bookUsedPlans, renewPlans } from '../features/subscriptions/renew-plans.ts';
import { newToken } from '../platform/crypto/tokens.ts';
import { DAY_MS, type IntakeDeps, must, NO_MAILS } from './intake-deps.ts';

const GOOD_CARD = '4242424242424242';
const REFUSED_CARD = '4000000000009995';

type Deps = Pick<IntakeDeps, 'pool' | 'publicUrl' | 'now'>;

export async function sendPlans(deps: Deps): Promise<void> {
  await loadPlanPros(deps.pool);
  for (const plan of DEMO_PLANS) await live(deps, plan);
}

async function live(deps: Deps, plan: DemoPlan): Promise<void> {
  const { pool, publicUrl } = deps;
  if (plan.bought === null) return;
  const days = daysAgo(dayOf(deps.now), plan.bought);
  const proId = await readBuyer(pool, plan.email);
  let at = new Date(deps.now.getTime() - days * DAY_MS);
  const now = () => at;
  const gateway = createSandboxGateway({ pool, now, newId: newToken });
  const on = {
    ...{ pool, now, gateway, mailer: NO_MAILS, publicUrl: () => publicUrl },
    onError: (error: unknown) => {
      throw error;
    },
  };
  const card = async (number: string) => {
    const typed = {
      card_number: number,
      name_on_card: 'Card Holder',
      exp_date: '12/40',
      cvc: '123',
    };
    if (gateway.createToken === undefined) throw new Error('The sandbox takes no cards.');
    return must(await gateway.createToken(typed)).token;
  };
  must(await buyPlan(on, { proId, token: await card(GOOD_CARD) }));
  if (plan.isRefused) must(await changePlanCard(on, { proId, token: await card(REFUSED_CARD) }));
  for (let left = days; left >= 0; left -= 1) {
    at = new Date(deps.now.getTime() - left * DAY_MS);
    await renewPlans(on);
    await bookUsedPlans(on);
    if (left === plan.canceledDaysAgo) must(await cancelPlan(on, { proId }));
  }
}

/** So many days ago a plan was bought whose period of today began `days` ago, after so many whole months. */
function daysAgo(today: Day, { months, days }: NonNullable<DemoPlan['bought']>): number {
  const begun = addDays(today, -days);
  for (let ago = days + months * 28; ; ago += 1) {
    const { from } = planPeriod(addDays(today, -ago), months + 1);
    if (from <= begun) return ago;
  }
}
