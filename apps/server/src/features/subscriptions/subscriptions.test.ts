// G-64, U-46, U-52, POL-04: Premium is bought, renews, is canceled and ends, with a clock that moves.
import { getProPlan, setProPlan } from '@wevisu/contract/pros.ts';
import * as contract from '@wevisu/contract/subscriptions.ts';
import { addDays, type Day, dayOf, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { planPeriod } from '@wevisu/domain/subscriptions/plan-periods.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readPdf } from '../../platform/pdf/test-pdf.ts';
import { addressOf, type TestApp, testApp } from '../../test-app.ts';
import { endPlans } from '../pros/plan.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { buyPlan } from './buy-plan.ts';
import { cancelPlan, changePlanCard, resumePlan } from './change-plan.ts';
import { lookAtPlan, renewPlans } from './renew-plans.ts';
import { showPayments } from './show-payments.ts';
import { type TestPlans, type TestPro, testPlans } from './test-plans.ts';

let app: TestApp;
let plans: TestPlans;
let pro: TestPro;
let staff: { readonly token: string };
/** The day of the purchase, and days from it. */
let today: Day;
const FEE = 6_07;

beforeAll(async () => {
  app = await testApp({ isWorking: false });
  plans = await testPlans(app);
  staff = await app.createAccount({ email: 'staff@plans.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now()');
});
beforeEach(async () => {
  plans.goTo(0);
  pro = await plans.newPro();
  today = dayOf(new Date());
});

const proId = () => pro.userId;
const buy = async (card: Parameters<TestPlans['card']>[0] = 'good') =>
  buyPlan(plans.deps(), { proId: proId(), token: await plans.card(card) });
const shown = () => showPayments(plans.deps(), { proId: proId() });
const period = (number: number) => planPeriod(today, number);
/** Days from the purchase to the day on which a period begins. */
const startOf = (number: number) =>
  (Date.parse(period(number).from) - Date.parse(today)) / 86_400_000;

async function failRenewals(): Promise<void> {
  const token = await plans.card('declined');
  await changePlanCard(plans.deps(), { proId: proId(), token });
}

describe('G-64 buying Premium', () => {
  test('shows the price, the period and the renewal before, charges once, and brands the showroom at once', async () => {
    const { offer } = (await app.call(contract.getPlanPayments, {}, pro)).body.data;
    const { from, to } = period(1);
    expect(offer).toEqual({ price: 199_00, from, to, renews_on: addDays(to, 1) });
    const body = { payment_token: await plans.card('good') };
    const bought = await app.call(contract.buyPlan, { body }, pro);
    expect(bought.status).toBe(201);
    expect(bought.body.data).toMatchObject({
      offer: null,
      subscription: { state: 'active', paid_until: to, renews_on: addDays(to, 1), ends_on: null },
      charges: [{ amount: 199_00, state: 'done', receipt: expect.stringMatching(/^PLAN-\d{4}-/) }],
    });
    const plan = await app.call(getProPlan, {}, pro);
    expect(plan.body.data).toMatchObject({ plan: 'Premium', paid_amount: 199, branded: true });
    expect(await plans.atGateway(pro)).toEqual([199_00]);
    expect(await plans.accounts(pro)).toEqual({
      ...{ gateway: 199_00 - FEE, fees: FEE, deferred: -199_00 },
    });
    const [mail] = await plans.mails(pro);
    expect(mail?.subject).toBe('Your showroom is on Premium');
    for (const part of ['$199.00', formatDay(to), formatDay(addDays(to, 1)), '4242'])
      expect(mail?.text).toContain(part);
  });

  test('the same card token again buys nothing twice, and another one is refused', async () => {
    const token = await plans.card('good');
    const twice = await Promise.all(
      [1, 2].map(() => buyPlan(plans.deps(), { proId: proId(), token })),
    );
    expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await buy()).toMatchObject({ ok: false, code: 'plan_owned' });
    expect(await plans.atGateway(pro)).toEqual([199_00]);
  });

  test.for([
    ['declined', 'The bank declined the card.'],
    ['poor', 'The card does not have enough funds.'],
    ['asks', /wants every payment confirmed/],
  ] as const)(
    'a card that is %s buys nothing, says why, and another one does',
    async ([card, why]) => {
      const body = { payment_token: await plans.card(card) };
      const refused = await app.call(contract.buyPlan, { body }, pro);
      expect(refused).toMatchObject({ status: 422, body: { code: 'plan_card_refused' } });
      expect(refused.body.message).toMatch(why);
      expect(refused.body.message).toContain('Nothing was charged');
      expect(await plans.showroom(pro)).toMatchObject({ plan: 'Basic', version: 1 });
      expect((await shown()).offer).not.toBeNull();
      expect((await buy()).ok).toBe(true);
      expect(await plans.charges(pro)).toMatchObject([{ state: 'failed' }, { state: 'done' }]);
    },
  );

  test('refuses a made-up token, a pro without a showroom and a plan that staff let end', async () => {
    const token = 'sbx_tok_madeup';
    const deps = plans.deps();
    expect(await buyPlan(deps, { proId: proId(), token })).toMatchObject({
      code: 'plan_card_missing',
    });
    const bare = await app.createAccount({
      email: `bare${pro.userId}@x.example`,
      type: 'Contractor',
    });
    const good = await plans.card('good');
    expect(await buyPlan(deps, { proId: bare.userId, token: good })).toMatchObject({
      code: 'showroom_missing',
    });
    await app.pool.query(`update showrooms set plan_ends_on = '2099-01-01' where user_id = $1`, [
      proId(),
    ]);
    expect(await buy()).toMatchObject({ code: 'plan_given' });
    expect((await shown()).offer).toBeNull();
  });

  test('an answer that is lost is followed by a job or an event of the gateway, and charged once', async () => {
    const { gateway } = plans.deps();
    for (const follow of ['job', 'event'] as const) {
      pro = await plans.newPro();
      const token = await plans.card('good');
      const lost = plans.deps({
        async charge(of) {
          await gateway.charge(of);
          throw new Error('no answer');
        },
      });
      expect(await buyPlan(lost, { proId: proId(), token })).toMatchObject({ ok: true });
      expect(await shown()).toMatchObject({
        ...{ offer: null, subscription: { state: 'starting' }, charges: [{ state: 'started' }] },
      });
      expect(await buy()).toMatchObject({ code: 'plan_payment_open' });
      expect(await cancelPlan(plans.deps(), { proId: proId() })).toMatchObject({
        code: 'plan_not_paid',
      });
      const { rows } = await app.pool.query(
        `select idempotency_key as key from subscription_charges where state = 'started'`,
      );
      plans.goTo(0.01);
      await (follow === 'job' ? plans.tick() : lookAtPlan(plans.deps(), rows[0].key));
      plans.goTo(0);
      expect(await shown()).toMatchObject({ subscription: { state: 'active' } });
      expect(await plans.atGateway(pro)).toEqual([199_00]);
    }
  });
});

describe('POL-04 renewing', () => {
  test('happens every month on its day, with a notice a week before, and is earned by days', async () => {
    await buy();
    plans.goTo(startOf(2) - 7);
    await plans.tick();
    await plans.tick();
    const notices = (await plans.mails(pro)).filter(({ subject }) => /renews on/.test(subject));
    expect(notices).toHaveLength(1);
    expect(notices[0]?.subject).toContain(formatDay(period(2).from));
    expect(notices[0]?.text).toContain('$199.00');
    expect(await plans.charges(pro)).toHaveLength(1);
    plans.goTo(startOf(2));
    await plans.tick();
    await plans.tick();
    expect(await plans.charges(pro)).toMatchObject([
      { period: 1, state: 'done', used: 199_00 },
      { period: 2, state: 'done' },
    ]);
    expect((await shown()).subscription).toMatchObject({
      ...{ state: 'active', paid_until: period(2).to, renews_on: period(3).from },
    });
    plans.goTo(startOf(3));
    await plans.tick();
    plans.goTo(startOf(4) - 1);
    await plans.tick();
    const { gateway, fees, deferred = 0, revenue = 0 } = await plans.accounts(pro);
    expect({ gateway, fees }).toEqual({ gateway: 3 * (199_00 - FEE), fees: 3 * FEE });
    expect(-deferred - revenue).toBe(3 * 199_00);
    expect(-revenue).toBeGreaterThanOrEqual(2 * 199_00);
  });

  test('two runs at once on two connections charge once', async () => {
    await buy();
    plans.goTo(startOf(2));
    await Promise.all([1, 2, 3].map(() => renewPlans(plans.deps())));
    expect(await plans.atGateway(pro)).toEqual([199_00, 199_00]);
    expect(await plans.charges(pro)).toHaveLength(2);
  });

  test('that is refused is tried on days 1, 3, 5 and 7, with a mail each; Premium stays till then and ends', async () => {
    await buy();
    await failRenewals();
    const due = startOf(2);
    const tried: number[] = [];
    for (let days = 0; days <= 9; days += 1) {
      plans.goTo(due + days);
      const before = (await plans.charges(pro)).length;
      await plans.tick();
      await plans.tick();
      await endPlans({ pool: app.pool, now: plans.deps().now });
      if ((await plans.charges(pro)).length > before) tried.push(days);
      expect((await plans.showroom(pro)).plan, `day ${days}`).toBe(days < 7 ? 'Premium' : 'Basic');
      if (days === 3)
        expect((await shown()).subscription).toMatchObject({
          state: 'past_due',
          refused: {
            why: 'The bank declined the card.',
            next_try_on: addDays(period(2).from, 5),
            last_day: addDays(period(2).from, 7),
          },
        });
    }
    expect(tried).toEqual([0, 1, 3, 5, 7]);
    const subjects = await plans.subjects(pro);
    expect(subjects.filter((one) => one === 'Premium could not be renewed')).toHaveLength(4);
    expect(subjects.at(-1)).toBe('Premium has ended');
    expect(await shown()).toMatchObject({ subscription: null, offer: { price: 199_00 } });
    expect(await plans.atGateway(pro)).toEqual([199_00]);
  });

  test('that was refused is paid at once by another card, without a free day', async () => {
    await buy();
    await failRenewals();
    plans.goTo(startOf(2) + 2);
    await plans.tick();
    const poor = await plans.card('poor');
    expect(await changePlanCard(plans.deps(), { proId: proId(), token: poor })).toMatchObject({
      code: 'plan_card_refused',
    });
    expect((await shown()).subscription).toMatchObject({ state: 'past_due' });
    const token = await plans.card('other');
    expect(await changePlanCard(plans.deps(), { proId: proId(), token })).toMatchObject({
      ok: true,
    });
    expect((await shown()).subscription).toMatchObject({
      ...{ state: 'active', paid_until: period(2).to, card: { last4: '4444' }, refused: null },
    });
  });

  test('of a closed account does not happen: the plan ends with its paid days', async () => {
    await buy();
    await app.pool.query(`update users set status = 'Deactive' where id = $1`, [proId()]);
    plans.goTo(startOf(2));
    await plans.tick();
    expect(await plans.showroom(pro)).toMatchObject({ plan: 'Basic' });
    expect(await plans.atGateway(pro)).toEqual([199_00]);
  });
});

describe('G-64 canceling', () => {
  test('takes one call, keeps Premium until its last paid day, can be undone, and charges nothing more', async () => {
    await buy();
    const canceled = await app.call(contract.cancelPlan, {}, pro);
    expect(canceled.body.data.subscription).toMatchObject({
      ...{ state: 'active', renews_on: null, ends_on: period(1).to },
    });
    expect(await plans.showroom(pro)).toMatchObject({ plan: 'Premium', endsOn: period(1).to });
    const resumed = await app.call(contract.resumePlan, {}, pro);
    expect(resumed.body.data.subscription).toMatchObject({
      ...{ renews_on: period(2).from, ends_on: null },
    });
    expect(await plans.showroom(pro)).toMatchObject({ plan: 'Premium', endsOn: null });
    await app.call(contract.cancelPlan, {}, pro);
    plans.goTo(startOf(2) - 1);
    await plans.tick();
    await endPlans({ pool: app.pool, now: plans.deps().now });
    expect((await plans.showroom(pro)).plan).toBe('Premium');
    plans.goTo(startOf(2));
    await endPlans({ pool: app.pool, now: plans.deps().now });
    await plans.tick();
    expect(await plans.showroom(pro)).toMatchObject({ plan: 'Basic', paid: 0, endsOn: null });
    expect(await plans.atGateway(pro)).toEqual([199_00]);
    const { rows } = await app.pool.query(
      `select action from audit_events where showroom_id = (select id from showrooms where user_id = $1) order by id`,
      [proId()],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      ...['plan.bought', 'plan.canceled', 'plan.resumed', 'plan.canceled', 'plan.over'],
    ]);
    expect((await buy()).ok).toBe(true);
  });

  test('while a renewal is refused ends Premium at once; add-ons of staff stay', async () => {
    await app.pool.query(`update showrooms set basic_addon_status = 'active' where user_id = $1`, [
      proId(),
    ]);
    await buy();
    await failRenewals();
    plans.goTo(startOf(2));
    await plans.tick();
    expect((await cancelPlan(plans.deps(), { proId: proId() })).ok).toBe(true);
    expect(await plans.showroom(pro)).toMatchObject({ plan: 'Basic', addon: 'active' });
    expect(await resumePlan(plans.deps(), { proId: proId() })).toMatchObject({
      code: 'plan_not_paid',
    });
  });

  test('while the gateway has not answered a renewal waits for it: paid, it ends a month later', async () => {
    await buy();
    const { gateway } = plans.deps();
    plans.goTo(startOf(2));
    const lost = plans.deps({
      async charge(of) {
        await gateway.charge(of);
        throw new Error('no answer');
      },
    });
    await renewPlans(lost);
    await cancelPlan(plans.deps(), { proId: proId() });
    plans.goTo(startOf(2) + 0.1);
    await plans.tick();
    expect((await shown()).subscription).toMatchObject({ ends_on: period(2).to, renews_on: null });
    expect(await plans.showroom(pro)).toMatchObject({ plan: 'Premium', endsOn: period(2).to });
  });
});

