import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { openSealed, seal } from '../../platform/crypto/seal.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import { describeSecret, newSecret, stepOfCode } from './authenticator-code.ts';
import { afterRemoval, changeFactors, firstRecoveryCodes, tellAdded } from './change-factors.ts';
import type { SecondFactorDeps } from './deps.ts';
import { drawQr } from './qr-picture.ts';
import { confirmApp, deleteApp, getApp, putApp, takeStep } from './store/apps.ts';
import { getPerson, lockFactors } from './store/factors.ts';

const ISSUER = 'WeVisu';
const purposeOf = (userId: UserId) => `authenticator app of ${userId}`;

/** A new secret; of no effect until a code of it is typed. */
export function startApp(deps: SecondFactorDeps, user: SignedIn) {
  const { userId } = user;
  return changeFactors(deps, user, async (db) => {
    const person = await getPerson(db, { userId });
    if (person === null) return refuse('unauthenticated');
    if (!user.emailVerified) return refuse('email_not_verified');
    const secret = newSecret();
    const sealedSecret = seal(secret, { key: deps.encryptionKey, purpose: purposeOf(userId) });
    if (!(await putApp(db, { userId, sealedSecret }))) return refuse('app_exists');
    const described = describeSecret(secret, { issuer: ISSUER, label: person.email });
    return ok({ ...described, qr: drawQr(described.url) });
  });
}

/** The account's recovery codes, if they were made just now. */
export function finishApp(
  deps: SecondFactorDeps,
  { userId, code }: { readonly userId: UserId; readonly code: string },
): Promise<Result<{ readonly recovery_codes: string[] | null }>> {
  return inTransactionOfResult(deps.pool, async (client) => {
    await lockFactors(client, { userId });
    const isRight = await takeAppCode(deps, client, { userId, code, of: 'new' });
    if (!isRight || !(await confirmApp(client, { userId }))) {
      return refuseFields({ code: 'app_code_wrong' });
    }
    const recovery_codes = await firstRecoveryCodes(client, userId);
    await tellAdded(deps, client, { userId, name: 'authenticator app' });
    return ok({ recovery_codes });
  });
}

export function removeApp(deps: SecondFactorDeps, user: SignedIn): Promise<Result<null>> {
  const { userId } = user;
  return changeFactors(deps, user, async (db) => {
    if (!(await deleteApp(db, { userId }))) return refuse('not_found');
    return afterRemoval(deps, db, { userId, name: 'authenticator app' });
  });
}

interface TypedCode {
  readonly userId: UserId;
  readonly code: string;
  /** Of an app that counts, or of one that is being added. */
  readonly of: 'confirmed' | 'new';
}

/** Whether the code is right, and the first of its time step. Of requests with one code at once, one gets true. */
export async function takeAppCode(
  deps: Pick<SecondFactorDeps, 'now' | 'encryptionKey' | 'onError'>,
  db: Queryable,
  { userId, code, of }: TypedCode,
): Promise<boolean> {
  const app = await getApp(db, { userId });
  if (app === null || (app.confirmedAt !== null) !== (of === 'confirmed')) return false;
  const { sealedSecret } = app;
  const purpose = purposeOf(userId);
  const secret = openSealed(sealedSecret, { key: deps.encryptionKey, purpose });
  if (secret === null) {
    deps.onError(new Error('The secret of an authenticator app was encrypted with another key.'));
    return false;
  }
  const step = stepOfCode(secret, code.replace(/\s/g, ''), deps.now());
  return step !== null && (await takeStep(db, { userId, sealedSecret, step }));
}
