import * as orders from '@wevisu/contract/orders.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type Buyer, type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { type TestShop, testShop } from '../../test-shop.ts';

let app: TestApp;
let shop: TestShop;
let buy: TestCheckout;
let buyer: Buyer;
let staff: { userId: number; token: string };

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  buy = testCheckout(app, shop);
  buyer = await shop.addHomeowner();
  staff = await app.createAccount({ email: 'staff@shop.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now() where user_id = $1', [
    staff.userId,
  ]);
});

/** One line of the first vendor, bought now. */
async function buyOne(): Promise<{ number: string; itemId: number; variantId: number }> {
  const [alder] = shop.vendors;
  const { variantId } = await shop.addVariant({ vendorId: alder?.vendorId ?? 0, name: 'Moss' });
  await buy.putIntoCart(buyer, [{ variantId, qty: 3 }]);
  const { data } = (await buy.start(buyer)).body;
  const payment_token = await buy.cardToken();
  const paid = await buy.pay(buyer, data.id, { payment_token, total: data.total });
  const number = paid.body.data.order_number ?? '';
  return { number, itemId: (await lineOf(number)).id, variantId };
}

/** As if the hour to cancel freely were over. */
async function buyEarlier(): ReturnType<typeof buyOne> {
  const bought = await buyOne();
  await app.pool.query(
    `update orders set placed_at = placed_at - interval '61 minutes' where number = $1`,
    [bought.number],
  );
  return bought;
}

async function lineOf(number: string) {
  const { body } = await app.call(orders.getOrder, { params: { number } }, { token: buyer.token });
  const [line] = body.data.parcels[0]?.items ?? [];
  if (line === undefined) throw new Error('no line');
  return line;
}

type Kind = 'cancel' | 'return' | 'incomplete';

function ask(itemId: number, kind: Kind, reason = 'other', note = 'The room has changed.') {
  return app.call(
    orders.askAboutItem,
    { params: { id: itemId }, body: { kind, reason, note } },
    { token: buyer.token },
  );
}

function decide(id: number, decision: 'granted' | 'refused', answer = '') {
  return app.call(
    orders.decideRequest,
    { params: { id }, body: { decision, answer } },
    { token: staff.token },
  );
}

/** Subjects and texts of the mails about an order to one person, newest first. */
async function mailsTo(userId: number, number: string) {
  const { rows } = await app.pool.query('select email from users where id = $1', [userId]);
  const mails = await app.mails();
  return mails.filter(
    ({ recipient, subject, template }) =>
      recipient === rows[0].email &&
      subject.includes(number) &&
      template.startsWith('order_request'),
  );
}

async function noticesOf(userId: number): Promise<{ title: string; text: string }[]> {
  const { rows } = await app.pool.query(
    `select title, text from notifications where user_id = $1 and event = 'order_request' order by id desc`,
    [userId],
  );
  return rows;
}

/** As if the line had been delivered so many days ago. */
async function deliver(itemId: number, daysAgo: number): Promise<void> {
  await app.pool.query(
    `with moved as (
       update order_items set status = 'Delivered', status_date = now() - $2::int * interval '1 day'
       where id = $1)
     insert into order_item_events (order_item_id, actor_user_id, from_status, to_status, at)
     values ($1, $3, 'Out For Delivery', 'Delivered', now() - $2::int * interval '1 day')`,
    [itemId, daysAgo, staff.userId],
  );
}

