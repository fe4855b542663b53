// The second step of a sign-in, by a code or a passkey: what opens the session.
import type { SignedCredential } from '@wevisu/contract/second-factor.ts';
import { type ErrorCode, ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { whyNoSession } from '@wevisu/domain/people/accounts.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { reopenSession } from '../../platform/sessions/session-store.ts';
import { checkPasskey } from '../second-factor/passkey-proof.ts';
import {
  forgetCodeTries,
  ownerOfStep,
  takeCodeTry,
  takeFactorCode,
  takeStepToken,
  trustThisDevice,
  type UsedFactor,
  useOfStep,
} from '../second-factor/second-step.ts';
import type { AccountsDeps } from './deps.ts';
import { openNewSession, type SignedInReply } from './enter-account.ts';
import { deviceHashOf, knowDevice } from './known-device.ts';
import { readRememberCookie, rememberCookie } from './remember-cookie.ts';
import { getAccount } from './store/accounts.ts';
import { toUser } from './to-user.ts';

interface SecondStepOf {
  readonly secondStep: string;
  /** 'Do not ask again on this device' is ticked. */
  readonly trust: boolean;
  readonly address: string;
  readonly userAgent: string;
  readonly cookies: string;
}

export async function passSecondStepByCode(
  deps: AccountsDeps,
  given: SecondStepOf & { readonly code: string },
): Promise<Result<SignedInReply>> {
  const userId = await ownerOfStep(deps.pool, given.secondStep);
  if (userId === null) return refuse('second_step_expired');
  const of = { userId, deviceHash: deviceHashOf(given.cookies) };
  const tried = await takeCodeTry(deps, of);
  if (!tried.ok) return tried;
  const { code } = given;
  const passed = await pass(deps, given, (db) => takeFactorCode(deps, db, { userId, code }));
  if (passed.ok) await forgetCodeTries(deps.pool, of);
  else noteRefused(deps, { userId, address: given.address, outcome: 'factor_code_wrong' });
  return passed;
}

export async function passSecondStepByPasskey(
  deps: AccountsDeps,
  given: SecondStepOf & { readonly credential: SignedCredential },
): Promise<Result<SignedInReply>> {
  const userId = await ownerOfStep(deps.pool, given.secondStep);
  if (userId === null) return refuse('second_step_expired');
  const owner = await checkPasskey(deps, given.credential, useOfStep(given.secondStep));
  if (!owner.ok || owner.value !== userId) {
    noteRefused(deps, { userId, address: given.address, outcome: 'passkey_refused' });
    return refuse('passkey_refused');
  }
  return pass(deps, given, async () => ok('passkey'));
}

async function pass(
  deps: AccountsDeps,
  given: SecondStepOf,
  /** Gives the kind of factor that was used. */
  prove: (db: Queryable) => Promise<Result<UsedFactor>>,
): Promise<Result<SignedInReply>> {
  const { cookies, userAgent, address } = given;
  const opened = await inTransactionOfResult(deps.pool, async (client) => {
    const step = await takeStepToken(client, given.secondStep);
    const account = step && (await getAccount(client, step.userId));
    if (!step || !account) return refuse('second_step_expired');
    const proven = await prove(client);
    if (!proven.ok) return proven;
    const barred = whyNoSession(account.status);
    if (barred !== null) return refuse(barred);
    const { remember, rememberHash } = step;
    const session =
      rememberHash === null
        ? await openNewSession(client, { account, remember, userAgent })
        : await reopen(client, { rememberHash, cookies, userAgent });
    if (session === null) return refuse('second_step_expired');
    const event = { kind: 'factor_used', userId: account.id, address } as const;
    await deps.events.write(client, { ...event, about: proven.value });
    return ok({ account, ...session });
  });
  if (!opened.ok) return opened;
  const { account, token, remember } = opened.value;
  const device = await knowDevice(deps, { userId: account.id, cookies });
  if (given.trust) await trust(deps, { userId: account.id, device });
  return ok({
    user: toUser(account, { otpPassed: false }),
    token,
    setCookies: [rememberCookie(remember, deps.publicUrl()), device],
  });
}

function noteRefused(
  { events }: Pick<AccountsDeps, 'events'>,
  of: { readonly userId: UserId; readonly address: string; readonly outcome: ErrorCode },
): void {
  events.note({ kind: 'factor_used', ...of });
}

/** Only with the cookie that took the first step. */
async function reopen(
  db: Queryable,
  given: { readonly rememberHash: Buffer; readonly cookies: string; readonly userAgent: string },
) {
  const remember = readRememberCookie(given.cookies);
  if (remember === null || !hashToken(remember).equals(given.rememberHash)) return null;
  return reopenSession(db, { remember, userAgent: given.userAgent });
}

/** `device` is the cookie that the reply sets. */
async function trust(
  { pool }: Pick<AccountsDeps, 'pool'>,
  { userId, device }: { readonly userId: UserId; readonly device: string },
): Promise<void> {
  const deviceHash = deviceHashOf(device);
  if (deviceHash !== null) await trustThisDevice(pool, { userId, deviceHash });
}
