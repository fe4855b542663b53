// A price list of 100,000 rows: read, checked and applied, beside reading the file and copying its rows plainly.
//   npm run bench:price-list [-- --rows 100000 --json FILE]
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { applyList } from '../apps/server/src/features/price-lists/apply-list.ts';
import { checkList } from '../apps/server/src/features/price-lists/check-list.ts';
import { readHead } from '../apps/server/src/features/price-lists/read-head.ts';
import { openSheet } from '../apps/server/src/features/price-lists/reading/read-sheet.ts';
import { createSheetReader } from '../apps/server/src/features/price-lists/reading/sheet-reader.ts';
import { openPool } from '../apps/server/src/platform/database/connection.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import {
  createDatabase,
  dropDatabase,
  withDatabase,
} from '../apps/server/src/platform/database/test-databases.ts';
import { openTestServer } from '../apps/server/src/platform/database/test-server.ts';
import { createJobQueue } from '../apps/server/src/platform/jobs/jobs.ts';
import { exportRows } from '../apps/server/src/platform/lists/export-rows.ts';
import { createFileStore } from '../apps/server/src/platform/storage/file-store.ts';
import { copyRow, copyRows } from '../db/demo/copy-rows.ts';
import { describeMachine } from './results.ts';

/** On two idle cores, of each kind of file; memory is that of the import's two processes at their highest. */
const LIMITS = { seconds: 60, megabytes: 400 };
const HEADS = ['SKU', 'Name', 'Brand', 'Category', 'Price', 'Size', 'SF/Box', 'Weight', 'Stock'];
/** Rows of one product. */
const VARIANTS = 5;

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    json: { type: 'string' },
    /** Of a process that only makes a file, so that its memory is not the import's. */
    write: { type: 'string' },
    /** Of a process that imports one kind of file, so that its memory is not that of another import. */
    only: { type: 'string' },
  },
});
const count = Number(values.rows);

async function writeList(format: 'csv' | 'xlsx'): Promise<Buffer> {
  async function* rows() {
    for (let nth = 0; nth < count; nth++) {
      const name = `Tile ${Math.floor(nth / VARIANTS)}`;
      const price = (30 + (nth % 900) / 100).toFixed(2);
      yield [`N-${nth}`, name, 'Oakmont', 'Porcelain', price, '12x24 in', '15.5', '42', '12'];
    }
  }
  const columns = HEADS.map((header, at) => ({
    ...{ key: header, header },
    value: (row: readonly string[]) => row[at] ?? null,
  }));
  const file = exportRows({ name: 'list', format, chosen: '', columns, rows: rows() });
  if (!file.ok || !('pipe' in file.value.bytes)) throw new Error('no file');
  return buffer(file.value.bytes);
}

/** Of this process and those it started, in MB, as often as it can be read. */
function watchMemory(): () => number {
  let most = 0;
  const look = () => {
    const own = [process.pid, ...childrenOf(process.pid)].map(residentMb);
    most = Math.max(
      most,
      own.reduce((sum, one) => sum + one, 0),
    );
  };
  const timer = setInterval(look, 50);
  return () => {
    clearInterval(timer);
    return Math.round(most);
  };
}

