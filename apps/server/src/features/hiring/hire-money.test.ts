// G-59: hires are paid by milestone: held until accepted, then the pro's, or back to the card to the cent.
import * as earnings from '@wevisu/contract/earnings.ts';
import * as hiring from '@wevisu/contract/hiring.ts';
import { profitAvailableDay } from '@wevisu/domain/policy/policy.ts';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { finishHirePayments } from './advance-hire-payment.ts';
import { matureHires } from './mature-hires.ts';
import { continueHirePayment, giveUpHirePayment } from './pay-milestone.ts';
import { finishHireRefunds, lookAtHireRefund, retryHireRefund } from './refund-hire.ts';
import { TERMS, type TestHire, testHire } from './test-hire.ts';
import { type TestHireMoney, testHireMoney } from './test-hire-money.ts';

let app: TestApp;
let hires: TestHireMoney;
beforeAll(async () => {
  app = await testApp({ isWorking: false });
  hires = await testHireMoney(app);
});
afterEach(async () => {
  // Later than whatever a test has seen.
  hires.money.clock.ahead = 24 * 120;
  expect(await hires.differences()).toEqual([]);
  expect(hires.money.errors.splice(0)).toEqual([]);
  hires.money.clock.ahead = 0;
});

const [FIRST, SECOND] = [200_000, 300_001];

const paymentOf = async ({ hireId }: TestHire, place = 0): Promise<number> => {
  const { rows } = await app.pool.query(
    'select id::int from hire_payments where hire_id = $1 and place = $2 order by id desc',
    [hireId, place],
  );
  return rows[0].id;
};
const ownOf = async (hire: TestHire, place = 0) => ({
  ...{ userId: hire.owner.userId, hireId: hire.hireId, id: await paymentOf(hire, place) },
});

