import { listVendorProducts } from '@wevisu/contract/listings.ts';
import * as contract from '@wevisu/contract/price-lists.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { addProducts, addTaxonomy } from '../catalog/test-fixture.ts';
import { applyList } from './apply-list.ts';
import { poolThatDies } from './test-killed.ts';
import { type TestLists, testLists } from './test-lists.ts';

let app: TestApp;
let token: string;
let lists: TestLists;
beforeAll(async () => {
  app = await testApp();
  await addTaxonomy(app.pool);
  await addProducts(app.pool, [
    {
      ...{ name: 'Marble Hex', brand: 'Oakmont', category: 'porcelain-tile' },
      variants: [{ sku: 'HC-001', wholesale: 1000 }],
    },
  ]);
  const vendor = await app.createAccount({ email: 'vendor@example.com', type: 'Vendor' });
  token = vendor.token;
  lists = testLists(app, token);
  await app.pool.query('update vendors set user_id = $1', [vendor.userId]);
  await app.pool.query(
    'update categories set picture = (select min(picture::text)::jsonb from products)',
  );
});
beforeEach(async () => {
  await app.pool.query(
    'delete from listing_drafts; delete from price_lists; delete from vendor_category_words',
  );
});

const HEAD = 'SKU,Product,Brand,Category,Price,Size,SF/Box,Weight,Stock,Description';
const ABOUT = 'A porcelain tile for floors and walls.';

async function drafts() {
  const { rows } = await app.pool.query(
    `select id, content ->> 'name' as name, category_id, problem_count as problems, opening_stock as stock,
       jsonb_path_query_array(content, '$.variants[*].vendor_sku') as skus, version
     from listing_drafts d cross join lateral (select (content ->> 'category_id')::int as category_id) c
     order by content ->> 'name'`,
  );
  return rows;
}

test('G-62 new rows become drafts: rows of one product are its variants, and what is missing is counted', async () => {
  const list = await lists.check(
    `${HEAD}\nN-1,Alba,Oakmont,Porcelain Tiles,41.00,12x24 in,15.5,40,7,${ABOUT}\n` +
      `N-2,ALBA,Oakmont,porcelain tiles,52.00,24x24 in,16,44,,\n` +
      `N-3,Brezza,Oakmont,Gres,12.00,,,,,\nHC-001,Marble Hex,Oakmont,Porcelain Tiles,11.00,,,,,\n`,
  );
  expect(list.summary).toMatchObject({
    new: 3,
    new_products: 2,
    drafted: 0,
    changed: 1,
    failed: 0,
  });
  const named = () =>
    app.call(contract.listNamedCategories, { params: { id: list.id } }, { token });
  expect((await named()).body.data).toMatchObject([
    { name: 'Gres', rows: 1, category: null },
    { name: 'Porcelain Tiles', rows: 1, category: { name: expect.stringContaining('Porcelain') } },
    { name: 'porcelain tiles', rows: 1 },
  ]);
  const { rows: marble } = await app.pool.query(
    `select id from categories where slug_url = 'marble-tile'`,
  );
  const body = { name: 'gres', category_id: marble[0].id };
  await app.call(contract.chooseCategory, { params: { id: list.id }, body }, { token });
  expect((await named()).body.data[0]?.category?.id).toBe(marble[0].id);

  await lists.apply(list);
  const applied = await lists.reach(list.id, 'applied');
  const made = await drafts();
  expect(made).toMatchObject([
    { name: 'Alba', skus: ['N-1', 'N-2'], problems: 0, stock: { 'N-1': 7 }, version: 1 },
    // Description, coverage and weight.
    { name: 'Brezza', skus: ['N-3'], problems: 3, stock: null, category_id: marble[0].id },
  ]);
  expect(await lists.rows(list.id, 'new')).toMatchObject([
    { sku: 'N-1', name: 'Alba', draft: `d${made[0].id}`, done: 'applied' },
    { sku: 'N-2', draft: `d${made[0].id}` },
    { sku: 'N-3', draft: `d${made[1].id}` },
  ]);
  const { body: found } = await app.call(listVendorProducts, { query: {} }, { token });
  expect(found.data.total).toBe(1);

  // The same file again begins nothing.
  const again = await lists.check(`${HEAD}\nN-1,Alba,Oakmont,Porcelain Tiles,41.00,,,,,\n`);
  expect(again.summary).toMatchObject({ new: 0, drafted: 1 });

  // What somebody has worked on stays.
  await app.pool.query(`update listing_drafts set version = 2 where content ->> 'name' = 'Brezza'`);
  await lists.undo(applied);
  await lists.reach(list.id, 'undone');
  expect(await drafts()).toMatchObject([{ name: 'Brezza' }]);
  expect((await lists.rows(list.id, 'new'))?.map(({ undone }) => undone)).toEqual([
    'undone',
    'undone',
    'overtaken',
  ]);
  const { rows: notes } = await app.pool.query(
    `select action, after ->> 'new_products' as products from audit_events
     where target_kind = 'price_list' and target_id = $1 order by id`,
    [`${list.id}`],
  );
  expect(notes).toEqual([
    { action: 'price_list.applied', products: '2' },
    { action: 'price_list.undone', products: '2' },
  ]);
});

test('rows that no product can have are left out with the reason, and discontinued ones are nothing new', async () => {
  const list = await lists.check(
    `${HEAD},Status,Lead time\nN-1,Alba,Oakmont,Porcelain Tile,41.00,,,40,,,active,400\n` +
      `N-2,Alba,Oakmont,Porcelain Tile,41.00,,,40,,,discontinued,4\n`,
  );
  expect(list.summary).toMatchObject({ new: 1, same: 1 });
  await lists.apply(list);
  await lists.reach(list.id, 'applied');
  expect(await drafts()).toEqual([]);
  expect((await lists.rows(list.id, 'failed'))?.map(({ problems }) => problems[0]?.text)).toEqual([
    'Its weight, lead time, quantity or SKU is above what a product can have.',
  ]);
});

test('killed at any point and run again, each new product is begun once', async () => {
  const rows = Array.from(
    { length: 2500 },
    (_, nth) => `K-${nth},Tile ${nth >> 1},Oakmont,Porcelain Tile,41.00,,15,40,,${ABOUT}`,
  );
  const list = await lists.check(`${HEAD}\n${rows.join('\n')}\n`);
  await app.pool.query(
    `update price_lists set state = 'applying', version = version + 1 where id = $1`,
    [list.id],
  );
  for (let statements = 3; ; statements += 2) {
    const pool = poolThatDies(app.serverPool, statements);
    const deps = { pool, now: () => new Date() } as unknown as Parameters<typeof applyList>[0];
    const isDone = await applyList(deps, { id: list.id }).then(
      () => true,
      () => false,
    );
    if (isDone) break;
  }
  const made = await drafts();
  const skus = made.flatMap((draft) => draft.skus as string[]);
  expect([made.length, skus.length, new Set(skus).size]).toEqual([1250, 2500, 2500]);
});
