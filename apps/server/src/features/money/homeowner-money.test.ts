// What a homeowner reads of the money of an order, while it is charged, refused and paid back.
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestMoney, testMoney } from '../../test-money.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';

let app: TestApp;
let world: TestOrders;
let money: TestMoney;
beforeAll(async () => {
  app = await testApp({ isWorking: false });
  world = await testOrders(app);
  money = await testMoney(app);
});

/** Read with every sum adding up. */
async function payment(number: string) {
  const { payment: read } = await world.show(number);
  const { authorized, released, charged, approved, waiting, refunds, due } = read;
  expect(released + charged + approved + waiting).toBe(authorized);
  expect(authorized - released - refunds).toBe(due);
  expect(read.charges.reduce((total, { amount }) => total + amount, 0)).toBe(charged);
  expect(read.refund_list.reduce((total, { amount }) => total + amount, 0)).toBe(read.paid_back);
  return read;
}

async function settleAfter(hours: number, number: string, over = {}): Promise<void> {
  money.clock.ahead = hours;
  await money.settle(number, over).finally(() => {
    money.clock.ahead = 0;
  });
}

test('CHECK-06 POL-15 an order shows what is held, charged, released, canceled after the charge and on its way back', async () => {
  const { number, total } = await world.buy([4, 3]);
  const first = await payment(number);
  expect(first).toMatchObject({ waiting: total, charged: 0, charges: [], refused: null });
  expect(first.hold_until).not.toBeNull();
  const [kept, declined] = await world.lines(number);
  await world.set('vendor', kept?.id ?? 0, { status: 'Vendor Approved' });
  await world.set('vendor', declined?.id ?? 0, { status: 'Decline' });
  const answered = await payment(number);
  expect(answered.approved).toBe(total - answered.released);
  expect(answered.released).toBeGreaterThan(0);

  // The gateway's answer is lost: nothing is said to be charged until it is noted.
  const { gateway } = money.deps();
  const lost = settleAfter(2, number, {
    async capture(of: Parameters<typeof gateway.capture>[0]) {
      await gateway.capture(of);
      throw new Error('the answer was lost');
    },
  });
  await expect(lost).rejects.toThrow('the answer was lost');
  expect(await payment(number)).toMatchObject({ charged: 0, hold_until: null });
  await settleAfter(2, number);
  const charged = await payment(number);
  expect(charged).toMatchObject({ charged: answered.approved, approved: 0, hold_until: null });

  await world.set('staff', kept?.id ?? 0, { status: 'Cancle', qty: 1 });
  const decided = await payment(number);
  expect([decided.released, decided.due]).toEqual([
    charged.released,
    charged.due - decided.refunds,
  ]);
  await settleAfter(2, number);
  const back = await payment(number);
  expect(back).toMatchObject({ expected: 0, refund_list: [{ state: 'on_its_way', qty: 1 }] });
  expect(back.paid_back).toBe(decided.refunds);
  const lines = await world.lines(number);
  expect(lines.map(({ is_charged, released }) => [is_charged, released > 0])).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ]);
  await app.pool.query(
    `update refunds set arrives_from = current_date - 9, arrives_to = current_date - 3 where order_id = $1`,
    [await money.idOf(number)],
  );
  expect((await payment(number)).refund_list).toMatchObject([{ state: 'done' }]);
});

test('a refused charge says when it is tried again, and after the last one that it is not', async () => {
  const { number, total } = await world.buy([2]);
  await world.set('vendor', (await world.line(number)).id, { status: 'Vendor Approved' });
  await app.pool.query(
    `update sandbox_gateway.payment_methods m set outcome = 'insufficient_funds'
     from authorizations a join payment_attempts t on t.idempotency_key = a.idempotency_key
     where m.token = t.payment_token and a.order_id = $1`,
    [await money.idOf(number)],
  );
  await settleAfter(192, number);
  const { refused } = await payment(number);
  expect(refused?.amount).toBe(total);
  expect(Date.parse(refused?.next_try ?? '') - Date.parse(refused?.at ?? '')).toBe(86_400_000);
  for (const hours of [217, 242]) await settleAfter(hours, number);
  expect((await payment(number)).refused?.next_try).toBeNull();
});
