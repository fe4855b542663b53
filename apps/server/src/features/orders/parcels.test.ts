// Parcels of orders: several of one line, what they make of it, and who may do what with them.
import * as parcels from '@wevisu/contract/parcels.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';

let app: TestApp;
let world: TestOrders;
beforeAll(async () => {
  app = await testApp();
  world = await testOrders(app);
});

type Packed = readonly (readonly [id: number, qty: number, of: number])[];
const vendor = () => ({ token: world.vendor.token });
const UPS = { carrier: 'ups', number: '1Z999AA10123456784' } as const;

const pack = (
  lines: Packed,
  by = vendor(),
  tracking?: { carrier: 'ups' | 'fedex'; number: string },
) =>
  app.call(
    parcels.makeParcel,
    {
      body: {
        lines: lines.map(([id, qty, of]) => ({ id, qty, of })),
        ...(tracking === undefined ? {} : { tracking }),
      },
    },
    by,
  );
const ship = (id: number, seen: number, by = vendor()) =>
  app.call(parcels.shipParcel, { params: { id }, body: { seen } }, by);
const deliver = (id: number, seen: number, by = vendor()) =>
  app.call(parcels.deliverParcel, { params: { id }, body: { seen, received_by: 'Ana Lopez' } }, by);
const show = async (number: string, token = world.vendor.token) =>
  app.call(parcels.listParcels, { params: { number } }, { token });

/** An approved line of so many. */
async function line(qty: number) {
  const { number } = await world.buy([qty]);
  const { id } = await world.line(number);
  await world.set('vendor', id, { status: 'Vendor Approved' });
  return { number, id };
}

const statusOf = async (number: string) =>
  (await world.lines(number)).map(({ status, qty }) => `${qty} ${status}`);

test('ORD-11 ORD-15 a line in two parcels is shipped with the second and delivered with both, and its return runs from then', async () => {
  const { number, id } = await line(5);
  const first = (await pack([[id, 3, 5]], vendor(), UPS)).body.data;
  expect(first.lines).toMatchObject([{ qty: 3, of: 5 }]);
  expect((await ship(first.id, first.version)).status).toBe(200);
  expect(await statusOf(number)).toEqual(['5 Vendor Approved']);
  expect((await show(number)).body.data.lines).toMatchObject([
    { loose: 2, shipped: 3, delivered: 0, can_pack: true },
  ]);
  const second = (await pack([[id, 2, 2]])).body.data;
  expect(await statusOf(number)).toEqual(['5 Vendor Approved']);
  await ship(second.id, second.version);
  expect(await statusOf(number)).toEqual(['5 Shipped']);
  await deliver(first.id, 2);
  expect(await statusOf(number)).toEqual(['5 Shipped']);
  await deliver(second.id, 2);
  const [done] = await world.lines(number);
  expect([done?.status, done?.history.at(-1)?.status]).toEqual(['Delivered', 'Delivered']);
  expect(done?.askable.map(({ kind }) => kind)).toContain('return');
  const { body } = await show(number, world.buyer.token);
  expect(body.data.parcels).toMatchObject([
    {
      received_by: 'Ana Lopez',
      tracking: { number: UPS.number, url: expect.stringContaining('ups.com') },
    },
    { received_by: 'Ana Lopez', tracking: null },
  ]);
});

test('a homeowner is mailed once for each parcel that leaves and arrives, and no second time', async () => {
  const { id } = await line(2);
  const count = async () =>
    Promise.all(
      ['parcel_shipped', 'parcel_delivered'].map(
        async (template) => (await world.mailsTo(world.buyer.userId, template)).length,
      ),
    );
  const [shipped = 0, delivered = 0] = await count();
  const parcel = (await pack([[id, 2, 2]], vendor(), UPS)).body.data;
  for (const _ of [1, 2]) expect((await ship(parcel.id, parcel.version)).status).toBe(200);
  expect(await count()).toEqual([shipped + 1, delivered]);
  for (const _ of [1, 2]) expect((await deliver(parcel.id, 2)).status).toBe(200);
  expect(await count()).toEqual([shipped + 1, delivered + 1]);
  const [mail] = (await world.mailsTo(world.buyer.userId, 'parcel_delivered')).slice(-1);
  expect(JSON.stringify(mail)).toContain('Received by Ana Lopez');
});

test('parcels never hold more than the line, however many are packed at once', async () => {
  const { number, id } = await line(5);
  const tries = await Promise.all(Array.from({ length: 6 }, () => pack([[id, 3, 5]])));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422, 422]);
  expect((await pack([[id, 3, 2]])).body.message).toContain('invalid');
  expect((await pack([[id, 1, 5]])).body.message).toContain('has changed');
  expect((await show(number)).body.data.lines).toMatchObject([{ loose: 2 }]);
  await expect(
    app.pool.query('update parcel_lines set qty = 6 where order_item_id = $1', [id]),
  ).rejects.toThrow(/hold more/);
});

