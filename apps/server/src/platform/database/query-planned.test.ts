import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { int4, text } from './columns.ts';
import { openPool } from './connection.ts';
import { listStatements, type StatementDefinition, sqlStatement } from './statement.ts';
import { testDatabase } from './test-database.ts';
import { inTransaction } from './transaction.ts';

const { url } = await testDatabase();
/** One connection, so that each statement finds what the one before left. */
const pool = openPool(url, { connections: 1, statementTimeoutMs: 0, onError: () => {} });

// Files of one worker share their modules: these statements are not the server's.
const firstOwn = listStatements().length;
afterAll(async () => {
  (listStatements() as StatementDefinition[]).splice(firstOwn);
  await pool.end();
});

const mode = () => sql`select current_setting('plan_cache_mode') as mode`;
const planned = sqlStatement({ gives: { mode: text }, sql: mode, rare: true });
const kept = sqlStatement({ gives: { mode: text }, sql: mode });
const failing = sqlStatement({
  takes: { by: int4 },
  gives: { result: int4 },
  sql: (p) => sql`select 1 / ${p.by}::int as result`,
  rare: true,
});

test('a rare statement is planned for the values of its call, and others once', async () => {
  expect(await kept.value(pool)).toBe('force_generic_plan');
  expect(await planned.value(pool)).toBe('force_custom_plan');
  expect(await kept.value(pool)).toBe('force_generic_plan');
});

test('the next statement is planned as usual after a failure, also within a transaction', async () => {
  await expect(failing.require(pool, { by: 0 })).rejects.toThrow('division by zero');
  expect(await kept.value(pool)).toBe('force_generic_plan');
  const modes = await inTransaction(pool, async (db) => [
    await planned.value(db),
    await kept.value(db),
  ]);
  expect(modes).toEqual(['force_custom_plan', 'force_generic_plan']);
  await expect(inTransaction(pool, (db) => failing.require(db, { by: 0 }))).rejects.toThrow(
    'division by zero',
  );
  expect(await kept.value(pool)).toBe('force_generic_plan');
});
