import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { RESET_LINK_MINUTES } from '@wevisu/domain/policy/policy.ts';
import { newToken } from '../../platform/crypto/tokens.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import { takeTry } from '../../platform/sessions/count-tries.ts';
import { endOtherSessions, forgetDevice } from '../../platform/sessions/session-store.ts';
import { cancelSecondSteps } from '../second-factor/second-step.ts';
import type { AccountsDeps } from './deps.ts';
import { refuseGuessable } from './guessable-password.ts';
import { deviceHashOf } from './known-device.ts';
import { passwordChangedMail, resetMail } from './mails.ts';
import {
  type AccountRow,
  findAccountByEmail,
  getAccount,
  markEmailVerified,
  setPassword,
} from './store/accounts.ts';
import { cancelCodes, consumeLink, findLinkOwner, issueCode } from './store/codes.ts';
import { forgetOtherDevices } from './store/known-devices.ts';

export const RESET_JOB = 'accounts.mail-reset';

/**
 * Gives the same answer, in the same time, whether the address is known or not (G-05, U-17): a job, queued for every
 * address, does everything that differs.
 */
export async function askForReset(
  deps: AccountsDeps,
  { email, address }: { readonly email: string; readonly address: string },
): Promise<Result<null>> {
  const limit = [{ key: `reset ${email}`, max: 3, seconds: 3600 }];
  const wait = await takeTry(deps.pool, limit);
  await deps.jobs.enqueue(deps.pool, RESET_JOB, wait > 0 ? [{ email: null }] : [{ email }]);
  const outcome = wait > 0 ? ({ outcome: 'too_many_requests' } as const) : {};
  deps.events.note({ kind: 'reset_requested', address, ...outcome });
  return ok(null);
}

/** The job's own part. */
export async function mailResetLink(deps: AccountsDeps, email: string): Promise<void> {
  const account = await findAccountByEmail(deps.pool, email);
  if (account === null || account.status === 'Deactive') return;
  await inTransaction(deps.pool, async (client) => {
    const code = newToken();
    await issueCode(client, {
      userId: account.id,
      purpose: 'reset_password',
      code,
      minutes: RESET_LINK_MINUTES,
    });
    const url = `${deps.publicUrl()}/password_reset?code=${code}`;
    await deps.events.write(client, { kind: 'reset_mailed', userId: account.id });
    await deps.mailer.queue(client, [
      { template: 'reset_password', to: email, content: resetMail(url) },
    ]);
  });
}

/** So that nobody thinks up a password for a link that does not work any more. */
export async function checkResetCode(deps: AccountsDeps, code: string): Promise<Result<null>> {
  const owner = await findLinkOwner(deps.pool, { purpose: 'reset_password', code });
  return owner === null ? refuse('verification_code_invalid') : ok(null);
}

/** The link came by mail, so using it proves the address too. */
export async function resetPasswordByCode(
  deps: AccountsDeps,
  given: {
    readonly code: string;
    readonly password: string;
    readonly caller: string;
    readonly address: string;
  },
): Promise<Result<null>> {
  // Looked up first, so that a refused password doesn't use up the link.
  const ownerId = await findLinkOwner(deps.pool, { purpose: 'reset_password', code: given.code });
  const owner = ownerId && (await getAccount(deps.pool, ownerId));
  if (!owner) {
    const outcome = 'verification_code_invalid';
    deps.events.note({ kind: 'password_reset', outcome, address: given.address });
    return refuse(outcome);
  }
  const guessable = await refuseGuessable(given.password, personOf(owner));
  if (guessable !== null) return guessable;
  const hashed = await deps.passwords.hash(given.password, given.caller);
  if (!hashed.ok) return hashed;
  return inTransaction(deps.pool, async (client) => {
    const userId = await consumeLink(client, { purpose: 'reset_password', code: given.code });
    if (userId === null) return refuse('verification_code_invalid');
    await setPassword(client, { userId, passwordHash: hashed.value });
    await markEmailVerified(client, { userId });
    await endOtherSessions(client, { userId, keep: null });
    await cancelSecondSteps(client, userId);
    await forgetOtherDevices(client, { userId, keep: null });
    await deps.events.write(client, { kind: 'password_reset', userId, address: given.address });
    return ok(null);
  });
}

export async function changeOwnPassword(
  deps: AccountsDeps,
  given: {
    readonly user: SignedIn;
    readonly current: string;
    readonly password: string;
    readonly caller: string;
    readonly address: string;
    readonly cookies: string;
  },
): Promise<Result<null>> {
  const { userId, sessionHash } = given.user;
  const account = await getAccount(deps.pool, userId);
  if (account === null) return refuse('unauthenticated');
  const checked = await deps.passwords.check(
    { storedHash: account.passwordHash, password: given.current },
    given.caller,
  );
  if (!checked.ok) return checked;
  const event = { kind: 'password_changed', userId, address: given.address } as const;
  if (!checked.value) {
    deps.events.note({ ...event, outcome: 'current_password_wrong' });
    return refuseFields({ current_password: 'current_password_wrong' });
  }
  const guessable = await refuseGuessable(given.password, personOf(account));
  if (guessable !== null) return guessable;
  const hashed = await deps.passwords.hash(given.password, given.caller);
  if (!hashed.ok) return hashed;
  await inTransaction(deps.pool, async (client) => {
    await setPassword(client, { userId, passwordHash: hashed.value });
    // A link that somebody else requested must not undo this.
    await cancelCodes(client, { userId, purpose: 'reset_password' });
    await endOtherSessions(client, { userId, keep: sessionHash });
    await cancelSecondSteps(client, userId);
    await forgetDevice(client, { sessionHash });
    await forgetOtherDevices(client, { userId, keep: deviceHashOf(given.cookies) });
    await deps.events.write(client, event);
    await deps.mailer.queue(client, [
      { template: 'password_changed', to: account.email, content: passwordChangedMail() },
    ]);
  });
  return ok(null);
}

function personOf({ email, firstName, lastName, companyName }: AccountRow) {
  return { email, names: [`${firstName} ${lastName}`, companyName ?? ''] };
}
