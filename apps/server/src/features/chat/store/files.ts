// Files of chats. One without a room, or that was removed, is about to go; one that is not kept yet is shown to nobody.
import type { ChatFileType } from '@wevisu/domain/chat/chat.ts';
import { sql } from 'kysely';
import {
  arrayOf,
  bool,
  int4,
  int8,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import { nameOf } from './rooms.ts';

const FILE = {
  id: int8,
  key: text,
  name: text,
  type: text.as<ChatFileType>(),
  bytes: int4,
  width: int4.orNull,
  height: int4.orNull,
};

/** Of a message of the room, or uploaded by this person and not sent yet. */
export const getFile = sqlStatement({
  takes: { roomId: int8, id: int8, userId: ID.user },
  gives: { ...FILE, isSent: bool },
  sql: (
    p,
  ) => sql`select id, key, name, type, bytes, width, height, message_id is not null as "isSent"
    from chat_files
    where id = ${p.id} and room_id = ${p.roomId} and kept_at is not null and removed_at is null
      and (message_id is not null or user_id = ${p.userId})`,
}).get;

export type FileRow = Omit<RowOf<typeof getFile>, 'isSent'>;

/** Sent ones, newest first. */
export const listFiles = sqlStatement({
  takes: { roomId: int8, before: int8.orNull, limit: int8 },
  gives: { ...FILE, messageId: int8.notNull, author: text, createdAt: timestamptz },
  sql: (p) => sql`select f.id, f.key, f.name, f.type, f.bytes, f.width, f.height,
      f.message_id as "messageId", ${nameOf('a', 'm.author_role')} as author,
      m.created_at as "createdAt"
    from chat_files f join chat_messages m on m.id = f.message_id
      left join users a on a.id = m.author_id
    where f.room_id = ${p.roomId} and f.removed_at is null and f.kept_at is not null
      and f.id < coalesce(${p.before}, 9223372036854775807)
    order by f.id desc limit ${p.limit}`,
}).list;

/** Null at the maximum of files that are not sent. */
export const insertFile = sqlStatement({
  takes: {
    ...{ roomId: int8, userId: ID.user, key: text, name: text, type: text, bytes: int4 },
    ...{ width: int4.orNull, height: int4.orNull, now: timestamptz, max: int8 },
  },
  gives: { id: int8 },
  sql: (p) => sql`insert into chat_files
      (room_id, user_id, key, name, type, bytes, width, height, created_at)
    select ${p.roomId}::bigint, ${p.userId}::bigint, ${p.key}::text, ${p.name}::text,
      ${p.type}::text, ${p.bytes}::int, ${p.width}::int, ${p.height}::int, ${p.now}::timestamptz
    where (select count(*) from chat_files where user_id = ${p.userId} and message_id is null) < ${p.max}
    returning id`,
}).value;

export const markFileKept = statement((p: Params<{ id: number; now: Date }>) =>
  tables.updateTable('chat_files').set({ kept_at: p.now }).where('id', '=', p.id),
).run;

/** Gives them to a message: own ones of the room that no message has. Returns how many. */
export const attachFiles = sqlStatement({
  takes: { roomId: int8, userId: ID.user, messageId: int8, ids: arrayOf(int8) },
  sql: (p) => sql`update chat_files set message_id = ${p.messageId}
    where id = any(${p.ids}::bigint[]) and room_id = ${p.roomId} and user_id = ${p.userId}
      and message_id is null and kept_at is not null and removed_at is null`,
}).run;

const toDrop = statement(
  (p: Params<{ begunBefore: Date; limit: number }>) =>
    tables
      .selectFrom('chat_files')
      .select('key')
      .where(({ and, eb, or }) =>
        or([
          eb('room_id', 'is', null),
          eb('removed_at', 'is not', null),
          and([eb('message_id', 'is', null), eb('created_at', '<', p.begunBefore)]),
        ]),
      )
      .orderBy('id')
      .limit(p.limit),
  {},
  { rare: true },
).list;

/** Keys of files that are removed, without a room, or uploaded before `begunBefore` and never sent. */
export async function listFilesToDrop(
  db: Queryable,
  of: { readonly begunBefore: Date; readonly limit: number },
): Promise<readonly string[]> {
  return (await toDrop(db, of)).map(({ key }) => key);
}

export const deleteFile = statement((p: Params<{ key: string }>) =>
  tables.deleteFrom('chat_files').where('key', '=', p.key),
).run;
