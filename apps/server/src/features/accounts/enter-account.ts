// The end of the first step: a session, or the question for the second step.
import type { User } from '@wevisu/contract/accounts.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { SecurityEvent } from '../../platform/security/security-events.ts';
import { openSession, rememberSession } from '../../platform/sessions/session-store.ts';
import { needsSecondStep, startSecondStep } from '../second-factor/second-step.ts';
import type { AccountsDeps } from './deps.ts';
import { deviceHashOf, knowDevice } from './known-device.ts';
import { rememberCookie } from './remember-cookie.ts';
import type { AccountRow } from './store/accounts.ts';
import { toUser } from './to-user.ts';

export interface SignedInReply {
  readonly user: User;
  readonly token: string;
  readonly setCookies: readonly string[];
}

/** Without user and token the second step is next. */
export interface FirstStepReply {
  readonly user: User | null;
  readonly token: string;
  readonly second_step: string | null;
  readonly setCookies: readonly string[];
}

interface FirstStep {
  readonly account: AccountRow;
  readonly remember: boolean;
  readonly address: string;
  readonly userAgent: string;
  readonly cookies: string;
}

/** After the right password. */
export async function enterAccount(deps: AccountsDeps, given: FirstStep): Promise<FirstStepReply> {
  const { account, remember, address, cookies } = given;
  const event = { kind: 'sign_in', userId: account.id, address } as const;
  const asked = await askSecondStep(deps, deps.pool, { event, remember, cookies });
  if (asked !== null) return asked;
  const opened = await inTransaction(deps.pool, async (client) => {
    const session = await openNewSession(client, given);
    await deps.events.write(client, event);
    return session;
  });
  const device = await knowDevice(deps, { userId: account.id, cookies });
  return {
    user: toUser(account, { otpPassed: false }),
    token: opened.token,
    second_step: null,
    setCookies: [rememberCookie(opened.remember, deps.publicUrl()), device],
  };
}

/** Null if the account has no second factor, or this device passed it not long ago. Tells nothing of the account. */
export async function askSecondStep(
  { events }: Pick<AccountsDeps, 'events'>,
  db: Queryable,
  given: {
    /** What the first step is told as. */
    readonly event: SecurityEvent & { readonly userId: UserId };
    readonly remember: boolean;
    readonly cookies: string;
    readonly rememberHash?: Buffer;
  },
): Promise<FirstStepReply | null> {
  const { userId } = given.event;
  const deviceHash = deviceHashOf(given.cookies);
  if (!(await needsSecondStep(db, { userId, deviceHash }))) return null;
  const { remember, rememberHash = null } = given;
  const second_step = await startSecondStep(db, { userId, remember, rememberHash });
  // Whoever has the password alone gets this far.
  events.note({ ...given.event, about: 'second step next' });
  return { user: null, token: '', second_step, setCookies: [] };
}

export async function openNewSession(
  db: Queryable,
  given: Pick<FirstStep, 'account' | 'remember' | 'userAgent'>,
): Promise<{ readonly token: string; readonly remember: string | null }> {
  const token = await openSession(db, { userId: given.account.id, userAgent: given.userAgent });
  return { token, remember: given.remember ? await rememberSession(db, token) : null };
}
