import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { mailOwner } from './change-factors.ts';
import type { SecondFactorDeps } from './deps.ts';
import { factorsOffMail } from './mails.ts';
import { deleteFactors, getPerson, hasFactor, lockFactors } from './store/factors.ts';
import { trustNoDevice } from './store/second-steps.ts';

/** Staff do it for somebody who has lost them, in the transaction of `db`; the owner is told by mail. */
export async function removeLostFactors(
  deps: Pick<SecondFactorDeps, 'mailer' | 'events'>,
  db: Queryable,
  { userId, staffId }: { readonly userId: UserId; readonly staffId: UserId },
): Promise<Result<null>> {
  if ((await getPerson(db, { userId })) === null) return refuse('user_not_found');
  await lockFactors(db, { userId });
  if (!(await hasFactor(db, { userId })).found) return refuse('no_factor');
  await deleteFactors(db, userId);
  await trustNoDevice(db, { userId });
  await mailOwner(deps, db, { userId, template: 'factors_off', content: factorsOffMail() });
  await deps.events.write(db, {
    kind: 'factor_removed',
    userId,
    actorId: staffId,
    about: 'all of them',
  });
  return ok(null);
}
