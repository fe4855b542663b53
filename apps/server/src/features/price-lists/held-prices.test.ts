import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addProducts } from '../catalog/test-fixture.ts';
import { type TestVendor, testTile, testVendor } from './test-vendor.ts';

let vendor: TestVendor;
beforeAll(async () => {
  vendor = await testVendor();
});
beforeEach(async () => {
  await vendor.clear();
  await vendor.app.pool.query(`delete from settings where key = 'price_drop_hold_percent'`);
  await addProducts(vendor.app.pool, [
    testTile(
      'Marble Hex',
      ['H-1', 'H-2', 'H-3', 'H-4'].map((sku) => ({ sku, wholesale: 1000, stock: [5] })),
    ),
  ]);
});

async function goods() {
  const { rows } = await vendor.app.pool.query(
    `select v.sku, v.wholesale_cents::int as cents, (select sum(on_hand)::int from stock_lots where variant_id = v.id) as stock,
       (select state || ' ' || to_cents || ' ' || reason from price_changes where variant_id = v.id) as change
     from variants v order by v.sku`,
  );
  return rows.map(({ sku, cents, stock, change }) => [sku, cents, stock, change]);
}

// Half of it exactly is allowed, and waits for staff as every change above their limit does.
const LIST = 'SKU,Price,Stock\nH-1,4.99,9\nH-2,5.00,9\nH-3,11.00,9\nH-4,1.00,9\n';

test('G-62 prices below the allowed one are counted, marked and held out with their rows', async () => {
  const list = await vendor.lists.check(LIST);
  expect(list.summary).toMatchObject({
    ...{ changed: 4, below_allowed: 2, to_approve: 3, prices_down: 3 },
    ...{ largest_fall_ppm: 500_000, confirm: null },
  });
  expect(
    (await vendor.lists.rows(list.id, 'held'))?.map(({ sku, is_held, waits_for_staff }) => [
      ...[sku, is_held, waits_for_staff],
    ]),
  ).toEqual([
    ['H-1', true, true],
    ['H-4', true, true],
  ]);
  expect((await vendor.lists.rows(list.id, 'approve'))?.map(({ sku }) => sku)).toEqual([
    ...['H-1', 'H-2', 'H-4'],
  ]);
  await vendor.lists.apply(list);
  await vendor.lists.reach(list.id, 'applied');
  expect(await goods()).toEqual([
    ['H-1', 1000, 5, null],
    ['H-2', 1000, 9, 'needs_approval 500 list.csv'],
    ['H-3', 1100, 9, 'applied 1100 list.csv'],
    ['H-4', 1000, 5, null],
  ]);
  expect((await vendor.lists.rows(list.id, 'failed'))?.map(({ sku, done }) => [sku, done])).toEqual(
    [
      ['H-1', null],
      ['H-4', null],
    ],
  );
});

test('G-62 a reason lets prices below the allowed one pass to staff, who read it, and the log keeps it', async () => {
  const list = await vendor.lists.check(LIST);
  expect((await vendor.lists.apply(list, null, 'oops')).status).toBe(422);
  await vendor.lists.apply(list, null, 'The end of a series, agreed with your buyer.');
  await vendor.lists.reach(list.id, 'applied');
  const reason = 'list.csv: The end of a series, agreed with your buyer.';
  expect(await goods()).toEqual([
    ['H-1', 1000, 9, `needs_approval 499 ${reason}`],
    ['H-2', 1000, 9, 'needs_approval 500 list.csv'],
    ['H-3', 1100, 9, 'applied 1100 list.csv'],
    ['H-4', 1000, 9, `needs_approval 100 ${reason}`],
  ]);
  const { rows } = await vendor.app.pool.query(
    `select reason from audit_events where action = 'price_list.applied' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ reason: 'The end of a series, agreed with your buyer.' }]);
});

test('G-62 staff set how far a price may drop', async () => {
  await vendor.app.pool.query(
    `insert into settings (key, value) values ('price_drop_hold_percent', '95')`,
  );
  const list = await vendor.lists.check(LIST);
  expect(list.summary).toMatchObject({ below_allowed: 0, to_approve: 3 });
});
