import {
  type ErrorCode,
  errors,
  ok,
  type Result,
  refuse,
  refuseFields,
} from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { type AccountType, whyNoSession } from '@wevisu/domain/people/accounts.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { forgetTries, returnTry, takeTry } from '../../platform/sessions/count-tries.ts';
import { findRememberedUser, reopenSession } from '../../platform/sessions/session-store.ts';
import { isApplicant } from '../applications/applicant-sessions.ts';
import type { AccountsDeps } from './deps.ts';
import { askSecondStep, enterAccount, type FirstStepReply } from './enter-account.ts';
import { keyOfKnownDevice } from './known-device.ts';
import { readRememberCookie, rememberCookie } from './remember-cookie.ts';
import { findAccountByEmail, getAccount } from './store/accounts.ts';
import { toUser } from './to-user.ts';

interface SignIn {
  readonly email: string;
  readonly password: string;
  /** The account types that may sign in with this form. */
  readonly door: readonly AccountType[];
  /** 'Remember me' is ticked. */
  readonly remember: boolean;
  readonly address: string;
  readonly userAgent: string;
  readonly cookies: string;
}

/**
 * Wrong credentials get the same answer, in the same time, for known and unknown addresses; type and
 * status are revealed only after the right password (U-22).
 */
export async function signIn(deps: AccountsDeps, given: SignIn): Promise<Result<FirstStepReply>> {
  // Per account from any address, or of a device that it knows, and per address for any account.
  const ofDevice = await keyOfKnownDevice(deps, given);
  const ofAccount = { key: ofDevice ?? `sign-in ${given.email}`, max: 8, seconds: 600 };
  const ofAddress = { key: `sign-in from ${given.address}`, max: 60, seconds: 600 };
  const wait = await takeTry(deps.pool, [ofAccount, ofAddress]);
  if (wait > 0) return refuse('too_many_requests', { params: { seconds: wait } });

  const account = await findAccountByEmail(deps.pool, given.email);
  const storedHash = account?.passwordHash ?? null;
  const checked = await deps.passwords.check(
    { storedHash, password: given.password },
    given.address,
  );
  if (!checked.ok) return checked;
  const noteRefused = (outcome: ErrorCode, userId: UserId | null) =>
    deps.events.note({ kind: 'sign_in', outcome, userId, address: given.address });
  if (account === null || !checked.value) {
    noteRefused('wrong_credentials', account?.id ?? null);
    // The toast says what the field says (ERR-11).
    const text = errors.wrong_credentials.message;
    return refuse('wrong_credentials', { fields: { email: [text] } });
  }
  await forgetTries(deps.pool, { key: ofAccount.key });
  await returnTry(deps.pool, { key: ofAddress.key });
  if (!given.door.includes(account.type)) {
    noteRefused('account_type_not_allowed', account.id);
    return refuse('account_type_not_allowed');
  }
  const barred = whyNoSession(account.status);
  // G-02, G-03: applicants come in to see where they stand; the server refuses them every other call.
  if (barred !== null && !(await isApplicant(deps.pool, account.id))) {
    noteRefused(barred, account.id);
    return refuse(barred);
  }

  return ok(await enterAccount(deps, { ...given, account }));
}

/**
 * U-01: without the password, on a remembered device. Only homeowners can have a device remembered. The second step, if
 * the account has a factor, is not remembered with it.
 */
export async function signInRemembered(
  deps: AccountsDeps,
  given: { readonly cookies: string; readonly userAgent: string; readonly address: string },
): Promise<Result<FirstStepReply>> {
  const { cookies, userAgent, address } = given;
  const kind = 'remembered_sign_in';
  const remember = readRememberCookie(cookies);
  const asked = remember && (await askSecondStepOf(deps, { remember, cookies, address }));
  if (asked) return ok(asked);
  const opened =
    remember &&
    (await inTransaction(deps.pool, async (client) => {
      const reopened = await reopenSession(client, { remember, userAgent });
      if (reopened) await deps.events.write(client, { kind, userId: reopened.userId, address });
      return reopened;
    }));
  const account = opened && (await getAccount(deps.pool, opened.userId));
  if (!opened || !account) {
    // Without a cookie it was no try.
    if (remember) deps.events.note({ kind, outcome: 'device_not_remembered', address });
    return refuseFields({ password: 'device_not_remembered' });
  }
  return ok({
    user: toUser(account, { otpPassed: false }),
    token: opened.token,
    second_step: null,
    setCookies: [rememberCookie(opened.remember, deps.publicUrl())],
  });
}

/** Of the account that the cookie would sign in to; null if it asks for none. */
async function askSecondStepOf(
  deps: AccountsDeps,
  given: { readonly remember: string; readonly cookies: string; readonly address: string },
): Promise<FirstStepReply | null> {
  const { cookies, address } = given;
  const rememberHash = hashToken(given.remember);
  const userId = await findRememberedUser(deps.pool, { rememberHash });
  if (userId === null) return null;
  const event = { kind: 'remembered_sign_in', userId, address } as const;
  return askSecondStep(deps, deps.pool, { event, remember: true, rememberHash, cookies });
}
