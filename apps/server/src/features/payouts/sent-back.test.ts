// The payee's bank sends back, days later, what was paid out: it waits in the account, and is paid to another bank.
import * as contract from '@wevisu/contract/payouts.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { Died, dieAtEachPoint, mortal } from '../../test-death.ts';
import { type TestMoney, testMoney } from '../../test-money.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { giveBank } from '../../test-payouts.ts';
import { testWebhooks } from '../../test-webhooks.ts';
import { matureEarnings } from '../money/mature-earnings.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import type { PayoutDeps } from './deps.ts';
import { lookAtPayout, lookAtPayouts } from './look-at-payouts.ts';
import { runPayouts, settlePayouts } from './run-payouts.ts';

const DAY_MS = 86_400_000;
/** It takes a payout, and sends it back a day later. */
const SENDS_BACK = '000999999991';

let app: TestApp;
let money: TestMoney;
let world: TestOrders;
/** Weeks after now: each run of a test is a week of its own. */
let weeks = 20;
beforeAll(async () => {
  app = await testApp();
  money = await testMoney(app);
});

/** Days after the week's run, at the gateway too. */
function deps(days = 0): ReturnType<TestMoney['deps']> {
  money.clock.ahead = (weeks * 7 + days) * 24;
  return money.deps();
}

/** A vendor of its own with a bank that sends back, to which a week's payout has gone. */
async function paidOut() {
  world = await testOrders(app);
  await giveBank(app, world.vendor.token, SENDS_BACK);
  await earn();
  return { amount: await payWeek() };
}

async function earn(): Promise<void> {
  const { number } = await world.buy([2]);
  for (const { id } of await world.lines(number))
    await world.set('vendor', id, { status: 'Vendor Approved' });
  money.clock.ahead = 2;
  await money.settle(number);
  money.clock.ahead = 0;
  await vi.waitFor(async () => {
    await matureEarnings({ ...money.deps(), now: () => new Date(Date.now() + 18 * 7 * DAY_MS) });
    expect((await balances()).vendor_pending ?? 0).toBe(0);
  });
}

/** Gives what is available before. */
async function payWeek(): Promise<number> {
  weeks += 1;
  const { vendor_available: amount = 0 } = await balances();
  await runPayouts(deps());
  return amount;
}

async function balances(): Promise<Record<string, number>> {
  const { rows } = await app.pool.query(
    `select account, balance_cents::int as cents from ledger_balances
     where vendor_id = $1 and balance_cents <> 0`,
    [world.vendor.vendorId],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

async function payouts() {
  const { token } = world.vendor;
  return (await app.call(contract.listPayouts, {}, { token })).body.data;
}

async function idOf(): Promise<number> {
  return (await payouts()).at(-1)?.id ?? 0;
}

async function stepsOf(id: number): Promise<string[]> {
  const { rows } = await app.pool.query(
    `select step from ledger_transactions where cause = 'payout' and cause_id = $1 order by id`,
    [id],
  );
  return rows.map(({ step }) => step);
}

async function atBank(): Promise<number> {
  const { rows } = await app.pool.query(
    `select coalesce(sum(amount_cents), 0)::int as cents from sandbox_gateway.payouts p
     join payout_accounts a on a.gateway_ref = p.account_ref where a.vendor_id = $1 and outcome = 'paid'`,
    [world.vendor.vendorId],
  );
  return rows[0].cents;
}

const told = async () => (await reconcile(deps(60))).told;
const endHolds = () => app.pool.query('update payout_accounts set held_until = null');

test('G-65 a payout that came back waits in the account, beside the next one, and is paid to another bank', async () => {
  const { amount } = await paidOut();
  const id = await idOf();
  expect(await balances()).toEqual({});
  expect(await payouts()).toMatchObject([{ state: 'paid', amount }]);
  // The next one has gone to the same bank before anybody knows.
  await earn();
  const second = await payWeek();
  await Promise.all([1, 2, 3].map(() => lookAtPayouts(deps(0.5))));
  expect(await payouts()).toMatchObject([{ state: 'paid' }, { state: 'failed' }]);
  await lookAtPayouts(deps(2));
  const all = amount + second;
  expect(await balances()).toEqual({ transit: all, connected: -all });
  expect(await payouts()).toMatchObject([
    { state: 'failed', outcome: 'account_closed', ended_at: null },
    { state: 'failed', outcome: 'account_closed', ended_at: null },
  ]);
  expect(await stepsOf(id)).toEqual(['claimed', 'transferred', 'paid:1', 'sent_back:1']);
  expect(await world.mailsTo(world.vendor.userId, 'payout_failed')).toHaveLength(2);
  expect(await atBank()).toBe(0);
  expect(await told()).toEqual([]);
  // Not to the same bank, and nothing new beside it.
  await settlePayouts(deps(3));
  await earn();
  const waiting = (await balances()).vendor_available;
  await payWeek();
  expect((await payouts()).map(({ state }) => state)).toEqual(['failed', 'failed']);

  await giveBank(app, world.vendor.token);
  await endHolds();
  await settlePayouts(deps(4));
  expect(await stepsOf(id)).toEqual([
    ...['claimed', 'transferred', 'paid:1', 'sent_back:1', 'paid:2'],
  ]);
  expect(await balances()).toEqual({ vendor_available: waiting });
  expect(await atBank()).toBe(all);
  expect(await payWeek()).toBe(waiting);
  expect(await atBank()).toBe(all + (waiting ?? 0));
  await lookAtPayouts(deps(2));
  expect(await balances()).toEqual({});
  expect(await told()).toEqual([]);
  expect(money.errors).toEqual([]);
});

test('G-65 the gateway’s event alone notes it, and staff bring the money back to what is available', async () => {
  const { amount } = await paidOut();
  const hooks = testWebhooks(app);
  await app.pool.query(
    `update sandbox_gateway.payouts p set fails_at = now() from payout_accounts a
     where a.gateway_ref = p.account_ref and a.vendor_id = $1`,
    [world.vendor.vendorId],
  );
  await hooks.send();
  await app.pool.query('update sandbox_gateway.events set due_at = now() where ended_at is null');
  await hooks.send();
  expect(await balances()).toEqual({ transit: amount, connected: -amount });
  const params = { id: await idOf() };
  const body = { act: 'return' as const, reason: 'The account is closed for good.' };
  const { token } = world.staff;
  expect((await app.call(contract.decidePayout, { params, body }, { token })).status).toBe(200);
  expect(await balances()).toEqual({ vendor_available: amount });
  expect(await told()).toEqual([]);
});

test('G-65 it is noted once wherever the process dies', { timeout: 300_000 }, async () => {
  async function walkTo(points: number): Promise<boolean> {
    const { amount } = await paidOut();
    const id = await idOf();
    const alive = deps(2);
    const life = mortal(alive, points);
    const look = (of: PayoutDeps) => lookAtPayout(of, `payout:${id}:1`);
    await look({ ...alive, pool: life.pool, gateway: life.gateway }).catch((error) => {
      if (!(error instanceof Died)) throw error;
    });
    if (life.isDead()) await look(alive);
    await settlePayouts(alive);
    expect([points, await stepsOf(id), await balances()]).toEqual([
      points,
      ['claimed', 'transferred', 'paid:1', 'sent_back:1'],
      { transit: amount, connected: -amount },
    ]);
    expect(await world.mailsTo(world.vendor.userId, 'payout_failed')).toHaveLength(1);
    return life.isDead();
  }
  await dieAtEachPoint(walkTo, 10);
  expect(await told()).toEqual([]);
});
