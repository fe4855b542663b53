// CHECK-06, POL-12: what is charged, given up and paid back as the lines of an order go their ways, by the ledger and by
// the gateway's own books.
import { addSample } from '@wevisu/contract/cart.ts';
import { HOLD_DAYS } from '@wevisu/domain/policy/policy.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { testCheckout } from '../../test-checkout.ts';
import { type TestMoney, testMoney } from '../../test-money.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { payWithOtherCard } from './pay-with-other-card.ts';
import { settleOrder } from './settle-order.ts';

let app: TestApp;
let world: TestOrders;
let money: TestMoney;
beforeAll(async () => {
  app = await testApp({ isWorking: false });
  world = await testOrders(app);
  money = await testMoney(app);
});

/** Goods, shipping and tax of lines. */
async function amounts(number: string): Promise<number[]> {
  const { rows } = await app.pool.query(
    `select (line_cents + shipping_cents + tax_cents)::int as cents from order_items
     where order_id = $1 order by id`,
    [await money.idOf(number)],
  );
  return rows.map(({ cents }) => cents);
}

async function approve(number: string, lines: readonly number[]): Promise<void> {
  const all = await world.lines(number);
  for (const place of lines) {
    await world.set('vendor', all[place]?.id ?? 0, { status: 'Vendor Approved' });
  }
}

async function settleAfter(hours: number, number: string): Promise<void> {
  money.clock.ahead = hours;
  await money.settle(number);
  money.clock.ahead = 0;
}

