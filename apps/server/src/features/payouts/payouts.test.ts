// G-65: from what is available to the payee's bank, once, whatever dies, is refused or runs at the same time.
import * as contract from '@wevisu/contract/payouts.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { Died, dieAtEachPoint, mortal } from '../../test-death.ts';
import { type TestMoney, testMoney } from '../../test-money.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { CLOSED_BANK, GOOD_BANK, giveBank } from '../../test-payouts.ts';
import { matureEarnings } from '../money/mature-earnings.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { runPayouts, settlePayouts } from './run-payouts.ts';
import { watchNegative } from './watch-negative.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let money: TestMoney;
let world: TestOrders;
/** Weeks after now: each run of a test is a week of its own. */
let weeks = 20;
beforeAll(async () => {
  app = await testApp({ isWorking: false });
  money = await testMoney(app);
  world = await testOrders(app);
});

const at = (week: number) => () => new Date(Date.now() + week * 7 * DAY_MS);
const nextWeek = () => {
  weeks += 1;
  return { ...money.deps(), now: at(weeks) };
};

/** An order that is charged, whose earnings have all become available. */
async function earn(quantities: readonly number[] = [2]): Promise<string> {
  const { number } = await world.buy(quantities);
  for (const { id } of await world.lines(number))
    await world.set('vendor', id, { status: 'Vendor Approved' });
  money.clock.ahead = 2;
  await money.settle(number);
  money.clock.ahead = 0;
  // Lines that the server itself still holds, since it settles too, are left to the next run.
  await vi.waitFor(async () => {
    await matureEarnings({ ...money.deps(), now: at(18) });
    expect((await balances()).vendor_pending ?? 0).toBe(0);
  });
  return number;
}

const vendor = () => ({ token: world.vendor.token });

