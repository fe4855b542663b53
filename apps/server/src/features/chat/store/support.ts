// The chats that staff work through.
import type { UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import { nameOf } from './rooms.ts';

/** In which somebody waits, or that somebody of staff has taken: one of them, or all. */
export const listSupportRows = sqlStatement({
  takes: { roomId: int8.orNull, userId: ID.user },
  gives: {
    id: int8,
    projectId: ID.project.orNull,
    supportId: ID.user.orNull,
    title: text,
    waitingSince: timestamptz.orNull,
    claimedBy: ID.user.orNull,
    claimer: text.orNull,
    author: text.orNull,
    text: text.orNull,
    createdAt: timestamptz.orNull,
  },
  sql: (p) => sql`select r.id, r.project_id as "projectId", r.user_id as "supportId",
      coalesce(p.name, nullif(trim(u.first_name || ' ' || u.last_name), ''), 'Former member') as title,
      r.waiting_since as "waitingSince", r.claimed_by as "claimedBy",
      c.first_name as claimer, last.author, last.text, last.created_at as "createdAt"
    from chat_rooms r
      join chat_seats seat on seat.room_id = r.id and seat.user_id = ${p.userId} and seat.role = 'staff'
      left join projects p on p.id = r.project_id left join users u on u.id = r.user_id
      left join users c on c.id = r.claimed_by
      left join lateral (
        select m.text, m.created_at, ${nameOf('a', 'm.author_role')} as author
        from chat_messages m left join users a on a.id = m.author_id
        where m.room_id = r.id and m.removed_at is null order by m.id desc limit 1
      ) last on true
    where r.id = coalesce(${p.roomId}, r.id)
      and (${p.roomId}::bigint is not null or r.waiting_since is not null or r.claimed_by is not null)
    order by r.waiting_since nulls last, r.id limit 200`,
}).list;

export type SupportRow = RowOf<typeof listSupportRows>;

export const listStaff = sqlStatement({
  takes: {},
  gives: { id: ID.user, name: text },
  sql: () => sql`select id, trim(first_name || ' ' || last_name) as name from users
    where type = 'Admin' and status in ('Active', 'Approve') order by name, id limit 200`,
}).list;

export const setClaim = statement(
  (p: Params<{ roomId: number; to: UserId | null; at: Date | null }>) =>
    tables
      .updateTable('chat_rooms')
      .set({ claimed_by: p.to, claimed_at: p.at })
      .where('id', '=', p.roomId),
).run;

export const closeRoom = statement((p: Params<{ roomId: number }>) =>
  tables
    .updateTable('chat_rooms')
    .set({ waiting_since: null, claimed_by: null, claimed_at: null })
    .where('id', '=', p.roomId),
).run;

const answers = () => tables.selectFrom('support_answers').select(['id', 'title', 'text']);

export const listAnswerRows = statement(() => answers().orderBy('title').limit(200)).list;

export const findAnswer = statement((p: Params<{ title: string }>) =>
  answers().where('title', '=', p.title),
).get;

export const saveAnswerRow = statement(
  (p: Params<{ title: string; text: string; userId: UserId; now: Date }>) =>
    tables
      .insertInto('support_answers')
      .values({ title: p.title, text: p.text, changed_by: p.userId, changed_at: p.now })
      .onConflict((on) =>
        on.column('title').doUpdateSet({ text: p.text, changed_by: p.userId, changed_at: p.now }),
      )
      .returning(['id', 'title', 'text']),
).require;

export const deleteAnswerRow = statement((p: Params<{ id: number }>) =>
  tables.deleteFrom('support_answers').where('id', '=', p.id).returning(['id', 'title', 'text']),
).get;
