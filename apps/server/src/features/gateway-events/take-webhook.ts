import { inTransaction } from '../../platform/database/transaction.ts';
import type { GatewayEventDeps } from './deps.ts';
import type { LookAgain } from './look-again.ts';
import { insertEvent } from './store.ts';

export const LOOK_AGAIN = 'gateway-events.look-again';

/**
 * Keeps a signed event with the job that follows from it; a repetition changes nothing. Whatever takes longer is the
 * job's: a gateway that waits for its answer sends again. False if the gateway did not sign it.
 */
export async function takeWebhook(
  { checkout: { pool, now, gateway }, jobs }: GatewayEventDeps,
  sent: { readonly body: Buffer; readonly signature: string },
): Promise<boolean> {
  const read = await gateway.readWebhook({ ...sent, now: now() });
  if (read.kind !== 'event') return read.kind === 'ignored';
  const { id, about, ref } = read;
  await inTransaction(pool, async (trx) => {
    if (!(await insertEvent(trx, { gateway: gateway.name, id, about, ref, now: now() }))) return;
    await jobs.enqueue(trx, LOOK_AGAIN, [{ about, ref } satisfies LookAgain]);
  });
  return true;
}
