// Rooms and who sits in them. Whoever asks is named in the query itself: chat_seats says who may see a room.
import type { ChatRole } from '@wevisu/domain/chat/chat.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import { bool, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

/** As others see a person. */
export function nameOf(user: string, role: string): RawBuilder<unknown> {
  const name = sql`trim(${sql.ref(`${user}.first_name`)} || ' ' || ${sql.ref(`${user}.last_name`)})`;
  return sql`coalesce(case when ${sql.raw(role)} = 'staff'
      then ${sql.ref(`${user}.first_name`)} || ' from support' else nullif(${name}, '') end,
    'Former member')`;
}

const WHICH = { projectId: ID.project.orNull, supportId: ID.user.orNull, userId: ID.user };

const ROOM = {
  id: int8,
  projectId: ID.project.orNull,
  supportId: ID.user.orNull,
  seq: int8,
  isStaffAsked: bool,
  role: text.notNull.as<ChatRole>(),
  /** The project's name, or of whom the talk with support is. */
  title: text,
  /** May edit the project's room. */
  canEdit: bool,
};

const COLUMNS = sql`r.id, r.project_id as "projectId", r.user_id as "supportId", r.seq,
  r.staff_asked_at is not null as "isStaffAsked", seat.role,
  coalesce(p.name, trim(u.first_name || ' ' || u.last_name), '') as title,
  coalesce(seat.role = 'owner' or (seat.role = 'pro' and p.pros_edit), false) as "canEdit"`;

/** Null if there is no such room, or this person has no seat in it. */
export const findRoom = sqlStatement({
  takes: WHICH,
  gives: ROOM,
  sql: (p) => sql`select ${COLUMNS}
    from chat_rooms r join chat_seats seat on seat.room_id = r.id and seat.user_id = ${p.userId}
      left join projects p on p.id = r.project_id left join users u on u.id = r.user_id
    where r.project_id = ${p.projectId} or r.user_id = ${p.supportId}`,
}).get;

export type RoomRow = RowOf<typeof findRoom>;

/** The room of a project, for those who may see the project. */
export const createProjectRoom = sqlStatement({
  takes: { projectId: ID.project, userId: ID.user },
  sql: (p) => sql`insert into chat_rooms (project_id)
    select p.id from projects p
      join users u on u.id = ${p.userId} and u.status in ('Active', 'Approve')
    where p.id = ${p.projectId} and p.deleted_at is null
      and (p.user_id = u.id or exists (
        select from project_pros reader where reader.project_id = p.id and reader.user_id = u.id))
    on conflict do nothing`,
}).run;

/** An account's own room; staff have none. */
export const createSupportRoom = sqlStatement({
  takes: { userId: ID.user },
  sql: (p) => sql`insert into chat_rooms (user_id)
    select id from users
    where id = ${p.userId} and type <> 'Admin' and status in ('Active', 'Approve')
    on conflict do nothing`,
}).run;

/** The next seq of a room, whose changes wait for each other from here on; null without a seat. */
export const lockRoom = sqlStatement({
  takes: { roomId: int8, userId: ID.user },
  gives: { seq: int8 },
  sql: (p) => sql`update chat_rooms r set seq = r.seq + 1
    where r.id = ${p.roomId} and exists (
      select from chat_seats seat where seat.room_id = r.id and seat.user_id = ${p.userId})
    returning r.seq`,
}).value;

export const getSeq = sqlStatement({
  takes: { roomId: int8 },
  gives: { seq: int8 },
  sql: (p) => sql`select seq from chat_rooms where id = ${p.roomId}`,
}).value;

/** Everybody, of staff those who took part. */
export const listPeople = sqlStatement({
  takes: { roomId: int8 },
  gives: { id: ID.user.notNull, role: text.notNull.as<ChatRole>(), name: text, readUpTo: int8 },
  sql: (p) => sql`select seat.user_id as id, seat.role, ${nameOf('u', 'seat.role')} as name,
      coalesce(d.message_id, 0)::bigint as "readUpTo"
    from chat_seats seat join users u on u.id = seat.user_id
      left join chat_reads d on d.room_id = seat.room_id and d.user_id = seat.user_id
    where seat.room_id = ${p.roomId} and (seat.role <> 'staff' or exists (
      select from chat_messages m where m.room_id = seat.room_id and m.author_id = seat.user_id))
    order by seat.role, seat.user_id`,
}).list;

