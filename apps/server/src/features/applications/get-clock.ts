import type { ApplicationClock } from '@wevisu/contract/applications.ts';
import { approvalDue } from '@wevisu/domain/people/pro-start.ts';
import type { ApplicationQueue } from '@wevisu/domain/people/staff-queues.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { listQuestionRows, type QuestionRow } from './store/questions.ts';

interface Of {
  readonly queue: ApplicationQueue;
  /** Of the account that applies; of a license, its own id. */
  readonly caseId: number;
  readonly appliedAt: Date;
  readonly now: Date;
}

/** PRO-03: by when staff decide, moved on by the time in which we waited for an answer, and what was asked. */
export async function getClock(
  db: Queryable,
  { queue, caseId, appliedAt, now }: Of,
): Promise<ApplicationClock> {
  const rows = await listQuestionRows(db, { queue, caseId });
  const paused = rows.reduce((sum, row) => sum + pauseOf(row, now), 0);
  return {
    applied_at: appliedAt.toISOString(),
    due_at: approvalDue(appliedAt, paused).toISOString(),
    is_waiting: rows.some(({ resumedAt }) => resumedAt === null),
    questions: rows.map(({ id, question, answer, askedAt, resumedAt }) => ({
      ...{ id, question, answer },
      asked_at: askedAt.toISOString(),
      closed_at: resumedAt?.toISOString() ?? null,
    })),
  };
}

function pauseOf({ askedAt, resumedAt }: QuestionRow, now: Date): number {
  return (resumedAt ?? now).getTime() - askedAt.getTime();
}