describe('from terms to earnings', () => {
  test('the card of accepted terms is charged, held for each milestone and then the pro’s', async () => {
    const hire = await hires.offered();
    const before = await hires.show(hire);
    expect(before.money).toMatchObject({
      ...{ is_paid_here: true, missing: null, fee_rate: null, charged: 0 },
      next: { place: 0, title: 'Tear out', amount: FIRST },
    });
    const accepted = await hires.pay(hire, await hires.card('good'));
    if (!accepted.ok) throw new Error(accepted.code);
    expect(accepted.value).toMatchObject({
      state: 'active',
      money: { held: FIRST, is_funded: true },
    });
    expect(await hires.accounts(hire)).toEqual({ held: -FIRST });
    expect(await hires.subjects(hire, 'homeowner')).toEqual(['Receipt: $2,000.00 for “Kitchen”']);
    await hires.acts(hire, [
      ['pro', 'deliver'],
      ['homeowner', 'accept_delivery'],
    ]);
    // The next milestone was charged to the same card, without anybody typing.
    expect(await hires.accounts(hire)).toEqual({ held: -SECOND, pro_pending: -FIRST });
    const { money } = await hires.show(hire, 'pro');
    expect(money).toMatchObject({ held: SECOND, to_pro: FIRST, is_funded: true, next: null });
    expect(money.payments).toMatchObject([
      {
        place: 0,
        state: 'paid',
        to_pro: FIRST,
        fee: 0,
        available_on: profitAvailableDay(new Date()),
      },
      { place: 1, state: 'paid', held: SECOND, card: null },
    ]);
    await hires.acts(hire, [
      ['pro', 'deliver'],
      ['homeowner', 'accept_delivery'],
      ['homeowner', 'complete'],
    ]);
    expect(await hires.accounts(hire)).toEqual({ pro_pending: -TERMS.price });
    expect((await hires.subjects(hire, 'pro')).at(-1)).toContain('accepted a delivery');
    hires.money.clock.ahead = 24 * 80;
    expect(await matureHires(hires.deps())).toBe(2);
    expect(await matureHires(hires.deps())).toBe(0);
    expect(await hires.accounts(hire)).toEqual({ pro_available: -TERMS.price });
  });

  test('the pro’s balance, movements, statement and tax year name the hire, with the fee beside it', async () => {
    await app.pool.query(`insert into settings (key, value) values ('hire_fee_ppm', '33333')`);
    const hire = await hires.offered();
    const { money } = await hires.show(hire, 'pro');
    expect(money.fee_rate).toBe(33_333);
    // What was offered with stays, whatever staff set meanwhile.
    await app.pool.query(`update settings set value = '200000' where key = 'hire_fee_ppm'`);
    await hires.pay(hire, await hires.card('good'));
    await hires.acts(hire, [
      ['pro', 'deliver'],
      ['homeowner', 'accept_delivery'],
    ]);
    await app.pool.query(`delete from settings where key = 'hire_fee_ppm'`);
    const fee = 6_667;
    expect(await hires.accounts(hire)).toEqual({
      ...{ held: -SECOND, pro_pending: fee - FIRST, revenue: -fee },
    });
    const { token } = hire.pro;
    const balance = (await app.call(earnings.getEarnings, {}, { token })).body.data;
    const day = profitAvailableDay(new Date());
    expect(balance).toMatchObject({ pending: FIRST - fee, later: 0 });
    expect(balance.upcoming).toEqual([{ day, amount: FIRST - fee, items: 1 }]);
    const listed = await app.call(earnings.listEarnings, { query: {} }, { token });
    const named = { product_name: 'Tear out', hire_id: hire.hireId, order_number: null };
    expect(listed.body.data.rows).toMatchObject([
      { ...named, kind: 'hire_fee', amount: -fee },
      { ...named, kind: 'hire', amount: FIRST, available_on: day },
    ]);
    const [month] = (await app.call(earnings.listStatements, {}, { token })).body.data;
    expect(month).toMatchObject({ hires: FIRST, other: -fee, closing: FIRST - fee });
    const [year] = (await app.call(earnings.listTaxYears, {}, { token })).body.data;
    expect(year).toMatchObject({ gross: FIRST, transactions: 1 });
  });

  test('who cannot be paid cannot offer, and is not paid for', async () => {
    const hire = await testHire(app);
    const { money, version } = await hires.show(hire, 'pro');
    expect(money.missing).toContain('bank account');
    const body = { version, ...TERMS };
    const params = { id: hire.hireId };
    const sent = await app.call(hiring.sendHireTerms, { params, body }, { token: hire.pro.token });
    expect([sent.status, sent.body.code]).toEqual([422, 'hire_payout_missing']);
    expect(sent.body.message).toContain('bank account');
    const other = await hires.offered();
    await app.pool.query(
      `update payout_accounts a set state = 'restricted', missing = '{Tax ID}' from showrooms s
       where s.id = a.showroom_id and s.user_id = $1`,
      [other.pro.userId],
    );
    expect(await hires.pay(other, await hires.card('good'))).toMatchObject({
      code: 'hire_pro_unpaid',
    });
    expect((await hires.show(other)).money.missing).toContain('Tax ID');
    expect(await hires.payments(other)).toEqual([]);
  });

  test('a hire whose terms were accepted before is settled between the two, as it was', async () => {
    const hire = await hires.offered();
    await app.pool.query(
      `update hires set state = 'active', is_paid_here = false, started_at = now() where id = $1`,
      [hire.hireId],
    );
    expect((await hires.show(hire)).money).toMatchObject({ is_paid_here: false, next: null });
    await hires.acts(hire, [
      ['pro', 'deliver'],
      ['homeowner', 'accept_delivery'],
      ['pro', 'deliver'],
      ['homeowner', 'accept_delivery'],
      ['pro', 'complete'],
    ]);
    expect(await hires.payments(hire)).toEqual([]);
  });
});

