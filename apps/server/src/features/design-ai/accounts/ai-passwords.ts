// G-45: as the passwords of the site's own accounts.
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { RESET_LINK_MINUTES } from '@wevisu/domain/policy/policy.ts';
import { DESIGN_AI_PATHS } from '@wevisu/site/design-ai-paths.ts';
import { newToken } from '../../../platform/crypto/tokens.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { inTransactionOfResult } from '../../../platform/database/transaction-of-result.ts';
import { type AiCaller, type Caller, whoCalls } from '../../../platform/http/caller.ts';
import { forgetTries, takeTry } from '../../../platform/sessions/count-tries.ts';
import { refuseGuessable } from '../../accounts/guessable-password.ts';
import { grantWelcome } from '../credits/grant-welcome.ts';
import type { DesignAiDeps } from '../deps.ts';
import { aiPasswordChangedMail, aiResetMail } from './ai-mails.ts';
import { aboutAccount, triesOf } from './enter-design-ai.ts';
import {
  findAiAccountByEmail,
  getAiAccount,
  markAiEmailVerified,
  setAiPassword,
} from './store/ai-accounts.ts';
import { cancelAiCodes, consumeAiCode, findAiCodeOwner, issueAiCode } from './store/ai-codes.ts';
import { endAiSessions } from './store/ai-sessions.ts';

export const AI_RESET_JOB = 'design-ai.mail-reset';

/** The same answer, in the same time, whether the address is known or not: a job does everything that differs. */
export async function askForAiReset(
  deps: DesignAiDeps,
  { email, address }: { readonly email: string; readonly address: string },
): Promise<Result<null>> {
  const wait = await takeTry(deps.pool, [{ key: `ai reset ${email}`, max: 3, seconds: 3600 }]);
  await deps.jobs.enqueue(deps.pool, AI_RESET_JOB, [{ email: wait > 0 ? null : email }]);
  const outcome = wait > 0 ? ({ outcome: 'too_many_requests' } as const) : {};
  deps.events.note({ kind: 'reset_requested', address, about: 'AI account', ...outcome });
  return ok(null);
}

/** The job's own part. */
export async function mailAiResetLink(deps: DesignAiDeps, email: string): Promise<void> {
  const account = await findAiAccountByEmail(deps.pool, { email });
  if (account === null) return;
  await inTransaction(deps.pool, async (trx) => {
    const code = newToken();
    await issueAiCode(trx, {
      ...{ accountId: account.id, purpose: 'reset_password', code },
      ...{ minutes: RESET_LINK_MINUTES, pauseSeconds: 0 },
    });
    const url = `${deps.publicUrl()}${DESIGN_AI_PATHS.passwordReset}?code=${code}`;
    await deps.events.write(trx, { kind: 'reset_mailed', about: aboutAccount(account.id) });
    await deps.mailer.queue(trx, [
      { template: 'ai_reset_password', to: email, content: aiResetMail(url) },
    ]);
  });
}

export async function checkAiResetCode(deps: DesignAiDeps, code: string): Promise<Result<null>> {
  const owner = await findAiCodeOwner(deps.pool, { purpose: 'reset_password', code });
  return owner === null ? refuse('verification_code_invalid') : ok(null);
}

/** The link came by mail, so using it proves the address too. */
export async function resetAiPasswordByCode(
  deps: DesignAiDeps,
  caller: Caller,
  { code, password }: { readonly code: string; readonly password: string },
): Promise<Result<null>> {
  const { address } = caller;
  // Looked up first, so that a refused password doesn't use up the link.
  const ownerId = await findAiCodeOwner(deps.pool, { purpose: 'reset_password', code });
  const account = ownerId && (await getAiAccount(deps.pool, { accountId: ownerId }));
  if (!account) {
    const outcome = 'verification_code_invalid';
    deps.events.note({ kind: 'password_reset', outcome, address, about: 'AI account' });
    return refuse(outcome);
  }
  const { email, fullName } = account;
  const guessable = await refuseGuessable(password, { email, names: [fullName] });
  if (guessable !== null) return guessable;
  const hashed = await deps.passwords.hash(password, whoCalls(caller));
  if (!hashed.ok) return hashed;
  return inTransactionOfResult(deps.pool, async (trx) => {
    const accountId = await consumeAiCode(trx, { purpose: 'reset_password', code });
    if (accountId === null) return refuse('verification_code_invalid');
    await setAiPassword(trx, { accountId, passwordHash: hashed.value });
    await markAiEmailVerified(trx, { accountId });
    await grantWelcome(trx, { accountId, now: deps.now() });
    await endAiSessions(trx, { accountId, keep: null });
    await forgetTries(trx, { key: triesOf(email) });
    await deps.events.write(trx, {
      ...{ kind: 'password_reset', address, about: aboutAccount(accountId) },
    });
    return ok(null);
  });
}

export async function changeAiPasswordOf(
  deps: DesignAiDeps,
  caller: AiCaller,
  { current, password }: { readonly current: string; readonly password: string },
): Promise<Result<null>> {
  const { accountId, sessionHash } = caller.ai;
  const account = await getAiAccount(deps.pool, { accountId });
  if (account === null) return refuse('ai_unauthenticated');
  const right = await checkOwnPassword(deps, caller, { current, kind: 'password_changed' });
  if (!right.ok) return right;
  const { email, fullName } = account;
  const guessable = await refuseGuessable(password, { email, names: [fullName] });
  if (guessable !== null) return guessable;
  const hashed = await deps.passwords.hash(password, whoCalls(caller));
  if (!hashed.ok) return hashed;
  await inTransaction(deps.pool, async (trx) => {
    await setAiPassword(trx, { accountId, passwordHash: hashed.value });
    // A link that somebody else requested must not undo this.
    await cancelAiCodes(trx, { accountId, purpose: 'reset_password' });
    await endAiSessions(trx, { accountId, keep: sessionHash });
    const event = { kind: 'password_changed', address: caller.address } as const;
    await deps.events.write(trx, { ...event, about: aboutAccount(accountId) });
    await deps.mailer.queue(trx, [
      { template: 'ai_password_changed', to: email, content: aiPasswordChangedMail() },
    ]);
  });
  return ok(null);
}

/** Refuses under the field `current_password`. */
export async function checkOwnPassword(
  deps: DesignAiDeps,
  caller: AiCaller,
  of: { readonly current: string; readonly kind: 'password_changed' | 'account_deleted' },
): Promise<Result<null>> {
  const { accountId } = caller.ai;
  const account = await getAiAccount(deps.pool, { accountId });
  if (account === null) return refuse('ai_unauthenticated');
  const storedHash = account.passwordHash;
  const checked = await deps.passwords.check(
    { storedHash, password: of.current },
    whoCalls(caller),
  );
  if (!checked.ok) return checked;
  if (checked.value) return ok(null);
  deps.events.note({
    ...{ kind: of.kind, outcome: 'current_password_wrong', address: caller.address },
    about: aboutAccount(accountId),
  });
  return refuseFields({ current_password: 'current_password_wrong' });
}
