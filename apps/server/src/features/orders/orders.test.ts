import * as orders from '@wevisu/contract/orders.ts';
import { ORDER_STATUSES } from '@wevisu/domain/orders/order-status.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../../platform/sessions/session-store.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { type Buyer, type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { type TestShop, testShop } from '../../test-shop.ts';

let app: TestApp;
let shop: TestShop;
let buy: TestCheckout;
let buyer: Buyer;
let staffToken: string;
let number: string;
let total: number;

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  buy = testCheckout(app, shop);
  buyer = await shop.addHomeowner();
  const staff = await app.createAccount({ email: 'staff@shop.example', type: 'Admin' });
  staffToken = await openSession(app.pool, { userId: staff.userId, userAgent: 'test' });
  await app.pool.query('update sessions set otp_passed_at = now() where user_id = $1', [
    staff.userId,
  ]);
  const placed = await place(buyer);
  number = placed.number;
  total = placed.total;
});

/** 3 Moss of Alder (wholesale 30.00, fee 1.50, markup 6.30) and 10 Fern of Birch (12.50, 0.63, 2.63). */
async function place(who: Buyer): Promise<{ number: string; total: number }> {
  const [alder, birch] = shop.vendors;
  const moss = await shop.addVariant({ vendorId: alder?.vendorId ?? 0, name: 'Moss' });
  const fern = await shop.addVariant({
    vendorId: birch?.vendorId ?? 0,
    name: 'Fern',
    wholesaleCents: 1_250,
    stock: [6, 4],
  });
  await buy.putIntoCart(who, [
    { variantId: moss.variantId, qty: 3 },
    { variantId: fern.variantId, qty: 10 },
  ]);
  const { data } = (await buy.start(who)).body;
  const paid = await buy.pay(who, data.id, {
    payment_token: await buy.cardToken(),
    total: data.total,
  });
  return { number: paid.body.data.order_number ?? '', total: data.total };
}

function items(token: string, query: object = {}) {
  return app.raw('GET', `/api/order_items?${new URLSearchParams({ ...query })}`, undefined, token);
}

async function itemsOf(token: string, order = number): Promise<Record<string, unknown>[]> {
  const { body } = await items(token, { order });
  return (body.data as { data: Record<string, unknown>[] }).data;
}

function setStatus(token: string, id: unknown, status: string, confirm = false) {
  return app.raw('PUT', `/api/order_items/${id}/status`, { status, confirm }, token);
}

describe('the homeowner', () => {
  test('G-52 sees the own order by vendor, with lots, status and dates, and it adds up', async () => {
    const { body } = await app.call(
      orders.getOrder,
      { params: { number } },
      { token: buyer.token },
    );
    const { data } = body;
    expect(data.total).toBe(total);
    expect(data.subtotal + data.shipping_charge + data.tax).toBe(total);
    expect(data.card).toEqual({ brand: 'Visa', last4: '4242' });
    expect(data.parcels.map((parcel) => parcel.vendor)).toEqual(
      shop.vendors.map((vendor) => vendor.name),
    );
    expect(data.parcels[1]?.items[0]).toMatchObject({
      product_name: 'Fern',
      qty: 10,
      price: 1_576,
      total: 15_760,
      status: 'Waiting for approval',
      status_label: 'Pending Approval',
      lots: [
        { lot_code: 'L1', qty: 6 },
        { lot_code: 'L2', qty: 4 },
      ],
      history: [{ status_label: 'Pending Approval' }],
    });
  });

  test('G-52 lists own orders alone, and reads no other', async () => {
    const other = await shop.addHomeowner();
    const theirs = await place(other);
    const { body } = await app.call(orders.listOrders, { query: {} }, { token: buyer.token });
    expect(body.data.data.map((order) => order.number)).toEqual([number]);
    expect(body.data.data[0]).toMatchObject({
      total,
      total_items: 2,
      statuses: [{ status_label: 'Pending Approval', count: 2 }],
    });
    expect(body.data.data[0]?.pictures).toHaveLength(2);
    const foreign = await app.raw('GET', `/api/orders/${theirs.number}`, undefined, buyer.token);
    const none = await app.raw('GET', '/api/orders/WV-1', undefined, buyer.token);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(none.body);
  });

  test('U-12 finds none of the three profits, nor wholesale, in any reply about an order', async () => {
    const texts = [
      (await app.raw('GET', '/api/orders', undefined, buyer.token)).text,
      (await app.raw('GET', `/api/orders/${number}`, undefined, buyer.token)).text,
      (await app.raw('GET', '/api/notification', undefined, buyer.token)).text,
    ];
    for (const text of texts) {
      expect(text.length).toBeGreaterThan(100);
      expect(text).not.toMatch(/wholesale|markup|fee_|final_price|profit|platform/i);
      for (const amount of [3_000, 9_000, 150, 450, 630, 1_890, 1_250, 12_500, 263, 2_630, 4_520]) {
        expect(text).not.toMatch(new RegExp(`[:$]${amount}\\b`));
        expect(text).not.toContain(`$${(amount / 100).toFixed(2)}`);
      }
    }
    expect((await items(buyer.token)).status).toBe(403);
  });
});

