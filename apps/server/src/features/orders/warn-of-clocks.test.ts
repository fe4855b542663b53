// POL-09, POL-10, POL-13: each deadline is told of before it runs out, once, and what was missed is told to staff.
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestMoney, testMoney } from '../../test-money.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { warnOfClocks } from './warn-of-clocks.ts';

let app: TestApp;
let money: TestMoney;
let world: TestOrders;
beforeAll(async () => {
  app = await testApp({ isWorking: false });
  money = await testMoney(app);
  world = await testOrders(app);
});

async function warnAfter(hours: number): Promise<void> {
  money.clock.ahead = hours;
  // Two at once tell once.
  await Promise.all([warnOfClocks(money.deps()), warnOfClocks(money.deps())]);
  money.clock.ahead = 0;
}

const toVendor = async (template: string) =>
  (await world.mailsTo(world.vendor.userId, template)).length;
async function noticesOf(userId: number, title: string): Promise<number> {
  const { rows } = await app.pool.query(
    `select count(*)::int as count from notifications where user_id = $1 and event = 'order_deadline' and title like $2`,
    [userId, title],
  );
  return rows[0].count;
}

test('POL-13 a vendor is told 12 hours before a line is late, and staff with the vendor once it is', async () => {
  const { number } = await world.buy([2, 1]);
  const answered = await world.buy([1]);
  await world.set('vendor', (await world.line(answered.number)).id, { status: 'Vendor Approved' });
  await warnAfter(35);
  expect(await toVendor('order_processing_soon')).toBe(0);
  await warnAfter(37);
  await warnAfter(40);
  expect(await toVendor('order_processing_soon')).toBe(1);
  expect(await noticesOf(world.vendor.userId, '2 lines wait for your approval')).toBe(1);
  expect(await noticesOf(world.staff.userId, '%')).toBe(0);
  await warnAfter(49);
  await warnAfter(60);
  expect(await toVendor('order_processing_late')).toBe(1);
  expect(await noticesOf(world.staff.userId, '2 lines are late')).toBe(1);
  for (const { id } of await world.lines(number))
    await world.set('vendor', id, { status: 'Decline' });
});

test('POL-10 a homeowner is reminded three days before an accepted return is to be sent', async () => {
  const { number } = await world.buy([2]);
  const { id } = await world.line(number);
  await world.deliver(id);
  const asked = await world.ask(id, { kind: 'return' });
  await world.grant(asked.body.data.id);
  await warnAfter(10 * 24);
  const reminders = async () =>
    (await world.mailsTo(world.buyer.userId, 'order_return_sending')).length;
  expect(await reminders()).toBe(0);
  await warnAfter(12 * 24);
  await warnAfter(13 * 24);
  expect(await reminders()).toBe(1);
  expect(await noticesOf(world.buyer.userId, `Order ${number}: send your return by %`)).toBe(1);
});

test('POL-09 vendor and staff are told a week before a refund is due, unless it was paid', async () => {
  const { number } = await world.buy([1]);
  const { id } = await world.line(number);
  await world.deliver(id);
  await world.ask(id, { kind: 'incomplete' });
  await warnAfter(22 * 24);
  const before = await toVendor('order_refund_due');
  expect(before).toBe(0);
  await warnAfter(24 * 24);
  await warnAfter(25 * 24);
  // With the return of the test above.
  expect(await toVendor('order_refund_due')).toBe(1);
  expect(await noticesOf(world.staff.userId, '2 refunds are due soon')).toBe(1);
  expect(money.errors).toEqual([]);
});
