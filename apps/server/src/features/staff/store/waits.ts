// Questions to applicants. The clock of a case stands still while one is open.
import type { UserId } from '@wevisu/domain/ids.ts';
import { APPLICATION_QUEUES, type StaffQueue } from '@wevisu/domain/people/staff-queues.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { byName, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

interface NewWait {
  readonly queue: StaffQueue;
  readonly caseId: string;
  readonly email: string;
  readonly question: string;
  readonly staffId: UserId;
  readonly now: Date;
}

/** False if a question is already open. */
export const insertWait = statement((p: Params<NewWait>) =>
  tables
    .insertInto('staff_waits')
    .values({
      queue: p.queue,
      case_id: p.caseId,
      email: p.email,
      question: p.question,
      asked_by: p.staffId,
      asked_at: p.now,
    })
    .onConflict((of) =>
      of.columns(['queue', 'case_id']).where('resumed_at', 'is', null).doNothing(),
    ),
).runAny;

/** False if none is open. */
export const endWait = statement((p: Params<{ queue: StaffQueue; caseId: string; now: Date }>) =>
  tables
    .updateTable('staff_waits')
    .set({ resumed_at: p.now })
    .where('queue', '=', p.queue)
    .where('case_id', '=', p.caseId)
    .where('resumed_at', 'is', null),
).runAny;

/** What was asked and answered, oldest first. */
export const listQuestions = statement((p: Params<{ queue: StaffQueue; caseId: string }>) =>
  tables
    .selectFrom('staff_waits')
    .select(['question', 'answer', 'resumed_at'])
    .where('queue', '=', p.queue)
    .where('case_id', '=', p.caseId)
    .orderBy('id')
    .limit(50),
).list;

const APPLICATIONS = {
  pros: { table: 'pro_applications', key: 'a.user_id' },
  vendors: { table: 'vendor_applications', key: 'a.user_id' },
  licenses: { table: 'license_renewals', key: 'a.id' },
} as const;

/** The applicant of a case that is not decided yet, which is locked. */
export const lockApplicant = byName(
  APPLICATION_QUEUES,
  (queue) =>
    statement((p: Params<{ id: number }>) =>
      tables
        .selectFrom(`${APPLICATIONS[queue].table as 'license_renewals'} as a`)
        .innerJoin('users as u', 'u.id', 'a.user_id')
        .select(['u.id as user_id', 'u.email'])
        .where(APPLICATIONS[queue].key as 'a.id', '=', p.id)
        .where('a.decision', 'is', null)
        .forUpdate('a'),
    ).get,
);
