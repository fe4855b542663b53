import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { AiAccountId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { spendCredits } from './spend-credits.ts';
import { bookCredits, lockCredits } from './store/credits.ts';
import { blankPurchases, findOpen } from './store/purchases.ts';

/**
 * Of an account that its owner deletes. What was paid for them stays with the platform, as the page says before. Refused
 * while a design is being made, or a payment has no end yet.
 */
export async function giveUpCredits(
  trx: Queryable,
  { accountId, now }: { readonly accountId: AiAccountId; readonly now: Date },
): Promise<Result<null>> {
  const balance = await lockCredits(trx, { accountId });
  if (balance === null) return refuse('ai_unauthenticated');
  if (balance.heldCredits > 0) return refuse('ai_designs_running');
  if ((await findOpen(trx, { accountId })) !== null) return refuse('ai_payment_open');
  await blankPurchases(trx, { accountId });
  if (balance.credits === 0) return ok(null);
  await spendCredits(trx, { accountId, credits: balance.credits, now });
  const of = { accountId, holdId: null, lotId: null, now };
  await bookCredits(trx, { ...of, cause: 'given_up', credits: -balance.credits, held: 0 });
  return ok(null);
}
