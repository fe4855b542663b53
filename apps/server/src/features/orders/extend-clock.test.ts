import { extendClock, listClocks } from '@wevisu/contract/clocks.ts';
import { getOrder } from '@wevisu/contract/orders.ts';
import { addDays, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';

let app: TestApp;
let world: TestOrders;
beforeAll(async () => {
  app = await testApp();
  world = await testOrders(app);
});

const today = dayOf(new Date());

/** A line that was delivered so many days ago. */
async function delivered(days: number) {
  const { number } = await world.buy([2]);
  const { id } = await world.line(number);
  await world.deliver(id);
  await app.pool.query(
    `update order_item_events set at = at - make_interval(days => $2) where order_item_id = $1`,
    [id, days],
  );
  return { number, id };
}

type Clock = 'return' | 'report' | 'send_back' | 'vendor_refund';
const extend = (
  id: number,
  clock: Clock,
  ahead: number,
  { reason = 'The truck was late', token = world.staff.token } = {},
) =>
  app.call(
    extendClock,
    { params: { id }, body: { clock, until: addDays(today, ahead), reason } },
    { token },
  );
const clocks = async (number: string) =>
  (await app.call(listClocks, { params: { number } }, world.staff)).body.data;
const notices = async (userId: number) =>
  (
    await app.pool.query(
      `select text from notifications where user_id = $1 and text like '%until%'`,
      [userId],
    )
  ).rowCount;

test('POL-08 a homeowner whose days are over may ask for a return again once staff have moved the deadline', async () => {
  const { number, id } = await delivered(20);
  expect((await world.ask(id, { kind: 'return' })).body.code).toBe('return_window_over');
  const before = await notices(world.buyer.userId);
  const moved = await extend(id, 'return', 5);
  expect(moved.status).toBe(200);
  expect(moved.body.data.find(({ clock }) => clock === 'return')).toMatchObject({
    ...{ until: addDays(today, 5), is_over: false },
    extensions: [{ until: addDays(today, 5), reason: 'The truck was late' }],
  });
  const order = await app.call(getOrder, { params: { number } }, world.buyer);
  const [line] = order.body.data.parcels.flatMap(({ items }) => items);
  expect(line?.askable).toEqual([{ kind: 'return', at_once: false, until: addDays(today, 5) }]);
  expect(await notices(world.buyer.userId)).toBe((before ?? 0) + 1);
  expect((await world.ask(id, { kind: 'incomplete' })).body.code).toBe('incomplete_window_over');
  expect((await world.ask(id, { kind: 'return' })).status).toBe(201);
});

test('the same press twice moves it once, and two at once are one after the other', async () => {
  const { number, id } = await delivered(1);
  const answers = await Promise.all([30, 30, 30].map((ahead) => extend(id, 'return', ahead)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [clock] = await clocks(number);
  expect(clock?.extensions).toHaveLength(1);
  const { rows } = await app.pool.query(
    `select before, after, reason from audit_events where action = 'clock.extended' and target_id = $1`,
    [String(id)],
  );
  expect(rows).toEqual([
    {
      before: { return: addDays(today, 11) },
      after: { return: addDays(today, 30) },
      reason: 'The truck was late',
    },
  ]);
});

test.each([
  ['an earlier day', 'return', 3, 422],
  ['a day beyond 90', 'return', 91, 422],
  ['a clock that does not run', 'vendor_refund', 40, 409],
  ['no reason', 'return', 40, 422],
] as const)('refuses %s', async (title, clock, ahead, status) => {
  const { number, id } = await delivered(1);
  const reply = await extend(id, clock, ahead, title === 'no reason' ? { reason: ' ' } : {});
  expect(reply.status).toBe(status);
  expect((await clocks(number)).every(({ extensions }) => extensions.length === 0)).toBe(true);
});

test('U-12 nobody but staff moves a deadline, or sees who moved it', async () => {
  const { number, id } = await delivered(1);
  for (const { token } of [world.buyer, world.vendor, world.shop.pro]) {
    expect((await extend(id, 'return', 30, { token })).status).toBe(403);
    const seen = await app.call(listClocks, { params: { number } }, { token });
    expect(seen.status).toBe(403);
  }
});

test('POL-09 POL-10 an accepted return may be sent later, and its refund is due later', async () => {
  const { number, id } = await delivered(1);
  const asked = await world.ask(id, { kind: 'return', qty: 1 });
  await world.grant(asked.body.data.id);
  const part = (await clocks(number)).find(({ clock }) => clock === 'send_back');
  expect(part?.until).toBe(addDays(today, 14));
  const itemId = part?.order_item_id ?? 0;
  expect((await extend(itemId, 'send_back', 21)).status).toBe(200);
  expect((await extend(itemId, 'vendor_refund', 60)).status).toBe(200);
  const found = await clocks(number);
  expect(found.filter(({ order_item_id: of }) => of === itemId).map(({ until }) => until)).toEqual([
    addDays(today, 21),
    addDays(today, 60),
  ]);
  const { body } = await app.call(getOrder, { params: { number } }, world.buyer);
  const texts = JSON.stringify(body.data.parcels);
  expect(texts).toContain(addDays(today, 21));
});
