// POL-03: a vendor asks for another price, and the homeowner answers or does not.
import { answerPrice, askPrice, withdrawPrice } from '@wevisu/contract/asked-prices.ts';
import { listVendorLines } from '@wevisu/contract/fulfilment.ts';
import { PRICE_CONSENT_HOURS } from '@wevisu/domain/policy/policy.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestMoney, testMoney } from '../../test-money.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { expirePrices } from './answer-price.ts';
import { remindOfPrices } from './tell-of-prices.ts';

let app: TestApp;
let money: TestMoney;
let world: TestOrders;
beforeAll(async () => {
  app = await testApp({ isWorking: false });
  money = await testMoney(app);
  world = await testOrders(app);
});

/** Of the tests' goods, in cents. */
const PRICE = 30_00;

interface Asked {
  readonly number: string;
  readonly id: number;
}

async function bought(quantities: readonly number[] = [2]): Promise<Asked> {
  const { number } = await world.buy(quantities);
  return { number, id: (await world.line(number)).id };
}

const ask = (id: number, finalPrice: number, over: object = {}, by = world.vendor) =>
  app.call(
    askPrice,
    {
      params: { id },
      body: { final_price: finalPrice, seen: PRICE, note: 'The mill raised it.', ...over },
    },
    { token: by.token },
  );

async function answer({ number, id }: Asked, accept: boolean, over: object = {}) {
  const open = (await world.lines(number)).find((line) => line.id === id)?.asked_price;
  const body = { asked_id: open?.id ?? 1, accept, total: open?.total ?? 0, ...over };
  return app.call(answerPrice, { params: { id }, body }, { token: world.buyer.token });
}

async function settleAfter(hours: number, number: string): Promise<void> {
  money.clock.ahead = hours;
  await money.settle(number);
  money.clock.ahead = 0;
}

test('a higher price waits: the line cannot be approved, and the homeowner sees what it comes to', async () => {
  const { number, id } = await bought();
  const before = await world.show(number);
  expect((await ask(id, 40_00)).body).toMatchObject({ data: { is_open: true } });
  const [line] = await world.lines(number);
  // 40.00 + 2.00 = 42.00 and 20 % of markup: 50.40 instead of 37.80 each.
  expect(line?.asked_price).toMatchObject({ former_price: 37_80, price: 50_40 });
  const goods = 2 * (50_40 - 37_80);
  const tax = Math.round(2 * 50_40 * 0.0725) - Math.round(2 * 37_80 * 0.0725);
  expect((line?.asked_price?.total ?? 0) - (line?.asked_price?.former_total ?? 0)).toBe(
    goods + tax,
  );
  expect((await world.show(number)).total).toBe(before.total);
  const approve = await world.set('vendor', id, { status: 'Vendor Approved' });
  expect([approve.status, approve.body.code]).toEqual([422, 'price_open']);
  const part = await world.set('vendor', id, { status: 'Decline', qty: 1 });
  expect(part.body.code).toBe('price_open');
  expect((await ask(id, 41_00)).body.code).toBe('price_open');
  expect(await world.mailsTo(world.buyer.userId, 'order_price_asked')).toHaveLength(1);
  const listed = await app.call(listVendorLines, { query: { q: number } }, world.vendor);
  expect(listed.body.data.rows[0]).toMatchObject({
    asked_price: { final_price: 40_00 },
    can_ask_price: false,
  });
});

test('an accepted price is what the order, the card and the vendor go by', async () => {
  const asked = await bought();
  const before = await world.show(asked.number);
  await ask(asked.id, 40_00);
  const wanted = (await world.line(asked.number)).asked_price?.total ?? 0;
  expect((await answer(asked, true, { total: wanted - 1 })).body.code).toBe('line_changed');
  expect((await answer(asked, true)).status).toBe(200);
  expect((await answer(asked, true)).body.code).toBe('price_not_open');
  const order = await world.show(asked.number);
  expect(order.total - before.total).toBe(order.payment.raised);
  expect(order.payment.due).toBe(order.total);
  expect((await world.set('vendor', asked.id, { status: 'Vendor Approved' })).status).toBe(200);
  await settleAfter(2, asked.number);
  await settleAfter(3, asked.number);
  // More than the hold was made for: the card is charged anew, and the hold is given up.
  expect(await money.atGateway(asked.number)).toMatchObject({ charged: order.total, held: 0 });
  expect((await money.accounts(asked.number)).vendor_pending).toBe(-2 * 40_00);
  expect((await reconcile(money.deps())).told).toEqual([]);
  expect(await world.mailsTo(world.vendor.userId, 'order_price_accepted')).toHaveLength(1);
});

test('a higher price that still fits into the hold is charged with it', async () => {
  const { number } = await world.buy([2, 3]);
  const [first, second] = await world.lines(number);
  await world.set('vendor', second?.id ?? 0, { status: 'Decline' });
  const asked = { number, id: first?.id ?? 0 };
  await ask(asked.id, 35_00);
  await answer(asked, true);
  await world.set('vendor', asked.id, { status: 'Vendor Approved' });
  await settleAfter(2, number);
  expect(await money.captures(number)).toMatchObject([{ kind: 'hold', state: 'done' }]);
  expect((await reconcile(money.deps())).told).toEqual([]);
});

