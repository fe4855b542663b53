import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { inTransactionOfResult } from '../../../platform/database/transaction-of-result.ts';
import type { AiCaller } from '../../../platform/http/caller.ts';
import { giveUpCredits } from '../credits/give-up-credits.ts';
import type { DesignAiDeps } from '../deps.ts';
import { deleteRuns } from '../designs/store/runs.ts';
import { aiAccountDeletedMail } from './ai-mails.ts';
import { checkOwnPassword } from './ai-passwords.ts';
import { aboutAccount } from './enter-design-ai.ts';
import { blankAiAccount, deleteAiMails, getAiAccount } from './store/ai-accounts.ts';
import { dropAiCodes } from './store/ai-codes.ts';
import { endAiSessions } from './store/ai-sessions.ts';

/** G-70. The credits that are left are given up, which the page says before. */
export async function deleteOwnAiAccount(
  deps: DesignAiDeps,
  caller: AiCaller,
  password: string,
): Promise<Result<null>> {
  const { accountId } = caller.ai;
  const right = await checkOwnPassword(deps, caller, {
    current: password,
    kind: 'account_deleted',
  });
  if (!right.ok) return right;
  return inTransactionOfResult(deps.pool, async (trx) => {
    const left = await giveUpCredits(trx, { accountId, now: deps.now() });
    if (!left.ok) return left;
    const account = await getAiAccount(trx, { accountId });
    if (account === null) return refuse('ai_unauthenticated');
    await deleteAiMails(trx, { accountId });
    await deleteRuns(trx, { accountId });
    await dropAiCodes(trx, { accountId });
    await endAiSessions(trx, { accountId, keep: null });
    await blankAiAccount(trx, { accountId });
    const event = { kind: 'account_deleted', address: caller.address } as const;
    await deps.events.write(trx, { ...event, about: aboutAccount(accountId) });
    await deps.mailer.queue(trx, [
      { template: 'ai_account_deleted', to: account.email, content: aiAccountDeletedMail() },
    ]);
    return ok(null);
  });
}