describe('cards that refuse or ask', () => {
  test('a declined card changes nothing, and another one accepts', async () => {
    const hire = await hires.offered();
    const refused = await hires.pay(hire, await hires.card('declined'));
    expect(refused).toMatchObject({
      ...{ code: 'hire_card_refused', params: { why: 'The bank declined the card.' } },
    });
    const { state, money } = await hires.show(hire);
    expect([state, money.charged, money.payments[0]?.refusal]).toEqual([
      ...['offered', 0, 'The bank declined the card.'],
    ]);
    expect(await hires.accounts(hire)).toEqual({});
    expect((await hires.pay(hire, await hires.card('good'))).ok).toBe(true);
    expect((await hires.show(hire)).money.payments).toMatchObject([{ state: 'paid' }]);
  });

  test('a bank that asks is answered on its page; meanwhile the offer stays as it is, and can be given up', async () => {
    const hire = await hires.offered();
    const asked = await hires.pay(hire, await hires.card('asks'));
    if (!asked.ok) throw new Error(asked.code);
    expect(asked.value).toMatchObject({ state: 'offered', money: { next: null } });
    expect(asked.value.money.payments[0]?.confirmation?.url).toContain('/');
    expect(await hires.act(hire, 'pro', 'cancel')).toMatchObject({ code: 'hire_payment_open' });
    expect(await hires.pay(hire, await hires.card('good'))).toMatchObject({
      code: 'hire_payment_open',
    });
    // Nobody but the homeowner sees the bank's page.
    expect((await hires.show(hire, 'pro')).money.payments[0]?.confirmation).toBeNull();
    await giveUpHirePayment(hires.deps(), await ownOf(hire));
    expect((await hires.show(hire)).money.payments[0]?.state).toBe('refused');
    await hires.pay(hire, await hires.card('asks'));
    await hires.decide(hire, true);
    const done = await continueHirePayment(hires.deps(), await ownOf(hire));
    expect(done).toMatchObject({ ok: true, value: { state: 'active' } });
    // Its bank asks each time: the next milestone waits for the homeowner, and says so to both.
    await hires.acts(hire, [
      ['pro', 'deliver'],
      ['homeowner', 'accept_delivery'],
    ]);
    const waits = await hires.show(hire);
    expect(waits).toMatchObject({ state: 'active', is_own_turn: true });
    expect(waits.money).toMatchObject({ is_funded: false, next: { place: 1, amount: SECOND } });
    expect(await hires.act(hire, 'pro', 'deliver')).toMatchObject({ code: 'hire_not_funded' });
    expect((await hires.show(hire, 'pro')).acts).not.toContain('deliver');
    expect((await hires.subjects(hire, 'homeowner')).at(-1)).toContain('card was refused');
    expect((await hires.subjects(hire, 'pro')).at(-1)).toContain('not paid yet');
    expect((await hires.pay(hire, await hires.card('good'))).ok).toBe(true);
    expect((await hires.show(hire)).money.held).toBe(SECOND);
  });

  test('a confirmation that never comes is given up after its time, and nothing is held', async () => {
    const hire = await hires.offered();
    await hires.pay(hire, await hires.card('asks'));
    hires.money.clock.ahead = 1;
    await finishHirePayments(hires.deps());
    expect(await hires.payments(hire)).toMatchObject([
      { state: 'failed', outcome: 'not_confirmed' },
    ]);
    expect(await hires.atGateway(hire)).toMatchObject([{ state: 'voided' }]);
  });
});

