import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { openPool } from '../database/connection.ts';
import { testDatabase } from '../database/test-database.ts';
import { listen } from './listen.ts';

test('closed while it comes back after an outage, it keeps no connection: the pool can end', async () => {
  const { serverUrl, pool: owner } = await testDatabase();
  const pool = openPool(serverUrl, { connections: 2, statementTimeoutMs: 5_000, onError() {} });
  const lost = Promise.withResolvers<string>();
  const listener = await listen({
    ...{ pool, channels: ['catalog_changed', 'live_events'] },
    ...{ onNotice() {}, onReady() {}, onLost: lost.resolve },
  });
  const again = Promise.withResolvers<PoolClient>();
  pool.once('acquire', again.resolve);
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where pid <> pg_backend_pid() and datname = current_database() and query like 'listen %'`,
  );
  await lost.promise;
  await again.promise;
  // It has sent its first question on the new connection, and has no answer yet.
  await new Promise((resolve) => setImmediate(resolve));
  await listener.close();
  await pool.end();
  expect([pool.totalCount, pool.ended]).toEqual([0, true]);
});