test('G-64 staff see a paid plan, and cannot set or end it beside its payments', async () => {
  await buy();
  const { version } = await plans.showroom(pro);
  const seen = await app.call(contract.getPlanPaymentsForStaff, { params: { id: proId() } }, staff);
  expect(seen.body.data).toMatchObject({ subscription: { state: 'active' }, charges: [{}] });
  const body = { version, plan: 'Basic' as const, paid_amount: 0, basic_addon: false };
  const set = await app.call(
    setProPlan,
    {
      params: { id: proId() },
      body: { ...body, custom_addon: false, ends_on: null, reason: 'A test.' },
    },
    staff,
  );
  expect(set.body.code).toBe('plan_is_paid');
  expect((await plans.showroom(pro)).plan).toBe('Premium');
});

test('a receipt names the showroom, the period and the amount, and stays; numbers have no gaps', async () => {
  await buy('declined');
  await buy();
  const [charge] = (await shown()).charges;
  await app.pool.query(`update showrooms set company_name = 'Renamed' where user_id = $1`, [
    proId(),
  ]);
  const url = addressOf(contract.getPlanReceipt, { receipt: charge?.receipt ?? '' });
  const open = (token: string) =>
    app.app.http.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const answer = await open(pro.token);
  expect(answer.headers['content-type']).toBe('application/pdf');
  const text = readPdf(answer.rawPayload)
    .map((page) => page.text)
    .join(' ')
    .replace(/\s+/g, ' ');
  expect(text).toContain(charge?.receipt);
  expect(text).toContain('$199.00');
  expect(text).toContain(formatDay(period(1).to));
  expect(text).not.toContain('Renamed');
  expect((await open(pro.token)).rawPayload.equals(answer.rawPayload)).toBe(true);
  expect((await open((await plans.newPro()).token)).statusCode).toBe(404);
  const { rows } = await app.pool.query(
    `select array_agg(receipt_serial order by receipt_serial) as serials from subscription_charges
     where receipt_year is not null group by receipt_year`,
  );
  for (const { serials } of rows)
    expect(serials).toEqual(serials.map((_: number, at: number) => at + 1));
});