function childrenOf(pid: number): readonly number[] {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const own = tasks.flatMap((task) =>
    readText(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
  );
  return own.filter((child) => readText(`/proc/${child}/comm`).trim() !== 'postgres');
}

const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readText(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** '' for a process that has ended meanwhile. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

if (values.write !== undefined) {
  writeFileSync(values.write, await writeList(values.write.endsWith('.csv') ? 'csv' : 'xlsx'));
  process.exit();
}

const FORMATS = ['csv', 'xlsx'] as const;

if (values.only === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'wevisu-price-list-'));
  const parts = FORMATS.map((format) => {
    const json = join(folder, `${format}.json`);
    const own = ['--rows', `${count}`, '--only', format, '--json', json];
    execFileSync(process.execPath, [import.meta.filename, ...own]);
    return JSON.parse(readFileSync(json, 'utf8')) as object;
  });
  rmSync(folder, { recursive: true });
  const whole = Object.assign({}, ...parts);
  console.log(whole);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(whole, null, 2)}\n`);
  process.exit();
}

const dataDir = mkdtempSync(join(tmpdir(), 'wevisu-price-list-'));
const server = await openTestServer();
const name = `wevisu_bench_${randomBytes(4).toString('hex')}`;
await createDatabase(server.url, name, null);
const url = withDatabase(server.url, name);
await migrate(url);
const pool = openPool(url, { connections: 4, statementTimeoutMs: 120_000, onError: () => {} });
const reader = createSheetReader();
try {
  const files = await createFileStore({ dataDir, s3: null });
  await pool.query(`insert into users (type, status, email, password_hash, first_name, last_name)
    values ('Vendor', 'Approve', 'v@example.com', 'none', 'A', 'B')`);
  await pool.query(
    `insert into vendors (user_id, company_name, ship_from_zip) select id, 'Halden', '90012' from users`,
  );
  await pool.query(`insert into departments (name, menu_slug, position) values ('Tile', 'tile', 1);
    insert into categories (department_id, name, slug_url, unit, position) values (1, 'Floors', 'floors', 'Box', 1);
    insert into categories (department_id, parent_id, name, slug_url, unit, position)
      values (1, 1, 'Porcelain', 'porcelain', 'Box', 1)`);
  const jobs = createJobQueue({ pool, onError: () => {} });
  const deps = { pool, files, jobs, reader, now: () => new Date() };
  const report: Record<string, unknown> = {
    machine: describeMachine(),
    rows: count,
    limits: LIMITS,
  };
  for (const format of FORMATS.filter((one) => one === values.only)) {
    await pool.query('delete from listing_drafts; delete from price_lists');
    const made = join(dataDir, `made.${format}`);
    execFileSync(process.execPath, [import.meta.filename, '--rows', `${count}`, '--write', made]);
    await files.put(`list.${format}`, readFileSync(made));
    const { rows } = await pool.query(
      `insert into price_lists (vendor_id, file_key, file_name, bytes, state, created_by, created_at, updated_at)
       select id, $1, $1, 1, 'reading', user_id, now(), now() from vendors returning id`,
      [`list.${format}`],
    );
    const id = Number(rows[0].id);
    const stop = watchMemory();
    const head = await secondsOf(() => readHead(deps, { id }));
    await pool.query(`update price_lists set state = 'checking', version = version + 1`);
    const check = await secondsOf(() => checkList(deps, { id }));
    await pool.query(`update price_lists set state = 'applying', version = version + 1`);
    const apply = await secondsOf(() => applyList(deps, { id }));
    const megabytes = stop();
    const { rows: done } = await pool.query(
      `select (select count(*)::int from listing_drafts) as drafts,
         (select count(*)::int from price_list_rows where done = 'applied') as applied`,
    );
    if (done[0].applied !== count) throw new Error(`applied ${JSON.stringify(done[0])}`);
    const file = await files.get(`list.${format}`);
    if (file === null) throw new Error('the file is gone');
    const floor = await secondsOf(() => readAndCopy(file));
    const seconds = head + check + apply;
    report[format] = {
      ...{ head, check, apply, seconds, floor, ratio: seconds / floor, megabytes },
      fits: seconds <= LIMITS.seconds && megabytes <= LIMITS.megabytes,
    };
  }
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
} finally {
  reader.close();
  await pool.end();
  await dropDatabase(server.url, name);
  await server.stop();
  rmSync(dataDir, { recursive: true });
}

/** What no import can be without: its rows read, and copied into a table. */
async function readAndCopy(file: Buffer): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('create table if not exists plain_rows (number int, cells jsonb)');
    let batch: string[] = [];
    for await (const { number, cells } of openSheet(file).rows({ sheet: 0, max: null })) {
      batch.push(copyRow([number, JSON.stringify(cells)]));
      if (batch.length === 1000) {
        await copyRows(client, 'plain_rows (number, cells)', batch);
        batch = [];
      }
    }
    await copyRows(client, 'plain_rows (number, cells)', batch);
  } finally {
    await client.query('drop table plain_rows');
    client.release();
  }
}
