// Shipments that are counted and signed for: what becomes a claim, who may, and what two people do at once.
import { randomUUID } from 'node:crypto';
import * as arrivals from '@wevisu/contract/arrivals.ts';
import { listVendorRequests } from '@wevisu/contract/fulfilment.ts';
import * as parcels from '@wevisu/contract/parcels.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { type TestArrivals, testArrivals } from './test-arrivals.ts';

let app: TestApp;
let world: TestOrders;
let at: TestArrivals;
beforeAll(async () => {
  app = await testApp();
});

/** One person may start only so many checkouts an hour. */
async function freshWorld() {
  world = await testOrders(app);
  at = testArrivals(app, world);
}

const idOf = ({ body }: { body: { readonly data?: unknown } }) => (body.data as { id: number }).id;
const count = async (table: string) =>
  Number((await app.pool.query(`select count(*) as n from ${table}`)).rows[0].n);

describe('a shipment that arrives short and broken', () => {
  beforeAll(freshWorld);

  test('is signed for, is delivered, and opens a claim for each line with its photos, which the vendor sees', async () => {
    const { number, id, lines } = await at.ship([5, 3, 2]);
    const [one = 0, two = 0, three = 0] = lines;
    const photo = idOf(await at.photo({ id, line: two }));
    const saved = await at.save(id, [
      { order_item_id: one, received: 3, lots: ['A12', 'a 12', 'B7'] },
      { order_item_id: two, received: 3, damaged: 1, note: 'The corner is wet.', photos: [photo] },
      { order_item_id: three, received: 2 },
    ]);
    expect(saved.status).toBe(200);
    const { count: kept } = saved.body.data;
    expect(kept?.lines[0]?.lots).toEqual(['A12', 'B7']);
    const signed = await at.sign(id, kept?.version ?? 0);
    expect(signed.status).toBe(201);
    const items = await world.lines(number);
    expect(items.map(({ status }) => status)).toEqual(['Delivered', 'Delivered', 'Delivered']);
    expect(items.map(({ requests }) => requests[0] ?? null)).toMatchObject([
      { kind: 'incomplete', reason: 'missing', qty: 2, state: 'open' },
      { kind: 'incomplete', reason: 'damaged', qty: 1, note: expect.stringContaining('wet') },
      null,
    ]);
    const [entry] = signed.body.data.signed;
    expect(entry).toMatchObject({ serial: 1, role: 'homeowner', received_by: 'Ana Lopez' });
    const prices = items.map(({ price }) => price);
    expect(entry?.lines.map(({ claim }) => claim?.worth ?? 0)).toEqual([
      2 * (prices[0] ?? 0),
      prices[1],
      0,
    ]);
    expect(signed.body.data.count).toBeNull();

    const vendor = { token: world.vendor.token };
    const seen = (await at.show(id, vendor.token)).body.data;
    const { rows } = await app.pool.query(
      'select final_price::int as price from order_items where id = any($1) order by id',
      [lines],
    );
    expect(seen.signed[0]?.lines.map(({ claim }) => claim?.worth ?? 0)).toEqual([
      2 * rows[0].price,
      rows[1].price,
      0,
    ]);
    const file = { params: { id: photo }, query: { size: 'small' as const } };
    expect((await app.call(arrivals.getArrivalPhoto, file, vendor)).status).toBe(200);
    const requests = await app.call(listVendorRequests, { query: { q: number } }, vendor);
    expect(requests.body.data.rows.map((row) => row.arrived_in)).toEqual([id, id]);
    const mails = await world.mailsTo(world.buyer.userId, 'order_request_asked');
    expect(mails.filter(({ subject }) => subject.includes(number))).toHaveLength(1);
    const list = await app.call(parcels.listParcels, { params: { number } }, vendor);
    expect(list.body.data.parcels).toMatchObject([
      {
        received_by: 'Ana Lopez',
        arrival: { serial: 1, short: 2, damaged: 1, over: 0, claims: 2 },
        can_check: false,
      },
    ]);
  });

  test('the same request again finds what it did, and another signature is refused', async () => {
    const { number, id, lines } = await at.ship([4]);
    const saved = await at.save(id, [{ order_item_id: lines[0] ?? 0, received: 3 }]);
    const version = saved.body.data.count?.version ?? 0;
    const request = randomUUID();
    const both = await Promise.all([1, 2].map(() => at.sign(id, version, { request })));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect((await at.sign(id, version, { request })).body.data.signed).toHaveLength(1);
    expect((await at.sign(id, version)).body.code).toBe('arrival_signed');
    expect(await at.requests(number)).toHaveLength(1);
  });

  test('a correction is a new entry and claims what came to light since', async () => {
    const { number, id, lines } = await at.ship([6]);
    const [line = 0] = lines;
    const first = await at.save(id, [{ order_item_id: line, received: 6 }]);
    const signed = await at.sign(id, first.body.data.count?.version ?? 0);
    const corrects = signed.body.data.signed[0]?.id ?? 0;
    const again = await at.save(id, [{ order_item_id: line, received: 6, damaged: 2 }]);
    const version = again.body.data.count?.version ?? 0;
    expect((await at.sign(id, version)).body.code).toBe('arrival_signed');
    const done = await at.sign(id, version, { corrects });
    expect(done.body.data.signed.map(({ serial }) => serial)).toEqual([2, 1]);
    const [request] = await at.requests(number);
    expect(request).toMatchObject({ qty: 2, state: 'open' });

    // While that is open, one more changes nothing about it; once it is decided, only what is new is claimed.
    const third = await at.save(id, [{ order_item_id: line, received: 6, damaged: 3 }]);
    const latest = done.body.data.signed[0]?.id ?? 0;
    const more = await at.sign(id, third.body.data.count?.version ?? 0, { corrects: latest });
    expect(more.body.data.signed[0]?.lines[0]?.claim?.id).toBe(request?.id);
    await world.grant(request?.id ?? 0);
    const fourth = await at.save(id, [{ order_item_id: line, received: 6, damaged: 4 }]);
    const newest = more.body.data.signed[0]?.id ?? 0;
    await at.sign(id, fourth.body.data.count?.version ?? 0, { corrects: newest });
    expect((await at.requests(number)).map(({ qty }) => qty)).toEqual([1, 2]);
    await expect(
      app.pool.query('update arrival_lines set received = 9 where order_item_id = $1', [line]),
    ).rejects.toThrow(/not changed/);
    await expect(
      app.pool.query("update arrivals set received_by = 'Somebody' where id = $1", [corrects]),
    ).rejects.toThrow(/not changed/);
    await expect(app.pool.query('delete from arrivals')).rejects.toThrow();
  });

  test('POL-16 after the days to report, what is short is noted and opens no claim', async () => {
    const { number, id, lines } = await at.ship([2]);
    const by = { token: world.vendor.token };
    const seen = { seen: 2, received_by: 'Ana Lopez' };
    await app.call(parcels.deliverParcel, { params: { id }, body: seen }, by);
    await app.pool.query(
      "update parcels set delivered_at = delivered_at - interval '20 days', shipped_at = shipped_at - interval '20 days' where id = $1",
      [id],
    );
    await app.pool.query(
      "update order_item_events set at = at - interval '20 days' where order_item_id = any($1)",
      [lines],
    );
    const saved = await at.save(id, [{ order_item_id: lines[0] ?? 0, received: 0 }]);
    const signed = await at.sign(id, saved.body.data.count?.version ?? 0);
    expect(signed.body.data.signed[0]?.lines[0]).toMatchObject({
      claim: null,
      no_claim: 'Missing or damaged goods must be reported within 14 days after delivery.',
    });
    expect(await at.requests(number)).toEqual([]);
  });
});

