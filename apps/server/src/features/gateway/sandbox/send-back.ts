import type { Pool } from '../../../platform/database/queryable.ts';
import { failDuePayouts } from './store/payouts.ts';
import { failDueRefunds } from './store/refunds.ts';

const DAY_MS = 24 * 3_600_000;
/** A bank notices that an account is closed once the money is there. */
export const SENT_BACK_AFTER_MS = DAY_MS;

/** The banks of the card and the account for it send back what has reached them; whoever reads or pays calls it before. */
export async function sendBackDue({
  pool,
  now,
}: {
  readonly pool: Pool;
  readonly now: () => Date;
}): Promise<void> {
  await failDueRefunds(pool, { now: now() });
  await failDuePayouts(pool, { now: now() });
}
