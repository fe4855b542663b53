// Jobs over a showroom's prices: very many markups at once, their undoing, and the whole price list as PDF.
import { inflateRawSync } from 'node:zlib';
import * as contract from '@wevisu/contract/showroom-prices.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { atFileEnd } from '../../platform/database/test-closers.ts';
import { createJobQueue } from '../../platform/jobs/jobs.ts';
import { createFileStore } from '../../platform/storage/file-store.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestShop, testShop } from '../../test-shop.ts';
import { createCatalog } from '../catalog/catalog.ts';
import { poolThatDies } from '../price-lists/test-killed.ts';
import type { PriceRunDeps } from './deps.ts';
import { findProducts } from './find-products.ts';
import { createPriceListPrinter } from './price-list/price-list-printer.ts';
import { dropOldPrints, runPrices } from './run-prices.ts';

const MANY = 25_050;

let app: TestApp;
let shop: TestShop;
let other: TestShop;
let deps: PriceRunDeps;

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  other = await testShop(app);
  for (const [name, at] of [
    ['Heron / tile', shop],
    ['Heron slab', shop],
    ['Wren mosaic', other],
  ] as const) {
    const vendorId = at.vendors[0].vendorId;
    await at.addVariant({ vendorId, name });
  }
  const catalog = createCatalog({ pool: app.serverPool, log: () => {}, warn: () => {} });
  await catalog.start();
  atFileEnd(() => catalog.close());
  const printer = createPriceListPrinter();
  atFileEnd(() => printer.close());
  const jobs = createJobQueue({ pool: app.serverPool, onError: () => {} });
  const files = await createFileStore({ dataDir: app.dataDir, s3: null });
  deps = { pool: app.serverPool, now: () => new Date(), catalog, jobs, files, printer };
  await counted(3);
});

/** The catalogs hear of new products a moment later. */
async function counted(total: number) {
  await vi.waitFor(async () => {
    expect((await preview(100_000)).body.data.products).toBe(total);
    const all = { categoryId: null, brandId: null, q: '' };
    const found = await findProducts(deps.catalog, all, { page: 1, perPage: 1 });
    expect(found.total).toBe(total);
  }, 60_000);
}
const bulk = (by_ppm: number) => ({
  ...{ category_id: null, brand_id: null, q: '', act: 'raise' as const, by_ppm: by_ppm as never },
});
const preview = (by: number) =>
  app.call(
    contract.previewBulkMarkup,
    { body: { ...bulk(by), page: 1 } },
    { token: shop.pro.token },
  );
const apply = (by: number, changed: number) =>
  app.call(contract.applyBulkMarkup, { body: { ...bulk(by), changed } }, { token: shop.pro.token });
const undo = (id: number) =>
  app.call(contract.undoMarkupBatch, { params: { id } }, { token: shop.pro.token });
const runs = async (token = shop.pro.token) =>
  (await app.call(contract.listPriceRuns, {}, { token })).body.data;
/** One that does not end says what its jobs say. */
async function finished(id: number) {
  const readRun = async () => {
    const run = (await runs()).find((one) => one.id === id);
    if (run?.finished_at == null) throw new Error('at work');
    return run;
  };
  return vi.waitFor(readRun, { timeout: 200_000, interval: 200 }).catch(async (cause) => {
    const { rows } = await app.pool.query(
      `select state, retry_count, output, created_on, heartbeat_on, start_after, now() from jobs.job
       where name = 'prices.run' order by created_on`,
    );
    throw new Error(`Run ${id} does not end: ${JSON.stringify(rows)}`, { cause });
  });
}
async function ownRates(): Promise<{ count: number; lowest: number | null }> {
  const { rows } = await app.pool.query(
    `select count(*)::int as count, min(markup_ppm) as lowest from showroom_markups
     where showroom_id = $1 and product_id is not null`,
    [shop.showroomId],
  );
  return rows[0];
}

