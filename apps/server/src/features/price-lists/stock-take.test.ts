import * as inventory from '@wevisu/contract/inventory.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addProducts } from '../catalog/test-fixture.ts';
import { type TestVendor, testTile, testVendor } from './test-vendor.ts';

let vendor: TestVendor;
beforeAll(async () => {
  vendor = await testVendor();
});
beforeEach(async () => {
  await vendor.clear();
  await addProducts(vendor.app.pool, [
    testTile('Marble Hex', [
      { sku: 'S-1', wholesale: 1000, stock: [5, 9, 2] },
      { sku: 'S-2', wholesale: 1000, stock: [7] },
      { sku: 'S-3', wholesale: 1000, stock: [] },
      { sku: '00123', wholesale: 1000, stock: [4, 4] },
    ]),
  ]);
});

const exported = async () =>
  (await vendor.app.raw('GET', '/api/vendor/inventory/export', undefined, vendor.token)).text;

async function lots() {
  const { rows } = await vendor.app.pool.query(
    `select v.sku || ' ' || l.lot_code || ' ' || l.on_hand as lot
     from stock_lots l join variants v on v.id = l.variant_id order by v.sku, l.lot_code`,
  );
  return rows.map(({ lot }) => lot);
}
const BEFORE = ['00123 L1 4', '00123 L2 4', 'S-1 L1 5', 'S-1 L2 9', 'S-1 L3 2', 'S-2 L1 7'];

test('G-62 an inventory that goes out and comes back uncounted changes nothing', async () => {
  const list = await vendor.lists.check(await exported());
  expect(list.columns.map(({ field }) => field).filter((field) => field !== null)).toEqual(
    expect.arrayContaining(['sku', 'lot', 'stock']),
  );
  expect(list.summary).toMatchObject({ rows: 7, same: 7, changed: 0, failed: 0, described: 0 });
});

test('G-62 a stock take by file changes exactly the lots that were counted otherwise, for the reason given', async () => {
  const file = (await exported())
    .replace(/^(S-1,.*,L2),9,/m, '$1,8,')
    .replace(/^(00123,.*,L1),4,/m, '$1,6,')
    .replace(/^(S-3,.*),,0,/m, '$1,N-7,3,');
  const list = await vendor.lists.check(file);
  expect(list.summary).toMatchObject({ rows: 7, changed: 3, stock: 3, failed: 0, same: 4 });
  expect((await vendor.lists.rows(list.id, 'stock'))?.map(({ changes }) => changes)).toEqual([
    [{ field: 'Stock of lot L1', from: '4', to: '6' }],
    [{ field: 'Stock of lot L2', from: '9', to: '8' }],
    [{ field: 'Stock of lot N-7', from: '0', to: '3' }],
  ]);
  await vendor.lists.apply(list, null, null, 'Count of December');
  const applied = await vendor.lists.reach(list.id, 'applied');
  expect(await lots()).toEqual([
    ...['00123 L1 6', '00123 L2 4', 'S-1 L1 5', 'S-1 L2 8', 'S-1 L3 2', 'S-2 L1 7', 'S-3 N-7 3'],
  ]);
  const { rows } = await vendor.app.pool.query(
    `select v.sku, m.lot_code, m.delta, m.reason from stock_movements m join variants v on v.id = m.variant_id
     where m.kind = 'file' order by v.sku`,
  );
  const reason = 'Count of December';
  expect(rows).toEqual([
    { sku: '00123', lot_code: 'L1', delta: 2, reason },
    { sku: 'S-1', lot_code: 'L2', delta: -1, reason },
    { sku: 'S-3', lot_code: 'N-7', delta: 3, reason },
  ]);
  await vendor.lists.undo(applied);
  await vendor.lists.reach(list.id, 'undone');
  expect(await lots()).toEqual([...BEFORE, 'S-3 N-7 0']);
});

test('G-62 lots that disagree, a lot twice, and one below what is held are left', async () => {
  const { app, lists, token } = vendor;
  await app.pool.query(
    `update stock_lots set held = 3 where lot_code = 'L1' and variant_id = (select id from variants where sku = '00123')`,
  );
  const list = await lists.check(
    'SKU,Lot,Stock,Price\nS-1,L1,6,11.00\nS-1,L2,6,12.00\nS-2,L1,8,\nS-2,L1,9,\n00123,L1,2,\n00123,L2,2,10.50\nS-3,a b,2,\n',
  );
  expect(list.summary).toMatchObject({ rows: 7, changed: 2, failed: 5 });
  await lists.apply(list);
  await lists.reach(list.id, 'applied');
  expect(await lots()).toEqual(BEFORE.with(1, '00123 L2 2'));
  expect((await lists.rows(list.id, 'failed'))?.map(({ problems }) => problems[0]?.text)).toEqual([
    'Rows of its lots say different things beside their stock: none is taken.',
    'Rows of its lots say different things beside their stock: none is taken.',
    'This SKU stands in several rows. Leave it in one. Rows 4, 5.',
    'This SKU stands in several rows. Leave it in one. Rows 4, 5.',
    'More of it is held for open checkouts.',
    'A lot has up to 40 letters, digits and . _ / -',
  ]);
  const { body } = await app.call(
    inventory.listInventory,
    { query: { q: 'S-1' } as never },
    { token },
  );
  expect(body.data.rows[0]).toMatchObject({ lots: 3, on_hand: 16 });
});