describe('once', () => {
  test('a token that is sent twice is charged once, and of two cards one', async () => {
    const hire = await hires.offered();
    const token = await hires.card('good');
    const other = await hires.card('good');
    const { version } = await hires.show(hire);
    const params = { id: hire.hireId };
    const send = (payment_token: string) =>
      app.call(
        hiring.payHire,
        { params, body: { version, place: 0, amount: FIRST, payment_token } },
        { token: hire.owner.token },
      );
    const replies = await Promise.all([send(token), send(token), send(other)]);
    const statuses = replies.map(({ status }) => status);
    expect(statuses.toSorted()).toContain(200);
    // Whichever card came first.
    expect((await send(statuses[2] === 200 ? other : token)).body.success).toBe(true);
    expect((await hires.atGateway(hire)).filter(({ charged }) => charged > 0)).toHaveLength(1);
    expect(await hires.accounts(hire)).toEqual({ held: -FIRST });
  });

  test('a lost answer of the gateway is looked up, at the payment, the next charge and the refund', async () => {
    const hire = await hires.offered();
    const { gateway } = hires.deps();
    const lost = async () => {
      throw new Error('the line is dead');
    };
    const deps = hires.deps({
      authorize: async (of) => gateway.authorize(of).then(lost),
      charge: async (of) => gateway.charge(of).then(lost),
      refund: async (of) => gateway.refund(of).then(lost),
    });
    const paid = await hires.pay(hire, await hires.card('good'), deps);
    expect(paid).toMatchObject({ ok: true, value: { state: 'offered' } });
    hires.money.clock.ahead = 0.1;
    await finishHirePayments(hires.deps());
    expect(await hires.show(hire)).toMatchObject({ state: 'active', money: { held: FIRST } });
    await hires.act(hire, 'pro', 'deliver');
    await hires.act(hire, 'homeowner', 'accept_delivery', { deps });
    expect((await hires.show(hire)).money.payments[1]?.state).toBe('processing');
    expect(await hires.act(hire, 'homeowner', 'cancel')).toMatchObject({
      code: 'hire_payment_open',
    });
    hires.money.clock.ahead = 0.2;
    await finishHirePayments(hires.deps());
    await hires.act(hire, 'homeowner', 'cancel', { deps });
    expect((await hires.show(hire)).money.payments[1]).toMatchObject({ back_state: 'started' });
    hires.money.clock.ahead = 0.3;
    await finishHireRefunds(hires.deps());
    await finishHireRefunds(hires.deps());
    expect(hires.money.errors.splice(0)).toHaveLength(3);
    expect(await hires.atGateway(hire)).toEqual([
      { state: 'captured', charged: FIRST, paidBack: 0 },
      { state: 'captured', charged: SECOND, paidBack: SECOND },
    ]);
    expect(await hires.accounts(hire)).toEqual({ pro_pending: -FIRST });
  });

  test('a payment and a cancel at one time leave it paid, or canceled with nothing held', async () => {
    const hire = await hires.offered();
    const token = await hires.card('good');
    const [paid, canceled] = await Promise.all([
      hires.pay(hire, token),
      hires.act(hire, 'pro', 'cancel'),
    ]);
    // Both where the cancel came last: what was just paid goes back.
    expect(paid.ok || canceled.ok).toBe(true);
    const { state, money } = await hires.show(hire);
    expect([state, money.held]).toEqual(canceled.ok ? ['canceled', 0] : ['active', FIRST]);
    hires.money.clock.ahead = 0.1;
    await finishHireRefunds(hires.deps());
    const left = (await hires.atGateway(hire)).map(({ charged, paidBack }) => charged - paidBack);
    expect(left).toEqual(paid.ok ? [canceled.ok ? 0 : FIRST] : []);
  });

  test('what is charged for a hire that is over goes back', async () => {
    const hire = await hires.offered();
    await hires.pay(hire, await hires.card('asks'));
    await hires.decide(hire, true);
    await app.pool.query(`update hires set state = 'canceled' where id = $1`, [hire.hireId]);
    await continueHirePayment(hires.deps(), await ownOf(hire));
    hires.money.clock.ahead = 0.1;
    await finishHireRefunds(hires.deps());
    expect(await hires.atGateway(hire)).toMatchObject([{ charged: FIRST, paidBack: FIRST }]);
    expect(await hires.accounts(hire)).toEqual({});
  });

  test('what is charged for a project that is gone meanwhile goes back', async () => {
    const hire = await hires.offered();
    await hires.pay(hire, await hires.card('asks'));
    await hires.decide(hire, true);
    await app.pool.query('update hires set project_id = null where id = $1', [hire.hireId]);
    await continueHirePayment(hires.deps(), await ownOf(hire));
    hires.money.clock.ahead = 0.1;
    await finishHireRefunds(hires.deps());
    expect((await hires.show(hire)).state).toBe('offered');
    expect(await hires.atGateway(hire)).toMatchObject([{ charged: FIRST, paidBack: FIRST }]);
    expect(await hires.accounts(hire)).toEqual({});
  });
});

