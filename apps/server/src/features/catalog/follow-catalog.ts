// Keeps the index current: builds it, applies each change that the database records, and rebuilds it
// when too much has changed. Changes are applied one at a time.
import type { Pool } from '../../platform/database/queryable.ts';
import { warnUnreadableIn } from './category-picture.ts';
import { type CatalogIndex, createCatalogIndex } from './index/catalog-index.ts';
import { CHANGES_KEPT_MS, type ChangeReader, createChangeReader } from './store/changes.ts';
import { isLarge, loadCatalog } from './store/load-catalog.ts';
import { loadInWorker } from './store/load-in-worker.ts';
import { findNamePredecessors } from './store/name-places.ts';
import { readFacts } from './store/product-facts.ts';
import { createWarnUnreadable } from './unreadable-pictures.ts';

export interface CatalogFollower {
  /** The current index; a new object after each rebuild. */
  current(): CatalogIndex;
  /** Applies what has changed; resolves when the index matches the database as of the call. */
  catchUp(): Promise<void>;
}

export interface FollowOptions {
  readonly pool: Pool;
  readonly url: string;
  readonly log: (line: string) => void;
  readonly warn: (line: string) => void;
}

/** With more changes than this, a rebuild is faster than applying them one by one. */
const MAX_SINGLE_CHANGES = 3_000;

export async function followCatalog(options: FollowOptions): Promise<CatalogFollower> {
  const { pool, url, log } = options;
  const warnUnreadable = createWarnUnreadable(options.warn);
  let index: CatalogIndex;
  let changes: ChangeReader;
  let waiting: Promise<void> | null = null;
  let running: Promise<void> = Promise.resolve();
  let lookedAt = 0;

  async function build(): Promise<void> {
    const started = performance.now();
    lookedAt = started;
    const data = await ((await isLarge(pool)) ? loadInWorker(url) : loadCatalog(url));
    index = createCatalogIndex(data);
    warnUnreadableIn(index.taxonomy.categories, warnUnreadable);
    changes = createChangeReader(pool, data.followFrom);
    log(`catalog index of ${data.count} products in ${Math.round(performance.now() - started)} ms`);
  }

  async function takeOver(): Promise<void> {
    const cutOff = performance.now() - lookedAt > CHANGES_KEPT_MS;
    const changed = cutOff ? 'all' : await changes.read();
    lookedAt = performance.now();
    if (changed === 'all' || changed.size > MAX_SINGLE_CHANGES) return rebuild();
    if (changed.size === 0) return;
    const ids = [...changed];
    const facts = new Map((await readFacts(pool, ids)).map((row) => [row.id, row]));
    if (!index.apply(new Map(ids.map((id) => [id, facts.get(id) ?? null])))) return rebuild();
    const changedIds: ReadonlySet<number> = changed;
    if (index.late().some(({ id }) => changedIds.has(id))) {
      index.rankLate(await findNamePredecessors(pool, index.late()));
    }
  }

  /** Changes made during the build are applied before anyone is notified. */
  async function rebuild(): Promise<void> {
    await build();
    await takeOver();
  }

  await build();
  return {
    current: () => index,
    catchUp() {
      // Calls that arrive while one is waiting share it; it starts after the one that is running.
      waiting ??= running.then(() => {
        waiting = null;
        const work = takeOver();
        running = work.catch(() => {});
        return work;
      });
      return waiting;
    },
  };
}
