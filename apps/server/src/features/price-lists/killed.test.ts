import { beforeAll, expect, test } from 'vitest';
import { atFileEnd } from '../../platform/database/test-closers.ts';
import { createFileStore } from '../../platform/storage/file-store.ts';
import { addProducts } from '../catalog/test-fixture.ts';
import { applyList, undoList } from './apply-list.ts';
import { checkList } from './check-list.ts';
import type { PriceListDeps } from './deps.ts';
import { readHead } from './read-head.ts';
import { createSheetReader } from './reading/sheet-reader.ts';
import { watchedPool } from './test-killed.ts';
import { type TestVendor, testTile, testVendor } from './test-vendor.ts';

const KNOWN = 600;
const FRESH = 1100;
const FILE = [
  'SKU,Product,Brand,Category,Price,SF/Box,Weight,Stock,Description',
  ...Array.from({ length: KNOWN }, (_, nth) => `K-${nth},Many too,,,11.00,,,12,`),
  ...Array.from(
    { length: FRESH },
    (_, nth) => `N-${nth},Tile ${nth >> 1},Oakmont,Porcelain Tile,41.00,15,40,3,A porcelain tile.`,
  ),
].join('\n');

const STAGES = [
  { from: 'reading', to: 'mapping', run: readHead },
  { from: 'checking', to: 'checked', run: checkList },
  { from: 'applying', to: 'applied', run: applyList },
  { from: 'undoing', to: 'undone', run: undoList },
] as const;
type Stage = (typeof STAGES)[number];

let vendor: TestVendor;
let id: number;
let deps: Omit<PriceListDeps, 'pool'>;
beforeAll(async () => {
  vendor = await testVendor();
  const { app, lists } = vendor;
  const variants = Array.from({ length: KNOWN }, (_, nth) => ({
    ...{ sku: `K-${nth}`, wholesale: 1000, stock: [5] },
  }));
  await addProducts(app.pool, [testTile('Many', variants)]);
  const reader = createSheetReader();
  atFileEnd(async () => reader.close());
  const files = await createFileStore({ dataDir: app.dataDir, s3: null });
  deps = { files, reader, jobs: app.app.jobs as PriceListDeps['jobs'], now: () => new Date() };
  ({ id } = await lists.check(FILE, { drafts_changes: true }));
});

/** All that a list touches, and how often it is noted. */
async function world() {
  const { rows } = await vendor.app.pool.query(
    `select
       (select state from price_lists where id = $1) as state,
       (select summary from price_lists where id = $1) as summary,
       (select md5(string_agg(concat_ws(' ', vendor_sku, wholesale_cents, status), ',' order by id)) from variants) as goods,
       (select md5(string_agg(concat_ws(' ', variant_id, on_hand), ',' order by id)) from stock_lots) as stock,
       (select count(*)::int from price_changes) as prices,
       (select count(distinct variant_id)::int from price_changes) as priced,
       (select count(*)::int from stock_movements) as movements,
       (select count(*)::int from listing_drafts where product_id is null) as drafts,
       (select count(*)::int from listing_drafts where product_id is not null) as changes,
       (select count(*)::int from audit_events where target_kind = 'price_list') as acts,
       (select jsonb_agg(r order by r) from (
          select outcome, done, undone, described, count(*)::int from price_list_rows where list_id = $1
          group by 1, 2, 3, 4) r) as rows`,
    [id],
  );
  return rows[0];
}

async function begin({ from }: Stage): Promise<void> {
  await vendor.app.pool.query(
    'update price_lists set state = $2, version = version + 1, rows_done = 0 where id = $1',
    [id, from],
  );
}

/** How many statements it takes, and what is there afterwards. */
async function runWhole(stage: Stage) {
  await begin(stage);
  const { pool, count } = watchedPool(vendor.app.serverPool);
  await stage.run({ ...deps, pool }, { id });
  const after = await world();
  expect(after.state).toBe(stage.to);
  return { statements: count(), after };
}

/** Counts that only grow, as what this stage has added. */
const grown = (after: Record<string, unknown>, before: Record<string, unknown>) => ({
  ...after,
  ...Object.fromEntries(
    ['prices', 'movements', 'acts'].map((key) => [key, Number(after[key]) - Number(before[key])]),
  ),
});

test('G-62 killed at twelve points of reading, checking, applying and undoing, a list goes on: nothing is lost or doubled', {
  timeout: 240_000,
}, async () => {
  // Once through, so that each stage begins later as it begins now.
  for (const stage of STAGES) await runWhole(stage);
  const whole = new Map<Stage, { statements: number; after: Record<string, unknown> }>();
  for (const stage of STAGES) {
    const before = await world();
    const { statements, after } = await runWhole(stage);
    whole.set(stage, { statements, after: grown(after, before) });
  }
  // The whole run is what it should be: each row once.
  const applied = whole.get(STAGES[2])?.after;
  expect(applied).toMatchObject({
    ...{ prices: KNOWN, priced: KNOWN, movements: KNOWN, acts: 1 },
    ...{ drafts: FRESH / 2, changes: 1 },
  });
  expect(whole.get(STAGES[3])?.after).toMatchObject({ drafts: 0, changes: 0, prices: KNOWN });

  const killed: string[] = [];
  for (const part of [0.15, 0.55, 0.9]) {
    for (const stage of STAGES) {
      const before = await world();
      const expected = whole.get(stage);
      const point = Math.max(1, Math.floor((expected?.statements ?? 0) * part));
      await begin(stage);
      const { pool } = watchedPool(vendor.app.serverPool, point);
      await expect(stage.run({ ...deps, pool }, { id })).rejects.toThrow('killed');
      killed.push(`${stage.from} after ${point}`);
      // As the queue does once its process is not heard of any more.
      await stage.run({ ...deps, pool: vendor.app.serverPool }, { id });
      expect([part, stage.from, grown(await world(), before)]).toEqual([
        ...[part, stage.from, expected?.after],
      ]);
    }
  }
  expect(new Set(killed).size).toBeGreaterThanOrEqual(10);
});
