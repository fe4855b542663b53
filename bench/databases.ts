// The databases to measure: one per size, created once and kept in their own folder.
import { mkdir } from 'node:fs/promises';
import { openPool } from '../apps/server/src/platform/database/connection.ts';
import {
  type Cluster,
  startCluster,
} from '../apps/server/src/platform/database/embedded/cluster.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createDatabase } from '../apps/server/src/platform/database/test-databases.ts';
import { DEMO_CONTENT_VERSION, loadDemo } from '../db/demo/load.ts';

/** The standard world; other sizes extend it. */
export const STANDARD_SIZE = 25_000;

export interface BenchDatabases {
  /** URL of the database with this many products, created if missing. */
  require(products: number): Promise<string>;
  close(): Promise<void>;
}

export async function openBenchDatabases(folder: string): Promise<BenchDatabases> {
  // Missing in a fresh clone.
  await mkdir(folder, { recursive: true });
  const cluster = await startCluster({ dataDir: folder, log: console.log });
  return {
    require: (products) => requireDatabase(cluster, products),
    close: () => cluster.stop(),
  };
}

async function requireDatabase(cluster: Cluster, products: number): Promise<string> {
  const name = `bench_${products}_v${DEMO_CONTENT_VERSION}`;
  const admin = openPool(cluster.urlOf('postgres'), poolOptions(1));
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  await admin.end();
  if (rowCount === 0) await createDatabase(cluster.urlOf('postgres'), name, null);
  const url = cluster.urlOf(name);
  await migrate(url, { refuseChanged: false, log: console.log });
  const pool = openPool(url, poolOptions(2));
  try {
    const size = products === STANDARD_SIZE ? 'full' : products;
    const report = await loadDemo({ pool, size, log: console.log });
    if (report.loaded) {
      // Finish the load's background work (vacuum, analyze), so that none runs while measuring.
      await pool.query('vacuum analyze');
      await pool.query('checkpoint');
    }
  } finally {
    await pool.end();
  }
  return url;
}

export function poolOptions(connections: number) {
  return { connections, statementTimeoutMs: 0, onError: (error: Error) => console.error(error) };
}
