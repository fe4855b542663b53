import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { whyNoSession } from '@wevisu/domain/people/accounts.ts';
import { ACTING_MINUTES } from '@wevisu/domain/policy/policy.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import { openActingSession } from '../../platform/sessions/acting-session.ts';
import { forgetTries, takeTry } from '../../platform/sessions/count-tries.ts';
import { noteAct } from '../audit/note-act.ts';
import { notify } from '../notifications/notify.ts';
import type { ActingDeps } from './deps.ts';
import { visitMail } from './mails.ts';
import { closeVisit } from './stop-acting.ts';
import { getActedFor, getPasswordHash, insertVisit, listOpenVisits } from './store/visits.ts';
import { tenantOf } from './tenant-of.ts';

const MINUTE_MS = 60_000;

interface Given {
  readonly staff: SignedIn;
  readonly userId: UserId;
  readonly reason: string;
  readonly password: string;
  readonly caller: string;
  readonly address: string;
}

/** Opens a session of its own, which ends any other that this person has open in somebody's name. */
export async function startActing(
  deps: ActingDeps,
  given: Given,
): Promise<Result<{ readonly token: string; readonly until: string }>> {
  const { staff, userId, address } = given;
  const staffId = staff.userId;
  const account = await getActedFor(deps.pool, { userId });
  if (account === null || account.deletedAt !== null) return refuse('user_not_found');
  if (account.type === 'Admin') return refuse('staff_not_acted_for');
  if (whyNoSession(account.status) !== null) return refuse('inactive_not_acted_for');
  const checked = await checkPassword(deps, given);
  if (!checked.ok) return checked;
  return inTransaction(deps.pool, async (db) => {
    const now = deps.now();
    const expiresAt = new Date(now.getTime() + ACTING_MINUTES * MINUTE_MS);
    await closeOthers(deps, db, staffId);
    const { reason } = given;
    const visit = { userId, staffId, reason, startedAt: now, expiresAt };
    const { id: visitId } = await insertVisit(db, visit);
    const openedBy = staff.sessionHash;
    const token = await openActingSession(db, { userId, visitId, expiresAt, openedBy });
    await deps.events.write(db, { kind: 'acting_started', userId, actorId: staffId, address });
    await noteAct(db, {
      ...{ at: now, actorId: staffId, tenant: tenantOf(account), reason },
      ...{ action: 'acting.started', target: { kind: 'user', id: userId } },
      ...{ from: null, to: { until: expiresAt.toISOString() } },
    });
    await tellOwner(deps, db, { userId, email: account.email, reason });
    return ok({ token, until: expiresAt.toISOString() });
  });
}

async function checkPassword(deps: ActingDeps, given: Given): Promise<Result<null>> {
  const { staff, userId, address } = given;
  const tries = { key: `acting ${staff.userId}`, max: 8, seconds: 600 };
  const wait = await takeTry(deps.pool, [tries]);
  if (wait > 0) return refuse('too_many_requests', { params: { seconds: wait } });
  const storedHash = await getPasswordHash(deps.pool, { userId: staff.userId });
  const { password, caller } = given;
  const checked = await deps.passwords.check({ storedHash, password }, caller);
  if (!checked.ok) return checked;
  if (!checked.value) {
    const outcome = 'current_password_wrong';
    const event = { kind: 'acting_started', userId, actorId: staff.userId, address } as const;
    deps.events.note({ ...event, outcome });
    return refuseFields({ password: outcome });
  }
  await forgetTries(deps.pool, { key: tries.key });
  return ok(null);
}

async function closeOthers(deps: ActingDeps, db: Queryable, staffId: UserId): Promise<void> {
  for (const { id, userId } of await listOpenVisits(db, { staffId, now: deps.now() })) {
    await closeVisit(deps, db, { visitId: id, userId, staffId, actorId: staffId });
  }
}

/** In the site and by mail: the account's owner never has to look for it. */
async function tellOwner(
  deps: ActingDeps,
  db: Queryable,
  {
    userId,
    email,
    reason,
  }: { readonly userId: UserId; readonly email: string; readonly reason: string },
): Promise<void> {
  const link = '/account?tab=security';
  const title = 'Our staff opened your account';
  await notify(db, [{ userId, event: 'acting_started', title, text: reason, link }]);
  const content = visitMail({ reason, url: deps.publicUrl() + link });
  await deps.mailer.queue(db, [{ template: 'acting_started', to: email, content }]);
}
