import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { AiAccountId } from '@wevisu/domain/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { inTransactionOfResult } from '../../../platform/database/transaction-of-result.ts';
import { grantWelcome } from '../credits/grant-welcome.ts';
import type { DesignAiDeps } from '../deps.ts';
import { mailVerification } from './enter-design-ai.ts';
import { getAiAccount, markAiEmailVerified } from './store/ai-accounts.ts';
import { consumeAiCode } from './store/ai-codes.ts';

const PAUSE_SECONDS = 60;

/** AI-09, API-53. The first credits come with it. */
export function verifyAiEmailByCode(deps: DesignAiDeps, code: string): Promise<Result<null>> {
  return inTransactionOfResult(deps.pool, async (trx) => {
    const accountId = await consumeAiCode(trx, { purpose: 'verify_email', code });
    if (accountId === null) return refuse('verification_code_invalid');
    await markAiEmailVerified(trx, { accountId });
    await grantWelcome(trx, { accountId, now: deps.now() });
    return ok(null);
  });
}

/** AI-09, API-52. */
export async function resendAiVerificationMail(
  deps: DesignAiDeps,
  accountId: AiAccountId,
): Promise<Result<null>> {
  const account = await getAiAccount(deps.pool, { accountId });
  if (account === null || account.emailVerifiedAt !== null) return ok(null);
  const { email } = account;
  const wait = await inTransaction(deps.pool, (trx) =>
    mailVerification(deps, trx, { accountId, email, pauseSeconds: PAUSE_SECONDS }),
  );
  return wait > 0 ? refuse('otp_too_soon', { params: { seconds: wait } }) : ok(null);
}
