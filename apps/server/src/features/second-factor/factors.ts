// The factors of an account as its owner sees them, and the end of all of them.
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import { changeFactors, mailOwner } from './change-factors.ts';
import type { SecondFactorDeps } from './deps.ts';
import { factorsOffMail, recoveryCodesMadeMail } from './mails.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { getApp } from './store/apps.ts';
import { deleteFactors, getPerson, hasFactor } from './store/factors.ts';
import { listPasskeys } from './store/passkeys.ts';
import { trustNoDevice } from './store/second-steps.ts';

export async function listFactors({ pool }: Pick<SecondFactorDeps, 'pool'>, userId: UserId) {
  const person = await getPerson(pool, { userId });
  if (person === null) return refuse('unauthenticated');
  const app = await getApp(pool, { userId });
  const passkeys = await listPasskeys(pool, { userId });
  return ok({
    app:
      app === null || app.confirmedAt === null
        ? null
        : {
            added_at: app.confirmedAt.toISOString(),
            last_used_at: app.lastUsedAt?.toISOString() ?? null,
          },
    passkeys: passkeys.map(({ id, name, isSynced, createdAt, lastUsedAt }) => ({
      ...{ id, name, is_synced: isSynced },
      added_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    recovery_codes_left: person.recoveryCodesLeft,
    has_password: person.passwordHash !== null,
    is_advised: person.isAdvised,
  });
}

export function remakeRecoveryCodes(deps: SecondFactorDeps, user: SignedIn) {
  const { userId } = user;
  return changeFactors(deps, user, async (db) => {
    if (!(await hasFactor(db, { userId })).found) return refuse('no_factor');
    const recovery_codes = await makeRecoveryCodes(db, userId);
    const content = recoveryCodesMadeMail();
    await mailOwner(deps, db, { userId, template: 'recovery_codes_made', content });
    await deps.events.write(db, { kind: 'factor_added', userId, about: 'recovery codes' });
    return ok({ recovery_codes });
  });
}

export function turnOffFactors(deps: SecondFactorDeps, user: SignedIn): Promise<Result<null>> {
  const { userId } = user;
  return changeFactors(deps, user, async (db) => {
    if (!(await hasFactor(db, { userId })).found) return refuse('no_factor');
    await deleteFactors(db, userId);
    await trustNoDevice(db, { userId });
    const content = factorsOffMail();
    await mailOwner(deps, db, { userId, template: 'factors_off', content });
    await deps.events.write(db, { kind: 'factor_removed', userId, about: 'all of them' });
    return ok(null);
  });
}
