import type { StaffUser } from '@wevisu/contract/staff-users.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { AccountStatus } from '@wevisu/domain/people/accounts.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { endOtherSessions } from '../../platform/sessions/session-store.ts';
import { noteAct } from '../audit/note-act.ts';
import type { StaffDeps } from './deps.ts';
import { deactivatedMail, reactivatedMail } from './mails.ts';
import { showUser } from './show-user.ts';
import { endSignIns, lockUser, setStatus } from './store/user-facts.ts';

export interface StatusGiven {
  readonly id: UserId;
  readonly staffId: UserId;
  readonly act: 'deactivate' | 'reactivate';
  readonly seen: AccountStatus;
  readonly reason: string;
}

/**
 * Ends all sessions in the same transaction: the next call of any device is refused. A showroom closes, and a vendor's
 * products can't be bought, since both look at the account; orders that were placed go on.
 */
export async function setUserStatus(
  deps: StaffDeps,
  { id, staffId, act, seen, reason }: StatusGiven,
): Promise<Result<StaffUser>> {
  const done = await inTransactionOfResult(deps.pool, async (db): Promise<Result<null>> => {
    const user = await lockUser(db, { userId: id });
    if (user === null || user.deletedAt !== null) return refuse('user_not_found');
    if (id === staffId) return refuse('own_account');
    if (user.status !== seen) return refuse('changed_meanwhile');
    const isEnd = act === 'deactivate';
    if (!isEnd && (user.status !== 'Deactive' || user.decision === 'refuse')) {
      return refuse('decided_in_queue');
    }
    const isBusiness = user.type === 'Contractor' || user.type === 'Vendor';
    const status = isEnd ? 'Deactive' : isBusiness ? 'Approve' : 'Active';
    const now = deps.now();
    await setStatus(db, { userId: id, status, now });
    if (isEnd) {
      await endOtherSessions(db, { userId: id, keep: null });
      await endSignIns(db, { userId: id });
    }
    const url = `${deps.publicUrl()}/contact`;
    const content = isEnd ? deactivatedMail({ reason, url }) : reactivatedMail({ reason, url });
    await deps.mailer.queue(db, [{ template: `account_${act}d`, to: user.email, content }]);
    await noteAct(db, {
      at: now,
      actorId: staffId,
      action: `user.${act}d`,
      target: { kind: 'user', id },
      from: { status: user.status },
      to: { status },
      reason,
    });
    return ok(null);
  });
  if (!done.ok && done.code !== 'changed_meanwhile') return done;
  const user = await showUser(deps, id);
  return done.ok || !user.ok ? user : refuse('changed_meanwhile', { now: user.value });
}
