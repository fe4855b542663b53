import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { AiAccountId } from '@wevisu/domain/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { DesignsDeps } from './deps.ts';
import { deleteDesigns, findRun, removeRun } from './store/runs.ts';

/** A run that is being made stays until it ends. */
export async function removeRunOf(
  { pool, now }: Pick<DesignsDeps, 'pool' | 'now'>,
  own: { readonly accountId: AiAccountId; readonly run: string },
): Promise<Result<null>> {
  const isRemoved = await inTransaction(pool, async (trx) => {
    if (!(await removeRun(trx, { ...own, now: now() }))) return false;
    await deleteDesigns(trx, own);
    return true;
  });
  if (isRemoved) return ok(null);
  return refuse((await findRun(pool, own)) === null ? 'ai_design_not_found' : 'ai_designs_running');
}