describe('a cancel after the hour', () => {
  test('POL-14 G-54 G-15 is a request, told to vendor and staff, by mail as well, and changes nothing by itself', async () => {
    const { number, itemId } = await buyEarlier();
    const before = await lineOf(number);
    expect(before.askable).toEqual([{ kind: 'cancel', at_once: false, until: null }]);
    const asked = await ask(itemId, 'cancel');
    expect(asked.status).toBe(201);
    expect(asked.body.data).toMatchObject({
      kind: 'cancel',
      state: 'open',
      note: 'The room has changed.',
    });

    const line = await lineOf(number);
    expect(line.status).toBe('Waiting for approval');
    expect(line.askable).toEqual([]);
    expect(line.requests).toHaveLength(1);
    for (const userId of [shop.vendors[0]?.userId ?? 0, staff.userId]) {
      const [notice] = await noticesOf(userId);
      expect(notice?.title).toBe(`Order ${number}: cancel requested`);
      expect(notice?.text).toBe('3 x Moss. Something else: The room has changed.');
    }
    expect(await noticesOf(shop.vendors[1]?.userId ?? 0)).toEqual([]);
    const [toVendor] = await mailsTo(shop.vendors[0]?.userId ?? 0, number);
    expect(toVendor?.subject).toBe(`Order ${number}: cancel requested`);
    expect(toVendor?.text).toContain('The room has changed.');
    expect(toVendor?.text).not.toMatch(/\$\d/);
    const [toBuyer] = await mailsTo(buyer.userId, number);
    expect(toBuyer?.subject).toBe(`We received your request about order ${number}`);
    expect(toBuyer?.text).toContain('within 2 days');
    expect(await mailsTo(shop.vendors[1]?.userId ?? 0, number)).toEqual([]);
  });

  test('is granted by staff in one step, which sets the status and puts the goods back', async () => {
    const { number, itemId, variantId } = await buyEarlier();
    expect((await shop.stockOf(variantId)).onHand).toBe(97);
    const { body } = await ask(itemId, 'cancel', 'changed_mind', '');
    const granted = await decide(body.data.id, 'granted', 'Nothing was packed yet.');
    expect(granted.body.data.state).toBe('granted');
    const line = await lineOf(number);
    expect(line.status).toBe('Cancle');
    expect(line.requests[0]?.answer).toBe('Nothing was packed yet.');
    const mails = await mailsTo(buyer.userId, number);
    expect(mails.map(({ template }) => template)).toEqual([
      'order_request_decided',
      'order_request_asked',
    ]);
    expect(mails[0]?.text).toContain('3 x Moss: It is canceled, and you do not pay for it.');
    expect(mails[0]?.text).toContain('Nothing was packed yet.');
    expect((await shop.stockOf(variantId)).onHand).toBe(100);
    expect((await decide(body.data.id, 'refused', 'Too late.')).body.code).toBe('request_decided');
  });

  test('is granted as well where staff set the status themselves', async () => {
    const { number, itemId } = await buyEarlier();
    await ask(itemId, 'cancel', 'wrong_item', '');
    await app.raw('PUT', `/api/order_items/${itemId}/status`, { status: 'Cancle' }, staff.token);
    expect((await lineOf(number)).requests[0]?.state).toBe('granted');
  });

  test('is refused with an answer that the homeowner reads', async () => {
    const { number, itemId } = await buyEarlier();
    const { body } = await ask(itemId, 'cancel', 'changed_mind', '');
    expect((await decide(body.data.id, 'refused')).body.errors?.answer).toBeDefined();
    const refused = await decide(body.data.id, 'refused', 'It is cut to measure already.');
    expect(refused.body.data).toMatchObject({
      state: 'refused',
      answer: 'It is cut to measure already.',
    });
    const [notice] = await noticesOf(buyer.userId);
    expect(notice?.text).toBe('Moss. It is cut to measure already.');
    const [mail] = await mailsTo(buyer.userId, number);
    expect(mail?.text).toContain('3 x Moss: It could not be canceled.');
    expect(mail?.text).toContain('It is cut to measure already.');
    expect((await lineOf(number)).requests[0]?.answer).toBe('It is cut to measure already.');
  });

  test('POL-14 ends with the pickup', async () => {
    const { number, itemId } = await buyEarlier();
    await app.pool.query(`update order_items set status = 'Picked Up' where id = $1`, [itemId]);
    expect((await lineOf(number)).askable).toEqual([]);
    const asked = await ask(itemId, 'cancel');
    expect(asked.status).toBe(422);
    expect(asked.body.code).toBe('request_not_now');
  });

  test('is taken back while it is open, once, and can be asked for again', async () => {
    const { itemId } = await buyEarlier();
    const first = (await ask(itemId, 'cancel')).body.data;
    const withdraw = () =>
      app.call(orders.withdrawRequest, { params: { id: first.id } }, { token: buyer.token });
    expect((await withdraw()).body.data.state).toBe('withdrawn');
    expect((await withdraw()).body.code).toBe('request_decided');
    expect((await ask(itemId, 'cancel')).status).toBe(201);
  });

  test('asked for by ten clicks at once is one request', async () => {
    const { number, itemId } = await buyEarlier();
    const asked = await Promise.all(Array.from({ length: 10 }, () => ask(itemId, 'cancel')));
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(asked.find(({ status }) => status !== 201)?.body.code).toBe('request_open');
    expect((await lineOf(number)).requests).toHaveLength(1);
  });
});

