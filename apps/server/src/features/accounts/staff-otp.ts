import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { newDigits } from '../../platform/crypto/tokens.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import { forgetTries, takeTry } from '../../platform/sessions/count-tries.ts';
import { markOtpPassed } from '../../platform/sessions/session-store.ts';
import type { AccountsDeps } from './deps.ts';
import { otpMail } from './mails.ts';
import { getAccount } from './store/accounts.ts';
import { issueCode, secondsSinceCode, tryOtp } from './store/codes.ts';

/** G-04: six digits by mail, 10 minutes, 5 tries, again after 60 seconds. */
const VALID_MINUTES = 10;
const PAUSE_SECONDS = 60;
/** Across all codes: requesting a new code whenever the tries of one run out is guessing. */
const TRIES_A_DAY = 30;

export async function sendStaffOtp(deps: AccountsDeps, user: SignedIn): Promise<Result<null>> {
  const given = { userId: user.userId, purpose: 'staff_otp' } as const;
  const since = await secondsSinceCode(deps.pool, given);
  if (since !== null && since < PAUSE_SECONDS) {
    return refuse('otp_too_soon', { params: { seconds: PAUSE_SECONDS - since } });
  }
  const account = await getAccount(deps.pool, user.userId);
  if (account === null) return refuse('unauthenticated');
  await inTransaction(deps.pool, async (client) => {
    const code = newDigits();
    await issueCode(client, { ...given, code, minutes: VALID_MINUTES });
    await deps.mailer.queue(client, [
      { template: 'staff_otp', to: account.email, content: otpMail(code) },
    ]);
  });
  return ok(null);
}

/** False for a wrong code; an expired or exhausted one is refused, since only a new mail helps. */
export async function checkStaffOtp(
  deps: Pick<AccountsDeps, 'pool'>,
  { user, code }: { readonly user: SignedIn; readonly code: string },
): Promise<Result<boolean>> {
  const key = `otp ${user.userId}`;
  const wait = await takeTry(deps.pool, [{ key, max: TRIES_A_DAY, seconds: 24 * 3600 }]);
  if (wait > 0) return refuse('too_many_requests', { params: { seconds: wait } });
  const outcome = await tryOtp(deps.pool, { userId: user.userId, code });
  if (outcome === 'expired') return refuse('otp_expired');
  if (outcome === 'used_up') return refuse('otp_used_up');
  if (outcome === 'right') {
    await markOtpPassed(deps.pool, { sessionHash: user.sessionHash });
    await forgetTries(deps.pool, { key });
  }
  return ok(outcome === 'right');
}
