import { inBatches } from '../../platform/jobs/in-batches.ts';
import type { CheckoutDeps } from './deps.ts';
import { deleteRefusals, deleteUnusedMethods } from './sandbox/drop-stale.ts';
import { deleteExpiredCheckouts } from './store/drop-stale.ts';

const DAY_MS = 24 * 3600 * 1000;
const CHECKOUT_DAYS = 30;
/** A card is charged minutes after it was typed; two days leave room for a server that was down. */
const TYPED_CARD_DAYS = 2;

/** Says how many rows of each kind went. */
export async function dropStaleCheckouts({ pool, now }: Pick<CheckoutDeps, 'pool' | 'now'>) {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const old = daysAgo(CHECKOUT_DAYS);
  return {
    checkouts: await inBatches((most) => deleteExpiredCheckouts(pool, { before: old, most })),
    refusals: await inBatches((most) => deleteRefusals(pool, { before: old, most })),
    methods: await inBatches((most) =>
      deleteUnusedMethods(pool, { before: daysAgo(TYPED_CARD_DAYS), most }),
    ),
  };
}
