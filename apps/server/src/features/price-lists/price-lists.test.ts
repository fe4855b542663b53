import * as contract from '@wevisu/contract/price-lists.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { addProducts, addTaxonomy } from '../catalog/test-fixture.ts';
import { applyList } from './apply-list.ts';
import { poolThatDies } from './test-killed.ts';
import { type TestLists, testLists } from './test-lists.ts';

let app: TestApp;
let token: string;
let other: string;
let lists: TestLists;
beforeAll(async () => {
  app = await testApp();
  await addTaxonomy(app.pool);
  const vendor = await app.createAccount({ email: 'vendor@example.com', type: 'Vendor' });
  token = vendor.token;
  lists = testLists(app, token);
  await app.pool.query('update vendors set user_id = $1', [vendor.userId]);
  const second = await app.createAccount({ email: 'other@example.com', type: 'Vendor' });
  other = second.token;
  await app.pool.query(
    `insert into vendors (user_id, company_name, ship_from_zip) values ($1, 'Other Supply', '97201')`,
    [second.userId],
  );
});

beforeEach(async () => {
  await app.pool.query(
    `delete from price_lists; delete from price_list_layouts; delete from listing_drafts;
     delete from vendor_category_words; delete from products`,
  );
  await addProducts(app.pool, [
    tile('Marble Hex', [
      { sku: 'HC-001', wholesale: 1000 },
      { sku: 'HC-002', wholesale: 2000, stock: [4, 6] },
    ]),
    tile('Slate Plank', [{ sku: '00123', wholesale: 3000 }]),
  ]);
});

const tile = (name: string, variants: { sku: string; wholesale: number; stock?: number[] }[]) => ({
  ...{ name, brand: 'Oakmont', category: 'porcelain-tile' },
  variants,
});

async function goods() {
  const { rows: found } = await app.pool.query(
    `select v.sku, v.wholesale_cents as cents, v.status, p.lead_time_max_days as lead,
       (select sum(on_hand)::int from stock_lots where variant_id = v.id) as stock
     from variants v join products p on p.id = v.product_id order by v.sku`,
  );
  return found;
}

test('G-62 a list below a letterhead is understood, checked, applied and undone', async () => {
  const list = await lists.check(
    'Halden Clay;;;\r\nPrices from December;;;\r\n' +
      'Item No.;Net Price;On Hand;Lead Time\r\nHC-001;11,50;25;4\r\nHC-002;20,00;;\r\n00123;31,00;7;5\r\n',
  );
  expect(list).toMatchObject({ encoding: 'utf-8', delimiter: ';', header_row: 3 });
  expect(list.columns.map(({ field, mark }) => [field, mark])).toEqual([
    ['sku', 'point'],
    ['price', 'comma'],
    ['stock', 'point'],
    ['lead_max', 'point'],
  ]);
  expect(list.summary).toMatchObject({
    ...{ rows: 3, same: 1, changed: 2, failed: 0, new: 0, missing: 0 },
    ...{
      prices_up: 2,
      prices_down: 0,
      largest_rise_ppm: 150_000,
      stock: 2,
      live: 3,
      confirm: null,
    },
  });
  expect(await lists.rows(list.id, 'price')).toMatchObject([
    {
      row: 4,
      sku: 'HC-001',
      name: 'Marble Hex',
      changes: [
        { field: 'Price', from: '$10.00', to: '$11.50' },
        { field: 'Stock', from: '10', to: '25' },
        { field: 'Lead time, most days', from: '5', to: '4' },
      ],
    },
    { row: 6, sku: '00123' },
  ]);

  expect((await lists.apply(list)).body).toMatchObject({ success: true });
  const applied = await lists.reach(list.id, 'applied');
  expect(await goods()).toEqual([
    { sku: '00123', cents: 3100, status: 'active', lead: 5, stock: 7 },
    { sku: 'HC-001', cents: 1150, status: 'active', lead: 4, stock: 25 },
    { sku: 'HC-002', cents: 2000, status: 'active', lead: 4, stock: 10 },
  ]);
  const { rows: prices } = await app.pool.query(
    `select from_cents, to_cents, state, reason from price_changes order by from_cents`,
  );
  expect(prices).toEqual([
    { from_cents: 1000, to_cents: 1150, state: 'applied', reason: 'list.csv' },
    { from_cents: 3000, to_cents: 3100, state: 'applied', reason: 'list.csv' },
  ]);

  // Somebody has changed one of them since: it stays, and is listed.
  await app.pool.query(`update variants set wholesale_cents = 3333 where sku = '00123'`);
  expect((await lists.undo(applied)).body).toMatchObject({ success: true });
  await lists.reach(list.id, 'undone');
  expect((await goods()).map(({ sku, cents, stock }) => [sku, cents, stock])).toEqual([
    ['00123', 3333, 7],
    ['HC-001', 1000, 10],
    ['HC-002', 2000, 10],
  ]);
  expect(await lists.rows(list.id, 'failed')).toMatchObject([
    { sku: '00123', undone: 'overtaken' },
  ]);
});

