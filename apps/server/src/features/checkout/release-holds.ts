import type { CheckoutDeps } from './deps.ts';
import { expireCheckouts } from './store/checkouts.ts';

/** Releases the stock of expired checkouts. Returns their number. */
export async function releaseHolds(deps: Pick<CheckoutDeps, 'pool' | 'now'>): Promise<number> {
  let total = 0;
  for (;;) {
    const expired = await expireCheckouts(deps.pool, { now: deps.now() });
    total += expired;
    if (expired === 0) return total;
  }
}
