import type { OrdersDeps } from './deps.ts';
import { releaseHold } from './release-hold.ts';
import { listIdleOrders } from './store/release-hold.ts';

const HOUR_MS = 3600 * 1000;
/** As long as the job of a declined or canceled line tries by itself. */
const OWN_TRIES_MS = 2 * HOUR_MS;
/** No bank holds an amount for longer. */
const LONGEST_HOLD_MS = 31 * 24 * HOUR_MS;

/** Gives up the holds that their own job could not, because the gateway was away for longer than it retries. */
export async function releaseLeftHolds(
  deps: Pick<OrdersDeps, 'pool' | 'now' | 'voidAuthorization' | 'onError'>,
): Promise<void> {
  const now = deps.now().getTime();
  const left = await listIdleOrders(deps.pool, {
    since: new Date(now - LONGEST_HOLD_MS),
    until: new Date(now - OWN_TRIES_MS),
  });
  // One that the gateway refuses must not block the others.
  for (const order of left) await releaseHold(deps, order).catch(deps.onError);
}