describe('CHECK-06 charging', () => {
  test('waits for all answers and for the hour in which a cancel is done at once', async () => {
    const { number } = await world.buy([2, 3]);
    await approve(number, [0]);
    await settleAfter(2, number);
    expect(await money.captures(number)).toEqual([]);
    await approve(number, [1]);
    await settleAfter(0.5, number);
    expect(await money.captures(number)).toEqual([]);
    await settleAfter(1.1, number);
    expect(await money.captures(number)).toMatchObject([{ kind: 'hold', state: 'done' }]);
  });

  test('is made anew where a bank has given its hold up before its day, and once', async () => {
    const { number, total } = await world.buy([2]);
    const { rows } = await app.pool.query(
      'select gateway_ref as ref from authorizations where order_id = $1',
      [await money.idOf(number)],
    );
    await money.deps().gateway.void(rows[0].ref);
    await approve(number, [0]);
    await settleAfter(2, number);
    await settleAfter(3, number);
    expect(await money.captures(number)).toMatchObject([
      { kind: 'hold', state: 'failed' },
      { kind: 'charge', state: 'done' },
    ]);
    expect(await money.atGateway(number)).toMatchObject({ charged: total, held: 0 });
  });

  test('is given up with a hold that its bank gave up, where nothing is left to deliver', async () => {
    const { number } = await world.buy([1]);
    const id = await money.idOf(number);
    const { rows } = await app.pool.query(
      'select gateway_ref as ref from authorizations where order_id = $1',
      [id],
    );
    await money.deps().gateway.void(rows[0].ref);
    await approve(number, [0]);
    await settleAfter(2, number);
    const [line] = await world.lines(number);
    await world.set('staff', line?.id ?? 0, { status: 'Cancle' });
    await settleAfter(3, number);
    expect(await money.atGateway(number)).toMatchObject({ held: 0 });
    expect((await reconcile(money.deps())).told).toEqual([]);
  });

  test('frees a hold that its bank keeps and refuses to charge, and charges the card once', async () => {
    const { number, total } = await world.buy([1]);
    const id = await money.idOf(number);
    await approve(number, [0]);
    money.clock.ahead = 2;
    const deps = money.deps();
    let isLost = true;
    const gateway = {
      ...deps.gateway,
      charge: deps.gateway.charge.bind(deps.gateway),
      capture: async () => ({ outcome: 'refused', reason: 'declined' }) as const,
      async void(ref: string) {
        await deps.gateway.void(ref);
        if (isLost) throw new Error('the answer was lost');
      },
    };
    await expect(settleOrder({ ...deps, gateway }, { orderId: id })).rejects.toThrow('lost');
    expect(await money.captures(number)).toMatchObject([{ kind: 'hold', state: 'started' }]);
    isLost = false;
    await settleOrder({ ...deps, gateway }, { orderId: id });
    money.clock.ahead = 0;
    expect(await money.captures(number)).toMatchObject([
      { kind: 'hold', state: 'failed' },
      { kind: 'charge', state: 'done', cents: total },
    ]);
    expect(await money.atGateway(number)).toEqual({ charged: total, paidBack: 0, held: 0 });
    expect((await reconcile(money.deps())).told).toEqual([]);
  });

  test('of a sample is shared out like that of any line, at its own price', async () => {
    const { shop, buyer, vendor } = world;
    const { variantId, productId } = await shop.addVariant({ vendorId: vendor.vendorId });
    await app.pool.query(`update products set picture = '{"type": "surface"}' where id = $1`, [
      productId,
    ]);
    const body = { showroom: shop.showroom, variant_id: variantId };
    await app.call(addSample, { body }, buyer);
    const till = testCheckout(app, shop);
    const { data } = (await till.start(buyer)).body;
    const paid = await till.pay(buyer, data.id, {
      ...{ payment_token: await till.cardToken(), total: data.total },
    });
    const number = paid.body.data.order_number ?? '';
    await approve(number, [0]);
    await settleAfter(2, number);
    const { rows } = await app.pool.query(
      `select final_price::int as vendor, contractor_markup_amt::int as pro, fee_cents::int as fee,
         tax_cents::int as tax, shipping_cents::int as shipping, price_cents::int as price
       from order_items where order_id = $1 and is_sample`,
      [await money.idOf(number)],
    );
    const [{ vendor: wholesale, pro, fee, tax, shipping, price }] = rows;
    expect([wholesale, wholesale + pro + fee]).toEqual([300, price]);
    const { gateway, fees, ...owed } = await money.accounts(number);
    expect((gateway ?? 0) + (fees ?? 0)).toBe(data.total);
    const shared = { vendor_pending: wholesale, pro_pending: pro, revenue: fee, tax, shipping };
    expect(owed).toEqual(
      Object.fromEntries(
        Object.entries(shared).flatMap(([account, cents]) =>
          cents === 0 ? [] : [[account, -cents]],
        ),
      ),
    );
    expect((await reconcile(money.deps())).told).toEqual([]);
  });

  test('takes what was approved and frees the rest; the ledger has each share to the cent', async () => {
    const { number, total } = await world.buy([2, 3]);
    await approve(number, [0]);
    const [, second] = await world.lines(number);
    await world.set('vendor', second?.id ?? 0, { status: 'Decline' });
    const [first = 0] = await amounts(number);
    await settleAfter(2, number);
    expect(await money.captures(number)).toEqual([
      { kind: 'hold', state: 'done', cents: first, outcome: null },
    ]);
    expect(first).toBeLessThan(total);
    expect(await money.atGateway(number)).toEqual({ charged: first, paidBack: 0, held: 0 });
    const { rows } = await app.pool.query(
      `select i.* from order_items i where i.order_id = $1 order by i.id limit 1`,
      [await money.idOf(number)],
    );
    const [item] = rows;
    const fee = Math.round(first * 0.029) + 30;
    expect(await money.accounts(number)).toEqual({
      fees: fee,
      gateway: first - fee,
      vendor_pending: -item.final_price * 2,
      pro_pending: -item.contractor_markup_amt * 2,
      revenue: -item.fee_cents * 2,
      shipping: -item.shipping_cents,
      tax: -item.tax_cents,
    });
    const [mail] = await world.mailsTo(world.buyer.userId, 'order_charged');
    expect(mail?.text).toContain(`$${(first / 100).toFixed(2)}`);
  });

  test('of nothing but declined lines gives up the hold', async () => {
    const { number } = await world.buy([2]);
    const { id } = await world.line(number);
    await world.set('vendor', id, { status: 'Decline' });
    await money.settle(number);
    expect(await money.atGateway(number)).toEqual({ charged: 0, paidBack: 0, held: 0 });
    expect(await money.accounts(number)).toEqual({});
    const again = await world.set('staff', id, { status: 'Cancle' });
    expect(again.body.code).toBe('money_given_back');
  });

  test('does not wait for an answer beyond the hold: what is approved is charged a day before, the rest anew', async () => {
    const { number, total } = await world.buy([2, 3]);
    await approve(number, [0]);
    await settleAfter(6 * 24 - 1, number);
    expect(await money.captures(number)).toEqual([]);
    await settleAfter(6 * 24 + 1, number);
    const [first = 0, second = 0] = await amounts(number);
    expect(await money.atGateway(number)).toEqual({ charged: first, paidBack: 0, held: 0 });
    await approve(number, [1]);
    await settleAfter(8 * 24, number);
    expect(await money.captures(number)).toMatchObject([
      { kind: 'hold', state: 'done', cents: first },
      { kind: 'charge', state: 'done', cents: second },
    ]);
    expect(first + second).toBe(total);
    expect(await money.atGateway(number)).toEqual({ charged: total, paidBack: 0, held: 0 });
  });

  test('of a hold that is over charges the card anew, and a refused card is tried three times, a day apart', async () => {
    const { number, total } = await world.buy([2]);
    await approve(number, [0]);
    await settleAfter(8 * 24, number);
    expect(await money.captures(number)).toMatchObject([
      { kind: 'charge', state: 'done', cents: total },
    ]);

    const other = await world.buy([2]);
    await approve(other.number, [0]);
    await app.pool.query(
      `update sandbox_gateway.payment_methods m set outcome = 'insufficient_funds'
       from authorizations a join payment_attempts t on t.idempotency_key = a.idempotency_key
       where m.token = t.payment_token and a.order_id = $1`,
      [await money.idOf(other.number)],
    );
    for (const hours of [192, 193, 217, 242, 300, 400]) await settleAfter(hours, other.number);
    expect(await money.captures(other.number)).toEqual(
      Array.from({ length: 3 }, () => ({
        ...{ kind: 'charge', state: 'failed', cents: other.total, outcome: 'insufficient_funds' },
      })),
    );
    expect(await money.accounts(other.number)).toEqual({});
    expect(await world.mailsTo(world.buyer.userId, 'order_charge_refused')).toHaveLength(3);

    const pay = async (card: string, { userId } = world.buyer) => {
      const token = await testCheckout(app, world.shop).cardToken(card);
      money.clock.ahead = 400;
      const of = { userId, number: other.number, token };
      const paid = await payWithOtherCard(money.deps(), of);
      money.clock.ahead = 0;
      return paid.ok ? 'paid' : paid.code;
    };
    const stranger = await world.shop.addHomeowner();
    expect(await pay('4242 4242 4242 4242', stranger)).toBe('order_not_found');
    expect(await pay('4000 0000 0000 0002')).toBe('other_card_refused');
    expect((await world.show(other.number)).payment.refused?.next_try).not.toBeNull();
    expect(await pay('5555 5555 5555 4444')).toBe('paid');
    const order = await world.show(other.number);
    expect(order.payment).toMatchObject({ charged: other.total, refused: null });
    expect(order.card.last4).toBe('4444');
    expect(await money.atGateway(other.number)).toMatchObject({ charged: other.total });
    expect(await pay('4242 4242 4242 4242')).toBe('other_card_not_needed');
    const [line] = await world.lines(other.number);
    await world.set('staff', line?.id ?? 0, { status: 'Cancle', qty: 1 });
    await settleAfter(401, other.number);
    expect((await money.refunds(other.number)).map(({ state }) => state)).toEqual(['done']);
    expect((await reconcile(money.deps())).told).toEqual([]);
  });
});

