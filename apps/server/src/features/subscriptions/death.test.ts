// The process dies at every point of buying, renewing, a refused renewal, another card and the end of a plan: before and
// after each statement and each call to the gateway. Whoever comes next brings the plan to the same end.
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { comeToOneEnd, Died, mortal } from '../../test-death.ts';
import { buyPlan } from './buy-plan.ts';
import { cancelPlan, changePlanCard } from './change-plan.ts';
import type { SubscriptionDeps } from './deps.ts';
import { bookUsedPlans, finishOpenCharges, renewPlans } from './renew-plans.ts';
import { type TestPlans, type TestPro, testPlans } from './test-plans.ts';

let app: TestApp;
let plans: TestPlans;
beforeAll(async () => {
  app = await testApp({ isWorking: false });
  plans = await testPlans(app);
});

interface Walk {
  readonly title: string;
  readonly prepare: (pro: TestPro) => Promise<void>;
  /** What dies. */
  readonly act: (deps: SubscriptionDeps, pro: TestPro, token: string) => Promise<unknown>;
  /** What comes next; the same person presses again where a person did. */
  readonly again: 'job' | 'act';
  readonly card: 'good' | 'declined' | 'other';
  /** Points that there are at least: fewer would mean that the walk misses its work. */
  readonly least: number;
}

const buy = async (pro: TestPro) => {
  plans.goTo(0);
  const token = await plans.card('good');
  const done = await buyPlan(plans.deps(), { proId: pro.userId, token });
  expect(done.ok).toBe(true);
};
const AFTER_A_MONTH = 31;

const runJobs = async (deps: SubscriptionDeps) => {
  await finishOpenCharges(deps);
  await renewPlans(deps);
  await bookUsedPlans(deps);
};

const WALKS: readonly Walk[] = [
  {
    ...{ title: 'buying', card: 'good', again: 'act', least: 20 },
    prepare: async () => plans.goTo(0),
    act: (deps, { userId: proId }, token) => buyPlan(deps, { proId, token }),
  },
  {
    ...{ title: 'a renewal', card: 'good', again: 'job', least: 30 },
    async prepare(pro) {
      await buy(pro);
      plans.goTo(AFTER_A_MONTH);
    },
    act: runJobs,
  },
  {
    ...{ title: 'a refused renewal', card: 'declined', again: 'job', least: 25 },
    async prepare(pro) {
      await buy(pro);
      const token = await plans.card('declined');
      await changePlanCard(plans.deps(), { proId: pro.userId, token });
      plans.goTo(AFTER_A_MONTH);
    },
    act: runJobs,
  },
  {
    ...{ title: 'another card after a refused renewal', card: 'other', again: 'act', least: 20 },
    async prepare(pro) {
      await buy(pro);
      const token = await plans.card('declined');
      await changePlanCard(plans.deps(), { proId: pro.userId, token });
      plans.goTo(AFTER_A_MONTH);
      await runJobs(plans.deps());
    },
    act: (deps, { userId: proId }, token) => changePlanCard(deps, { proId, token }),
  },
  {
    ...{ title: 'the end of a canceled plan', card: 'good', again: 'job', least: 10 },
    async prepare(pro) {
      await buy(pro);
      await cancelPlan(plans.deps(), { proId: pro.userId });
      plans.goTo(AFTER_A_MONTH);
    },
    act: runJobs,
  },
];

/** Everything that a death might have left different. */
async function endOf(pro: TestPro) {
  const { rows } = await app.pool.query(
    `select b.state, b.periods, b.card_last4, b.end_reason,
       (select count(*)::int from notifications n where n.user_id = $1) as told
     from subscriptions b join showrooms s on s.id = b.showroom_id where s.user_id = $1`,
    [pro.userId],
  );
  const { version: _, ...showroom } = await plans.showroom(pro);
  const charges = (await plans.charges(pro)).map(({ serial: _serial, ...rest }) => rest);
  const mails = await plans.subjects(pro);
  const books = [await plans.accounts(pro), await plans.atGateway(pro)];
  return { rows, showroom, charges, mails, books };
}

test.for(WALKS)(
  '$title ends the same wherever the process dies',
  { timeout: 300_000 },
  async (walk) => {
    async function walkTo(points: number) {
      const pro = await plans.newPro();
      await walk.prepare(pro);
      const token = await plans.card(walk.card);
      const deps = plans.deps();
      const life = mortal(deps, points);
      const errors: unknown[] = [];
      const dying = {
        ...{ ...deps, pool: life.pool, gateway: life.gateway },
        onError: (error: unknown) => errors.push(error),
      };
      await walk.act(dying, pro, token).catch((error) => errors.push(error));
      const strange = errors.filter((error) => !(error instanceof Died));
      expect(strange).toEqual([]);
      if (life.isDead()) {
        const { ahead } = plans.money.clock;
        plans.money.clock.ahead = ahead + 0.1;
        await finishOpenCharges(deps);
        plans.money.clock.ahead = ahead;
        if (walk.again === 'act') await walk.act(deps, pro, token);
        else await runJobs(deps);
      }
      const end = await endOf(pro);
      // Nobody of an earlier walk comes due in a later one.
      await app.pool.query(
        `update subscriptions set state = 'ended', ended_at = now(), end_reason = 'closed' where state <> 'ended'`,
      );
      await app.pool.query(`update showrooms set plan = 'Basic', plan_ends_on = null`);
      return { isDead: life.isDead(), end };
    }
    const whole = await walkTo(Number.POSITIVE_INFINITY);
    expect(whole.isDead).toBe(false);
    await comeToOneEnd(walkTo, whole.end, walk.least);
  },
);
