// The catalog as a whole: its index, kept current, and the showrooms' terms, dropped when they change.
import type { Pool } from '../../platform/database/queryable.ts';
import { listen } from '../../platform/events/listen.ts';
import { createTermsReader } from '../showrooms/showroom-terms.ts';
import type { CatalogDeps } from './deps.ts';
import { type CatalogFollower, followCatalog } from './follow-catalog.ts';
import type { CatalogIndex } from './index/catalog-index.ts';
import { createCardReader } from './store/cards.ts';
import { dropOldChanges } from './store/changes.ts';
import { createProductReader } from './store/products.ts';

export interface Catalog extends CatalogDeps {
  /** Builds the index and starts following changes. Nothing can be read before. */
  start(): Promise<void>;
  /** Applies every change committed so far: for tests and after bulk loads. */
  catchUp(): Promise<void>;
  /** Changes when a change is noticed, and again when it is applied; null while no notices arrive. */
  version(): string | null;
  close(): Promise<void>;
}

export interface CatalogOptions {
  readonly pool: Pool;
  readonly log: (line: string) => void;
  /** Logs what needs attention; defaults to `log`. */
  readonly warn?: (line: string) => void;
}

const DROP_EVERY_MS = 3_600_000;
/** Makes up for notices that are lost while the connection stays up. */
const LOOK_EVERY_MS = 30_000;

export function createCatalog({ pool, log, warn = log }: CatalogOptions): Catalog {
  const terms = createTermsReader(pool);
  const closers: (() => Promise<void> | void)[] = [];
  let follower: CatalogFollower | null = null;
  let isHearing = false;
  let notices = 0;

  function required(): CatalogFollower {
    if (follower === null) throw new Error('The catalog is asked before it was started.');
    return follower;
  }

  function catchUp(): void {
    follower?.catchUp().catch((error: Error) => log(`following the catalog: ${error.message}`));
  }

  return {
    db: pool,
    terms,
    cards: createCardReader(pool),
    products: createProductReader(pool),
    index: (): CatalogIndex => required().current(),
    async start() {
      const url = pool.options.connectionString;
      if (url === undefined) throw new Error('The catalog needs the address of its database.');
      follower = await followCatalog({ pool, url, log, warn });
      const listener = await listen({
        pool,
        channels: ['catalog_changed', 'terms_changed'],
        onNotice: (channel) => {
          notices += 1;
          if (channel === 'terms_changed') terms.forget();
          else catchUp();
        },
        onReady: () => {
          isHearing = true;
          notices += 1;
          terms.setHearing(true);
          catchUp();
        },
        onLost: (reason) => {
          isHearing = false;
          terms.setHearing(false);
          log(`the catalog hears of no changes for now: ${reason}`);
        },
      });
      const looking = setInterval(catchUp, LOOK_EVERY_MS).unref();
      const dropping = setInterval(() => {
        dropOldChanges(pool).catch((error: Error) => log(`dropping old changes: ${error.message}`));
      }, DROP_EVERY_MS).unref();
      closers.push(
        () => listener.close(),
        () => clearInterval(looking),
        () => clearInterval(dropping),
        () => follower?.catchUp().catch(() => {}),
      );
    },
    catchUp: () => required().catchUp(),
    version: () => (isHearing ? `${notices} ${follower?.current().version}` : null),
    async close() {
      for (const close of closers.splice(0)) await close();
    },
  };
}
