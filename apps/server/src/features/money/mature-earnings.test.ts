// POL-20: when what is earned may be paid out, and where a refund goes before and after.
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestMoney, testMoney } from '../../test-money.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { matureEarnings } from './mature-earnings.ts';

let app: TestApp;
let world: TestOrders;
let money: TestMoney;
beforeAll(async () => {
  app = await testApp({ isWorking: false });
  world = await testOrders(app);
  money = await testMoney(app);
});

async function charged(quantities: readonly number[]): Promise<string> {
  const { number } = await world.buy(quantities);
  for (const { id } of await world.lines(number))
    await world.set('vendor', id, { status: 'Vendor Approved' });
  await settleAfter(2, number);
  return number;
}

async function settleAfter(hours: number, number: string): Promise<void> {
  money.clock.ahead = hours;
  await money.settle(number);
  money.clock.ahead = 0;
}

/** As on the day on which the order's earnings of a kind come due, and on the day before. */
async function matureOn(number: string, kind: 'vendor' | 'pro', days = 0): Promise<number> {
  const { rows } = await app.pool.query(
    `select (max(${kind}_available_on) + $2::int)::text as day from order_items where order_id = $1`,
    [await money.idOf(number), days],
  );
  // Noon in Los Angeles, whatever the season.
  const now = () => new Date(`${rows[0].day}T20:00:00Z`);
  return matureEarnings({ ...money.deps(), now }, { batch: 2 });
}

const earned = (accounts: Record<string, number>) =>
  ['vendor_pending', 'vendor_available', 'pro_pending', 'pro_available'].map(
    (account) => 0 - (accounts[account] ?? 0),
  );

test('POL-20 G-64 earnings are pending until their day, and available from then on, once', async () => {
  const number = await charged([2, 3, 1]);
  const [vendor = 0, , pro = 0] = earned(await money.accounts(number));
  expect([vendor > 0, pro > 0]).toEqual([true, true]);
  await matureOn(number, 'vendor', -1);
  expect(earned(await money.accounts(number))).toEqual([vendor, 0, pro, 0]);
  // By the vendor's terms long before the pro's 46 business days; in batches smaller than the order.
  expect(await matureOn(number, 'vendor')).toBeGreaterThanOrEqual(3);
  expect(earned(await money.accounts(number))).toEqual([0, vendor, pro, 0]);
  await matureOn(number, 'pro', -1);
  expect(earned(await money.accounts(number))).toEqual([0, vendor, pro, 0]);
  const together = await Promise.all([1, 2, 3].map(() => matureOn(number, 'pro')));
  expect(together.reduce((all, count) => all + count)).toBe(3);
  expect(earned(await money.accounts(number))).toEqual([0, vendor, 0, pro]);
  expect(await matureOn(number, 'pro')).toBe(0);
});

test('POL-20 what is paid back before its day never becomes available', async () => {
  const number = await charged([2]);
  const { id } = await world.line(number);
  await world.set('staff', id, { status: 'Cancle' });
  await settleAfter(3, number);
  expect(earned(await money.accounts(number))).toEqual([0, 0, 0, 0]);
  expect(await matureOn(number, 'pro', 1)).toBe(0);
  expect(earned(await money.accounts(number))).toEqual([0, 0, 0, 0]);
});

test('G-55 a refund after the day takes back what was available, also of a part', async () => {
  const number = await charged([4]);
  await matureOn(number, 'pro', 1);
  const [, vendor = 0, , pro = 0] = earned(await money.accounts(number));
  const { id } = await world.line(number);
  await world.set('staff', id, { status: 'Delivered' });
  await world.ask(id, { kind: 'return', qty: 1 });
  const [request] = (await world.line(number)).requests;
  await world.grant(request?.id ?? 0);
  const part = (await world.lines(number)).find(({ qty }) => qty === 1);
  await world.set('staff', part?.id ?? 0, { status: 'Returned' });
  await settleAfter(3, number);
  expect(earned(await money.accounts(number))).toEqual([0, (vendor * 3) / 4, 0, (pro * 3) / 4]);
});