describe('two who count one shipment', () => {
  beforeAll(freshWorld);

  test('the later sees what the earlier wrote, and a lost reply is no conflict', async () => {
    const { number, id, lines } = await at.ship([4, 4]);
    const [one = 0, two = 0] = lines;
    await at.letProCheck(number);
    const pro = { token: world.shop.pro.token };
    const request = randomUUID();
    const first = await at.save(id, [{ order_item_id: one, received: 4 }], { request });
    const again = await at.save(id, [{ order_item_id: one, received: 4 }], { request });
    expect(again.body.data.count?.version).toBe(first.body.data.count?.version);
    const late = await at.save(id, [{ order_item_id: two, received: 3 }], pro);
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(late.body).toMatchObject({ now: { count: { lines: [{ received: 4 }] } } });
    const merged = await at.save(
      id,
      [
        { order_item_id: one, received: 4 },
        { order_item_id: two, received: 3 },
      ],
      { ...pro, seen: first.body.data.count?.version ?? null },
    );
    expect(merged.status).toBe(200);
    const stale = await at.sign(id, first.body.data.count?.version ?? 0);
    expect(stale.body.code).toBe('changed_meanwhile');
    const signed = await at.sign(id, merged.body.data.count?.version ?? 0, pro);
    expect(signed.body.data.signed[0]?.role).toBe('pro');
    const { rows } = await app.pool.query(
      "select title from notifications where user_id = $1 and text like 'Your pro signed%'",
      [world.buyer.userId],
    );
    expect(rows).toHaveLength(1);
  });

  test('at the same time one save wins', async () => {
    const { id, lines } = await at.ship([2]);
    const tries = await Promise.all(
      [1, 2, 0].map((received) => at.save(id, [{ order_item_id: lines[0] ?? 0, received }])),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('lots of an earlier shipment of the product are shown', async () => {
    const { number } = await world.buy([4]);
    const { id: item } = await world.line(number);
    await world.set('vendor', item, { status: 'Vendor Approved' });
    const by = { token: world.vendor.token };
    const made = [];
    for (const of of [4, 2]) {
      const body = { lines: [{ id: item, qty: 2, of }] };
      const { id } = (await app.call(parcels.makeParcel, { body }, by)).body.data;
      await app.call(parcels.shipParcel, { params: { id }, body: { seen: 1 } }, by);
      made.push(id);
    }
    const [a = 0, b = 0] = made;
    const saved = await at.save(a, [{ order_item_id: item, received: 1, lots: ['K9'] }]);
    const signed = await at.sign(a, saved.body.data.count?.version ?? 0);
    expect(signed.body.data.signed[0]?.lines[0]?.claim?.qty).toBe(1);
    expect((await at.show(b)).body.data.lines[0]?.lots_before).toEqual(['K9']);
    expect((await at.show(a)).body.data.lines[0]?.lots_before).toEqual([]);
    const ofB = await at.save(b, [{ order_item_id: item, received: 3 }]);
    const over = await at.sign(b, ofB.body.data.count?.version ?? 0);
    expect(over.body.data.signed[0]?.lines[0]).toMatchObject({ received: 3, claim: null });
  });
});

describe('nobody else, and nothing else', () => {
  beforeAll(freshWorld);

  test('a pro checks while the homeowner lets them, and no longer after', async () => {
    const { number, id, lines } = await at.ship([2]);
    const pro = { token: world.shop.pro.token };
    const save = () => at.save(id, [{ order_item_id: lines[0] ?? 0, received: 2 }], pro);
    expect((await save()).body.code).toBe('arrival_not_allowed');
    expect((await at.show(id, pro.token)).body.data).toMatchObject({
      can_check: false,
      count: null,
    });
    await at.letProCheck(number);
    const saved = await save();
    expect(saved.status).toBe(200);
    await at.letProCheck(number, false);
    const version = saved.body.data.count?.version ?? 0;
    expect((await at.sign(id, version, pro)).body.code).toBe('arrival_not_allowed');
    expect((await at.photo({ id, line: lines[0] ?? 0, ...pro })).status).toBe(403);
    await at.letProCheck(number);
    await app.pool.query("update users set status = 'Deactive' where id = $1", [
      world.shop.pro.userId,
    ]);
    expect((await at.sign(id, version, pro)).status).toBeGreaterThanOrEqual(401);
    await app.pool.query("update users set status = 'Approve' where id = $1", [
      world.shop.pro.userId,
    ]);
    expect(await count(`arrivals where parcel_id = ${id}`)).toBe(0);
  });

  test('strangers, vendors of other orders and other pros find no shipment; the vendor does not count', async () => {
    const { id, lines } = await at.ship([2]);
    const line = [{ order_item_id: lines[0] ?? 0, received: 2 }];
    const stranger = await world.shop.addHomeowner();
    const other = await testOrders(app);
    for (const { token } of [stranger, other.shop.pro]) {
      expect((await at.show(id, token)).status).toBe(404);
      expect((await at.save(id, line, { token })).status).toBe(404);
      expect((await at.sign(id, 1, { token })).status).toBe(404);
      expect((await at.photo({ id, line: lines[0] ?? 0, token })).status).toBe(404);
    }
    expect((await at.show(id, world.shop.vendors[1].token)).status).toBe(404);
    for (const { token } of [world.vendor, world.staff]) {
      expect((await at.show(id, token)).body.data.count).toBeNull();
      expect((await at.save(id, line, { token })).status).toBe(403);
      expect((await at.sign(id, 1, { token })).status).toBe(403);
    }
  });

  test('wrong counts and foreign photos are refused', async () => {
    const { id, lines } = await at.ship([2, 2]);
    const [one = 0, two = 0] = lines;
    const save = async (line: Partial<Parameters<TestArrivals['save']>[1][number]>) =>
      (await at.save(id, [{ order_item_id: one, received: 2, ...line }])).status;
    expect(await save({ received: -1 })).toBe(422);
    expect(await save({ received: 1.5 })).toBe(422);
    expect(await save({ damaged: 3 })).toBe(422);
    expect(await save({ damaged: 0.5 })).toBe(422);
    expect(await save({ order_item_id: one + 1_000_000 })).toBe(422);
    const other = await at.ship([1]);
    const theirs = idOf(await at.photo({ id: other.id, line: other.lines[0] ?? 0 }));
    const ofTwo = idOf(await at.photo({ id, line: two }));
    expect(await save({ photos: [theirs] })).toBe(404);
    expect(await save({ photos: [ofTwo] })).toBe(404);
    expect((await at.photo({ id, line: other.lines[0] ?? 0 })).status).toBe(422);
    const twice = [1, 2].map(() => ({ order_item_id: one, received: 2 }));
    expect((await at.save(id, twice)).status).toBe(422);
    const partly = await at.save(id, [{ order_item_id: one, received: 2 }]);
    const early = await at.sign(id, partly.body.data.count?.version ?? 0);
    expect(early.body.code).toBe('arrival_unfinished');
    const nothing = await at.save(
      id,
      [one, two].map((line) => ({ order_item_id: line, received: 0 })),
      { seen: partly.body.data.count?.version ?? null },
    );
    const empty = await at.sign(id, nothing.body.data.count?.version ?? 0);
    expect(empty.body.code).toBe('arrival_empty');
    expect((await world.lines((await at.show(id)).body.data.order_number))[0]?.status).toBe(
      'Shipped',
    );
  });

  test('a photo sent again is the same photo, also after its process died before its files were there', async () => {
    const { id, lines } = await at.ship([1]);
    const of = { id, line: lines[0] ?? 0, request: randomUUID() };
    const photo = idOf(await at.photo(of));
    expect(idOf(await at.photo(of))).toBe(photo);
    await app.pool.query('update arrival_photos set kept_at = null where id = $1', [photo]);
    expect(
      (await at.save(id, [{ order_item_id: of.line, received: 1, photos: [photo] }])).status,
    ).toBe(404);
    expect(idOf(await at.photo(of))).toBe(photo);
    expect(
      (await at.save(id, [{ order_item_id: of.line, received: 1, photos: [photo] }])).status,
    ).toBe(200);
    const { token } = world.vendor;
    const file = { params: { id: photo }, query: {} };
    expect((await app.call(arrivals.getArrivalPhoto, file, { token })).status).toBe(404);
  });

  test('what is not on its way, or canceled, is not signed for', async () => {
    const { number } = await world.buy([2]);
    const { id: item } = await world.line(number);
    await world.set('vendor', item, { status: 'Vendor Approved' });
    const body = { lines: [{ id: item, qty: 2, of: 2 }] };
    const by = { token: world.vendor.token };
    const { id } = (await app.call(parcels.makeParcel, { body }, by)).body.data;
    const save = async () => (await at.save(id, [{ order_item_id: item, received: 2 }])).body.code;
    expect(await save()).toBe('parcel_not_sent');
    await app.call(parcels.shipParcel, { params: { id }, body: { seen: 1 } }, by);
    await app.pool.query("update order_items set status = 'Cancle' where id = $1", [item]);
    expect(await save()).toBe('parcel_canceled');
    expect((await at.show(id)).body.data.can_check).toBe(false);
  });
});
