import type { ActingVisit } from '@wevisu/contract/acting.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { ActingDeps } from './deps.ts';
import { listVisitsOf } from './store/visits.ts';

/** For the account's owner: when and why, never who of our staff. */
export async function listVisits(
  { pool, now }: Pick<ActingDeps, 'pool' | 'now'>,
  userId: UserId,
): Promise<ActingVisit[]> {
  const at = now();
  return (await listVisitsOf(pool, { userId })).map((row) => ({
    id: row.id,
    reason: row.reason,
    started_at: row.startedAt.toISOString(),
    ended_at: (row.stoppedAt ?? row.expiresAt).toISOString(),
    is_open: row.sessionId !== null && row.expiresAt > at,
  }));
}
