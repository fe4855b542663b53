import type { StaffCase } from '@wevisu/contract/staff-queues.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { StaffQueue } from '@wevisu/domain/people/staff-queues.ts';
import type { StaffDeps } from './deps.ts';
import { type CaseRow, countCases, listCaseRows } from './store/cases.ts';

/** Whoever works a queue starts at its top: what is further down is reached by deciding what is above. */
const MAX_CASES = 200;

export async function listCases(
  { pool, now }: Pick<StaffDeps, 'pool' | 'now'>,
  { queue, staffId }: { readonly queue: StaffQueue; readonly staffId: UserId },
): Promise<{ rows: StaffCase[]; total: number }> {
  const of = { staffId, now: now() };
  const [rows, counted] = await Promise.all([
    listCaseRows[queue](pool, { ...of, limit: MAX_CASES }),
    countCases[queue](pool, of),
  ]);
  return { rows: rows.map(showCase), total: counted.open };
}

export function showCase(row: CaseRow): StaffCase {
  const { question, askedAt, claimedBy, claimedUntil } = row;
  return {
    id: row.id,
    title: row.title,
    detail: row.detail,
    since: row.since.toISOString(),
    due_at: row.dueAt?.toISOString() ?? null,
    claim:
      claimedBy === null || claimedUntil === null
        ? null
        : { by: claimedBy, until: claimedUntil.toISOString(), is_mine: row.isMine },
    wait:
      question === null || askedAt === null ? null : { question, asked_at: askedAt.toISOString() },
  };
}
