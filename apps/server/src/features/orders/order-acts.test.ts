import { listHistory } from '@wevisu/contract/audit.ts';
import * as fulfilment from '@wevisu/contract/fulfilment.ts';
import * as orders from '@wevisu/contract/orders.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { testOrders } from '../../test-orders.ts';
import { TEST_ADDRESS } from '../../test-shop.ts';

let app: TestApp;
let world: Awaited<ReturnType<typeof testOrders>>;

beforeAll(async () => {
  app = await testApp();
  world = await testOrders(app);
});

const historyOf = async (token: string) =>
  (await app.call(listHistory, { query: {} }, { token })).body.data.rows
    .filter(({ action }) => action.startsWith('order'))
    .map(({ action, target_id, from, to, actor, reason }) => ({
      ...{ action, target_id, from, to, actor, reason },
    }));

const shownTo = async (token: string, action: string) =>
  (await historyOf(token)).filter((row) => row.action === action);

test('ORD an order that is placed is in the history of its showroom and of each vendor, and of nobody else', async () => {
  const { buy, shop } = world;
  const { number } = await buy([2]);
  const placed = { action: 'order.placed', target_id: number, actor: 'The client' };
  expect(await shownTo(shop.pro.token, 'order.placed')).toMatchObject([placed]);
  expect(await shownTo(shop.vendors[0].token, 'order.placed')).toMatchObject([placed]);
  expect(await shownTo(shop.vendors[1].token, 'order.placed')).toEqual([]);
});

test('ORD a cancel at once, a request, its withdrawal, and an address are told to pro and vendor, without a street', async () => {
  const { buy, shop, buyer, line } = world;
  const { token } = buyer;
  const { number } = await buy([4]);
  const address = { ...TEST_ADDRESS, street: '9 Hidden Lane' };
  const moved = await app.call(
    orders.changeOrderAddress,
    { params: { number }, body: address },
    { token },
  );
  expect(moved.status).toBe(200);
  const first = await line(number);
  const ask = (id: number, body: { readonly qty?: number }) =>
    app.call(
      orders.askAboutItem,
      { params: { id }, body: { kind: 'cancel', reason: 'changed_mind', ...body } },
      { token },
    );
  expect((await ask(first.id, { qty: 1 })).body.data.state).toBe('granted');
  await app.pool.query(`update orders set placed_at = placed_at - interval '2 hours'`);
  const asked = await ask((await line(number)).id, {});
  expect(asked.body.data.state).toBe('open');
  const params = { id: asked.body.data.id };
  expect((await app.call(orders.withdrawRequest, { params }, { token })).status).toBe(200);
  for (const of of [shop.pro.token, shop.vendors[0].token]) {
    const rows = await historyOf(of);
    expect(rows.slice(0, 4)).toMatchObject([
      { action: 'order_request.withdrawn', target_id: String(params.id) },
      { action: 'order_request.opened', to: { kind: 'cancel', qty: 3 } },
      { action: 'order_item.moved', to: { status: 'Cancle', qty: 1 }, actor: 'The client' },
      { action: 'order.address_changed', target_id: number },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Hidden|Lopez/);
  }
});

test('ORD tracking, lots and a status are told from what to what, and who of others did it by what they are', async () => {
  const { buy, shop, vendor, set, line } = world;
  const { number } = await buy([3], [50, 50]);
  const { id } = await line(number);
  const taken = await app.call(fulfilment.getLineLots, { params: { id } }, { token: vendor.token });
  const of = taken.body.data.lots
    .filter((lot) => lot.taken > 0)
    .map((lot) => ({ lot_code: lot.lot_code, qty: lot.taken }));
  const wanted = of[0]?.lot_code === 'L1' ? 'L2' : 'L1';
  const lots = await app.call(
    fulfilment.setLineLots,
    { params: { id }, body: { lots: [{ lot_code: wanted, qty: 3 }], of } },
    { token: vendor.token },
  );
  expect(lots.status).toBe(200);
  expect((await set('staff', id, { status: 'Vendor Approved' })).status).toBe(200);
  const tracking = { carrier: 'ups', number: '1Z999AA10123456784' } as const;
  expect((await set('staff', id, { status: 'Shipped', tracking })).status).toBe(200);
  // The same number again is no act.
  expect((await set('staff', id, { status: 'Shipped', tracking })).status).toBe(200);
  for (const token of [shop.pro.token, vendor.token]) {
    expect(await shownTo(token, 'order_item.tracking')).toMatchObject([
      {
        target_id: String(id),
        actor: 'WeVisu',
        to: { carrier: 'ups', tracking_number: tracking.number },
      },
    ]);
    expect(await shownTo(token, 'order_item.lots_set')).toMatchObject([
      { to: { lots: [{ lotCode: wanted, qty: 3 }] } },
    ]);
    expect((await shownTo(token, 'order_item.moved'))[0]).toMatchObject({
      ...{ from: { status: 'Vendor Approved' }, to: { status: 'Shipped' }, actor: 'WeVisu' },
    });
  }
  expect((await shownTo(vendor.token, 'order_item.lots_set'))[0]?.actor).toBe('Ana Lopez');
  expect((await shownTo(shop.pro.token, 'order_item.lots_set'))[0]?.actor).toBe('The vendor');
});

test('ORD what a vendor advises on a request is told to the vendor and not to the pro', async () => {
  const { buy, shop, ask, vendor, line } = world;
  const { number } = await buy([2]);
  await app.pool.query(`update orders set placed_at = placed_at - interval '2 hours'`);
  const asked = await ask((await line(number)).id, { kind: 'cancel' });
  const advised = await app.call(
    fulfilment.adviseOnRequest,
    { params: { id: asked.body.data.id }, body: { advice: 'accept' } },
    { token: vendor.token },
  );
  expect(advised.status).toBe(200);
  expect(await shownTo(vendor.token, 'order_request.advised')).toHaveLength(1);
  expect(await shownTo(shop.pro.token, 'order_request.advised')).toEqual([]);
});

test('every event of an order names the request that made it', async () => {
  const { rows } = await app.pool.query(
    `select count(*)::int as noted, count(request_id)::int as named from audit_events where action like 'order%'`,
  );
  expect(rows[0].noted).toBeGreaterThan(10);
  expect(rows[0].named).toBe(rows[0].noted);
});
