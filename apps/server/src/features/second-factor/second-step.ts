// The second step of a sign-in. Whoever took the first one alone gets a token that is good for this and nothing else,
// and the same answers whatever factors the account has.
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { hashToken, newToken } from '../../platform/crypto/tokens.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { forgetTries, takeTry } from '../../platform/sessions/count-tries.ts';
import { takeAppCode } from './authenticator-app.ts';
import { mailOwner } from './change-factors.ts';
import type { SecondFactorDeps } from './deps.ts';
import { recoveryCodeUsedMail } from './mails.ts';
import { askForPasskey } from './passkey-proof.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { getPerson, hasFactor } from './store/factors.ts';
import {
  deleteSecondSteps,
  findSecondStep,
  insertSecondStep,
  isDeviceKnown,
  isDeviceTrusted,
  type SecondStep,
  takeSecondStep,
  trustDevice,
} from './store/second-steps.ts';

interface OnDevice {
  readonly userId: UserId;
  readonly deviceHash: Buffer | null;
}

/** Not on a device where it was passed, and was to be kept, within 30 days. */
export async function needsSecondStep(db: Queryable, of: OnDevice): Promise<boolean> {
  if (!(await hasFactor(db, { userId: of.userId })).found) return false;
  return !(await isDeviceTrusted(db, of)).found;
}

interface FirstStep {
  readonly userId: UserId;
  readonly remember: boolean;
  /** Of the remembered session that is opened again. */
  readonly rememberHash: Buffer | null;
}

/** The token, which is shown once and never stored. */
export async function startSecondStep(db: Queryable, given: FirstStep): Promise<string> {
  const token = newToken();
  await insertSecondStep(db, { ...given, tokenHash: hashToken(token) });
  return token;
}

/** The account, as long as the step can be taken. */
export function ownerOfStep(db: Queryable, secondStep: string): Promise<UserId | null> {
  return findSecondStep(db, { tokenHash: hashToken(secondStep) });
}

/** Uses it up. Of requests at once, one gets it; if that one is refused, its transaction gives it back. */
export function takeStepToken(db: Queryable, secondStep: string): Promise<SecondStep | null> {
  return takeSecondStep(db, { tokenHash: hashToken(secondStep) });
}

/** After the password has changed: what the old one began does not go on. */
export async function cancelSecondSteps(db: Queryable, userId: UserId): Promise<void> {
  await deleteSecondSteps(db, { userId });
}

/** The device is not asked again for 30 days. */
export async function trustThisDevice(
  db: Queryable,
  of: { readonly userId: UserId; readonly deviceHash: Buffer },
): Promise<void> {
  await trustDevice(db, of);
}

export function useOfStep(secondStep: string) {
  return { purpose: 'second_step', boundTo: hashToken(secondStep) } as const;
}

export async function askForPasskeyStep(deps: SecondFactorDeps, secondStep: string) {
  const userId = await ownerOfStep(deps.pool, secondStep);
  if (userId === null) return refuse('second_step_expired');
  return askForPasskey(deps, useOfStep(secondStep));
}

/** A known device of the account has its own count: a stranger who has the password does not shut its owner out. */
const LIMITS = [
  { name: 'code', max: 8, seconds: 600 },
  { name: 'code of the day', max: 30, seconds: 86_400 },
] as const;

/** Counts a try, before it is looked at; refused if there were too many. */
export async function takeCodeTry(
  { pool }: Pick<SecondFactorDeps, 'pool'>,
  of: OnDevice,
): Promise<Result<null>> {
  const keys = await keysOf(pool, of);
  const wait = await takeTry(
    pool,
    LIMITS.map(({ max, seconds }, at) => ({ key: keys[at] ?? '', max, seconds })),
  );
  return wait > 0 ? refuse('too_many_requests', { params: { seconds: wait } }) : ok(null);
}

export async function forgetCodeTries(db: Queryable, of: OnDevice): Promise<void> {
  for (const key of await keysOf(db, of)) await forgetTries(db, { key });
}

async function keysOf(db: Queryable, of: OnDevice): Promise<readonly string[]> {
  const isKnown = (await isDeviceKnown(db, of)).found;
  const where = isKnown ? ` on ${of.deviceHash?.toString('base64url')}` : '';
  return LIMITS.map(({ name }) => `second step ${name} ${of.userId}${where}`);
}

export type UsedFactor = 'authenticator app' | 'recovery code' | 'passkey';

/** Takes a code of the app, or a recovery code. In the transaction that opens the session. */
export async function takeFactorCode(
  deps: SecondFactorDeps,
  db: Queryable,
  { userId, code }: { readonly userId: UserId; readonly code: string },
): Promise<Result<UsedFactor>> {
  if (await takeAppCode(deps, db, { userId, code, of: 'confirmed' })) {
    return ok('authenticator app');
  }
  if (!(await takeRecoveryCode(db, { userId, code }))) {
    return refuseFields({ code: 'factor_code_wrong' });
  }
  const left = (await getPerson(db, { userId }))?.recoveryCodesLeft ?? 0;
  const content = recoveryCodeUsedMail(left);
  await mailOwner(deps, db, { userId, template: 'recovery_code_used', content });
  return ok('recovery code');
}