test('PRO-04 the whole showroom is printed by a job, a PDF for each category, and fetched by its pro alone', async () => {
  const start = (token = shop.pro.token) => app.call(contract.startPricePrint, {}, { token });
  const begun = await start();
  expect([begun.status, begun.body.data]).toMatchObject([
    201,
    { kind: 'print', total: 3, done: 0, finished_at: null, has_file: false },
  ]);
  expect((await start()).body.code).toBe('price_run_open');
  const { id } = begun.body.data;
  const done = await finished(id);
  expect(done).toMatchObject({ total: 3, done: 3, refusal: null, has_file: true });
  const fetch = (token: string) =>
    app.app.http.inject({
      method: 'GET',
      url: `/api/pro/prices/print/${id}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const file = await fetch(shop.pro.token);
  expect(file.headers['content-type']).toBe('application/zip');
  const names = namesIn(file.rawPayload);
  expect(names).toHaveLength(2);
  for (const name of names) expect(name).toMatch(/^00[12] tile-\d+\.pdf$/);
  expect(firstOf(file.rawPayload).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await fetch(other.pro.token)).statusCode).toBe(404);
  expect(await runs(other.pro.token)).toEqual([]);

  // A newer one takes its place.
  const again = (await start()).body.data.id;
  await finished(again);
  await dropOldPrints(deps);
  expect((await fetch(shop.pro.token)).statusCode).toBe(404);
  await dropOldPrints({ ...deps, now: () => new Date(Date.now() + 8 * 86_400_000) });
  expect((await runs()).map(({ has_file }) => has_file)).toEqual([false]);
});

test('PRO-05 more than 25,000 markups are changed and undone by jobs, all or none, as previewed', {
  timeout: 240_000,
}, async () => {
  await app.pool.query('select begin_catalog_bulk_load()');
  await app.pool.query(
    `with p as (
       insert into products (hash, vendor_id, brand_id, category_id, name, description, unit, picture, picture_key,
         lead_time_min_days, lead_time_max_days)
       select 'many' || n, vendor_id, brand_id, category_id, 'Many ' || n, 'A tile.', 'Box', '{}', 'cafe', 3, 5
       from (select * from products order by id limit 1) one, generate_series(1, $1) n returning id, hash
     )
     insert into variants (product_id, sku, weight_g, wholesale_cents) select id, hash, 9000, 3000 from p`,
    [MANY - 3],
  );
  await app.pool.query('select end_catalog_bulk_load()');
  await counted(MANY);
  const seen = (await preview(20_000)).body.data;
  expect(seen).toMatchObject({ products: MANY, changed: MANY, lowest_ppm: 220_000 });

  const begun = await apply(20_000, MANY);
  expect(begun.body.data).toMatchObject({
    ...{ id: null, changed: MANY, run: { kind: 'change', total: MANY, finished_at: null } },
  });
  expect((await apply(20_000, MANY)).body.code).toBe('price_run_open');
  const done = await finished(begun.body.data.run?.id ?? 0);
  expect(done).toMatchObject({ total: MANY, done: MANY, refusal: null });
  expect(await ownRates()).toEqual({ count: MANY, lowest: 220_000 });
  const [batch] = (await app.call(contract.listMarkupBatches, {}, { token: shop.pro.token })).body
    .data;
  expect(batch).toMatchObject({ summary: 'Raised by 2 points', products: MANY, undone_at: null });

  // Of another count than was seen, nothing is changed, and the run says so.
  const wrong = await apply(20_000, MANY - 1);
  expect(await finished(wrong.body.data.run?.id ?? 0)).toMatchObject({
    refusal: 'It would change 25,050 products now. Review the preview, then apply it.',
  });
  expect(await ownRates()).toEqual({ count: MANY, lowest: 220_000 });

  // What was changed since stays.
  await app.pool.query(
    `update showroom_markups set markup_ppm = 500000 where id = (
       select max(id) from showroom_markups where showroom_id = $1)`,
    [shop.showroomId],
  );
  const undone = await undo(batch?.id ?? 0);
  expect(undone.body.data).toMatchObject({ restored: 0, run: { kind: 'undo', total: MANY } });
  expect(await finished(undone.body.data.run?.id ?? 0)).toMatchObject({
    ...{ restored: MANY - 1, skipped_total: 1, refusal: null },
  });
  expect(await ownRates()).toEqual({ count: 1, lowest: 500_000 });
  expect((await undo(batch?.id ?? 0)).body.code).toBe('bulk_already_undone');
  const { rows } = await app.pool.query(
    `select action from audit_events where actor_id = $1 and action like 'markup.%' order by id`,
    [shop.pro.userId],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'markup.changed_in_bulk',
    'markup.bulk_undone',
  ]);
});

test('PRO-05 a job that is killed in the middle has changed nothing, and does it once when it runs again', {
  timeout: 240_000,
}, async () => {
  await app.pool.query('delete from showroom_markups');
  const { rows } = await app.pool.query(
    `insert into price_runs (showroom_id, started_by, kind, asked, total, created_at)
     values ($1, $2, 'change', $3, $4, now()) returning id`,
    [shop.showroomId, shop.pro.userId, { change: toChange(30_000), changed: MANY }, MANY],
  );
  const { id } = rows[0];
  for (const statements of [4, 12, 17, 20]) {
    const dying = { ...deps, pool: poolThatDies(app.serverPool, statements) };
    await expect(runPrices(dying, { id })).rejects.toThrow('killed');
    expect(await ownRates()).toEqual({ count: 0, lowest: null });
  }
  await runPrices(deps, { id });
  expect(await finished(id)).toMatchObject({ done: MANY, refusal: null });
  await runPrices(deps, { id });
  expect(await ownRates()).toEqual({ count: MANY, lowest: 230_000 });
});

// A job that fails on a busy machine is tried again after half a minute.
test('PRO-05 a run whose job was given up is in nobody’s way the day after', {
  timeout: 240_000,
}, async () => {
  const { rows } = await app.pool.query(
    `insert into price_runs (showroom_id, started_by, kind, asked, total, created_at)
     values ($1, $2, 'change', '{}', 5, now() - interval '25 hours') returning id`,
    [shop.showroomId, shop.pro.userId],
  );
  // Of another count than there is: the job ends as soon as it has counted.
  const next = await apply(10_000, MANY - 1);
  expect(next.body.data.run).toMatchObject({ kind: 'change', finished_at: null });
  const lost = await app.pool.query('select outcome, done from price_runs where id = $1', [
    rows[0].id,
  ]);
  expect(lost.rows).toEqual([
    {
      done: 0,
      outcome: { refusal: 'It failed several times and was given up. Nothing was changed.' },
    },
  ]);
  await finished(next.body.data.run?.id ?? 0);
});

const toChange = (by: number) => ({
  ...{ filter: { categoryId: null, brandId: null, q: '' }, act: 'raise', by },
});

function namesIn(zip: Buffer): readonly string[] {
  const names: string[] = [];
  for (
    let at = zip.indexOf('PK\u0001\u0002');
    at !== -1;
    at = zip.indexOf('PK\u0001\u0002', at + 4)
  ) {
    names.push(zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28)).toString());
  }
  return names;
}

function firstOf(zip: Buffer): Buffer {
  const from = 30 + zip.readUInt16LE(26);
  return inflateRawSync(zip.subarray(from, zip.indexOf('PK\u0007\u0008', from)));
}
