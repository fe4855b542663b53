import type { OrderId } from '@wevisu/domain/ids.ts';
import type { OrdersDeps } from './deps.ts';
import { findIdleAuthorization, noteVoided } from './store/release-hold.ts';

/** The job that every declined or canceled line causes. */
export const RELEASE_HOLD = 'orders.release-hold';

/**
 * Gives up the whole hold on the card once nothing of an order is delivered any more. What a part of an order frees
 * is left out of the capture. Runs after the commit, so that of two lines canceled at once the last one sees both.
 */
export async function releaseHold(
  deps: Pick<OrdersDeps, 'pool' | 'now' | 'voidAuthorization'>,
  { orderId }: { readonly orderId: OrderId },
): Promise<void> {
  const ref = await findIdleAuthorization(deps.pool, { orderId });
  if (ref === null) return;
  await deps.voidAuthorization(ref);
  await noteVoided(deps.pool, { ref, now: deps.now() });
}