test('two who ship one parcel, and one who looks at an old version', async () => {
  const { id } = await line(2);
  const parcel = (await pack([[id, 2, 2]])).body.data;
  const by = { token: world.staff.token };
  const both = await Promise.all([ship(parcel.id, 1), ship(parcel.id, 1, by)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const number = { params: { id: parcel.id }, body: { ...UPS, seen: 1 } };
  expect((await app.call(parcels.setParcelTracking, number, vendor())).body.message).toContain(
    'has changed',
  );
  const now = { params: { id: parcel.id }, body: { ...UPS, seen: 2 } };
  for (const _ of [1, 2])
    expect((await app.call(parcels.setParcelTracking, now, vendor())).status).toBe(200);
  const { rows } = await app.pool.query('select tracking_number from order_items where id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ tracking_number: UPS.number }]);
});

test('U-43 nothing that is not approved is packed, and nothing is delivered unproved or before it was sent', async () => {
  const { number } = await world.buy([2]);
  const { id } = await world.line(number);
  expect((await pack([[id, 1, 2]])).body.message).toContain('cannot be packed now');
  await world.set('vendor', id, { status: 'Vendor Approved' });
  const parcel = (await pack([[id, 1, 2]])).body.data;
  expect((await deliver(parcel.id, 1)).body.message).toContain('not on its way');
  const bare = { params: { id: parcel.id }, body: { seen: 1 } };
  expect((await app.call(parcels.deliverParcel, bare, vendor())).status).toBe(422);
  const unpack = { params: { id: parcel.id }, query: { seen: 1 } };
  expect((await app.call(parcels.unpackParcel, unpack, vendor())).status).toBe(200);
  expect((await app.call(parcels.unpackParcel, unpack, vendor())).status).toBe(404);
  expect((await show(number)).body.data.lines).toMatchObject([{ loose: 2 }]);
});

test('a parcel holds lines of one order', async () => {
  const [one, two] = [await line(1), await line(1)];
  expect(
    (
      await pack([
        [one.id, 1, 1],
        [two.id, 1, 1],
      ])
    ).body.message,
  ).toContain('one order');
});

describe('what of a line is canceled or returned', () => {
  test('POL-14 at most what has not left is canceled, and the line is shipped with what is left of it', async () => {
    const { number, id } = await line(5);
    const parcel = (await pack([[id, 3, 5]])).body.data;
    await pack([[id, 1, 2]]);
    await ship(parcel.id, 1);
    expect((await world.ask(id, { kind: 'cancel', qty: 3 })).status).toBe(422);
    expect(
      (await world.set('staff', id, { status: 'Cancle', qty: 3, of: 5 })).body.message,
    ).toContain('at most 2');
    expect((await world.ask(id, { kind: 'cancel', qty: 2 })).status).toBe(201);
    expect(await statusOf(number)).toEqual(['3 Shipped', '2 Cancle']);
    expect((await show(number)).body.data.parcels).toHaveLength(1);
  });

  test('what comes back was in the parcels that arrived', async () => {
    const { number, id } = await line(4);
    const [a, b] = [(await pack([[id, 3, 4]])).body.data, (await pack([[id, 1, 1]])).body.data];
    for (const { id: parcel } of [a, b]) {
      await ship(parcel, 1);
      await deliver(parcel, 2);
    }
    expect((await world.set('staff', id, { status: 'Returned', qty: 2, of: 4 })).status).toBe(200);
    const { lines } = (await show(number)).body.data;
    expect(lines.map(({ qty, loose, delivered }) => [qty, loose, delivered])).toEqual([
      [2, 0, 2],
      [2, 0, 2],
    ]);
  });
});

describe('a number given to a line', () => {
  test('makes one parcel of what is left, moves with the line, and is corrected in place', async () => {
    const { number, id } = await line(5);
    const early = (await pack([[id, 2, 5]])).body.data;
    await world.set('staff', id, { status: 'Picked Up', tracking: UPS });
    const { body } = await show(number);
    expect(
      body.data.parcels.map(({ lines, tracking }) => [lines[0]?.qty, tracking?.number]),
    ).toEqual([
      [2, undefined],
      [3, UPS.number],
    ]);
    await world.set('staff', id, { status: 'Shipped' });
    await world.set('staff', id, {
      status: 'Shipped',
      tracking: { ...UPS, number: '1Z0000000000000001' },
    });
    await world.set('staff', id, { status: 'Delivered' });
    const after = (await show(number)).body.data.parcels;
    expect(after.map(({ delivered_at: at }) => at !== null)).toEqual([true, true]);
    expect(after[1]?.tracking?.number).toBe('1Z0000000000000001');
    expect((await ship(early.id, 1)).status).toBe(200);
  });

  test('two lines with one number are in one parcel, shipped once both are', async () => {
    const { number } = await world.buy([1, 1]);
    const lines = await world.lines(number);
    for (const { id } of lines) {
      await world.set('vendor', id, { status: 'Vendor Approved' });
      await world.set('staff', id, { status: 'Picked Up', tracking: UPS });
    }
    const all = async () => (await show(number)).body.data.parcels;
    expect((await all()).map((one) => [one.lines.length, one.shipped_at])).toEqual([[2, null]]);
    await world.set('staff', lines[0]?.id ?? 0, { status: 'Shipped' });
    expect((await all())[0]?.shipped_at).toBeNull();
    await world.set('staff', lines[1]?.id ?? 0, { status: 'Shipped' });
    expect((await all())[0]?.shipped_at).not.toBeNull();
  });
});

test('VEND-04 only the vendor of the goods and staff change a parcel; a homeowner and the pro read it', async () => {
  const { number, id } = await line(2);
  const parcel = (await pack([[id, 1, 2]])).body.data;
  const other = { token: world.shop.vendors[1].token };
  expect((await pack([[id, 1, 1]], other)).status).toBe(404);
  expect((await ship(parcel.id, 1, other)).status).toBe(404);
  expect((await show(number, other.token)).status).toBe(404);
  for (const { token } of [world.buyer, world.shop.pro]) {
    expect((await show(number, token)).body.data.parcels).toHaveLength(1);
    expect((await ship(parcel.id, 1, { token })).status).toBe(403);
  }
  const stranger = await world.shop.addHomeowner();
  expect((await show(number, stranger.token)).status).toBe(404);
  expect((await ship(parcel.id, 1, { token: world.staff.token })).status).toBe(200);
});
