// A sign-in by passkey alone. It is two factors in one: the device that holds it, and the finger, face or PIN it asks for.
import type { SignedCredential } from '@wevisu/contract/second-factor.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { type AccountType, whyNoSession } from '@wevisu/domain/people/accounts.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { openSession } from '../../platform/sessions/session-store.ts';
import { checkPasskey } from '../second-factor/passkey-proof.ts';
import type { AccountsDeps } from './deps.ts';
import type { SignedInReply } from './enter-account.ts';
import { knowDevice } from './known-device.ts';
import { getAccount } from './store/accounts.ts';
import { toUser } from './to-user.ts';

export const PASSKEY_SIGN_IN = { purpose: 'sign_in', boundTo: null } as const;

interface PasskeySignIn {
  readonly credential: SignedCredential;
  /** The account types that may sign in with this form. */
  readonly door: readonly AccountType[];
  readonly address: string;
  readonly userAgent: string;
  readonly cookies: string;
}

export async function signInByPasskey(
  deps: AccountsDeps,
  given: PasskeySignIn,
): Promise<Result<SignedInReply>> {
  const { userAgent, cookies, address } = given;
  const owner = await checkPasskey(deps, given.credential, PASSKEY_SIGN_IN);
  const account = owner.ok ? await getAccount(deps.pool, owner.value) : null;
  const event = { kind: 'factor_used', about: 'passkey alone', address } as const;
  if (account === null) {
    deps.events.note({ ...event, outcome: 'passkey_refused' });
    return owner.ok ? refuse('passkey_refused') : owner;
  }
  const userId = account.id;
  const barred = given.door.includes(account.type)
    ? whyNoSession(account.status)
    : 'account_type_not_allowed';
  if (barred !== null) {
    deps.events.note({ ...event, userId, outcome: barred });
    return refuse(barred);
  }
  const token = await inTransaction(deps.pool, async (client) => {
    await deps.events.write(client, { ...event, userId });
    return openSession(client, { userId, userAgent });
  });
  const device = await knowDevice(deps, { userId, cookies });
  return ok({ user: toUser(account, { otpPassed: false }), token, setCookies: [device] });
}
