import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { VERIFY_LINK_HOURS } from '@wevisu/domain/policy/policy.ts';
import { newToken } from '../../platform/crypto/tokens.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { changeEmailByCode } from './change-email.ts';
import type { AccountsDeps } from './deps.ts';
import { verificationMail } from './mails.ts';
import { getAccount, markEmailVerified } from './store/accounts.ts';
import { consumeLink, issueAfterPause } from './store/codes.ts';

const PAUSE_SECONDS = 60;

/** Links of both kinds, for a first address and for a new one, lead to the same page. */
export async function verifyEmailByCode(deps: AccountsDeps, code: string): Promise<Result<null>> {
  const verified = await inTransaction(deps.pool, async (client) => {
    const userId = await consumeLink(client, { purpose: 'verify_email', code });
    if (userId === null) return refuse('verification_code_invalid');
    await markEmailVerified(client, { userId });
    return ok(null);
  });
  return verified.ok ? verified : changeEmailByCode(deps, code);
}

export async function resendVerificationMail(
  deps: AccountsDeps,
  userId: UserId,
): Promise<Result<null>> {
  const account = await getAccount(deps.pool, userId);
  if (account === null || account.emailVerifiedAt !== null) return ok(null);
  const code = newToken();
  const wait = await inTransaction(deps.pool, async (client) => {
    const seconds = await issueAfterPause(client, {
      userId,
      purpose: 'verify_email',
      code,
      minutes: VERIFY_LINK_HOURS * 60,
      pauseSeconds: PAUSE_SECONDS,
    });
    if (seconds === 0) {
      const content = verificationMail(`${deps.publicUrl()}/verify/${code}`);
      await deps.mailer.queue(client, [{ template: 'verify_email', to: account.email, content }]);
    }
    return seconds;
  });
  return wait > 0 ? refuse('otp_too_soon', { params: { seconds: wait } }) : ok(null);
}