describe('after the delivery', () => {
  test('POL-08 POL-16 a return is open for 12 days, a report for 14', async () => {
    const { number, itemId } = await buyOne();
    await deliver(itemId, 11);
    expect((await lineOf(number)).askable.map(({ kind }) => kind)).toEqual([
      'return',
      'incomplete',
    ]);
    await app.pool.query(
      `update order_item_events set at = at - interval '2 days' where order_item_id = $1 and to_status = 'Delivered'`,
      [itemId],
    );
    expect((await lineOf(number)).askable.map(({ kind }) => kind)).toEqual(['incomplete']);
    expect((await ask(itemId, 'return')).body.message).toContain('within 12 days');
    expect((await ask(itemId, 'incomplete', 'damaged', '')).status).toBe(201);
  });

  test('U-44 G-54 a return that staff grant is a Return Request; a report that they grant moves nothing', async () => {
    const { number, itemId } = await buyOne();
    await deliver(itemId, 1);
    const report = (await ask(itemId, 'incomplete', 'missing', '')).body.data;
    await decide(report.id, 'granted', 'The missing box is on its way.');
    expect((await lineOf(number)).status).toBe('Delivered');
    const wanted = (await ask(itemId, 'return', 'too_much', '')).body.data;
    await decide(wanted.id, 'granted');
    expect((await lineOf(number)).status).toBe('Return Request');
    expect((await lineOf(number)).requests.map(({ state }) => state)).toEqual([
      'granted',
      'granted',
    ]);
  });
});

test.each([
  ['cancel', 'nothing', '', 'reason'],
  ['cancel', 'other', '', 'note'],
  ['cancel', 'too_much', '', 'reason'],
  ['cancel', 'toString', '', 'reason'],
] as const)(
  'a %s for "%s" with the note "%s" is refused at its %s',
  async (kind, reason, note, field) => {
    const { itemId } = await buyOne();
    const { status, body } = await ask(itemId, kind, reason, note);
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  },
);

test('a vendor sees the requests about its own goods, the oldest first, and no other vendor does', async () => {
  await buyEarlier().then(({ itemId }) => ask(itemId, 'cancel', 'wrong_item', ''));
  const listed = async (token: string | undefined) =>
    (await app.call(orders.listOrderRequests, { query: { ppp: 48 } }, { token })).body.data;
  const [alder, birch] = shop.vendors;
  const own = await listed(alder?.token);
  expect(own.total).toBeGreaterThan(0);
  expect(own.data.every(({ state }) => state === 'open')).toBe(true);
  expect(own.data.map(({ id }) => id)).toEqual(
    own.data.map(({ id }) => id).toSorted((a, b) => a - b),
  );
  expect((await listed(birch?.token)).total).toBe(0);
  expect((await listed(staff.token)).total).toBe(own.total);
});