describe('G-55 paying back', () => {
  async function charged(quantities: readonly number[]) {
    const order = await world.buy(quantities);
    await approve(
      order.number,
      quantities.map((_, place) => place),
    );
    await settleAfter(2, order.number);
    return order;
  }

  test('a line that is canceled after the charge takes back every share', async () => {
    const { number, total } = await charged([4]);
    const { id } = await world.line(number);
    await world.set('staff', id, { status: 'Cancle', qty: 1 });
    await money.settle(number);
    const [rest = 0, part = 0] = await amounts(number);
    expect(await money.refunds(number)).toEqual([
      { cause: 'canceled', state: 'done', cents: part, restocking: 0 },
    ]);
    expect(await money.atGateway(number)).toEqual({ charged: total, paidBack: part, held: 0 });
    await world.set('staff', id, { status: 'Cancle' });
    await money.settle(number);
    expect(await money.atGateway(number)).toEqual({ charged: total, paidBack: total, held: 0 });
    const fee = Math.round(total * 0.029) + 30;
    expect(await money.accounts(number)).toEqual({ fees: fee, gateway: -fee });
    expect(rest + part).toBe(total);
  });

  test('POL-10 a return keeps the restocking fee, and comes once however often it is settled', async () => {
    const { number, total } = await charged([3]);
    const { id } = await world.line(number);
    await world.set('staff', id, { status: 'Delivered' });
    await world.set('staff', id, { status: 'Return Request' });
    await money.settle(number);
    expect(await money.refunds(number)).toEqual([]);
    await world.set('staff', id, { status: 'Returned' });
    await Promise.all(Array.from({ length: 6 }, () => money.settle(number)));
    const [refund] = await money.refunds(number);
    expect(await money.refunds(number)).toHaveLength(1);
    expect(refund.cents + refund.restocking).toBe(total);
    expect(refund.restocking).toBeGreaterThan(0);
    expect(await money.atGateway(number)).toMatchObject({ charged: total, paidBack: refund.cents });
    const { vendor_pending, pro_pending, shipping } = await money.accounts(number);
    expect([vendor_pending, pro_pending, shipping]).toEqual([
      undefined,
      undefined,
      -refund.restocking,
    ]);
    const { status, body } = await world.set('staff', id, { status: 'Delivered', confirm: true });
    expect([status, body.code]).toEqual([422, 'money_given_back']);
  });
});

