// The process dies at every point of following a dispute about a plan: before and after each statement and each call to the
// gateway. Whoever comes next brings the plan and its books to the same end.
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { comeToOneEnd, Died, mortal } from '../../test-death.ts';
import type { MoneyDeps } from '../money/deps.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { buyPlan } from '../subscriptions/buy-plan.ts';
import { type TestPlans, type TestPro, testPlans } from '../subscriptions/test-plans.ts';
import { answerDispute } from './answer-dispute.ts';
import { followDisputes } from './follow-disputes.ts';
import { type PlanDisputes, planDisputes } from './test-plan-disputes.ts';

const DISPUTED_DAY = 2;
const DECIDED_DAY = 3;
const LATER_DAY = 40;

let app: TestApp;
let plans: TestPlans;
let books: PlanDisputes;
let staff: Awaited<ReturnType<TestApp['createAccount']>>;
beforeAll(async () => {
  app = await testApp({ isWorking: false });
  plans = await testPlans(app);
  books = planDisputes(app, plans);
  staff = await app.createAccount({ email: 'staff@plans.example', type: 'Admin' });
});

type Answer = Pick<Parameters<typeof answerDispute>[1], 'answer' | 'text'>;

interface Walk {
  readonly title: string;
  /** What staff send before the poll that dies, or in it. */
  readonly before: Answer | null;
  readonly answers: Answer | null;
  readonly day: number;
  /** Points that there are at least: fewer would mean that the walk misses its work. */
  readonly least: number;
}

const won: Answer = { answer: 'evidence', text: 'winning_evidence' };
const lost: Answer = { answer: 'evidence', text: 'losing_evidence' };
const accepted: Answer = { answer: 'accept', text: 'Bought twice' };

const WALKS: readonly Walk[] = [
  { title: 'a new dispute', before: null, answers: null, day: DISPUTED_DAY, least: 20 },
  { title: 'a dispute that is won', before: won, answers: null, day: DECIDED_DAY, least: 12 },
  { title: 'a dispute that is lost', before: lost, answers: null, day: DECIDED_DAY, least: 15 },
  { title: 'giving up', before: null, answers: accepted, day: DISPUTED_DAY, least: 20 },
];

/** Everything that a death might have left different. */
async function endOf(pro: TestPro) {
  const { rows } = await app.pool.query(
    `select b.state, b.end_reason, b.canceled_at is not null as canceled,
       (select count(*)::int from notifications n where n.user_id = $1) as told,
       (select count(*)::int from audit_events a where a.target_kind = 'showroom' and a.target_id = s.id::text) as noted
     from subscriptions b join showrooms s on s.id = b.showroom_id where s.user_id = $1`,
    [pro.userId],
  );
  const { version: _, ...showroom } = await plans.showroom(pro);
  const charges = (await plans.charges(pro)).map(({ serial: _serial, ...rest }) => rest);
  const disputes = (await books.of(pro)).map(({ id: _id, ...rest }) => rest);
  const accounts = await books.accounts(pro);
  return { rows, showroom, charges, disputes, accounts, mails: await plans.subjects(pro) };
}

test.for(WALKS)(
  '$title of a plan ends the same wherever the process dies',
  { timeout: 300_000 },
  async ({ before, answers, day, least }) => {
    const send = async (deps: MoneyDeps, pro: TestPro, answer: Answer) =>
      answerDispute(deps, {
        ...{ userId: staff.userId, id: (await books.of(pro))[0]?.id ?? 0, ...answer },
      });

    async function work(deps: MoneyDeps, pro: TestPro): Promise<void> {
      const [dispute] = await books.of(pro);
      if (answers !== null && dispute?.answer === null) await send(deps, pro, answers);
      else await followDisputes(deps);
    }

    async function walkTo(points: number) {
      plans.goTo(0);
      const pro = await plans.newPro();
      const token = await plans.card('disputed');
      expect((await buyPlan(plans.deps(), { proId: pro.userId, token })).ok).toBe(true);
      plans.goTo(DISPUTED_DAY);
      if (before !== null || answers !== null) await followDisputes(plans.deps());
      if (before !== null) await send(plans.deps(), pro, before);
      plans.goTo(day);
      const deps = plans.deps();
      const onError = (error: unknown) => {
        throw error;
      };
      const life = mortal(deps, points);
      await work({ ...deps, pool: life.pool, gateway: life.gateway, onError }, pro).catch(
        (error) => {
          if (!(error instanceof Died)) throw error;
        },
      );
      if (life.isDead()) {
        await work(deps, pro);
        await followDisputes(deps);
      }
      const end = await endOf(pro);
      // Nothing is left that the next one would come by.
      plans.goTo(LATER_DAY);
      await followDisputes(deps);
      await plans.tick();
      return { isDead: life.isDead(), end };
    }
    const whole = await walkTo(Number.POSITIVE_INFINITY);
    expect(whole.isDead).toBe(false);
    await comeToOneEnd(walkTo, whole.end, least);
    expect((await reconcile(plans.deps())).told).toEqual([]);
  },
);