export const listSeats = sqlStatement({
  takes: { roomId: int8 },
  gives: { userId: ID.user.notNull, role: text.notNull.as<ChatRole>() },
  sql: (p) => sql`select user_id as "userId", role from chat_seats where room_id = ${p.roomId}`,
}).list;

/** Rooms whose changes this person may hear of, save as staff. */
export const listRoomIds = sqlStatement({
  takes: { userId: ID.user },
  gives: { id: int8.notNull },
  sql: (p) => sql`select room_id as id from chat_seats
    where user_id = ${p.userId} and role <> 'staff'`,
}).list;

/** Those in which something was written, the last one first. */
export const listRooms = sqlStatement({
  takes: { userId: ID.user },
  gives: {
    ...ROOM,
    unread: int8,
    author: text,
    text,
    files: int8,
    createdAt: timestamptz,
  },
  sql: (p) => sql`select ${COLUMNS}, last.author, last.text, last.files,
      last.created_at as "createdAt",
      (select count(*) from chat_messages m where m.room_id = r.id and m.id > coalesce(d.message_id, 0)
        and m.author_id is distinct from seat.user_id and m.removed_at is null) as unread
    from chat_seats seat join chat_rooms r on r.id = seat.room_id
      left join projects p on p.id = r.project_id left join users u on u.id = r.user_id
      left join chat_reads d on d.room_id = r.id and d.user_id = seat.user_id
      cross join lateral (
        select m.text, m.created_at, m.id, ${nameOf('a', 'm.author_role')} as author,
          (select count(*) from chat_files f where f.message_id = m.id) as files
        from chat_messages m left join users a on a.id = m.author_id
        where m.room_id = r.id and m.removed_at is null order by m.id desc limit 1
      ) last
    where seat.user_id = ${p.userId} and seat.role <> 'staff'
    order by last.id desc limit 200`,
}).list;

/** False if nothing changed. */
export const setStaffAsked = statement((p: Params<{ roomId: number; at: Date | null }>) =>
  tables
    .updateTable('chat_rooms')
    .set({ staff_asked_at: p.at, waiting_since: p.at })
    .where('id', '=', p.roomId),
).run;

/** Somebody waits for staff from now on, if nobody did. */
export const setWaiting = statement((p: Params<{ roomId: number; now: Date }>) =>
  tables
    .updateTable('chat_rooms')
    .set((eb) => ({ waiting_since: eb.fn.coalesce('waiting_since', p.now) }))
    .where('id', '=', p.roomId),
).run;

export const setAnswered = statement((p: Params<{ roomId: number }>) =>
  tables.updateTable('chat_rooms').set({ waiting_since: null }).where('id', '=', p.roomId),
).run;

const countNew = sqlStatement({
  takes: { roomId: int8, userId: ID.user },
  gives: { unread: int8 },
  sql: (p) => sql`select count(*) as unread
    from chat_messages m left join chat_reads d on d.room_id = m.room_id and d.user_id = ${p.userId}
    where m.room_id = ${p.roomId} and m.id > coalesce(d.message_id, 0)
      and m.author_id is distinct from ${p.userId} and m.removed_at is null`,
}).require;

export async function countUnread(
  db: Parameters<typeof countNew>[0],
  of: { readonly roomId: number; readonly userId: UserId },
): Promise<number> {
  return (await countNew(db, of)).unread;
}

/** Never back. False if it was read so far already. */
export const markRead = sqlStatement({
  takes: { roomId: int8, userId: ID.user, messageId: int8, now: timestamptz },
  sql: (p) => sql`insert into chat_reads as d (room_id, user_id, message_id, read_at)
    select ${p.roomId}, ${p.userId}, max(m.id), ${p.now} from chat_messages m
    where m.room_id = ${p.roomId} and m.id <= ${p.messageId} having max(m.id) is not null
    on conflict (room_id, user_id) do update
      set message_id = excluded.message_id, read_at = excluded.read_at
      where d.message_id < excluded.message_id`,
}).runAny;
