import { useLots } from '@wevisu/domain/design-ai/credits.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { AiAccountId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { bookCredits, listLots, lockCredits, takeFromLot } from './store/credits.ts';

/** Of an account that its owner deletes. Refused while a design is being made. */
export async function giveUpCredits(
  trx: Queryable,
  { accountId, now }: { readonly accountId: AiAccountId; readonly now: Date },
): Promise<Result<null>> {
  const balance = await lockCredits(trx, { accountId });
  if (balance === null) return refuse('ai_unauthenticated');
  if (balance.heldCredits > 0) return refuse('ai_designs_running');
  if (balance.credits === 0) return ok(null);
  for (const use of useLots(await listLots(trx, { accountId }), balance.credits))
    await takeFromLot(trx, use);
  const of = { accountId, holdId: null, lotId: null, now };
  await bookCredits(trx, { ...of, cause: 'given_up', credits: -balance.credits, held: 0 });
  return ok(null);
}
