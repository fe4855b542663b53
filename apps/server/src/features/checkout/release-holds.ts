import type { CheckoutDeps } from './deps.ts';
import { expireCheckouts } from './store/checkouts.ts';

/** Gives back the stock of checkouts whose time is up. Says how many there were. */
export async function releaseHolds(deps: Pick<CheckoutDeps, 'pool' | 'now'>): Promise<number> {
  let total = 0;
  for (;;) {
    const expired = await expireCheckouts(deps.pool, { now: deps.now() });
    total += expired;
    if (expired === 0) return total;
  }
}
