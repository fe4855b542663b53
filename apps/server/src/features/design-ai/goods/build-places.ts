import type { Pool } from '../../../platform/database/queryable.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import {
  dropPlaces,
  insertPlaces,
  listStalePlaces,
  listUnplaced,
  lockPlaces,
  notePlacesBuilt,
} from './store/goods.ts';

interface Deps {
  readonly pool: Pool;
  readonly now: () => Date;
}

async function build({ pool, now }: Deps, categoryId: number): Promise<void> {
  await inTransaction(pool, async (trx) => {
    await lockPlaces(trx, { categoryId });
    // What changes meanwhile is newer than the places.
    await notePlacesBuilt(trx, { categoryId, now: now() });
    await dropPlaces(trx, { categoryId });
    await insertPlaces(trx, { categoryId });
  });
}

/** Places of the variants of categories that have none: once in the life of a category. */
export async function buildMissingPlaces(deps: Deps, codes: readonly string[]): Promise<void> {
  for (const { id } of await listUnplaced(deps.pool, { codes })) await build(deps, id);
}

/** A job: products that came or went have their places within the hour. */
export async function buildStalePlaces(deps: Deps): Promise<void> {
  for (const { id } of await listStalePlaces(deps.pool)) await build(deps, id);
}