describe('U-43 nothing is delivered free', () => {
  test('what was canceled before the charge stays so once the hold is used up, whoever confirms it', async () => {
    const { number } = await world.buy([2, 3]);
    const [first, second] = await world.lines(number);
    await approve(number, [0, 1]);
    await world.set('staff', second?.id ?? 0, { status: 'Cancle' });
    await settleAfter(2, number);
    const id = second?.id ?? 0;
    const { status, body } = await world.set('staff', id, { status: 'Delivered', confirm: true });
    expect([status, body.code]).toEqual([422, 'line_not_paid']);
    expect((await world.set('staff', first?.id ?? 0, { status: 'Delivered' })).status).toBe(200);
    const [paid = 0] = await amounts(number);
    await settleAfter(3, number);
    expect(await money.atGateway(number)).toEqual({ charged: paid, paidBack: 0, held: 0 });
  });

  test('what was canceled while the hold has room for it is charged with the rest', async () => {
    const { number, total } = await world.buy([2, 3]);
    const [, second] = await world.lines(number);
    const id = second?.id ?? 0;
    await approve(number, [0, 1]);
    await world.set('staff', id, { status: 'Cancle' });
    expect((await world.set('staff', id, { status: 'Delivered', confirm: true })).status).toBe(200);
    await settleAfter(2, number);
    expect(await money.atGateway(number)).toMatchObject({ charged: total });
  });

  test('what is approved after the hold is prepared, and leaves the vendor once the card is charged', async () => {
    const { number, total } = await world.buy([2, 3]);
    await approve(number, [0]);
    await settleAfter(HOLD_DAYS * 24 - 20, number);
    await approve(number, [1]);
    const id = (await world.lines(number))[1]?.id ?? 0;
    expect((await world.set('vendor', id, { status: 'In Progress' })).status).toBe(200);
    for (const status of ['Picked Up', 'Shipped', 'Delivered']) {
      expect((await world.set('staff', id, { status })).body.code).toBe('line_not_paid');
    }
    await settleAfter(HOLD_DAYS * 24 + 1, number);
    expect((await world.set('staff', id, { status: 'Delivered' })).status).toBe(200);
    expect(await money.atGateway(number)).toMatchObject({ charged: total });
  });
});

