// Mails and jobs that failed: run again, or given up with a reason.
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { StaffDeps } from './deps.ts';

export interface FailedWork {
  readonly kind: 'mail' | 'job';
  readonly id: string;
  readonly staffId: UserId;
}

export function retryWork(deps: StaffDeps, work: FailedWork): Promise<Result<null>> {
  return settle(deps, work, {
    action: 'retried',
    change: (db) =>
      work.kind === 'mail' ? deps.mailer.retry(db, Number(work.id)) : deps.jobs.retry(db, work.id),
  });
}

export function dropWork(
  deps: StaffDeps,
  { reason, ...work }: FailedWork & { readonly reason: string },
): Promise<Result<null>> {
  return settle(deps, work, {
    action: 'dropped',
    reason,
    change: (db) =>
      work.kind === 'mail'
        ? deps.mailer.drop(db, { id: Number(work.id), reason, now: deps.now() })
        : deps.jobs.drop(db, work.id),
  });
}

function settle(
  { pool, now }: StaffDeps,
  { kind, id, staffId }: FailedWork,
  act: {
    readonly action: 'retried' | 'dropped';
    readonly reason?: string;
    readonly change: (db: Queryable) => Promise<boolean>;
  },
): Promise<Result<null>> {
  return inTransactionOfResult(pool, async (db) => {
    // Sent, done or given up meanwhile.
    if (!(await act.change(db))) return refuse('case_closed');
    await noteAct(db, {
      at: now(),
      actorId: staffId,
      action: `${kind}.${act.action}`,
      target: { kind, id },
      from: null,
      to: null,
      ...(act.reason === undefined ? {} : { reason: act.reason }),
    });
    return ok(null);
  });
}
