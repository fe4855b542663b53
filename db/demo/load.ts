// Puts the demo world into a migrated database: one transaction, in bulk, once.
import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { loadCatalog } from './load-catalog.ts';
import { loadPeople } from './load-people.ts';
import { loadRooms } from './load-rooms.ts';
import { loadShowrooms } from './load-showrooms.ts';
import { loadSite } from './load-site.ts';
import { loadTrade } from './load-trade.ts';
import { DEMO_PASSWORD } from './people/people.ts';
import { readBuiltRooms } from './rooms/room-files.ts';
import type { DemoSize } from './world.ts';

/** Raised whenever the authored content changes, so that one can tell which world was loaded. */
export const DEMO_CONTENT_VERSION = 1;

/** Dates of the catalog count back from here; no clock is read. */
const DEMO_EPOCH = new Date('2026-01-05T08:00:00Z');

/** Any number that nothing else locks: two starts at once must not both load. */
const LOAD_LOCK = 0x5eed_da7a;

/** OWASP's first choice for argon2id: 19 MiB, two passes. */
const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What a history builds on. */
export interface DemoWorld {
  readonly userIds: ReadonlyMap<string, number>;
  readonly passwordHash: string;
}

export interface DemoHistory {
  /** The first start. */
  readonly now: Date;
  readonly load: (client: pg.PoolClient, world: DemoWorld) => Promise<void>;
}

export interface LoadDemoOptions {
  readonly pool: pg.Pool;
  readonly size: DemoSize;
  readonly epoch?: Date;
  /** The trade of the time before the first start, loaded last. None without it. */
  readonly history?: DemoHistory;
  readonly log?: (line: string) => void;
}

export interface DemoReport {
  /** False where a demo world was there already. */
  readonly loaded: boolean;
  readonly products: number;
  readonly variants: number;
}

/**
 * Loads the demo world unless one is there. The catalog of a database that already has vendors of
 * its own is left alone by failing on their addresses, so call it on a fresh database.
 */
export async function loadDemo(options: LoadDemoOptions): Promise<DemoReport> {
  const { pool, size, epoch = DEMO_EPOCH, history, log = () => {} } = options;
  const client = await pool.connect();
  try {
    const known = await readLoaded(client);
    if (known !== null) return known;
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOAD_LOCK]);
    // Another process may have loaded it while this one waited for the lock.
    const raced = await readLoaded(client);
    if (raced !== null) {
      await client.query('commit');
      return raced;
    }
    log('Loading the demo catalog …');
    const report = await loadAll(client, { size, epoch, history });
    await client.query('commit');
    await analyze(client);
    log(`Loaded ${report.products} products with ${report.variants} sizes and finishes.`);
    return report;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Pros and vendors of a world with a history opened two years ago. */
const JOINED_MS = 730 * 86_400_000;

async function loadAll(
  client: pg.PoolClient,
  options: {
    readonly size: DemoSize;
    readonly epoch: Date;
    readonly history: DemoHistory | undefined;
  },
): Promise<DemoReport> {
  const { size, epoch, history } = options;
  const joined = history ? new Date(history.now.getTime() - JOINED_MS) : epoch;
  const passwordHash = await hash(DEMO_PASSWORD, PASSWORD_COST);
  const userIds = await loadPeople(client, { passwordHash, epoch: joined });
  const trade = await loadTrade(client, { userIds, epoch: joined });
  const catalog = await loadCatalog(client, { size, epoch, trade });
  await loadShowrooms(client, { userIds, trade, catalog, epoch: joined });
  await loadSite(client, trade.vendorIds);
  await loadRooms(client, await readBuiltRooms());
  await history?.load(client, { userIds, passwordHash });
  const { products, variants } = catalog;
  const record = { version: DEMO_CONTENT_VERSION, size, products, variants };
  await client.query(`insert into settings (key, value) values ('demo_data', $1)`, [
    JSON.stringify(record),
  ]);
  return { loaded: true, products, variants };
}

async function readLoaded(client: pg.PoolClient): Promise<DemoReport | null> {
  const { rows } = await client.query<{ value: { products: number; variants: number } }>(
    `select value from settings where key = 'demo_data'`,
  );
  const value = rows[0]?.value;
  return value === undefined
    ? null
    : { loaded: false, products: value.products, variants: value.variants };
}

/** Plans made before the load know nothing of it. */
async function analyze(client: pg.PoolClient): Promise<void> {
  await client.query(
    `analyze users, vendors, brands, departments, categories, products, variants, stock_lots, checkouts,
      orders, order_items, order_item_events, order_requests, authorizations`,
  );
}
