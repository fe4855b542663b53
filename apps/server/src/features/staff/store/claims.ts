import type { UserId } from '@wevisu/domain/ids.ts';
import type { StaffQueue } from '@wevisu/domain/people/staff-queues.ts';
import { sql } from 'kysely';
import { text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

/** Takes a free or ended claim, or extends one's own; gives nothing while a colleague has it. */
export const takeClaim = sqlStatement({
  takes: {
    queue: text.as<StaffQueue>(),
    caseId: text,
    staffId: ID.user,
    now: timestamptz,
    until: timestamptz,
  },
  gives: { until: timestamptz },
  sql: (p) => sql`
    insert into staff_claims as k (queue, case_id, staff_id, expires_at)
    values (${p.queue}, ${p.caseId}, ${p.staffId}, ${p.until})
    on conflict (queue, case_id) do update set staff_id = ${p.staffId}, expires_at = ${p.until}
    where k.staff_id = ${p.staffId} or k.expires_at <= ${p.now}
    returning k.expires_at as until`,
}).value;

export const findClaim = sqlStatement({
  takes: { queue: text.as<StaffQueue>(), caseId: text },
  gives: { by: text, until: timestamptz },
  sql: (p) => sql`select trim(u.first_name || ' ' || u.last_name) as by, k.expires_at as until
    from staff_claims k join users u on u.id = k.staff_id
    where k.queue = ${p.queue} and k.case_id = ${p.caseId}`,
}).get;

export const deleteClaim = statement(
  (p: Params<{ queue: StaffQueue; caseId: string; staffId: UserId }>) =>
    tables
      .deleteFrom('staff_claims')
      .where('queue', '=', p.queue)
      .where('case_id', '=', p.caseId)
      .where('staff_id', '=', p.staffId),
).run;

/** Each claim goes an hour after its end. */
export const dropEndedClaims = statement(
  (p: Params<{ before: Date }>) =>
    tables.deleteFrom('staff_claims').where('expires_at', '<', p.before),
  {},
  { rare: true },
).run;