describe('vendor, pro and staff', () => {
  test('ORD-22 G-52 a vendor sees the own lines with its own amounts and nothing of the others', async () => {
    const [alder, birch] = shop.vendors;
    const lines = await itemsOf(alder?.token ?? '');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      product_name: 'Moss',
      qty: 3,
      final_price: 3_000,
      profit: 9_000,
      ship_to: { full_name: 'Ana Lopez', zip_code: '90012' },
      selectable: ['Vendor Approved', 'Decline'],
    });
    for (const absent of [
      'price',
      'contractor_markup_amt',
      'admin_profit_inclusive_tax',
      'homeowner',
    ]) {
      expect(lines[0]).not.toHaveProperty(absent);
    }
    const theirs = await itemsOf(birch?.token ?? '');
    expect(theirs.map((line) => line.product_name)).toEqual(['Fern']);
    const touched = await setStatus(alder?.token ?? '', theirs[0]?.id, 'Vendor Approved');
    expect(touched.status).toBe(404);
  });

  test('ORD-23 a pro sees the own showroom with the markup, and sets nothing', async () => {
    const lines = await itemsOf(shop.pro.token);
    expect(
      lines.map((line) => [line.product_name, line.contractor_markup_amt, line.profit]),
    ).toEqual([
      ['Fern', 263, 2_630],
      ['Moss', 630, 1_890],
    ]);
    expect(lines[0]).toMatchObject({ cost: 1_313, price: 1_576, homeowner: 'Ana Lopez' });
    // With what the vendor gets, the fee would be the rest of the price.
    expect(lines[0]).not.toHaveProperty('final_price');
    expect(lines[0]).not.toHaveProperty('admin_profit_inclusive_tax');
    const other = await testShop(app);
    expect(await itemsOf(other.pro.token)).toEqual([]);
    expect((await setStatus(shop.pro.token, lines[0]?.id, 'Vendor Approved')).status).toBe(403);
  });

  test('ORD-21 ORD-24 staff see all three amounts, the own one for the whole line with its tax', async () => {
    const lines = await itemsOf(staffToken);
    const { rows } = await app.pool.query(
      `select i.tax_cents from order_items i join orders o on o.id = i.order_id
       where o.number = $1 order by i.id desc`,
      [number],
    );
    expect(lines.map((line) => line.profit)).toEqual([
      630 + rows[0].tax_cents,
      450 + rows[1].tax_cents,
    ]);
    expect(lines[1]).toMatchObject({
      final_price: 3_000,
      contractor_markup_amt: 630,
      status: 'Waiting for approval',
    });
  });

  test('lists are paged, filtered by order and status, and clamp absurd pages', async () => {
    const all = (await items(staffToken, { ppp: 1, page: 999_999 })).body.data as {
      total: number;
      current_page: number;
      last_page: number;
      data: unknown[];
    };
    expect(all.data).toHaveLength(1);
    expect(all.current_page).toBe(all.last_page);
    const none = await items(staffToken, { status: 'Delivered' });
    expect((none.body.data as { total: number }).total).toBe(0);
    expect((await items(staffToken, { status: 'Cancel' })).status).toBe(422);
    expect((await items(staffToken, { order: 'WV-1' })).status).toBe(200);
  });
});

