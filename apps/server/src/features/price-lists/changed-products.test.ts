import { getVendorListing } from '@wevisu/contract/listings.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addProducts } from '../catalog/test-fixture.ts';
import { type TestVendor, testTile, testVendor } from './test-vendor.ts';

let vendor: TestVendor;
let ids: readonly number[];
beforeAll(async () => {
  vendor = await testVendor();
});
beforeEach(async () => {
  await vendor.clear();
  const added = await addProducts(vendor.app.pool, [
    testTile('Marble Hex', [
      { sku: 'D-1', wholesale: 1000, boxSqftE4: 150_000 },
      { sku: 'D-2', wholesale: 2000, boxSqftE4: 150_000 },
    ]),
    testTile('Slate Plank', [{ sku: 'D-3', wholesale: 3000 }]),
  ]);
  ids = added.map(({ id }) => id);
});

const LIST =
  'SKU,Product,Description,Price,Category,Size,SF/Box,Memo\n' +
  'D-1,Marble Hexagon,Cut by hand.,10.50,Marble Tile,12x24 in,15.5,x\n' +
  'D-2,Marble Hexagon,Cut by machine.,20.00,Marble Tile,,15,x\n' +
  'D-3,Slate Plank,As its name says.,30.00,Marble Tile,,,x\n';

const open = async (at: number) =>
  (
    await vendor.app.call(
      getVendorListing,
      { params: { ref: `${ids[at]}` } },
      { token: vendor.token },
    )
  ).body.data;

async function live() {
  const { rows } = await vendor.app.pool.query(
    `select p.name, p.description, c.name as category, v.wholesale_cents::int as cents, v.size_label as size
     from products p join categories c on c.id = p.category_id join variants v on v.product_id = p.id order by v.sku`,
  );
  return rows;
}

test('G-62 other names and sizes of products that are sold are counted and not taken, unless asked for', async () => {
  const before = await live();
  const list = await vendor.lists.check(LIST);
  expect(list.summary).toMatchObject({ changed: 1, same: 1, described: 2, described_products: 1 });
  expect(
    (await vendor.lists.rows(list.id, 'described'))?.map(({ sku, described }) => [sku, described]),
  ).toEqual([
    ['D-1', 'not_taken'],
    ['D-2', 'not_taken'],
  ]);
  await vendor.lists.apply(list);
  await vendor.lists.reach(list.id, 'applied');
  expect((await open(0))?.draft).toBeNull();
  expect(await live()).toEqual(before.map((row, at) => (at === 0 ? { ...row, cents: 1050 } : row)));
});

test('G-62 they become drafts: what is live stays, rows that disagree are left, and undoing takes them back', async () => {
  const before = await live();
  const list = await vendor.lists.check(LIST, { drafts_changes: true });
  const rows = await vendor.lists.rows(list.id, 'described');
  expect(rows?.map(({ described, problems }) => [described, problems[0]?.text])).toEqual([
    ['waiting', 'Rows of this product say different names, descriptions or brands: none is taken.'],
    ['waiting', 'Rows of this product say different names, descriptions or brands: none is taken.'],
  ]);
  await vendor.lists.apply(list);
  const applied = await vendor.lists.reach(list.id, 'applied');
  expect((await live()).map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  const draft = (await open(0))?.draft;
  expect(draft?.state).toBe('draft');
  expect(draft?.changes.map(({ to }) => to)).toEqual(
    expect.arrayContaining(['Marble Hexagon', '12x24 in']),
  );
  expect(draft?.content).toMatchObject({
    ...{ name: 'Marble Hexagon', description: 'As its name says.' },
    variants: [
      { size_label: '12x24 in', width_tmm: 3048, length_tmm: 6096, box_sqft_e4: 155_000 },
      { box_sqft_e4: 150_000 },
    ],
  });
  expect((await open(1))?.draft).toBeNull();
  expect((await vendor.lists.rows(list.id, 'described'))?.[0]).toMatchObject({
    ...{ described: 'drafted', draft: `${ids[0]}` },
  });
  await vendor.lists.undo(applied);
  await vendor.lists.reach(list.id, 'undone');
  expect((await open(0))?.draft).toBeNull();
  expect(await live()).toEqual(before);
});

test('G-62 a product with an open draft is left, and so is a draft that somebody has edited since', async () => {
  const first = await vendor.lists.check(LIST, { drafts_changes: true });
  await vendor.lists.apply(first);
  const applied = await vendor.lists.reach(first.id, 'applied');
  const second = await vendor.lists.check(LIST.replaceAll('Hexagon', 'Honeycomb'), {
    drafts_changes: true,
  });
  await vendor.lists.apply(second);
  await vendor.lists.reach(second.id, 'applied');
  expect((await vendor.lists.rows(second.id, 'described'))?.[0]).toMatchObject({
    ...{ described: 'left', problems: expect.any(Array) },
  });
  expect((await open(0))?.draft?.content.name).toBe('Marble Hexagon');
  await vendor.app.pool.query('update listing_drafts set version = version + 1');
  await vendor.lists.undo(applied);
  await vendor.lists.reach(first.id, 'undone');
  expect((await open(0))?.draft).not.toBeNull();
  expect((await vendor.lists.rows(first.id, 'described'))?.[0]?.described).toBe('kept');
});
