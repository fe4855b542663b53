import * as runs from '@wevisu/contract/listing-runs.ts';
import * as contract from '@wevisu/contract/listings.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createJobQueue } from '../../platform/jobs/jobs.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { addProducts, addTaxonomy } from '../catalog/test-fixture.ts';
import { poolThatDies } from '../price-lists/test-killed.ts';
import { RUN_DRAFTS, runDrafts } from './run-drafts.ts';

let app: TestApp;
let vendor: string;
let other: string;
let staff: string;
beforeAll(async () => {
  app = await testApp();
  await addTaxonomy(app.pool);
  await addProducts(app.pool, [
    {
      ...{ name: 'Marble Hex', brand: 'Oakmont', category: 'porcelain-tile' },
      variants: [{ sku: 'HC-001', wholesale: 1000 }],
    },
  ]);
  const account = await app.createAccount({ email: 'vendor@example.com', type: 'Vendor' });
  vendor = account.token;
  await app.pool.query('update vendors set user_id = $1', [account.userId]);
  const second = await app.createAccount({ email: 'other@example.com', type: 'Vendor' });
  other = second.token;
  await app.pool.query(
    `insert into vendors (user_id, company_name, ship_from_zip) values ($1, 'Other Supply', '97201')`,
    [second.userId],
  );
  staff = (await app.createAccount({ email: 'staff@example.com', type: 'Admin' })).token;
  await app.pool.query('update sessions set otp_passed_at = now()');
});
beforeEach(async () => {
  await app.pool.query(`delete from listing_drafts; delete from listing_runs; delete from mails;
    delete from products where name <> 'Marble Hex'`);
});

/** Complete unless it says otherwise. */
async function addDrafts(count: number, over: { state?: string; list?: number } = {}) {
  const { state = 'draft', list = null } = over;
  await app.pool.query(
    `insert into listing_drafts (vendor_id, content, state, list_id, opening_stock, problem_count, created_at,
       updated_at, submitted_at)
     select p.vendor_id, jsonb_build_object('name', 'Tile ' || n, 'description', 'A tile for floors and for walls.',
         'brand_name', 'Oakmont', 'category_id', p.category_id, 'unit', 'Box', 'minimum_unit', 1,
         'color_family', null, 'material', null, 'style', null, 'specification', '[]'::jsonb, 'picture', p.picture,
         'lead_time_min_days', 2, 'lead_time_max_days', 5, 'freight_class', null, 'photos', '[]'::jsonb,
         'documents', '[]'::jsonb, 'model', null, 'variants', jsonb_build_array(
           jsonb_build_object('key', 'n0', 'id', null, 'vendor_sku', 'T-' || n, 'size_label', '', 'finish', '',
             'pattern', '', 'width_tmm', null, 'height_tmm', null, 'length_tmm', null, 'thickness_tmm', null,
             'box_sqft_e4', 150000, 'pieces_per_unit', 1, 'weight_g', 20000, 'wholesale_cents', 4100,
             'picture', null, 'is_sold', true))),
       $2, $3, jsonb_build_object('T-' || n, 12), 0, now(), now(), case when $2 <> 'draft' then now() end
     from products p, generate_series(1, $1) n where p.name = 'Marble Hex'`,
    [count, state, list],
  );
}
const breakDraft = (name: string, path: string, value: string) =>
  app.pool.query(
    `update listing_drafts set content = jsonb_set(content, $2, $3) where content ->> 'name' = $1`,
    [name, path, value],
  );
const drafts = async () => {
  const { rows } = await app.pool.query<{
    id: number;
    name: string;
    state: string;
    refusal: string;
  }>(`select id, content ->> 'name' as name, state, refusal from listing_drafts order by id`);
  return rows;
};
function untilDone() {
  return expect
    .poll(async () => {
      app.app.jobs.wake(RUN_DRAFTS);
      const { rows } = await app.pool.query('select 1 from listing_runs where finished_at is null');
      return rows.length;
    })
    .toBe(0);
}

