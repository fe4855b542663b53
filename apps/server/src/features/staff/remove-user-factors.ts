import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import { removeLostFactors } from '../second-factor/remove-lost-factors.ts';
import type { StaffDeps } from './deps.ts';

/** For somebody who has lost phone and codes, after staff made sure who asks. */
export function removeUserFactors(
  deps: StaffDeps,
  {
    id,
    staffId,
    reason,
  }: { readonly id: UserId; readonly staffId: UserId; readonly reason: string },
): Promise<Result<null>> {
  return inTransactionOfResult(deps.pool, async (db) => {
    if (id === staffId) return refuse('own_account');
    const removed = await removeLostFactors(deps, db, { userId: id, staffId });
    if (!removed.ok) return removed;
    await noteAct(db, {
      at: deps.now(),
      actorId: staffId,
      action: 'factors.removed',
      target: { kind: 'user', id },
      from: null,
      to: null,
      reason,
    });
    return ok(null);
  });
}
