import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { addToSums, lockSums, lockUntil, seeNewest, sumAccounts } from './store/sums.ts';

/** Some seconds' work. */
const AT_ONCE = 1_000_000;

/** Adds the entries that were seen the last time, once none of a lower id can come, and sees the newest. */
export async function keepSums({ pool }: { readonly pool: Pool }): Promise<void> {
  for (let isMore = true; isMore; ) isMore = await inTransaction(pool, addSome);
}

async function addSome(trx: Parameters<typeof lockSums>[0]): Promise<boolean> {
  const { entryId, seenId, isSettled, isLost } = await lockSums(trx);
  if (!isSettled && !isLost) return false;
  if (isLost || seenId <= entryId) {
    await seeNewest(trx);
    return false;
  }
  const upTo = Math.min(seenId, entryId + AT_ONCE);
  await addToSums(trx, { after: entryId, upTo });
  return true;
}

/** Of all entries that there are. */
export function readSums({ pool }: { readonly pool: Pool }) {
  return inTransaction(pool, async (trx) => {
    const { entryId } = await lockUntil(trx);
    return sumAccounts(trx, { after: entryId });
  });
}
