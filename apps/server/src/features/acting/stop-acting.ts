import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import { endActingSession } from '../../platform/sessions/acting-session.ts';
import { noteAct } from '../audit/note-act.ts';
import type { ActingDeps } from './deps.ts';
import { getActedFor, stopVisit } from './store/visits.ts';
import { tenantOf } from './tenant-of.ts';

/** Ends the session that asks; the one that staff started from goes on. */
export async function stopActing(
  deps: ActingDeps,
  { userId, acting }: SignedIn,
): Promise<Result<null>> {
  if (acting === undefined) return refuse('not_acting');
  const { visitId, staffId } = acting;
  await inTransaction(deps.pool, (db) =>
    closeVisit(deps, db, { visitId, userId, staffId, actorId: userId }),
  );
  return ok(null);
}

/** `actorId` is whose call it is: the account's while acting, or that of staff who start anew. */
export async function closeVisit(
  deps: Pick<ActingDeps, 'now' | 'events'>,
  db: Queryable,
  of: {
    readonly visitId: number;
    readonly userId: UserId;
    readonly staffId: UserId;
    readonly actorId: UserId;
  },
): Promise<void> {
  const { visitId, userId, staffId, actorId } = of;
  const now = deps.now();
  if (!(await stopVisit(db, { id: visitId, now }))) return;
  await endActingSession(db, { visitId });
  await deps.events.write(db, { kind: 'acting_stopped', userId, actorId: staffId });
  const account = await getActedFor(db, { userId });
  await noteAct(db, {
    ...{ at: now, actorId, tenant: account && tenantOf(account), from: null, to: null },
    ...{ action: 'acting.stopped', target: { kind: 'user', id: userId } },
  });
}
