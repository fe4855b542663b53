// What staff asked an applicant. The clock of the promise stands still while a question is open.
import type { UserId } from '@wevisu/domain/ids.ts';
import type { ApplicationQueue } from '@wevisu/domain/people/staff-queues.ts';
import { sql } from 'kysely';
import type { Params } from '../../../platform/database/parameters.ts';
import { type RowOf, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

export const listQuestionRows = statement(
  (p: Params<{ queue: ApplicationQueue; caseId: number }>) =>
    tables
      .selectFrom('staff_waits')
      .select(['id', 'question', 'answer', 'asked_at', 'resumed_at'])
      .where('queue', '=', p.queue)
      .where('case_id', '=', sql<string>`${p.caseId}::bigint::text`)
      .orderBy('id', 'desc')
      .limit(50),
).list;

export type QuestionRow = RowOf<typeof listQuestionRows>;

interface Answer {
  readonly id: number;
  readonly userId: UserId;
  readonly answer: string;
  readonly now: Date;
}

const isOwnCase = (userId: Params<Answer>['userId']) =>
  sql<boolean>`(queue in ('pros', 'vendors') and case_id = ${userId}::bigint::text
    or queue = 'licenses' and case_id in (
      select id::text from license_renewals where user_id = ${userId} and decision is null))`;

/** Null if the account has no such open question. */
export const setAnswer = statement((p: Params<Answer>) =>
  tables
    .updateTable('staff_waits')
    .set({ answer: p.answer, resumed_at: p.now })
    .where('id', '=', p.id)
    .where(isOwnCase(p.userId))
    .where('resumed_at', 'is', null)
    .returning(['queue', 'question', 'email']),
).get;
