// Leads and contact messages: two tables that staff handle alike.
import { INQUIRY_QUEUES } from '@wevisu/domain/people/staff-queues.ts';
import { sql } from 'kysely';
import { int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { byName, sqlStatement } from '../../../platform/database/statement.ts';

const TABLES = {
  messages: {
    name: 'contact_messages',
    columns: `q.topic as about, q.message as text, '' as phone, null::text as showroom`,
  },
  leads: {
    name: 'leads',
    columns: `q.lead_type as about, '' as text, q.phone_number as phone,
      (select s.company_name || ' (' || s.vsd_id || ')' from showrooms s where s.id = q.showroom_id) as showroom`,
  },
} as const;

const lockSql = (p: { readonly id: unknown }, queue: keyof typeof TABLES, isLocked: boolean) => sql`
  select q.id, ${sql.raw(TABLES[queue].columns)}, q.full_name as "fullName", q.email,
    q.created_at as "createdAt", q.state, q.version, q.note, q.answer, q.assigned_to as "assignedTo",
    (select trim(u.first_name || ' ' || u.last_name) from users u where u.id = q.assigned_to) as "assignedName"
  from ${sql.raw(TABLES[queue].name)} q where q.id = ${p.id} ${sql.raw(isLocked ? 'for update' : '')}`;

const INQUIRY = {
  id: int8,
  about: text,
  text,
  phone: text,
  showroom: text.orNull,
  fullName: text,
  email: text,
  createdAt: timestamptz,
  state: text.as<'open' | 'done'>(),
  version: int4,
  note: text,
  answer: text,
  assignedTo: ID.user.orNull,
  assignedName: text.orNull,
} as const;

const takes = { id: int8 } as const;

export const getInquiry = byName(
  INQUIRY_QUEUES,
  (queue) => sqlStatement({ takes, gives: INQUIRY, sql: (p) => lockSql(p, queue, false) }).get,
);

export const lockInquiry = byName(
  INQUIRY_QUEUES,
  (queue) => sqlStatement({ takes, gives: INQUIRY, sql: (p) => lockSql(p, queue, true) }).get,
);

/** The caller holds the row's lock. */
export const updateInquiry = byName(
  INQUIRY_QUEUES,
  (queue) =>
    sqlStatement({
      takes: {
        id: int8,
        note: text,
        assignedTo: ID.user.orNull,
        state: text.as<'open' | 'done'>(),
        answer: text,
        doneAt: timestamptz.orNull,
      },
      sql: (p) => sql`update ${sql.raw(TABLES[queue].name)} set note = ${p.note},
          assigned_to = ${p.assignedTo}, state = ${p.state}, answer = ${p.answer},
          done_at = ${p.doneAt}, version = version + 1
        where id = ${p.id}`,
    }).run,
);