test('a lower price is taken at once, and less is charged', async () => {
  const { number, id } = await bought();
  const before = await world.show(number);
  expect((await ask(id, 20_00)).body).toMatchObject({ data: { is_open: false, answer_by: null } });
  const order = await world.show(number);
  expect(order.total).toBeLessThan(before.total);
  expect(order.payment.released).toBe(before.total - order.total);
  await world.set('vendor', id, { status: 'Vendor Approved' });
  await settleAfter(2, number);
  expect(await money.atGateway(number)).toMatchObject({ charged: order.total, held: 0 });
  expect(await world.mailsTo(world.buyer.userId, 'order_price_lowered')).toHaveLength(1);
});

test('a declined price declines the line, and nothing is charged', async () => {
  const asked = await bought();
  await ask(asked.id, 40_00);
  expect((await answer(asked, false)).status).toBe(200);
  const line = await world.line(asked.number);
  expect(line).toMatchObject({ status: 'Decline', asked_price: null });
  expect(line.history.at(-1)?.reason).toBe('The new price was not accepted.');
  await settleAfter(2, asked.number);
  expect(await money.atGateway(asked.number)).toMatchObject({ charged: 0, held: 0 });
});

test('without an answer the homeowner is reminded once, and then the line is declined', async () => {
  const asked = await bought();
  await ask(asked.id, 40_00);
  const at = (hours: number) => ({
    ...money.deps(),
    now: () => new Date(Date.now() + hours * 3_600_000),
  });
  const remind = (hours: number) => remindOfPrices(at(hours), app.pool);
  const reminders = async () =>
    (await world.mailsTo(world.buyer.userId, 'order_price_reminder')).length;
  await remind(1);
  expect(await reminders()).toBe(0);
  await expirePrices(at(PRICE_CONSENT_HOURS - 1));
  expect((await world.line(asked.number)).status).toBe('Waiting for approval');
  await remind(PRICE_CONSENT_HOURS - 20);
  const once = await reminders();
  expect(once).toBeGreaterThan(0);
  await remind(PRICE_CONSENT_HOURS - 19);
  expect(await reminders()).toBe(once);
  const over = at(PRICE_CONSENT_HOURS + 1);
  await Promise.all([expirePrices(over), expirePrices(over)]);
  const line = await world.line(asked.number);
  expect(line.status).toBe('Decline');
  expect(line.history.filter(({ status }) => status === 'Decline')).toHaveLength(1);
  expect(line.history.at(-1)?.reason).toBe('The new price was not answered in time.');
  expect(money.errors).toEqual([]);
});

test('what is asked ends with its line, and may be taken back', async () => {
  const canceled = await bought();
  await ask(canceled.id, 40_00);
  expect((await world.ask(canceled.id, { kind: 'cancel' })).body.data.state).toBe('granted');
  expect((await answer(canceled, true)).body.code).toBe('price_not_open');
  const asked = await bought();
  await ask(asked.id, 40_00);
  const params = { id: asked.id };
  expect((await app.call(withdrawPrice, { params }, world.vendor)).status).toBe(200);
  expect((await app.call(withdrawPrice, { params }, world.vendor)).body.code).toBe(
    'price_not_open',
  );
  expect((await world.set('vendor', asked.id, { status: 'Vendor Approved' })).status).toBe(200);
  expect((await ask(asked.id, 45_00)).body.code).toBe('line_changed');
});

test('of an accept and a cancel at the same time one is done', async () => {
  for (let time = 0; time < 4; time += 1) {
    const asked = await bought();
    await ask(asked.id, 40_00);
    await Promise.all([answer(asked, true), world.ask(asked.id, { kind: 'cancel' })]);
    const order = await world.show(asked.number);
    const [line] = await world.lines(asked.number);
    expect(line?.status).toBe('Cancle');
    expect(order.payment.due).toBe(0);
  }
  await vi.waitFor(async () => expect((await reconcile(money.deps())).told).toEqual([]));
});

test('nobody but the vendor asks, and nobody but the homeowner answers; what is wrong is told', async () => {
  const asked = await bought();
  const [, other] = world.shop.vendors;
  expect((await ask(asked.id, 40_00, {}, other)).status).toBe(404);
  expect((await ask(asked.id, 40_00, { seen: 29_00 })).body.code).toBe('line_changed');
  expect((await ask(asked.id, PRICE)).status).toBe(422);
  expect((await ask(asked.id, 0)).status).toBe(422);
  expect((await ask(asked.id, 40_00, { note: '' })).status).toBe(422);
  await ask(asked.id, 40_00);
  const stranger = await world.shop.addHomeowner();
  const body = { asked_id: 1, accept: true, total: 1 };
  const tried = await app.call(answerPrice, { params: { id: asked.id }, body }, stranger);
  expect(tried.status).toBe(404);
});
