// API-51: signing in and signing up, told apart by an action (G-46).

import type { CallInput } from '@wevisu/contract/call.ts';
import type { AiUser, enterDesignAi } from '@wevisu/contract/design-ai.ts';
import {
  type ErrorCode,
  errors,
  ok,
  type Result,
  refuse,
  refuseFields,
} from '@wevisu/domain/errors/errors.ts';
import type { AiAccountId } from '@wevisu/domain/ids.ts';
import { VERIFY_LINK_HOURS } from '@wevisu/domain/policy/policy.ts';
import { designAiVerifyPath } from '@wevisu/site/design-ai-paths.ts';
import { newToken } from '../../../platform/crypto/tokens.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Caller, whoCalls } from '../../../platform/http/caller.ts';
import { forgetTries, returnTry, takeTry } from '../../../platform/sessions/count-tries.ts';
import { refuseGuessable } from '../../accounts/guessable-password.ts';
import { TERMS_VERSION } from '../../accounts/register.ts';
import type { DesignAiDeps } from '../deps.ts';
import { aiVerificationMail } from './ai-mails.ts';
import { openAiSession, requireAiUser } from './ai-session.ts';
import {
  findAiAccountByEmail,
  findConnectedAccount,
  insertAiAccount,
} from './store/ai-accounts.ts';
import { issueAiCode } from './store/ai-codes.ts';

type Form = CallInput<typeof enterDesignAi>['body'];
type Login = Extract<Form, { action: 'login' }>;
type Registration = Extract<Form, { action: 'register' }>;

interface Entered {
  readonly user: AiUser;
  readonly token: string;
}

export function enterByForm(
  deps: DesignAiDeps,
  caller: Caller,
  form: Form,
): Promise<Result<Entered>> {
  if (form.action === 'login') return signIn(deps, caller, form);
  return form.action === 'register' ? signUp(deps, caller, form) : enterConnected(deps, caller);
}

/** The key that counts the tries of one account; a new password by a mailed link clears it. */
export const triesOf = (email: string) => `ai sign-in ${email}`;

/** Wrong credentials get the same answer, in the same time, for known and unknown addresses (U-17). */
async function signIn(deps: DesignAiDeps, caller: Caller, form: Login): Promise<Result<Entered>> {
  const { address } = caller;
  const ofAccount = { key: triesOf(form.email), max: 8, seconds: 600 };
  const ofAddress = { key: `ai sign-in from ${address}`, max: 60, seconds: 600 };
  const wait = await takeTry(deps.pool, [ofAccount, ofAddress]);
  if (wait > 0) return refuse('too_many_requests', { params: { seconds: wait } });
  const account = await findAiAccountByEmail(deps.pool, { email: form.email });
  const storedHash = account?.passwordHash ?? null;
  const checked = await deps.passwords.check({ storedHash, password: form.password }, address);
  if (!checked.ok) return checked;
  if (account === null || !checked.value) {
    note(deps, caller, { outcome: 'wrong_credentials', accountId: account?.id ?? null });
    const text = errors.wrong_credentials.message;
    return refuse('wrong_credentials', { fields: { email: [text] } });
  }
  await forgetTries(deps.pool, { key: ofAccount.key });
  await returnTry(deps.pool, { key: ofAddress.key });
  return enter(deps, caller, account.id);
}

/** The address may have an account of the site: the two know nothing of each other. */
async function signUp(
  deps: DesignAiDeps,
  caller: Caller,
  form: Registration,
): Promise<Result<Entered>> {
  const limit = [{ key: `ai sign-up from ${caller.address}`, max: 20, seconds: 3600 }];
  const wait = await takeTry(deps.pool, limit);
  if (wait > 0) return refuse('too_many_requests', { params: { seconds: wait } });
  const { email, full_name: fullName } = form;
  const guessable = await refuseGuessable(form.password, { email, names: [fullName] });
  if (guessable !== null) return guessable;
  const hashed = await deps.passwords.hash(form.password, whoCalls(caller));
  if (!hashed.ok) return hashed;
  const created = await inTransaction(deps.pool, async (trx) => {
    const accountId = await insertAiAccount(trx, {
      ...{ email, fullName, passwordHash: hashed.value },
      ...{ termsVersion: TERMS_VERSION, acceptedAt: deps.now() },
    });
    if (accountId === null) return null;
    await mailVerification(deps, trx, { accountId, email, pauseSeconds: 0 });
    const token = await openAiSession(trx, { accountId, userAgent: caller.userAgent });
    return { user: await requireAiUser(trx, accountId), token };
  });
  return created === null ? refuseFields({ email: 'email_taken' }) : ok(created);
}

/** Whoever is signed in to the connected shop account needs no second password. */
async function enterConnected(deps: DesignAiDeps, caller: Caller): Promise<Result<Entered>> {
  if (caller.user === null) return refuse('ai_not_linked');
  const account = await findConnectedAccount(deps.pool, { userId: caller.user.userId });
  return account === null ? refuse('ai_not_linked') : enter(deps, caller, account.id);
}

async function enter(
  deps: DesignAiDeps,
  caller: Caller,
  accountId: AiAccountId,
): Promise<Result<Entered>> {
  const entered = await inTransaction(deps.pool, async (trx) => {
    const token = await openAiSession(trx, { accountId, userAgent: caller.userAgent });
    await deps.events.write(trx, {
      ...{ kind: 'sign_in', address: caller.address, about: aboutAccount(accountId) },
    });
    return { user: await requireAiUser(trx, accountId), token };
  });
  return ok(entered);
}

/** Returns the seconds to wait, 0 if it was mailed. */
export async function mailVerification(
  deps: DesignAiDeps,
  trx: Queryable,
  given: {
    readonly accountId: AiAccountId;
    readonly email: string;
    readonly pauseSeconds: number;
  },
): Promise<number> {
  const { email, ...of } = given;
  const code = newToken();
  const minutes = VERIFY_LINK_HOURS * 60;
  const wait = await issueAiCode(trx, { ...of, purpose: 'verify_email', code, minutes });
  if (wait > 0) return wait;
  const content = aiVerificationMail(deps.publicUrl() + designAiVerifyPath(code));
  await deps.mailer.queue(trx, [{ template: 'ai_verify_email', to: email, content }]);
  return 0;
}

/** Events name accounts of the site by number; one of AI 3D design is named by this. */
export const aboutAccount = (accountId: AiAccountId) => `AI account ${accountId}`;

function note(
  { events }: DesignAiDeps,
  { address }: Caller,
  of: { readonly outcome: ErrorCode; readonly accountId: AiAccountId | null },
): void {
  const about = of.accountId === null ? 'AI account' : aboutAccount(of.accountId);
  events.note({ kind: 'sign_in', outcome: of.outcome, address, about });
}
