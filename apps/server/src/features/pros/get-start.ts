import type { ProStart } from '@wevisu/contract/pros.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { getClock } from '../applications/get-clock.ts';
import { showStart } from './show-start.ts';
import { getNewestRenewal } from './store/renewals.ts';
import { getStartRow } from './store/start.ts';

/** G-02. */
export async function getStart(
  db: Queryable,
  { userId, now }: { readonly userId: UserId; readonly now: Date },
): Promise<Result<ProStart>> {
  const row = await getStartRow(db, { userId });
  if (row === null) return refuse('not_found');
  const renewal = await getNewestRenewal(db, { userId });
  const clockOf = (queue: 'pros' | 'licenses', caseId: number, appliedAt: Date) =>
    getClock(db, { queue, caseId, appliedAt, now });
  return ok(
    showStart(row, {
      renewal: renewal && {
        ...renewal,
        clock: await clockOf('licenses', renewal.id, renewal.sentAt),
      },
      clock: row.appliedAt === null ? null : await clockOf('pros', userId, row.appliedAt),
      now,
    }),
  );
}