describe('the way back', () => {
  test('a cancel before delivery pays back all that is held, to the cent; later milestones paid ahead too', async () => {
    const hire = await hires.paid();
    const token = await hires.card('good');
    expect((await hires.pay(hire, token)).ok).toBe(true);
    expect((await hires.show(hire)).money.held).toBe(TERMS.price);
    const done = await hires.act(hire, 'pro', 'cancel');
    if (!done.ok) throw new Error(done.code);
    expect(done.value.money).toMatchObject({ held: 0, back: TERMS.price });
    expect(await hires.atGateway(hire)).toMatchObject([
      { charged: FIRST, paidBack: FIRST },
      { charged: SECOND, paidBack: SECOND },
    ]);
    expect(await hires.accounts(hire)).toEqual({});
    expect((await hires.subjects(hire, 'homeowner')).slice(-2).toSorted()).toEqual([
      '$2,000.00 goes back to your card',
      '$3,000.01 goes back to your card',
    ]);
  });

  test('a homeowner cannot take delivered work and cancel; the pro or staff can end it', async () => {
    const hire = await hires.paid();
    await hires.acts(hire, [
      ['pro', 'deliver'],
      ['homeowner', 'ask_changes'],
    ]);
    expect((await hires.show(hire)).acts).toEqual(['dispute']);
    expect(await hires.act(hire, 'homeowner', 'cancel')).toMatchObject({
      code: 'hire_was_delivered',
    });
    expect((await hires.act(hire, 'pro', 'cancel')).ok).toBe(true);
    expect(await hires.accounts(hire)).toEqual({});
  });

  test('staff split what is held: so much to the pro, the rest back, and both read the sums', async () => {
    const hire = await hires.paid();
    await hires.acts(hire, [
      ['pro', 'deliver'],
      ['homeowner', 'dispute'],
    ]);
    const tooMuch = await hires.act(hire, 'staff', 'close_canceled', { toPro: FIRST + 1 });
    expect(tooMuch.ok ? {} : tooMuch.fields).toHaveProperty('to_pro');
    const { version } = await hires.show(hire, 'staff');
    const decided = await app.call(
      hiring.decideHire,
      {
        params: { id: hire.hireId },
        body: { version, act: 'close_canceled', to_pro: 50_001, note: 'Half of it is done.' },
      },
      { token: hires.staffToken },
    );
    expect(decided.status).toBe(403);
    expect((await hires.act(hire, 'staff', 'close_canceled', { toPro: 50_001 })).ok).toBe(true);
    expect(await hires.accounts(hire)).toEqual({ pro_pending: -50_001 });
    expect(await hires.atGateway(hire)).toMatchObject([{ charged: FIRST, paidBack: 149_999 }]);
    const { rows } = await app.pool.query(
      `select content::text as text from mails where template = 'hire_money' order by id desc limit 3`,
    );
    const texts = rows.map(({ text }) => text).join(' ');
    expect(texts).toContain('$500.01 is yours');
    expect(texts).toContain('$1,499.99 goes back to your card');
    // A hire that is over is paid to its end.
    expect(await hires.show(hire, 'staff')).toMatchObject({
      state: 'canceled',
      money: { held: 0 },
    });
  });

  test('a refund that the bank sends back is owed again until staff have it paid anew', async () => {
    const hire = await hires.paid('sendsBack');
    await hires.acts(hire, [['homeowner', 'cancel']]);
    hires.money.clock.ahead = 25;
    await finishHireRefunds(hires.deps());
    expect(await hires.payments(hire)).toMatchObject([{ refund: 'failed', attempt: 1 }]);
    expect(await hires.accounts(hire)).toEqual({ held: -FIRST });
    expect((await hires.subjects(hire, 'homeowner')).at(-1)).toContain('Your bank sent');
    const listed = await app.pool.query(
      `select title from notifications where user_id = $1 and event = 'refund_failed'`,
      [hires.staffId],
    );
    expect(listed.rows).toHaveLength(1);
    const of = { hireId: hire.hireId, id: await paymentOf(hire), userId: hires.staffId };
    expect((await retryHireRefund(hires.deps(), { ...of, reason: 'Asked by mail' })).ok).toBe(true);
    expect(await retryHireRefund(hires.deps(), { ...of, reason: 'Again' })).toMatchObject({
      code: 'hire_refund_closed',
    });
    const { rows } = await app.pool.query(
      'select idempotency_key as key from hire_payments where hire_id = $1',
      [hire.hireId],
    );
    await lookAtHireRefund(hires.deps(), `${rows[0].key}:refund:2`);
    expect(await hires.payments(hire)).toMatchObject([{ refund: 'done', attempt: 2 }]);
    expect(await hires.accounts(hire)).toEqual({});
  });
});
