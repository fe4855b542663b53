// Messages. Callers have checked that whoever asks sits in the room.
import type { ChatEmoji, ChatFileType, ChatRole } from '@wevisu/domain/chat/chat.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  arrayOf,
  bool,
  int8,
  json,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { StoredAnchor } from './anchors.ts';
import { nameOf } from './rooms.ts';

interface StoredFile {
  readonly id: number;
  readonly name: string;
  readonly type: ChatFileType;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

const MESSAGE = {
  id: int8,
  authorId: ID.user.orNull,
  author: text,
  authorRole: text.as<ChatRole>(),
  key: text,
  text,
  replyTo: json<{ id: number; author: string; text: string } | null>().orNull,
  mentions: json<readonly { id: number; name: string }[]>(),
  anchor: json<StoredAnchor>().orNull,
  /** The picture that it points into; null once that is removed. */
  anchorFile: json<StoredFile>().orNull,
  /** Who is done with the pin that it is; null while it is open. */
  settled: json<{ by: string; at: string } | null>().orNull,
  files: json<readonly StoredFile[]>(),
  reactions: json<readonly { emoji: ChatEmoji; names: string[]; ids: number[] }[]>(),
  changedSeq: int8,
  createdAt: timestamptz,
  editedAt: timestamptz.orNull,
  isRemoved: bool,
  isRemovedByStaff: bool,
};

const FILE = sql`json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'bytes', f.bytes,
  'width', f.width, 'height', f.height)`;

const SELECT: RawBuilder<unknown> = sql`select m.id, m.author_id as "authorId",
    ${nameOf('a', 'm.author_role')} as author, m.author_role as "authorRole",
    m.client_key::text as key, m.text,
    (select json_build_object('id', q.id, 'author', ${nameOf('qa', 'q.author_role')},
        'text', left(q.text, 140))
      from chat_messages q left join users qa on qa.id = q.author_id where q.id = m.reply_to)
      as "replyTo",
    (select coalesce(json_agg(json_build_object('id', u.id,
        'name', trim(u.first_name || ' ' || u.last_name)) order by u.id), '[]')
      from users u where u.id = any(m.mentions)) as mentions,
    m.anchor,
    (select ${FILE} from chat_files f
      where f.id = (m.anchor->>'file')::bigint and f.room_id = m.room_id
        and f.message_id is not null and f.removed_at is null) as "anchorFile",
    (select json_build_object('by', ${nameOf('pu', "''")}, 'at', n.settled_at)
      from chat_pins n left join users pu on pu.id = n.settled_by
      where n.message_id = m.id and n.settled_at is not null) as settled,
    (select coalesce(json_agg(${FILE} order by f.id), '[]')
      from chat_files f where f.message_id = m.id and f.removed_at is null) as files,
    (select coalesce(json_agg(json_build_object('emoji', x.emoji, 'names', x.names, 'ids', x.ids)
        order by x.first), '[]')
      from (select e.emoji, min(e.created_at) as first,
          json_agg(trim(u.first_name || ' ' || u.last_name) order by e.created_at) as names,
          json_agg(u.id order by e.created_at) as ids
        from chat_reactions e join users u on u.id = e.user_id where e.message_id = m.id
        group by e.emoji) x) as reactions,
    m.changed_seq as "changedSeq", m.created_at as "createdAt", m.edited_at as "editedAt",
    m.removed_at is not null as "isRemoved", m.is_removed_by_staff as "isRemovedByStaff"
  from chat_messages m left join users a on a.id = m.author_id`;

/** Newest first: before a message, or of all. */
export const listMessages = sqlStatement({
  takes: { roomId: int8, before: int8.orNull, limit: int8 },
  gives: MESSAGE,
  sql: (p) => sql`${SELECT} where m.room_id = ${p.roomId}
      and m.id < coalesce(${p.before}, 9223372036854775807)
    order by m.id desc limit ${p.limit}`,
}).list;

export type MessageRow = RowOf<typeof listMessages>;

/** In the order of the changes. */
export const listChanged = sqlStatement({
  takes: { roomId: int8, since: int8, limit: int8 },
  gives: MESSAGE,
  sql: (p) => sql`${SELECT} where m.room_id = ${p.roomId} and m.changed_seq > ${p.since}
    order by m.changed_seq limit ${p.limit}`,
}).list;

/** The newest replies, newest first. */
export const listReplies = sqlStatement({
  takes: { roomId: int8, id: int8, limit: int8 },
  gives: MESSAGE,
  sql: (p) => sql`${SELECT} where m.room_id = ${p.roomId} and m.reply_to = ${p.id}
    order by m.id desc limit ${p.limit}`,
}).list;

export const getMessage = sqlStatement({
  takes: { roomId: int8, id: int8 },
  gives: MESSAGE,
  sql: (p) => sql`${SELECT} where m.room_id = ${p.roomId} and m.id = ${p.id}`,
}).get;

export const findByKey = sqlStatement({
  takes: { roomId: int8, userId: ID.user, key: text },
  gives: MESSAGE,
  sql: (p) => sql`${SELECT} where m.room_id = ${p.roomId} and m.author_id = ${p.userId}
    and m.client_key = ${p.key}::uuid`,
}).get;

export const insertMessage = sqlStatement({
  takes: {
    ...{ roomId: int8, userId: ID.user, role: text, key: text, text, replyTo: int8.orNull },
    ...{
      mentions: arrayOf(int8),
      anchor: json<StoredAnchor>().orNull,
      seq: int8,
      now: timestamptz,
    },
  },
  gives: { id: int8 },
  sql: (p) => sql`insert into chat_messages (room_id, author_id, author_role, client_key, text,
      reply_to, mentions, anchor, changed_seq, created_at)
    values (${p.roomId}, ${p.userId}, ${p.role}, ${p.key}::uuid, ${p.text}, ${p.replyTo},
      ${p.mentions}::bigint[], ${p.anchor}::jsonb, ${p.seq}, ${p.now})
    returning id`,
}).require;

const OWN = { roomId: int8, id: int8, userId: ID.user, seq: int8, now: timestamptz };

/** Keeps what it said before. False if it is not one's own, or is removed. */
export const updateText = sqlStatement({
  takes: { ...OWN, text },
  sql: (p) => sql`with before as (
      select id, text from chat_messages where id = ${p.id} and room_id = ${p.roomId}
        and author_id = ${p.userId} and removed_at is null
    ),
    trace as (
      insert into chat_message_edits (message_id, text, replaced_at)
      select id, text, ${p.now}::timestamptz from before
    )
    update chat_messages m set text = ${p.text}, edited_at = ${p.now}, changed_seq = ${p.seq}
    from before where m.id = before.id`,
}).runAny;

/** Nothing of it is left in what others read. By its author, or by staff where `userId` is null. False as with `updateText`. */
export const removeMessage = sqlStatement({
  takes: { ...OWN, userId: ID.user.orNull },
  sql: (p) => sql`with before as (
      select id, text from chat_messages where id = ${p.id} and room_id = ${p.roomId}
        and (${p.userId}::bigint is null or author_id = ${p.userId}) and removed_at is null
    ),
    trace as (
      insert into chat_message_edits (message_id, text, replaced_at)
      select id, text, ${p.now}::timestamptz from before
    ),
    loose as (
      update chat_files f set removed_at = ${p.now} from before where f.message_id = before.id
    ),
    plain as (delete from chat_reactions e using before where e.message_id = before.id)
    update chat_messages m set text = '', anchor = null, mentions = '{}', removed_at = ${p.now},
      is_removed_by_staff = ${p.userId}::bigint is null, changed_seq = ${p.seq}
    from before where m.id = before.id`,
}).runAny;

export const touchMessage = statement((p: Params<{ id: number; seq: number }>) =>
  tables.updateTable('chat_messages').set({ changed_seq: p.seq }).where('id', '=', p.id),
).run;

interface Reaction {
  readonly messageId: number;
  readonly userId: UserId;
  readonly emoji: string;
}

export const addReaction = statement((p: Params<Reaction & { now: Date }>) =>
  tables
    .insertInto('chat_reactions')
    .values({ message_id: p.messageId, user_id: p.userId, emoji: p.emoji, created_at: p.now })
    .onConflict((on) => on.doNothing()),
).run;

export const takeReaction = statement((p: Params<Reaction>) =>
  tables
    .deleteFrom('chat_reactions')
    .where('message_id', '=', p.messageId)
    .where('user_id', '=', p.userId)
    .where('emoji', '=', p.emoji),
).run;

/** Newest first. The text is what LIKE looks for. */
export const searchMessages = sqlStatement({
  takes: { roomId: int8, pattern: text, limit: int8 },
  gives: { id: int8, author: text, text, createdAt: timestamptz },
  sql: (p) => sql`select m.id, ${nameOf('a', 'm.author_role')} as author, m.text,
      m.created_at as "createdAt"
    from chat_messages m left join users a on a.id = m.author_id
    where m.room_id = ${p.roomId} and m.text ilike ${p.pattern} order by m.id desc limit ${p.limit}`,
}).list;