test('VEND-01 a vendor sends every complete draft at once, and the others say what they lack', async () => {
  await addDrafts(5);
  await breakDraft('Tile 2', '{variants,0,weight_g}', 'null');
  await breakDraft('Tile 3', '{variants,0,vendor_sku}', '"HC-001"');
  await app.pool.query(
    `update listing_drafts set problem_count = 2 where content ->> 'name' = 'Tile 5'`,
  );
  const send = (count: number, token = vendor) =>
    app.call(runs.sendNewListings, { body: { count } }, { token });
  expect((await send(5)).body.errors?.count).toEqual([
    'The number has changed. Look again, then type the new one.',
  ]);
  expect((await send(4, other)).status).toBe(422);
  expect((await send(4)).body.data).toMatchObject({ kind: 'send', total: 4, done: 0 });
  expect((await send(4)).body).toMatchObject({ code: 'listing_run_open' });
  await untilDone();
  expect((await drafts()).map(({ name, state, refusal }) => [name, state, refusal])).toEqual([
    ['Tile 1', 'submitted', null],
    ['Tile 2', 'draft', expect.stringMatching(/fill|complete|lacks/i)],
    ['Tile 3', 'draft', expect.stringContaining('HC-001')],
    ['Tile 4', 'submitted', null],
    ['Tile 5', 'draft', null],
  ]);
  const { body } = await app.call(runs.countNewListings, {}, { token: vendor });
  expect(body.data).toMatchObject({
    ...{ complete: 1, incomplete: 2, submitted: 2 },
    run: { total: 4, done: 4, refused: 2, finished_at: expect.any(String) },
  });
});

test('G-62 new products are paged, searched by name and SKU, and filtered by what they lack', async () => {
  await addDrafts(120, { list: 7 });
  await app.pool.query(`update listing_drafts set problem_count = 1 where id % 4 = 0`);
  const list = async (query: object, token = vendor) =>
    (await app.call(contract.listNewListings, { query }, { token })).body.data;
  const first = await list({ limit: 50 });
  expect([first.rows.length, first.total, first.total_is_exact]).toEqual([50, 120, true]);
  const seen = new Set<string>();
  for (let next: string | null | undefined; next !== null; ) {
    const page = await list({ limit: 50, ...(next ? { after: next } : {}) });
    for (const { ref } of page.rows) seen.add(ref);
    next = page.next;
  }
  expect(seen.size).toBe(120);
  expect((await list({ q: 'T-17' })).rows.map(({ name }) => name)).toEqual(['Tile 17']);
  expect((await list({ q: 'tile 11' })).total).toBe(11);
  expect((await list({ complete: 'no' })).total).toBe(30);
  expect((await list({ state: 'submitted' })).total).toBe(0);
  expect([(await list({ list: 7 })).total, (await list({ list: 8 })).total]).toEqual([120, 0]);
  expect((await list({}, other)).total).toBe(0);
});

