import { WELCOME_CREDITS } from '@wevisu/domain/design-ai/credits.ts';
import type { AiAccountId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { bookCredits, insertWelcomeLot, lockCredits } from './store/credits.ts';

/** Once for an account, however often its address is verified. */
export async function grantWelcome(
  trx: Queryable,
  { accountId, now }: { readonly accountId: AiAccountId; readonly now: Date },
): Promise<void> {
  if ((await lockCredits(trx, { accountId })) === null) return;
  const credits = WELCOME_CREDITS;
  const lotId = await insertWelcomeLot(trx, { accountId, credits, now });
  if (lotId === null) return;
  const of = { accountId, lotId, holdId: null, now };
  await bookCredits(trx, { ...of, cause: 'welcome', credits, held: 0 });
}
