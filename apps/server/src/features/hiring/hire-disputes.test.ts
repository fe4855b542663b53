// G-59: a bank takes a payment for a milestone back, and gives it back or keeps it.
import * as disputes from '@wevisu/contract/disputes.ts';
import * as earnings from '@wevisu/contract/earnings.ts';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { answerDispute } from '../disputes/answer-dispute.ts';
import { followDisputes } from '../disputes/follow-disputes.ts';
import { matureHires } from './mature-hires.ts';
import { finishHireRefunds } from './refund-hire.ts';
import { showAs, TERMS } from './test-hire.ts';
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

const answer = async (text: string) => {
  const { rows } = await app.pool.query('select max(id)::int as id from disputes');
  const given = { userId: hires.staffId, id: rows[0].id, answer: 'evidence' as const, text };
  expect((await answerDispute(hires.deps(), given)).ok).toBe(true);
  hires.money.clock.ahead += 2;
  await followDisputes(hires.deps());
};
const opened = async () => {
  hires.money.clock.ahead = 25;
  await followDisputes(hires.deps());
};

test('G-59 what is held stays held while it is open, is lost with it, and is paid for anew', async () => {
  const hire = await hires.paid('disputed');
  await hires.act(hire, 'pro', 'deliver');
  await opened();
  expect(await hires.accounts(hire)).toEqual({ disputed: FIRST, held: -FIRST });
  expect(await hires.act(hire, 'homeowner', 'accept_delivery')).toMatchObject({
    code: 'hire_bank_disputes',
  });
  expect((await hires.show(hire)).money).toMatchObject({ is_disputed: true, next: null });
  const { token } = hire.pro;
  const seen = await showAs(app, hire.hireId, token);
  expect(seen.body.data.money.payments[0]?.is_disputed).toBe(true);
  await answer('losing');
  expect(await hires.accounts(hire)).toEqual({});
  const { money } = await hires.show(hire);
  expect(money).toMatchObject({ held: 0, is_funded: false, next: { place: 0, amount: FIRST } });
  expect(await hires.act(hire, 'homeowner', 'accept_delivery')).toMatchObject({
    code: 'hire_not_funded',
  });
  expect((await hires.pay(hire, await hires.card('good'))).ok).toBe(true);
  expect((await hires.act(hire, 'homeowner', 'accept_delivery')).ok).toBe(true);
});

test('G-59 what the pro has earned is kept from where it stands, and is theirs again or lost', async () => {
  await app.pool.query(`insert into settings (key, value) values ('hire_fee_ppm', '50000')`);
  for (const [text, end] of [
    ['winning_evidence', { held: -SECOND, pro_pending: 10_000 - FIRST, revenue: -10_000 }],
    ['losing', { held: -SECOND }],
  ] as const) {
    hires.money.clock.ahead = 0;
    const hire = await hires.paid('disputed');
    await hires.acts(hire, [
      ['pro', 'deliver'],
      ['homeowner', 'accept_delivery'],
    ]);
    // The charge of the second milestone is of the same card: it is left out of this.
    await app.pool.query(
      `update sandbox_gateway.authorizations set disputed_from = null where captured_cents = $1`,
      [SECOND],
    );
    await opened();
    expect(await hires.accounts(hire)).toEqual({
      ...{ disputed: FIRST, held: -SECOND, reserve: 10_000 - FIRST, revenue: -10_000 },
    });
    hires.money.clock.ahead = 24 * 80;
    await matureHires(hires.deps());
    expect((await hires.payments(hire))[0]?.available).toBe(false);
    const held = (await app.call(earnings.getEarnings, {}, { token: hire.pro.token })).body.data;
    expect(held.held).toMatchObject([{ order_number: 'Milestone “Tear out”' }]);
    hires.money.clock.ahead = 26;
    await answer(text);
    expect(await hires.accounts(hire)).toEqual(end);
  }
  await app.pool.query(`delete from settings where key = 'hire_fee_ppm'`);
});

test('G-59 a hire that ended while its refund waited is paid back once the bank lets the payment stand', async () => {
  const hire = await hires.paid('disputed');
  hires.money.clock.ahead = 25;
  // The bank has the amount already, and the cancel comes before anybody has noted it.
  for await (const _ of hires.deps().gateway.disputes.list({ since: new Date(0) }));
  expect((await hires.act(hire, 'pro', 'cancel')).ok).toBe(true);
  expect(await hires.payments(hire)).toMatchObject([{ refund: 'failed' }]);
  await followDisputes(hires.deps());
  expect(await hires.payments(hire)).toMatchObject([{ refund: null, returned: 0 }]);
  await answer('winning_evidence');
  hires.money.clock.ahead += 1;
  await finishHireRefunds(hires.deps());
  expect(await hires.payments(hire)).toMatchObject([{ refund: 'done', returned: FIRST }]);
  expect(await hires.accounts(hire)).toEqual({});
});

test('G-59 staff have its evidence: what was agreed on and what was delivered', async () => {
  const hire = await hires.paid('disputed');
  await hires.act(hire, 'pro', 'deliver');
  await opened();
  const { rows } = await app.pool.query('select max(id)::int as id from disputes');
  await app.pool.query('update sessions set otp_passed_at = now()');
  const by = { token: hires.staffToken };
  const { body } = await app.call(disputes.getEvidence, { params: { id: rows[0].id } }, by);
  for (const part of ['Tear out', '$2,000.00', TERMS.scope, 'delivered on'])
    expect(body.data.text).toContain(part);
  const listed = await app.call(disputes.listDisputes, {}, by);
  const ours = listed.body.data.find((one) => one.hire?.id === hire.hireId);
  expect(ours).toMatchObject({ hire: { milestone: 'Tear out' }, of_payees: FIRST });
});