test('VEND-01 staff approve all that are alike: each is live with its stock and noted, the vendor gets one mail', async () => {
  await addDrafts(6, { state: 'submitted', list: 7 });
  await app.pool.query(`insert into listing_drafts (vendor_id, content, state, list_id, created_at, updated_at,
      submitted_at) select vendor_id, content, state, 8, now(), now(), now() from listing_drafts limit 1`);
  await breakDraft('Tile 4', '{variants,0,vendor_sku}', '"HC-001"');
  const [draft] = await drafts();
  const params = { id: draft?.id ?? 0 };
  const similar = await app.call(runs.getSimilarListings, { params }, { token: staff });
  expect(similar.body.data).toMatchObject({ count: 6, run: null });
  const approve = (count: number, token = staff) =>
    app.call(runs.approveSimilarListings, { params, body: { count } }, { token });
  expect((await approve(7)).status).toBe(422);
  expect((await approve(6, vendor)).status).toBe(403);
  const { body: run } = await approve(6);
  await untilDone();
  const after = await app.call(
    runs.getListingRun,
    { params: { id: run.data.id } },
    { token: staff },
  );
  expect(after.body.data).toMatchObject({ total: 6, done: 6, refused: 1 });
  const { rows: live } = await app.pool.query(
    `select p.name, v.vendor_sku as sku, v.wholesale_cents as cents, l.on_hand as stock, s.product_id is not null as shown
     from products p join variants v on v.product_id = p.id left join stock_lots l on l.variant_id = v.id
     left join product_summaries s on s.product_id = p.id where p.name <> 'Marble Hex' order by p.id`,
  );
  expect(live).toEqual(
    [1, 2, 3, 5, 6].map((n) => ({
      ...{ name: `Tile ${n}`, sku: `T-${n}`, cents: 4100, stock: 12, shown: true },
    })),
  );
  expect((await drafts()).map(({ name, state, refusal }) => [name, state, refusal])).toEqual([
    ['Tile 4', 'submitted', expect.stringContaining('HC-001')],
    ['Tile 1', 'submitted', null],
  ]);
  const { rows: notes } = await app.pool.query(
    `select count(*)::int as count, count(distinct target_id)::int as products from audit_events
     where action = 'listing.approved' and target_kind = 'product'`,
  );
  expect(notes).toEqual([{ count: 5, products: 5 }]);
  expect((await app.mails()).map(({ template, recipient }) => [template, recipient])).toEqual([
    ['listings_approved', 'vendor@example.com'],
  ]);
});

test('a draft that its vendor takes back meanwhile is not approved', async () => {
  await addDrafts(2, { state: 'submitted', list: 7 });
  const [first, second] = await drafts();
  const { rows } = await app.pool.query(
    `insert into listing_runs (kind, vendor_id, started_by, total, created_at)
     select 'approve', vendor_id, (select max(id) from users), 2, now() from listing_drafts limit 1 returning id`,
  );
  await app.pool.query('update listing_drafts set run_id = $1', [rows[0].id]);
  const params = { ref: `d${first?.id}` };
  await app.call(contract.recallListing, { params }, { token: vendor });
  await runDrafts(deps(app.serverPool), { id: rows[0].id });
  expect(await drafts()).toMatchObject([{ id: first?.id, state: 'draft' }]);
  expect(second).toBeDefined();
});

test('killed at any point and run again, each is approved once', async () => {
  await addDrafts(900, { state: 'submitted', list: 7 });
  const { rows } = await app.pool.query(
    `insert into listing_runs (kind, vendor_id, started_by, total, created_at)
     select 'approve', vendor_id, (select max(id) from users), 900, now() from listing_drafts limit 1 returning id`,
  );
  const { id } = rows[0];
  await app.pool.query('update listing_drafts set run_id = $1', [id]);
  for (let statements = 4; ; statements += 3) {
    const isDone = await runDrafts(deps(poolThatDies(app.serverPool, statements)), { id }).then(
      () => true,
      () => false,
    );
    if (isDone) break;
  }
  const { rows: counts } = await app.pool.query(
    `select (select count(*)::int from products where name <> 'Marble Hex') as products,
       (select done from listing_runs where id = $1) as done, (select count(*)::int from listing_drafts) as drafts,
       (select count(*)::int from mails) as mails`,
    [id],
  );
  expect(counts).toEqual([{ products: 900, done: 900, drafts: 0, mails: 1 }]);
});

function deps(pool: TestApp['serverPool']): Parameters<typeof runDrafts>[0] {
  const jobs = createJobQueue({ pool: app.serverPool, onError: () => {} });
  const brand = () => ({ name: 'Shop', footer: '' });
  const mailer = createMailer({ pool: app.serverPool, jobs, smtp: null, brand });
  return { pool, jobs, mailer, now: () => new Date(), publicUrl: () => 'http://shop.example' };
}
