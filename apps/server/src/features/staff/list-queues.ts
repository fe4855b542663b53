import type { StaffQueueCounts } from '@wevisu/contract/staff-queues.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { STAFF_QUEUES } from '@wevisu/domain/people/staff-queues.ts';
import type { StaffDeps } from './deps.ts';
import { countCases } from './store/cases.ts';

export function listQueues(
  { pool, now }: Pick<StaffDeps, 'pool' | 'now'>,
  staffId: UserId,
): Promise<StaffQueueCounts[]> {
  const at = now();
  return Promise.all(
    STAFF_QUEUES.map(async (queue) => {
      const counted = await countCases[queue](pool, { staffId, now: at });
      return {
        queue,
        open: counted.open,
        waiting: counted.waiting,
        overdue: counted.overdue,
        oldest_at: counted.oldestAt?.toISOString() ?? null,
        next_due_at: counted.nextDueAt?.toISOString() ?? null,
      };
    }),
  );
}
