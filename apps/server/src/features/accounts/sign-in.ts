import { type AccountType, whyNoSession } from '@wevisu/domain/accounts.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors.ts';
import { checkPassword } from '../../platform/crypto/passwords.ts';
import { forgetTries, returnTry, takeTry } from '../../platform/sessions/count-tries.ts';
import { openSession } from '../../platform/sessions/session-store.ts';
import type { AccountsDeps } from './deps.ts';
import { findAccountByEmail } from './store.ts';
import { toUser } from './to-user.ts';

interface SignIn {
  readonly email: string;
  readonly password: string;
  /** The account types that this door is for. */
  readonly door: readonly AccountType[];
  readonly address: string;
  readonly userAgent: string;
}

type SignedIn = { readonly user: ReturnType<typeof toUser>; readonly token: string };

/**
 * Wrong credentials answer alike for known and unknown addresses, in the same time; type and status
 * are told only after the right password (U-22).
 */
export async function signIn(deps: AccountsDeps, given: SignIn): Promise<Result<SignedIn>> {
  // Of an account from anywhere, and of an address for any account.
  const ofAccount = { key: `sign-in ${given.email}`, max: 8, seconds: 600 };
  const ofAddress = { key: `sign-in from ${given.address}`, max: 60, seconds: 600 };
  const wait = await takeTry(deps.pool, [ofAccount, ofAddress]);
  if (wait > 0) return refuse('too_many_requests', { params: { seconds: wait } });

  const account = await findAccountByEmail(deps.pool, given.email);
  const right = await checkPassword(account?.password_hash ?? null, given.password);
  if (account === null || !right) {
    return refuseFields({ email: 'wrong_credentials' });
  }
  await forgetTries(deps.pool, ofAccount.key);
  await returnTry(deps.pool, ofAddress.key);
  if (!given.door.includes(account.type)) return refuse('account_type_not_allowed');
  const barred = whyNoSession(account.status);
  if (barred !== null) return refuse(barred);

  const token = await openSession(deps.pool, { userId: account.id, userAgent: given.userAgent });
  return ok({ user: toUser(account, { otpPassed: false }), token });
}
