import { inBatches } from '../../platform/jobs/in-batches.ts';
import type { CheckoutDeps } from './deps.ts';
import { deleteExpiredCheckouts } from './store/drop-stale.ts';
import { dropOldRefusals } from './store/payment-refusals.ts';

const DAY_MS = 24 * 3600 * 1000;
const CHECKOUT_DAYS = 30;

/** Returns the number of deleted rows of each kind. */
export async function dropStaleCheckouts({
  pool,
  now,
  gateway,
}: Pick<CheckoutDeps, 'pool' | 'now' | 'gateway'>): Promise<Readonly<Record<string, number>>> {
  const before = new Date(now().getTime() - CHECKOUT_DAYS * DAY_MS);
  return {
    checkouts: await inBatches((limit) => deleteExpiredCheckouts(pool, { before, limit })),
    refusals: await inBatches((limit) => dropOldRefusals(pool, { limit })),
    ...(await gateway.dropStale?.()),
  };
}
