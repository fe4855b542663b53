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
      { sku: 'U-1', wholesale: 4000, boxSqftE4: 155_000, stock: [10] },
      { sku: 'U-2', wholesale: 4000, boxSqftE4: 155_000, stock: [10] },
    ]),
    {
      ...{ name: 'Faucet', brand: 'Oakmont', category: 'kitchen-faucets' },
      variants: [{ sku: 'U-3', wholesale: 9000, stock: 3, boxSqftE4: null }],
    },
  ]);
});

async function goods() {
  const { rows } = await vendor.app.pool.query(
    `select v.sku, v.wholesale_cents as cents, v.weight_g as grams,
       (select sum(on_hand)::int from stock_lots where variant_id = v.id) as stock
     from variants v order by v.sku`,
  );
  return rows;
}

test('G-62 a price of another unit is refused with what the list says and what is sold', async () => {
  const before = await goods();
  const list = await vendor.lists.check('SKU,Price,UOM\nU-1,2.70,SF\nU-2,2.70,EA\nU-3,85.00,CTN\n');
  expect(list.summary).toMatchObject({ rows: 3, changed: 0, failed: 3, convertible: 1 });
  const failed = await vendor.lists.rows(list.id, 'failed');
  expect(failed?.flatMap(({ changes }) => changes)).toEqual([]);
  expect(failed?.map(({ problems }) => [problems[0]?.column, problems[0]?.text])).toEqual([
    [
      'UOM',
      'The list counts by the sq ft, you sell by the box. Its square feet per unit are known: check again with prices per sq ft converted.',
    ],
    [
      'UOM',
      'The list counts by the piece, you sell by the box. Give price, stock and weight of one box.',
    ],
    [
      'UOM',
      'The list counts by the box, you sell by the piece. Give price, stock and weight of one piece.',
    ],
  ]);
  await vendor.lists.apply(list);
  await vendor.lists.reach(list.id, 'applied');
  expect(await goods()).toEqual(before);
});

test('G-62 prices per sq ft are converted by the coverage of a box once somebody says so', async () => {
  const list = await vendor.lists.check(
    'SKU,Price per SF,Stock,Weight\nU-1,2.70,155,4 lb\nU-2,2.70,150,\nU-3,85.00,,\n',
    { converts_units: true },
  );
  expect(list.summary).toMatchObject({ changed: 1, failed: 2, convertible: 0 });
  const [row] = (await vendor.lists.rows(list.id, 'price')) ?? [];
  // 2.70 times 15.5; 155 sq ft are the 10 boxes that are there.
  expect(row?.changes).toEqual([{ field: 'Price', from: '$40.00', to: '$41.85' }]);
  expect(
    (await vendor.lists.rows(list.id, 'failed'))?.map(({ problems }) => problems[0]?.text),
  ).toEqual([
    'The list counts by the sq ft, you sell by the box. Its stock or minimum is no whole number of units. Give them in units.',
    'The list counts by the sq ft, you sell by the piece. Give price, stock and weight of one piece.',
  ]);
  await vendor.lists.apply(list);
  await vendor.lists.reach(list.id, 'applied');
  expect((await goods()).map(({ sku, cents, stock }) => [sku, cents, stock])).toEqual([
    ['U-1', 4185, 10],
    ['U-2', 4000, 10],
    ['U-3', 9000, 3],
  ]);
});

test('G-62 weights in kilograms and in pounds are told apart by column and by cell', async () => {
  const list = await vendor.lists.check('SKU,Weight (kg)\nU-1,20\nU-2,44 lbs\nU-3,2.5 kg\n');
  expect(list.columns[1]?.field).toBe('weight_kg');
  await vendor.lists.apply(list);
  await vendor.lists.reach(list.id, 'applied');
  expect((await goods()).map(({ grams }) => grams)).toEqual([20_000, 19_958, 2500]);
});
