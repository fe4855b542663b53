// Messages that point at a place in the room. Callers have checked that whoever asks sits in the chat.
import { sql } from 'kysely';
import { bool, int4, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { StoredAnchor } from './anchors.ts';
import { nameOf } from './rooms.ts';

type StoredPin = StoredAnchor & { readonly kind: 'pin' };

/** Numbers of one chat go up; the room is locked. */
export const nextNumber = sqlStatement({
  takes: { roomId: int8 },
  gives: { number: int4 },
  sql: (p) => sql`select coalesce(max(number), 0) + 1 as number from chat_pins
    where room_id = ${p.roomId}`,
}).require;

export const insertPin = statement(
  (p: Params<{ roomId: number; messageId: number; number: number }>) =>
    tables
      .insertInto('chat_pins')
      .values({ room_id: p.roomId, message_id: p.messageId, number: p.number }),
).run;

/** Newest first. */
export const listPins = sqlStatement({
  takes: { roomId: int8, withSettled: bool, limit: int8 },
  gives: {
    id: int8,
    authorId: ID.user.orNull,
    author: text,
    text,
    anchor: json<StoredPin>().notNull,
    replies: int8,
    createdAt: timestamptz,
    settledBy: text,
    settledAt: timestamptz.orNull,
  },
  sql: (p) => sql`select m.id, m.author_id as "authorId", ${nameOf('a', 'm.author_role')} as author,
      m.text, m.anchor, m.created_at as "createdAt",
      (select count(*) from chat_messages q
        where q.room_id = m.room_id and q.reply_to = m.id and q.removed_at is null) as replies,
      ${nameOf('u', "''")} as "settledBy", n.settled_at as "settledAt"
    from chat_pins n join chat_messages m on m.id = n.message_id
      left join users a on a.id = m.author_id left join users u on u.id = n.settled_by
    where n.room_id = ${p.roomId} and m.removed_at is null
      and (${p.withSettled} or n.settled_at is null)
    order by m.id desc limit ${p.limit}`,
}).list;

export type PinRow = RowOf<typeof listPins>;

export const countSettled = sqlStatement({
  takes: { roomId: int8 },
  gives: { settled: int8 },
  sql: (p) => sql`select count(*) as settled
    from chat_pins n join chat_messages m on m.id = n.message_id
    where n.room_id = ${p.roomId} and n.settled_at is not null and m.removed_at is null`,
}).require;

/** The message of a pin; null once that is removed. */
export const findPin = sqlStatement({
  takes: { roomId: int8, number: int4 },
  gives: { messageId: int8 },
  sql: (
    p,
  ) => sql`select m.id as "messageId" from chat_pins n join chat_messages m on m.id = n.message_id
    where n.room_id = ${p.roomId} and n.number = ${p.number} and m.removed_at is null`,
}).get;

/** False if it is settled already: who was first stays. */
export const settlePin = sqlStatement({
  takes: { messageId: int8, userId: ID.user, now: timestamptz },
  sql: (p) => sql`update chat_pins set settled_by = ${p.userId}, settled_at = ${p.now}
    where message_id = ${p.messageId} and settled_at is null`,
}).runAny;

/** False if it is open. */
export const openPin = sqlStatement({
  takes: { messageId: int8 },
  sql: (p) => sql`update chat_pins set settled_by = null, settled_at = null
    where message_id = ${p.messageId} and settled_at is not null`,
}).runAny;