test('a list of the same layout is understood as the last one was', async () => {
  await lists.check('Ref,Amt,Memo\nHC-001,11.00,a\nHC-002,21.00,b\n', {
    columns: [
      { field: 'sku', mark: 'point', is_discontinued: false },
      { field: null, mark: 'point', is_discontinued: false },
      { field: 'price', mark: 'point', is_discontinued: false },
    ],
  });
  const again = await lists.send('REF,Amt.,memo\n1,2,3\n');
  const { columns } = await lists.reach(again.id, 'mapping');
  expect(columns.map(({ field }) => field)).toEqual(['sku', null, 'price']);
});

test('rows that cannot be taken are left out, each with its reason, and come back as a file to mend', async () => {
  const list = await lists.check(
    'SKU,Price,Stock\nHC-001,12.005,1\nHC-002,=cmd|calc,\nHC-002,5,\nNOBODY,4.00,\n8.12E+11,4.00,\n00123,30.50,9\n',
  );
  expect(list.summary).toMatchObject({ rows: 6, changed: 1, failed: 5 });
  const failed = await lists.rows(list.id, 'failed');
  expect(failed?.map(({ row, problems }) => [row, problems[0]?.column, problems[0]?.text])).toEqual(
    [
      [2, 'Price', 'A price ends at the cent.'],
      [3, 'Price', 'This is no price. Write it like 1234.50.'],
      [4, null, 'This SKU stands in several rows. Leave it in one. Rows 3, 4.'],
      [
        5,
        null,
        'You list no product with this SKU. To begin a new one, the row needs name, category, brand and price.',
      ],
      [
        6,
        'SKU',
        'A spreadsheet has shortened this number, and its digits are gone. Format the column as text and fill it in again.',
      ],
    ],
  );
  const file = await app.app.http.inject({
    url: contract.getFailedRows.path.replace(':id', `${list.id}`),
    headers: { authorization: `Bearer ${token}` },
  });
  const [head, first, second] = file.body.split('\r\n');
  expect(head).toBe('SKU,Price,Stock,Row,Column,Value,Reason');
  expect(first).toBe('HC-001,12.005,1,2,Price,12.005,A price ends at the cent.');
  expect(second).toContain(`HC-002,'=cmd|calc,,3,Price,'=cmd|calc,`);
  await lists.apply(list);
  await lists.reach(list.id, 'applied');
  expect((await goods())[0]).toMatchObject({ sku: '00123', cents: 3050, stock: 9 });
});

test('an odd number of changes has to be typed, and a full list ends what it lacks', async () => {
  const odd = await lists.check('SKU,Price\nHC-001,100.00\n', { is_full: true });
  expect(odd.summary).toMatchObject({ missing: 2, largest_rise_ppm: 9_000_000, confirm: 3 });
  const refused = await lists.apply(odd);
  expect([refused.status, refused.body.errors?.confirm]).toEqual([
    422,
    ['Type the number of changes to say that so many are meant.'],
  ]);
  await lists.apply(odd, 3);
  await lists.reach(odd.id, 'applied');
  // A price that rises tenfold waits for staff.
  expect((await goods()).map(({ sku, cents, status }) => [sku, cents, status])).toEqual([
    ['00123', 3000, 'withdrawn'],
    ['HC-001', 1000, 'active'],
    ['HC-002', 2000, 'withdrawn'],
  ]);
  const { rows: waiting } = await app.pool.query('select to_cents, state from price_changes');
  expect(waiting).toEqual([{ to_cents: 10_000, state: 'needs_approval' }]);
});