/** What of the vendor's stands where, above 0 what is theirs. */
async function balances(): Promise<Record<string, number>> {
  const { rows } = await app.pool.query(
    `select account, balance_cents::int as cents from ledger_balances
     where vendor_id = $1 and balance_cents <> 0`,
    [world.vendor.vendorId],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

async function atBank(): Promise<number> {
  const { rows } = await app.pool.query(
    `select coalesce(sum(amount_cents), 0)::int as cents from sandbox_gateway.payouts p
     join payout_accounts a on a.gateway_ref = p.account_ref where a.vendor_id = $1 and outcome = 'paid'`,
    [world.vendor.vendorId],
  );
  return rows[0].cents;
}
const payouts = async (token = world.vendor.token) =>
  (await app.call(contract.listPayouts, {}, { token })).body.data;
const account = async (token = world.vendor.token) =>
  (await app.call(contract.getPayoutAccount, {}, { token })).body.data;

describe('the account', () => {
  test('PRO-07 G-65 is entered on the gateway’s page, and the shop knows its last four digits alone', async () => {
    expect(await account()).toMatchObject({ state: 'not_started', bank: null });
    const { data } = (await app.call(contract.startPayoutSetup, {}, vendor())).body;
    const send = (fields: Record<string, string>) =>
      app.app.http.inject({
        method: 'POST',
        url: data.url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
    const form = { legal_name: 'Alder LLC', routing: '110000000', account: GOOD_BANK };
    for (const wrong of [{ legal_name: ' ' }, { routing: '110000001' }, { account: '12' }])
      expect((await send({ ...form, ...wrong })).statusCode).toBe(422);
    expect(await account()).toMatchObject({ state: 'not_started', bank: null });
    const saved = await send(form);
    expect([saved.statusCode, saved.headers.location]).toEqual([303, '/vendor/money']);
    expect(await account()).toMatchObject({ state: 'enabled', bank: { last4: '6789' } });
    const { rows } = await app.pool.query(`select * from payout_accounts where vendor_id = $1`, [
      world.vendor.vendorId,
    ]);
    expect(JSON.stringify(rows)).not.toContain(GOOD_BANK);
    expect((await app.app.http.inject({ url: '/card-gateway/account/made-up' })).statusCode).toBe(
      404,
    );
  });

  test('another bank account is told by mail, and payouts wait for days', async () => {
    await giveBank(app, world.vendor.token, '000987654321');
    const changed = await account();
    expect(changed.held_until).not.toBeNull();
    expect(await world.mailsTo(world.vendor.userId, 'payout_bank_changed')).toHaveLength(1);
    await app.pool.query('update payout_accounts set held_until = null');
  });
});

describe('a weekly run', () => {
  test('G-65 pays what is available, once, and the books follow it to the bank', async () => {
    await earn();
    const { vendor_available: available = 0 } = await balances();
    expect(available).toBeGreaterThan(0);
    const before = await atBank();
    const week = nextWeek();
    await runPayouts(week);
    expect(await balances()).toEqual({});
    expect((await atBank()) - before).toBe(available);
    expect((await payouts())[0]).toMatchObject({ amount: available, state: 'paid' });
    expect(await world.mailsTo(world.vendor.userId, 'payout_paid')).toHaveLength(1);
    // The pro has no account: what is available stays.
    expect(await payouts(world.shop.pro.token)).toEqual([]);
    await runPayouts(week);
    await settlePayouts(week);
    expect((await atBank()) - before).toBe(available);
    expect((await reconcile(week)).told).toEqual([]);
  });

  test('G-65 two runs at once pay once', async () => {
    await earn([3]);
    const { vendor_available: available = 0 } = await balances();
    const before = await atBank();
    const week = nextWeek();
    await Promise.all([runPayouts(week), runPayouts(week), settlePayouts(week)]);
    await settlePayouts(week);
    expect((await atBank()) - before).toBe(available);
    expect(await balances()).toEqual({});
  });

  test('less than the minimum stays until there is more', async () => {
    const count = (await payouts()).length;
    await runPayouts(nextWeek());
    expect(await payouts()).toHaveLength(count);
  });

  test('G-65 a process that dies at any point of it pays once all the same', {
    timeout: 300_000,
  }, async () => {
    let lives = 0;
    await dieAtEachPoint(async (points) => {
      if (lives % 8 === 0) world = await testOrders(app);
      lives += 1;
      await giveBank(app, world.vendor.token);
      await earn([1]);
      const { vendor_available: available = 0 } = await balances();
      const before = await atBank();
      const week = nextWeek();
      const life = mortal({ pool: week.pool, gateway: week.gateway }, points);
      await runPayouts({
        ...week,
        pool: life.pool,
        gateway: life.gateway,
        // The run goes on with others where one dies; a dead process does not.
        onError: (error) => {
          throw error;
        },
      }).catch((error) => {
        if (!(error instanceof Died)) throw error;
      });
      const isDead = life.isDead();
      await runPayouts(week);
      await settlePayouts(week);
      expect([points, (await atBank()) - before, await balances()]).toEqual([
        points,
        available,
        {},
      ]);
      return isDead;
    }, 10);
    expect((await reconcile(money.deps())).told).toEqual([]);
  });
});

test('G-56 a gateway that does not answer leaves a payout that is told of after hours, and a job goes on with', async () => {
  await earn([1]);
  const { vendor_available: available = 0 } = await balances();
  const before = await atBank();
  const week = nextWeek();
  const told: unknown[] = [];
  const transfer = () => Promise.reject(new Error('no answer'));
  const gateway = { ...week.gateway, payouts: { ...week.gateway.payouts, transfer } };
  await runPayouts({ ...week, gateway, onError: (error) => told.push(error) });
  expect(told).toHaveLength(1);
  expect(await balances()).toEqual({ transit: available });
  const later = { ...week, now: () => new Date(week.now().getTime() + DAY_MS) };
  expect((await reconcile(later)).told.map(({ kind }) => kind)).toEqual(['stuck']);
  await settlePayouts(week);
  expect((await atBank()) - before).toBe(available);
  expect((await reconcile(later)).told).toEqual([]);
});

describe('a bank that refuses', () => {
  test('G-65 the money waits in the account, is paid to another bank, and never twice', async () => {
    await app.pool.query('update payout_accounts set held_until = null');
    await giveBank(app, world.vendor.token, CLOSED_BANK);
    await app.pool.query('update payout_accounts set held_until = null');
    await earn();
    const { vendor_available: available = 0 } = await balances();
    const before = await atBank();
    await runPayouts(nextWeek());
    expect(await balances()).toEqual({ transit: available, connected: -available });
    expect((await payouts())[0]).toMatchObject({ state: 'failed', outcome: 'account_closed' });
    expect(await account()).toMatchObject({ state: 'restricted' });
    expect(await world.mailsTo(world.vendor.userId, 'payout_failed')).toHaveLength(1);
    // Nothing new is claimed while it waits.
    await earn([1]);
    await runPayouts(nextWeek());
    expect((await payouts()).filter(({ state }) => state === 'failed')).toHaveLength(1);
    await giveBank(app, world.vendor.token);
    const later = nextWeek();
    await settlePayouts(later);
    expect((await atBank()) - before).toBe(available);
    await runPayouts(later);
    expect(await balances()).toEqual({});
    expect((await reconcile(later)).told).toEqual([]);
  });

  test('G-65 staff bring the money back to what is available, or try it again, with a reason', async () => {
    const staff = { token: world.staff.token };
    await giveBank(app, world.vendor.token, CLOSED_BANK);
    await app.pool.query('update payout_accounts set held_until = null');
    await earn();
    const { vendor_available: available = 0 } = await balances();
    await runPayouts(nextWeek());
    const listed = (await app.call(contract.listStaffPayouts, { query: { only: 'failed' } }, staff))
      .body.data;
    expect(listed).toHaveLength(1);
    const params = { id: listed[0]?.id ?? 0 };
    const again = { act: 'retry' as const, reason: 'The bank says that it is open.' };
    await app.call(contract.decidePayout, { params, body: again }, staff);
    expect((await payouts())[0]).toMatchObject({ state: 'failed', outcome: 'account_closed' });
    const back = { act: 'return' as const, reason: 'The account is closed for good.' };
    expect((await app.call(contract.decidePayout, { params, body: back }, staff)).status).toBe(200);
    expect((await app.call(contract.decidePayout, { params, body: back }, staff)).status).toBe(404);
    expect(await balances()).toEqual({ vendor_available: available });
    expect((await payouts())[0]).toMatchObject({ state: 'returned' });
    const { rows } = await app.pool.query(
      `select action from audit_events where action like 'payout.%' order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['payout.retried', 'payout.returned']);
  });
});

test('POL-19 a refund after the payout leaves a balance below zero, which the next sale makes up for', async () => {
  // Only so many visits of the gateway's page are open to one person.
  world = await testOrders(app);
  await giveBank(app, world.vendor.token);
  await app.pool.query('update payout_accounts set held_until = null');
  const number = await earn([3]);
  await runPayouts(nextWeek());
  expect(await balances()).toEqual({});
  await world.set('staff', (await world.line(number)).id, { status: 'Cancle', qty: 1 });
  money.clock.ahead = 3;
  await money.settle(number);
  money.clock.ahead = 0;
  const { vendor_available: owed = 0 } = await balances();
  expect(owed).toBeLessThan(0);
  await watchNegative(money.deps());
  await watchNegative(money.deps());
  expect(await world.mailsTo(world.vendor.userId, 'balance_negative')).toHaveLength(1);
  expect((await account()).due_on).not.toBeNull();
  const overdue = { ...money.deps(), now: () => new Date(Date.now() + 12 * DAY_MS) };
  await watchNegative(overdue);
  await watchNegative(overdue);
  expect(await world.mailsTo(world.vendor.userId, 'balance_overdue')).toHaveLength(1);
  const before = await atBank();
  await runPayouts(nextWeek());
  expect(await atBank()).toBe(before);
  await earn([2]);
  const { vendor_available: left = 0 } = await balances();
  await runPayouts(nextWeek());
  expect((await atBank()) - before).toBe(left);
  await watchNegative(money.deps());
  expect((await account()).due_on).toBeNull();
});

test('U-12 nobody sees or begins anything of somebody else’s', async () => {
  const other = world.shop.vendors[1]?.token ?? '';
  expect(await payouts(other)).toEqual([]);
  expect(await account(other)).toMatchObject({ state: 'not_started', bank: null });
});
