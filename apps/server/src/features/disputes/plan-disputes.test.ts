// A bank takes back what a pro paid for a plan: nothing more is charged while it decides, and a loss ends the plan.
import * as contract from '@wevisu/contract/disputes.ts';
import { dayOf, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { planPeriod } from '@wevisu/domain/subscriptions/plan-periods.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { findUnheldInMails } from '../../test-mail-figures.ts';
import { endPlans } from '../pros/plan.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { buyPlan } from '../subscriptions/buy-plan.ts';
import { changePlanCard, resumePlan } from '../subscriptions/change-plan.ts';
import { type TestPlans, type TestPro, testPlans } from '../subscriptions/test-plans.ts';
import { answerDispute } from './answer-dispute.ts';
import { followDisputes } from './follow-disputes.ts';
import { type PlanDisputes, planDisputes } from './test-plan-disputes.ts';

let app: TestApp;
let plans: TestPlans;
let books: PlanDisputes;
let pro: TestPro;
let staff: Awaited<ReturnType<TestApp['createAccount']>>;
const PRICE = 199_00;
const CHARGE_FEE = 6_07;
const DISPUTE_FEE = 15_00;
const LAST_DAY = planPeriod(dayOf(new Date()), 1).to;

beforeAll(async () => {
  app = await testApp({ isWorking: false });
  plans = await testPlans(app);
  books = planDisputes(app, plans);
  staff = await app.createAccount({ email: 'staff@plans.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now()');
});
beforeEach(async () => {
  plans.goTo(0);
  pro = await plans.newPro();
});

const buy = async (card: Parameters<TestPlans['card']>[0] = 'disputed') =>
  buyPlan(plans.deps(), { proId: pro.userId, token: await plans.card(card) });
const follow = async (days: number) => {
  plans.goTo(days);
  await followDisputes(plans.deps());
};
const answer = async (kind: 'evidence' | 'accept', text: string) =>
  answerDispute(plans.deps(), {
    ...{ userId: staff.userId, id: (await books.of(pro))[0]?.id ?? 0, answer: kind, text },
  });
const told = async () => {
  plans.goTo(100);
  await plans.tick();
  return (await reconcile(plans.deps())).told;
};

describe('a dispute about a plan', () => {
  test('takes the amount and a fee from the gateway, stops the renewal, and Premium stays', async () => {
    await buy();
    await follow(2);
    await Promise.all([1, 2, 3].map(() => followDisputes(plans.deps())));
    expect(await books.accounts(pro)).toEqual({
      ...{ gateway: -CHARGE_FEE - DISPUTE_FEE, fees: CHARGE_FEE + DISPUTE_FEE },
      ...{ deferred: -PRICE, disputed: PRICE },
    });
    expect(await plans.showroom(pro)).toMatchObject({ plan: 'Premium', endsOn: LAST_DAY });
    expect(await plans.subjects(pro)).toEqual([
      ...['Your showroom is on Premium', 'Your bank disputes $199.00 for Premium'],
    ]);
    expect((await plans.mails(pro)).at(-1)?.text).toContain(formatDay(LAST_DAY));
    expect(await findUnheldInMails(app.pool)).toEqual([]);
    expect(await resumePlan(plans.deps(), { proId: pro.userId })).toMatchObject({
      code: 'plan_disputed',
    });
    plans.goTo(31);
    await plans.tick();
    expect(await plans.charges(pro)).toHaveLength(1);
    expect((await plans.showroom(pro)).plan).toBe('Basic');
    expect(await buy('good')).toMatchObject({ code: 'plan_disputed' });
    await follow(31);
    expect((await buy('good')).ok).toBe(true);
    expect(await told()).toEqual([]);
  });

  test('G-63 stands in the queue of staff with its pro and receipt, and has its evidence', async () => {
    await buy();
    await follow(2);
    const { id = 0 } = (await books.of(pro))[0] ?? {};
    const list = (await app.call(contract.listDisputes, {}, staff)).body.data;
    expect(list.find((one) => one.id === id)).toMatchObject({
      ...{ order_number: null, amount: PRICE, fee: DISPUTE_FEE, of_payees: 0 },
      plan: { pro_id: pro.userId, receipt: expect.stringMatching(/^PLAN-/) },
      state: 'needs_response',
    });
    const { text } = (await app.call(contract.getEvidence, { params: { id } }, staff)).body.data;
    expect(text).toMatch(/^Premium of the showroom Company .*, from .* to .*\.\nCharged on /);
    expect(text).toContain(pro.email);
    expect(text).toContain('ending in 0259');
    const { rows } = await app.pool.query(
      `select title from notifications where user_id = $1 and event = 'dispute_needs_response' order by id desc limit 1`,
      [staff.userId],
    );
    expect(rows[0]?.title).toMatch(/^Premium of Company .*: \$199\.00 is disputed$/);
  });

  test('that is won brings the amount back but the fee, and the plan may renew again', async () => {
    await buy();
    await follow(2);
    expect(await answer('evidence', 'Used each day: winning_evidence')).toMatchObject({ ok: true });
    await follow(3);
    expect(await books.of(pro)).toMatchObject([{ state: 'won' }]);
    expect(await books.accounts(pro)).toEqual({
      ...{ gateway: PRICE - CHARGE_FEE - DISPUTE_FEE, fees: CHARGE_FEE + DISPUTE_FEE },
      ...{ deferred: -PRICE },
    });
    expect((await plans.subjects(pro)).at(-1)).toBe('The dispute about Premium is over');
    expect((await resumePlan(plans.deps(), { proId: pro.userId })).ok).toBe(true);
    expect(await plans.showroom(pro)).toMatchObject({ plan: 'Premium', endsOn: null });
    await changePlanCard(plans.deps(), { proId: pro.userId, token: await plans.card('good') });
    plans.goTo(31);
    await plans.tick();
    expect(await plans.charges(pro)).toHaveLength(2);
    expect(await told()).toEqual([]);
  });

  test.for(['accept', 'silence'] as const)(
    'that is lost by %s ends Premium at once; what was not earned bears it first',
    async (how) => {
      await buy();
      await follow(2);
      if (how === 'accept') expect((await answer('accept', 'Bought twice')).ok).toBe(true);
      await follow(12);
      expect(await books.of(pro)).toMatchObject([
        { state: how === 'accept' ? 'accepted' : 'lost', borne: PRICE },
      ]);
      expect(await books.accounts(pro)).toEqual({
        ...{ gateway: -CHARGE_FEE - DISPUTE_FEE, fees: CHARGE_FEE + DISPUTE_FEE },
      });
      expect(await plans.showroom(pro)).toMatchObject({ plan: 'Basic', endsOn: null });
      expect((await plans.subjects(pro)).slice(-2)).toEqual([
        ...['Your bank paid $199.00 for Premium back', 'Premium has ended'],
      ]);
      await endPlans({ pool: app.pool, now: plans.deps().now });
      expect((await buy('good')).ok).toBe(true);
      expect(await told()).toEqual([]);
    },
  );

  test('about an earlier month takes what was earned of it, and the month that is paid stays', async () => {
    await buy();
    const { rows } = await app.pool.query(
      `select c.gateway_ref as ref from subscription_charges c join subscriptions b on b.id = c.subscription_id
         join showrooms s on s.id = b.showroom_id where s.user_id = $1`,
      [pro.userId],
    );
    await app.pool.query(
      `update sandbox_gateway.authorizations set disputed_from = disputed_from + interval '33 days' where ref = $1`,
      [rows[0]?.ref],
    );
    await changePlanCard(plans.deps(), { proId: pro.userId, token: await plans.card('good') });
    plans.goTo(31);
    await plans.tick();
    await follow(35);
    const second = planPeriod(dayOf(new Date()), 2).to;
    expect(await plans.showroom(pro)).toMatchObject({ plan: 'Premium', endsOn: second });
    await answer('accept', 'Not ours');
    expect(await plans.showroom(pro)).toMatchObject({ plan: 'Premium', endsOn: second });
    const { revenue = 0, deferred = 0, disputed } = await books.accounts(pro);
    expect([revenue + deferred, disputed]).toEqual([-PRICE, undefined]);
    plans.goTo(70);
    await plans.tick();
    expect(await plans.showroom(pro)).toMatchObject({ plan: 'Basic' });
    expect(await told()).toEqual([]);
  });

  test('whose part or entry does not agree is a difference', async () => {
    await buy();
    await follow(2);
    await answer('accept', 'Not ours');
    const { id } = (await books.of(pro))[0] ?? {};
    const kinds = async () => (await told()).map(({ kind }) => kind).toSorted();
    expect(await kinds()).toEqual([]);
    await app.pool.query('update disputes set plan_cents = plan_cents - 100 where id = $1', [id]);
    expect(await kinds()).toEqual(['loss', 'plan']);
    await app.pool.query(
      `update disputes set plan_cents = plan_cents + 100, fee_cents = fee_cents + 5 where id = $1`,
      [id],
    );
    expect(await kinds()).toEqual(['dispute', 'gateway', 'gateway_fee']);
    await app.pool.query('update disputes set fee_cents = fee_cents - 5 where id = $1', [id]);
  });
});
