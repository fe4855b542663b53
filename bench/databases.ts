// The databases that are measured: one per size, made once and kept in a folder of their own.
import { mkdir } from 'node:fs/promises';
import { openPool } from '../apps/server/src/platform/database/connection.ts';
import {
  type Cluster,
  startCluster,
} from '../apps/server/src/platform/database/embedded/cluster.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createDatabase } from '../apps/server/src/platform/database/test-databases.ts';
import { DEMO_CONTENT_VERSION, loadDemo } from '../db/demo/load.ts';

/** The standard world; other sizes go on from it. */
export const STANDARD_SIZE = 25_000;

export interface BenchDatabases {
  /** Address of the database with so many products, made now where it is not there. */
  require(products: number): Promise<string>;
  close(): Promise<void>;
}

export async function openBenchDatabases(folder: string): Promise<BenchDatabases> {
  // In a fresh clone nothing is there yet.
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
      // As it would be after a night: no work of the load is left to be done while it is measured.
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
