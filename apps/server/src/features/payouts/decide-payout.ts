import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { PayoutDeps } from './deps.ts';
import { settlePayout } from './pay-out.ts';
import { beginReturn, restartPayout } from './store/payouts.ts';

interface Decision {
  readonly userId: UserId;
  readonly id: number;
  readonly act: 'retry' | 'return';
  readonly reason: string;
}

/** Of a payout that a bank refused. What the gateway does not answer at once, a job goes on with. */
export async function decidePayout(
  deps: PayoutDeps,
  { userId, id, act, reason }: Decision,
): Promise<Result<null>> {
  const decided = await inTransactionOfResult(deps.pool, async (trx) => {
    const begin = act === 'retry' ? restartPayout : beginReturn;
    if (!(await begin(trx, { id }))) return refuse('not_found');
    await noteAct(trx, {
      at: deps.now(),
      actorId: userId,
      action: act === 'retry' ? 'payout.retried' : 'payout.returned',
      target: { kind: 'payout', id },
      from: { state: 'failed' },
      to: { state: act === 'retry' ? 'transferred' : 'returning' },
      reason,
    });
    return ok(null);
  });
  if (decided.ok) await settlePayout(deps, id).catch(deps.onError);
  return decided;
}
