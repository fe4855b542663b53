// The pro's own tasks. Every query is bound to the session's pro.
import { type RawBuilder, sql } from 'kysely';
import {
  bool,
  date,
  int4,
  int8,
  type RowOfColumns,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

const TASK = {
  id: int8,
  title: text,
  dueOn: date.orNull,
  doneAt: timestamptz.orNull,
  clientId: ID.user.orNull,
  client: text.orNull,
  version: int4,
};
export type TaskRow = RowOfColumns<typeof TASK>;

const taskOf = (from: RawBuilder<unknown>) => sql`
  select t.id, t.title, t.due_on as "dueOn", t.done_at as "doneAt", t.client_id as "clientId",
    trim(u.first_name || ' ' || u.last_name) as client, t.version
  from ${from} t left join users u on u.id = t.client_id`;

const SHOWROOM = (proId: unknown) => sql`(select id from showrooms where user_id = ${proId})`;

/** Open ones by the day they are due, done ones the last done first; at most 500. */
export const listTaskRows = sqlStatement({
  takes: { proId: ID.pro, clientId: ID.user.orNull, done: bool },
  gives: TASK,
  sql: (p) => sql`${taskOf(sql`pro_tasks`)}
    where t.showroom_id = ${SHOWROOM(p.proId)} and (t.done_at is not null) = ${p.done}
      and (${p.clientId}::bigint is null or t.client_id = ${p.clientId})
    order by t.done_at desc nulls last, t.due_on nulls last, t.id limit 500`,
}).list;

const FIELDS = { title: text, dueOn: date.orNull, clientId: ID.user.orNull };

/** Null if the pro has no showroom. */
export const insertTask = sqlStatement({
  takes: { proId: ID.pro, ...FIELDS, now: timestamptz },
  gives: TASK,
  sql: (p) => sql`with made as (
      insert into pro_tasks (showroom_id, client_id, title, due_on, created_at)
      select s.id, ${p.clientId}, ${p.title}, ${p.dueOn}, ${p.now}
      from showrooms s where s.user_id = ${p.proId} returning *
    ) ${taskOf(sql`made`)}`,
}).get;

/** Null if there is no such task, or it has another version by now. */
export const changeTask = sqlStatement({
  takes: { proId: ID.pro, id: int8, version: int4, ...FIELDS, done: bool, now: timestamptz },
  gives: TASK,
  sql: (p) => sql`with changed as (
      update pro_tasks set title = ${p.title}, due_on = ${p.dueOn}, client_id = ${p.clientId},
        done_at = case when ${p.done} then coalesce(done_at, ${p.now}) end, version = version + 1
      where id = ${p.id} and version = ${p.version} and showroom_id = ${SHOWROOM(p.proId)}
      returning *
    ) ${taskOf(sql`changed`)}`,
}).get;

export const findTask = sqlStatement({
  takes: { proId: ID.pro, id: int8 },
  gives: TASK,
  sql: (p) => sql`${taskOf(sql`pro_tasks`)}
    where t.id = ${p.id} and t.showroom_id = ${SHOWROOM(p.proId)}`,
}).get;

export const removeTask = sqlStatement({
  takes: { proId: ID.pro, id: int8 },
  sql: (p) => sql`delete from pro_tasks
    where id = ${p.id} and showroom_id = ${SHOWROOM(p.proId)}`,
}).runAny;
