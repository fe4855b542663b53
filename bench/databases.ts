// The databases to measure: one per size, created once and kept in their own folder.
import { mkdir } from 'node:fs/promises';
import type pg from 'pg';
import { openPool } from '../apps/server/src/platform/database/connection.ts';
import {
  type Cluster,
  startCluster,
} from '../apps/server/src/platform/database/embedded/cluster.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createDatabase } from '../apps/server/src/platform/database/test-databases.ts';
import { DEMO_CONTENT_VERSION, loadDemo } from '../db/demo/load.ts';
import { giveAllToOneVendor } from './worlds/one-vendor.ts';
import { loadOrderBook } from './worlds/order-book.ts';
import { loadOrderMoney } from './worlds/order-money.ts';

/** The standard world; other sizes extend it. */
export const STANDARD_SIZE = 25_000;

export interface BenchDatabases {
  /** URL of the database with this many products, created if missing. */
  require(products: number): Promise<string>;
  /** The same with this many orders, over the standard catalog. */
  requireOrders(orders: number): Promise<string>;
  /** The same with the charges, refunds and ledger of these orders. */
  requireBooks(orders: number): Promise<string>;
  /** The same with this many products, all of one vendor. */
  requireOneVendor(products: number): Promise<string>;
  close(): Promise<void>;
}

export async function openBenchDatabases(folder: string): Promise<BenchDatabases> {
  // Missing in a fresh clone.
  await mkdir(folder, { recursive: true });
  const cluster = await startCluster({ dataDir: folder, log: console.log });
  return {
    require: (products) => requireDatabase(cluster, { name: `${products}`, products }),
    requireOrders: (orders) =>
      requireDatabase(cluster, {
        name: `orders_${orders}`,
        products: STANDARD_SIZE,
        extend: (pool) => loadOrderBook(pool, orders),
      }),
    requireBooks: (orders) =>
      requireDatabase(cluster, {
        name: `books_${orders}`,
        products: STANDARD_SIZE,
        async extend(pool) {
          await loadOrderBook(pool, orders);
          await loadOrderMoney(pool);
        },
      }),
    requireOneVendor: (products) =>
      requireDatabase(cluster, {
        name: `one_vendor_${products}`,
        products,
        extend: giveAllToOneVendor,
      }),
    close: () => cluster.stop(),
  };
}

interface BenchWorld {
  readonly name: string;
  readonly products: number;
  /** What the world has beyond its catalog; does nothing where it is there. */
  readonly extend?: (pool: pg.Pool) => Promise<void>;
}

async function requireDatabase(
  cluster: Cluster,
  { name: worldName, products, extend }: BenchWorld,
): Promise<string> {
  const name = `bench_${worldName}_v${DEMO_CONTENT_VERSION}`;
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
    await extend?.(pool);
  } finally {
    await pool.end();
  }
  return url;
}

export function poolOptions(connections: number) {
  return { connections, statementTimeoutMs: 0, onError: (error: Error) => console.error(error) };
}