test('G-64 the comparison of the books finds a plan’s charge, fee and entry that do not agree', async () => {
  await buy();
  const run = async () => (await reconcile(plans.deps())).told.map(({ kind }) => kind).toSorted();
  const before = await run();
  expect(before).toEqual([]);
  const last = `(select max(id) from subscription_charges where state = 'done')`;
  const change = async (sql: string, back: string, found: readonly string[]) => {
    await app.pool.query(sql);
    expect(await run(), sql).toEqual(found);
    await app.pool.query(back);
    expect(await run()).toEqual([]);
  };
  await change(
    `update subscription_charges set amount_cents = 19901, use_on = use_on where id = ${last}`,
    `update subscription_charges set amount_cents = 19900 where id = ${last}`,
    ['charge', 'deferred', 'gateway'],
  );
  await change(
    `update subscription_charges set fee_cents = 600 where id = ${last}`,
    `update subscription_charges set fee_cents = ${FEE} where id = ${last}`,
    ['charge_fee', 'gateway', 'gateway_fee'],
  );
  await change(
    `update subscription_charges set used_cents = 100 where id = ${last}`,
    `update subscription_charges set used_cents = 0 where id = ${last}`,
    ['deferred', 'plan'],
  );
  await change(
    `update sandbox_gateway.authorizations set state = 'voided', captured_cents = null, fee_cents = null
     where ref = (select gateway_ref from subscription_charges where id = ${last})`,
    `update sandbox_gateway.authorizations set state = 'captured', captured_cents = 19900, fee_cents = ${FEE}
     where ref = (select gateway_ref from subscription_charges where id = ${last})`,
    ['missing_charge'],
  );
  plans.goTo(40);
  expect(await run()).toContain('stuck');
});

test('a card that waits for the next renewal is kept by the gateway, however long it waits', async () => {
  await buy();
  const token = await plans.card('other');
  await changePlanCard(plans.deps(), { proId: proId(), token });
  await app.pool.query(
    `update sandbox_gateway.payment_methods set created_at = now() - interval '90 days' where token = $1`,
    [token],
  );
  await plans.deps().gateway.dropStale?.();
  expect(await plans.deps().gateway.describeToken(token)).not.toBeNull();
});
