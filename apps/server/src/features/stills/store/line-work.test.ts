import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type TestDatabase, testDatabase } from '../../../platform/database/test-database.ts';
import { requestOf, testStillWorker } from '../worker/test-still-worker.ts';
import { getStillRow, listStillRows } from './stills.ts';

let db: TestDatabase;
let world: Awaited<ReturnType<typeof testStillWorker>>;
const BACKLOG = 500;

beforeAll(async () => {
  db = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'wevisu-line-'));
  world = await testStillWorker(db, dataDir);
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  // Pictures of templates wait for days where people ask for stills all the time.
  const { rows } = await db.pool.query(
    `insert into own_templates (user_id, name, room, style, colors, brands, document, skus, plan_svg, plan_hash,
       created_at, updated_at)
     values ($1, 'Den', 'living', 'modern', '{}', 0, '', '{}', '<svg/>', 'cafe', now(), now()) returning id`,
    [await world.newUser()],
  );
  await db.pool.query(
    `insert into stills (user_id, template_id, key, name, request, revision, document, created_at)
     select user_id, id, 'stills/line-' || n, '', $2, 0, 'x', now()
     from own_templates, generate_series(1, $3::int) n where id = $1`,
    [rows[0].id, JSON.stringify(requestOf(1)), BACKLOG],
  );
  await db.pool.query('analyze stills');
});

/** Rows that went through the sorting of the line, as the plan of what is read tells. */
async function sorted(read: (of: Queryable) => Promise<unknown>): Promise<number> {
  let most = 0;
  const query = async ({ text, values }: { text: string; values: unknown[] }) => {
    const plan = await db.pool.query(`explain (analyze, format json) ${text}`, values);
    for (const [, rows] of JSON.stringify(plan.rows).matchAll(
      /"Node Type":"WindowAgg".*?"Actual Rows":([\d.]+)/g,
    )) {
      most = Math.max(most, Number(rows));
    }
    return db.pool.query(text, values);
  };
  await read({ query } as unknown as Queryable);
  return most;
}

test('G-39 who looks at stills does not go through all pictures of templates that wait', async () => {
  const userId = await world.newUser();
  const of = { userId, projectId: await world.newProject(userId) };
  const { id } = await world.ask(of);
  expect(await sorted((read) => listStillRows(read, of))).toBe(1);
  await db.pool.query('update stills set done_at = now() where id = $1', [id]);
  expect(await sorted((read) => listStillRows(read, of))).toBe(0);
  expect(await sorted((read) => getStillRow(read, { ...of, id }))).toBe(0);
  expect(await getStillRow(db.pool, { ...of, id })).toMatchObject({ status: 'done', ahead: 0 });
});
