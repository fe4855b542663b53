import * as calls from '@wevisu/contract/palette.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { type TestShop, testShop } from '../../test-shop.ts';

let app: TestApp;
let orders: TestOrders;
/** Another showroom with vendors of its own. */
let other: TestShop;
let number = '';
let hash = '';

beforeAll(async () => {
  app = await testApp();
  orders = await testOrders(app);
  other = await testShop(app);
  const { shop, vendor, buyer } = orders;
  // Names of their own, whatever files were tried before.
  for (const [id, name, vsdId] of [
    [shop.showroomId, 'Pinecrest Rooms', 'PINECRST'],
    [other.showroomId, 'Otherside Rooms', 'OTHERSID'],
  ])
    await app.pool.query('update showrooms set company_name = $2, vsd_id = $3 where id = $1', [
      id,
      name,
      vsdId,
    ]);
  await app.pool.query("update brands set name = 'Larchwood' where vendor_id = $1", [
    vendor.vendorId,
  ]);
  number = (await orders.buy([2])).number;
  await app.pool.query("update users set first_name = 'Ines', last_name = 'Marlow' where id = $1", [
    buyer.userId,
  ]);
  const stranger = await other.addHomeowner();
  await app.pool.query("update users set first_name = 'Ines', last_name = 'Other' where id = $1", [
    stranger.userId,
  ]);
  ({ hash } = await shop.addVariant({ vendorId: vendor.vendorId, name: 'Cobalt Terrazzo' }));
  const theirs = { vendorId: other.vendors[0].vendorId, name: 'Cobalt of Others' };
  await other.addVariant(theirs);
  for (const [id, file] of [
    [vendor.vendorId, 'Cobalt Spring.csv'],
    [theirs.vendorId, 'Cobalt Secret.csv'],
  ])
    await app.pool.query(
      `insert into price_lists (vendor_id, file_key, file_name, bytes, state, created_at, updated_at)
       values ($1, $2, $2, 1, 'mapping', now(), now())`,
      [id, file],
    );
});

const CALLS = {
  Pro: calls.findProRecords,
  Vendor: calls.findVendorRecords,
  Staff: calls.findStaffRecords,
};

async function find(by: keyof typeof CALLS, q: string, token: string) {
  const { status, body } = await app.call(CALLS[by], { query: { q } }, { token });
  expect(status).toBe(200);
  return body.data;
}

const named = (records: readonly calls.FoundRecord[]) =>
  records.map(({ kind, name }) => `${kind}: ${name}`);

test('PRO-04 a pro finds orders by number and clients by a part of the name, in the own showroom alone', async () => {
  const { pro } = orders.shop;
  expect(await find('Pro', number.toLowerCase(), pro.token)).toMatchObject([
    { kind: 'Order', name: number, to: `/pro/orders/${number}` },
  ]);
  expect(named(await find('Pro', number.slice(3), pro.token))).toEqual([`Order: ${number}`]);
  expect(named(await find('Pro', 'NES mar', pro.token))).toEqual(['Client: Ines Marlow']);
  expect(named(await find('Pro', 'ines', pro.token))).toEqual(['Client: Ines Marlow']);
  for (const q of [number, 'ines']) expect(await find('Pro', q, other.pro.token)).toEqual([]);
});

test('PRO-04 a pro finds products by words, at the prices of the own showroom', async () => {
  const path = `/product/${hash}/PINECRST`;
  await expect
    .poll(async () => (await find('Pro', 'terrazzo', orders.shop.pro.token)).map(({ to }) => to))
    .toEqual([path]);
});

test('G-67 a vendor finds the own orders, products, SKUs and price lists, and none of another vendor', async () => {
  const { token, vendorId } = orders.vendor;
  expect(await find('Vendor', number, token)).toMatchObject([
    { kind: 'Order', name: number, to: `/vendor/orders?q=${number}` },
  ]);
  const cobalt = named(await find('Vendor', 'cobalt', token));
  expect(cobalt).toEqual(['Product: Cobalt Terrazzo', 'Price list: Cobalt Spring.csv']);
  const sku = `SKU-${hash}`;
  await app.pool.query(
    `update variants set vendor_sku = 'CT-900' where sku = $1 and vendor_id = $2`,
    [sku, vendorId],
  );
  expect(await find('Vendor', 'ct-9', token)).toMatchObject([
    { kind: 'Product', name: 'Cobalt Terrazzo', about: 'CT-900' },
  ]);
  const [, second] = orders.shop.vendors;
  for (const q of [number, 'cobalt', 'ct-9']) {
    expect(await find('Vendor', q, second.token)).toEqual([]);
  }
  expect(named(await find('Vendor', 'cobalt', other.vendors[0].token))).toEqual([
    'Product: Cobalt of Others',
    'Price list: Cobalt Secret.csv',
  ]);
});

test('ADMIN-04 staff find orders by number, users and showrooms and brands by how they begin', async () => {
  const { token } = orders.staff;
  expect(await find('Staff', number, token)).toMatchObject([
    { kind: 'Order', about: 'Ines Marlow, Pinecrest Rooms', to: `/staff/orders?q=${number}` },
  ]);
  expect(named(await find('Staff', 'MARLOW', token))).toEqual(['User: Ines Marlow']);
  expect(named(await find('Staff', 'ines', token))).toEqual([
    'User: Ines Marlow',
    'User: Ines Other',
  ]);
  expect(await find('Staff', 'pinecrest', token)).toMatchObject([
    { kind: 'Showroom', about: 'PINECRST', to: `/staff/showrooms/${orders.shop.showroom}` },
  ]);
  expect(named(await find('Staff', 'othersid', token))).toEqual(['Showroom: Otherside Rooms']);
  expect(named(await find('Staff', 'larch', token))).toEqual(['Brand: Larchwood']);
});

test('a search finds eight records at most, and leaves room for other kinds', async () => {
  const { shop, vendor, staff } = orders;
  for (let at = 0; at < 10; at++) {
    await shop.addVariant({ vendorId: vendor.vendorId, name: `Quarry ${at}` });
    await app.createAccount({ email: `cobalt${at}@example.com`, type: 'User' });
  }
  await app.pool.query("update brands set name = 'Cobalt Works' where vendor_id = $1", [
    vendor.vendorId,
  ]);
  expect(await find('Vendor', 'quarry', vendor.token)).toHaveLength(8);
  const found = (await find('Staff', 'cobalt', staff.token)).map(({ kind }) => kind);
  expect(found).toEqual(['User', 'User', 'User', 'User', 'Brand']);
});

test('signs that mean something to a database are searched as they are', async () => {
  for (const q of ['%%', '__', "' or", '\\\\', '((', '& |', '\u{10ffff}\u{10ffff}']) {
    expect(await find('Vendor', q, orders.vendor.token)).toEqual([]);
    expect(await find('Staff', q, orders.staff.token)).toEqual([]);
    expect((await find('Pro', q, orders.shop.pro.token)).length).toBeLessThanOrEqual(8);
  }
});
