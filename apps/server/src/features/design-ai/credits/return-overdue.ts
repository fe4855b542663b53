import { inTransaction } from '../../../platform/database/transaction.ts';
import type { DesignAiDeps } from '../deps.ts';
import { returnHeld } from './hold-credits.ts';
import { listOverdueHolds } from './store/credits.ts';

const BATCH = 100;

/** A job: nothing stays held beyond its deadline, whatever became of the process that made the design. */
export async function returnOverdue(
  deps: Pick<DesignAiDeps, 'pool' | 'now' | 'onError'>,
): Promise<void> {
  const now = deps.now();
  for (const { designRun } of await listOverdueHolds(deps.pool, { now, most: BATCH })) {
    await inTransaction(deps.pool, (trx) =>
      returnHeld(trx, { designRun, reason: 'timeout', now }),
    ).catch(deps.onError);
  }
}