test('stock in several lots, and stock below what is held, are left alone', async () => {
  await app.pool.query(
    `update stock_lots set held = 5 where variant_id = (select id from variants where sku = 'HC-001')`,
  );
  const list = await lists.check('SKU,Stock\nHC-001,3\nHC-002,9\n00123,8\n');
  expect(list.summary).toMatchObject({ changed: 2, failed: 1 });
  await lists.apply(list);
  await lists.reach(list.id, 'applied');
  expect((await goods()).map(({ sku, stock }) => [sku, stock])).toEqual([
    ['00123', 8],
    ['HC-001', 10],
    ['HC-002', 10],
  ]);
  expect((await lists.rows(list.id, 'failed'))?.map(({ problems }) => problems[0]?.text)).toEqual([
    'More of it is held for open checkouts.',
    'Its stock lies in several lots. Name the lot in a column, one row for each.',
  ]);
});

test('a file that is no list says so with the row, and another vendor sees nothing of a list', async () => {
  const { id } = await lists.send(`SKU,Price\nHC-001,"12.00\n${'x'.repeat(1_200_000)}`);
  const list = await lists.reach(id, 'unreadable');
  expect([list.problem, list.problem_row]).toEqual([
    'A quotation mark opens here and is not closed. Remove it, or close it.',
    2,
  ]);
  for (const call of [contract.getPriceList, contract.getFailedRows]) {
    const answer = await app.raw('GET', call.path.replace(':id', `${id}`), undefined, other);
    expect(answer.status).toBe(404);
  }
  const undone = await app.call(
    contract.cancelPriceList,
    { params: { id }, body: { version: list.version } },
    { token: other },
  );
  expect(undone.status).toBe(404);
});

test('of two people the second is told that the list moved on', async () => {
  const list = await lists.check('SKU,Price\nHC-001,11.00\n');
  const [first, second] = await Promise.all([lists.apply(list), lists.apply(list)]);
  expect([first.status, second.status].toSorted()).toEqual([200, 409]);
  await lists.reach(list.id, 'applied');
});

test('the rows of a list are known to PostgreSQL before they are matched, also where it knew those of others', async () => {
  await lists.check('SKU,Price\nA-1,10.00\n');
  await app.pool.query('analyze price_list_rows');
  const rows = Array.from({ length: 1200 }, (_, nth) => `X-${nth},11.00`);
  const list = await lists.check(`SKU,Price\n${rows.join('\n')}\n`);
  const { rows: plan } = await app.pool.query(
    `explain (format json) select from price_list_rows where list_id = ${list.id}`,
  );
  expect(plan[0]['QUERY PLAN'][0].Plan['Plan Rows']).toBeGreaterThan(600);
});

test('what became of the rows of a list is known to PostgreSQL before they are compared with each other', async () => {
  await addProducts(app.pool, [
    tile(
      'Compared',
      Array.from({ length: 200 }, (_, nth) => ({ sku: `C-${nth}`, wholesale: 1000 })),
    ),
  ]);
  const rows = Array.from({ length: 200 }, (_, nth) => `C-${nth},11.00`);
  const list = await lists.check(`SKU,Price\n${rows.join('\n')}\n`);
  const { rows: plan } = await app.pool.query(
    `explain (format json) select from price_list_rows where list_id = ${list.id} and outcome <> 'failed'`,
  );
  expect(plan[0]['QUERY PLAN'][0].Plan['Plan Rows']).toBeGreaterThan(100);
});

test('killed at any point and run again, each row is applied once', async () => {
  const skus = Array.from({ length: 1200 }, (_, nth) => `K-${nth}`);
  await addProducts(app.pool, [
    tile(
      'Many',
      skus.map((sku) => ({ sku, wholesale: 1000 })),
    ),
  ]);
  const list = await lists.check(
    `SKU,Price,Stock\n${skus.map((sku) => `${sku},11.00,12`).join('\n')}\n`,
  );
  await app.pool.query(
    `update price_lists set state = 'applying', version = version + 1 where id = $1`,
    [list.id],
  );
  // Each time it is stopped after some statements more, wherever that is.
  for (let statements = 5; ; statements += 6) {
    const pool = poolThatDies(app.serverPool, statements);
    const deps = { pool, now: () => new Date() } as unknown as Parameters<typeof applyList>[0];
    const ended = await applyList(deps, { id: list.id }).then(
      () => true,
      () => false,
    );
    if (ended) break;
  }
  const { rows: prices } = await app.pool.query(
    `select count(*)::int as changes, count(distinct variant_id)::int as variants from price_changes`,
  );
  expect(prices).toEqual([{ changes: 1200, variants: 1200 }]);
  const after = (await goods()).filter(({ sku }) => sku.startsWith('K-'));
  expect(after.every(({ cents, stock }) => cents === 1100 && stock === 12)).toBe(true);
});
