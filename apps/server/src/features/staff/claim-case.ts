import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { CLAIM_MINUTES, type StaffQueue } from '@wevisu/domain/people/staff-queues.ts';
import type { StaffDeps } from './deps.ts';
import { getCaseRow } from './store/cases.ts';
import { deleteClaim, findClaim, takeClaim } from './store/claims.ts';

interface Given {
  readonly queue: StaffQueue;
  readonly id: string;
  readonly staffId: UserId;
}

/** For some minutes; asked again, it lasts that much longer. Refused while a colleague has the case. */
export async function claimCase(
  { pool, now }: Pick<StaffDeps, 'pool' | 'now'>,
  { queue, id, staffId }: Given,
): Promise<Result<{ by: string; until: string; is_mine: boolean }>> {
  const at = now();
  if ((await getCaseRow[queue](pool, { id, staffId, now: at })) === null) {
    return refuse('case_closed');
  }
  const until = new Date(at.getTime() + CLAIM_MINUTES * 60_000);
  const taken = await takeClaim(pool, { queue, caseId: id, staffId, now: at, until });
  const claim = await findClaim(pool, { queue, caseId: id });
  if (taken === null)
    return refuse('case_claimed', { params: { name: claim?.by ?? 'A colleague' } });
  return ok({ by: claim?.by ?? '', until: until.toISOString(), is_mine: true });
}

export async function releaseCase(
  { pool }: Pick<StaffDeps, 'pool'>,
  { queue, id, staffId }: Given,
): Promise<void> {
  await deleteClaim(pool, { queue, caseId: id, staffId });
}