describe('statuses', () => {
  let vendor: string;
  let id: unknown;
  beforeAll(async () => {
    vendor = shop.vendors[0]?.token ?? '';
    const placed = await place(buyer);
    id = (await itemsOf(vendor, placed.number))[0]?.id;
  });

  test('ORD-19 G-53 a vendor goes through the early ones in their order, and the homeowner hears of it', async () => {
    expect((await setStatus(vendor, id, 'In Progress')).body.code).toBe('status_out_of_order');
    const moved = await setStatus(vendor, id, 'Vendor Approved');
    expect(moved.body.data).toMatchObject({
      status_label: 'Approved',
      selectable: ['In Progress'],
    });
    // A second click causes no second event.
    expect((await setStatus(vendor, id, 'Vendor Approved')).status).toBe(200);
    const { rows } = await app.pool.query(
      `select from_status, to_status, actor_user_id from order_item_events
       where order_item_id = $1 order by id`,
      [id],
    );
    expect(rows).toEqual([
      { from_status: null, to_status: 'Waiting for approval', actor_user_id: buyer.userId },
      {
        from_status: 'Waiting for approval',
        to_status: 'Vendor Approved',
        actor_user_id: shop.vendors[0]?.userId,
      },
    ]);
    const told = await app.raw('GET', '/api/notification', undefined, buyer.token);
    expect(told.text).toContain('3 x Moss');
    expect(told.text).toContain('Approved');
  });

  test.each(ORDER_STATUSES.slice(ORDER_STATUSES.indexOf('Accept to Pick Up')))(
    'U-44 ORD-18 a vendor may not set %s',
    async (status) => {
      expect((await setStatus(vendor, id, status)).status).toBe(403);
    },
  );

  test('ORD-16 ORD-17 ORD-18 staff go on from there, and what is past stays past', async () => {
    expect((await setStatus(staffToken, id, 'Picked Up')).status).toBe(200);
    expect((await setStatus(staffToken, id, 'In Progress')).body.code).toBe('status_locked');
    expect((await setStatus(staffToken, id, 'Accept to Pick Up')).body.code).toBe('status_locked');
    expect((await setStatus(vendor, id, 'In Progress')).status).toBe(422);
  });

  test('ORD-25 U-43 a return shows the profit negative for each role, and Delivered after it is asked twice', async () => {
    expect((await setStatus(staffToken, id, 'Return Request')).status).toBe(200);
    const { rows } = await app.pool.query(
      `select o.number from orders o join order_items i on i.order_id = o.id where i.id = $1`,
      [id],
    );
    const profits = await Promise.all(
      [vendor, shop.pro.token, staffToken].map(async (token) => {
        const lines = await itemsOf(token, rows[0].number);
        return Number(lines.find((line) => line.id === id)?.profit);
      }),
    );
    expect(profits.slice(0, 2)).toEqual([-9_000, -1_890]);
    expect(profits[2]).toBeLessThan(-450);
    const asked = await setStatus(staffToken, id, 'Delivered');
    expect(asked.body.code).toBe('status_needs_confirmation');
    expect((await setStatus(staffToken, id, 'Delivered', true)).status).toBe(200);
  });

  test('two who move one item at once move it once, and the other is told', async () => {
    const placed = await place(buyer);
    const raced = (await itemsOf(vendor, placed.number))[0]?.id;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        setStatus(vendor, raced, at % 2 === 0 ? 'Vendor Approved' : 'Decline'),
      ),
    );
    const { rows } = await app.pool.query(
      'select to_status from order_item_events where order_item_id = $1 and from_status is not null',
      [raced],
    );
    expect(rows).toHaveLength(1);
    const won = answers.filter((answer) => answer.status === 200);
    expect(won.length).toBe(10);
    expect(answers.filter((answer) => answer.body.code === 'status_out_of_order')).toHaveLength(10);
  });

  test('an unknown status and an unknown item change nothing', async () => {
    expect((await setStatus(staffToken, id, 'Lost')).body.code).toBe('status_unknown');
    expect((await setStatus(staffToken, 999_999_999, 'Cancle')).status).toBe(404);
    expect((await setStatus(staffToken, 'abc', 'Cancle')).status).toBe(404);
  });
});