describe('a gateway that does not answer', () => {
  test('leaves the decision written down, and whoever comes next goes on: nothing is charged twice', async () => {
    const { number, total } = await world.buy([2]);
    await approve(number, [0]);
    money.clock.ahead = 2;
    const gateway = money.deps().gateway;
    // Charged, and the answer is lost.
    const lost = money.settle(number, {
      async capture(of) {
        await gateway.capture(of);
        throw new Error('the answer was lost');
      },
    });
    await expect(lost).rejects.toThrow('the answer was lost');
    expect(await money.captures(number)).toMatchObject([{ state: 'started' }]);
    expect(await money.accounts(number)).toEqual({});
    await Promise.all(Array.from({ length: 4 }, () => money.settle(number)));
    money.clock.ahead = 0;
    expect(await money.captures(number)).toMatchObject([{ state: 'done', cents: total }]);
    expect(await money.atGateway(number)).toEqual({ charged: total, paidBack: 0, held: 0 });
    const { rows } = await app.pool.query(
      `select step from ledger_transactions where order_id = $1 order by id`,
      [await money.idOf(number)],
    );
    expect(rows.map(({ step }) => step)).toEqual(['captured', 'fee']);
  });

  test('a line that is canceled while the charge is under way is paid back', async () => {
    const { number, total } = await world.buy([2]);
    await approve(number, [0]);
    money.clock.ahead = 2;
    const gateway = money.deps().gateway;
    const { id } = await world.line(number);
    await money.settle(number, {
      async capture(of) {
        await world.set('staff', id, { status: 'Cancle' });
        return gateway.capture(of);
      },
    });
    money.clock.ahead = 0;
    expect(await money.refunds(number)).toMatchObject([{ cause: 'canceled', cents: total }]);
    expect(await money.atGateway(number)).toEqual({ charged: total, paidBack: total, held: 0 });
  });
});

test('the ledger refuses what does not balance, what comes late and what is changed', async () => {
  const { number } = await world.buy([1]);
  await approve(number, [0]);
  await settleAfter(2, number);
  const { rows } = await app.pool.query(
    'select id from ledger_transactions where order_id = $1 limit 1',
    [await money.idOf(number)],
  );
  const { id } = rows[0];
  const insert = (legs: string) =>
    app.pool.query(
      `insert into ledger_entries (transaction_id, cause, account, amount_cents) values ${legs}`,
    );
  await expect(
    insert(`(${id}, 'capture', 'tax', 5), (${id}, 'capture', 'gateway', -5)`),
  ).rejects.toThrow('complete');
  const write = (legs: string) =>
    app.pool.query(
      `with t as (insert into ledger_transactions (cause, cause_id, step, booked_at)
         values ('correction', 1, 'x', now()) returning id)
       insert into ledger_entries (transaction_id, cause, account, amount_cents)
       select id, leg.* from t, (values ${legs}) leg`,
    );
  await expect(write(`('correction', 'tax', 5)`)).rejects.toThrow('does not balance');
  await expect(write(`('refund', 'tax', 5), ('refund', 'gateway', -5)`)).rejects.toThrow(
    'the cause of its transaction',
  );
  for (const sql of [
    `update ledger_entries set amount_cents = 1 where transaction_id = ${id}`,
    `delete from ledger_entries where transaction_id = ${id}`,
    `update ledger_transactions set step = 'y' where id = ${id}`,
    'truncate ledger_entries',
  ]) {
    await expect(app.pool.query(sql)).rejects.toThrow('append-only');
  }
});
