import { type ErrorCode, ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { OTP } from '@wevisu/domain/policy/policy.ts';
import { newDigits } from '../../platform/crypto/tokens.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import { forgetTries, takeTry } from '../../platform/sessions/count-tries.ts';
import { markOtpPassed } from '../../platform/sessions/session-store.ts';
import type { AccountsDeps } from './deps.ts';
import { otpMail } from './mails.ts';
import { getAccount } from './store/accounts.ts';
import { issueAfterPause, type OtpOutcome, tryOtp } from './store/codes.ts';

/** Across all codes: requesting a new code whenever the tries of one run out is guessing. */
const TRIES_A_DAY = 30;

const REFUSED: Readonly<Record<Exclude<OtpOutcome, 'right'>, ErrorCode>> = {
  wrong: 'otp_wrong',
  expired: 'otp_expired',
  used_up: 'otp_used_up',
};

export async function sendStaffOtp(
  deps: Pick<AccountsDeps, 'pool' | 'mailer'>,
  { userId, sessionHash }: SignedIn,
): Promise<Result<null>> {
  const account = await getAccount(deps.pool, userId);
  if (account === null) return refuse('unauthenticated');
  const code = newDigits();
  const wait = await inTransaction(deps.pool, async (client) => {
    const seconds = await issueAfterPause(client, {
      userId,
      sessionHash,
      purpose: 'staff_otp',
      code,
      minutes: OTP.minutes,
      pauseSeconds: OTP.resendSeconds,
    });
    if (seconds === 0) {
      await deps.mailer.queue(client, [
        { template: 'staff_otp', to: account.email, content: otpMail(code) },
      ]);
    }
    return seconds;
  });
  return wait > 0 ? refuse('otp_too_soon', { params: { seconds: wait } }) : ok(null);
}

/** False for a wrong code; an expired or exhausted one is refused, since only a new mail helps. */
export async function checkStaffOtp(
  deps: Pick<AccountsDeps, 'pool' | 'events'>,
  given: { readonly user: SignedIn; readonly code: string; readonly address: string },
): Promise<Result<boolean>> {
  const { user, code, address } = given;
  const key = `otp ${user.userId}`;
  const wait = await takeTry(deps.pool, [{ key, max: TRIES_A_DAY, seconds: 24 * 3600 }]);
  if (wait > 0) return refuse('too_many_requests', { params: { seconds: wait } });
  const { userId, sessionHash } = user;
  const event = { kind: 'staff_code', userId, address } as const;
  const outcome = await inTransaction(deps.pool, async (client) => {
    const found = await tryOtp(client, { userId, sessionHash, code });
    if (found === 'right') {
      await markOtpPassed(client, { sessionHash });
      await forgetTries(client, { key });
      await deps.events.write(client, event);
    }
    return found;
  });
  if (outcome !== 'right') deps.events.note({ ...event, outcome: REFUSED[outcome] });
  if (outcome === 'expired') return refuse('otp_expired');
  if (outcome === 'used_up') return refuse('otp_used_up');
  return ok(outcome === 'right');
}
