// Reports of messages, and blocks.
import type { ChatReportReason } from '@wevisu/domain/chat/report-reasons.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { bool, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

/** Once per person and message. False for one that was reported before. */
export const insertReport = sqlStatement({
  takes: {
    messageId: int8,
    userId: ID.user,
    reason: text.as<ChatReportReason>(),
    note: text,
    now: timestamptz,
  },
  sql: (p) => sql`insert into chat_reports (message_id, reporter_id, reason, note, said, created_at)
    select m.id, ${p.userId}, ${p.reason}, ${p.note}, m.text, ${p.now}::timestamptz
    from chat_messages m where m.id = ${p.messageId} on conflict do nothing`,
}).runAny;

/** The room that a report is about. Rooms are locked before their reports. */
export const findReportedRoom = sqlStatement({
  takes: { id: int8 },
  gives: {
    roomId: int8,
    messageId: int8,
    projectId: ID.project.orNull,
    supportId: ID.user.orNull,
    authorId: ID.user.orNull,
    isStaffAsked: bool,
  },
  sql: (p) => sql`select c.id as "roomId", m.id as "messageId", c.project_id as "projectId",
      c.user_id as "supportId", m.author_id as "authorId",
      c.staff_asked_at is not null as "isStaffAsked"
    from chat_reports r join chat_messages m on m.id = r.message_id
      join chat_rooms c on c.id = m.room_id where r.id = ${p.id}`,
}).get;

/** The room's next seq, whoever sits in it. */
export const countChange = sqlStatement({
  takes: { roomId: int8 },
  gives: { seq: int8 },
  sql: (p) => sql`update chat_rooms set seq = seq + 1 where id = ${p.roomId} returning seq`,
}).value;

/** All open reports of a message; gives who is told. */
export const decideReports = sqlStatement({
  takes: {
    ...{ messageId: int8, decision: text, answer: text, staffId: ID.user, now: timestamptz },
  },
  gives: { id: int8, reporterId: ID.user.orNull },
  sql: (p) => sql`update chat_reports set decision = ${p.decision}, answer = ${p.answer},
      decided_by = ${p.staffId}, decided_at = ${p.now}
    where message_id = ${p.messageId} and decision is null
    returning id, reporter_id as "reporterId"`,
}).list;

const NAMED = sql`u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), 'Member') as name`;

export const listBlocked = sqlStatement({
  takes: { userId: ID.user },
  gives: { id: ID.user, name: text },
  sql: (p) => sql`select ${NAMED} from chat_blocks b join users u on u.id = b.blocked_id
    where b.user_id = ${p.userId} order by b.created_at, u.id`,
}).list;

/** Whom this person has blocked of those who would sit in the room. */
export const listBlockedHere = sqlStatement({
  takes: { roomId: int8, userId: ID.user },
  gives: { id: ID.user, name: text },
  sql: (p) => sql`select ${NAMED} from chat_places s
      join chat_blocks b on b.user_id = ${p.userId} and b.blocked_id = s.user_id
      join users u on u.id = b.blocked_id
    where s.room_id = ${p.roomId} and s.role = 'pro' order by u.id`,
}).list;

interface Block {
  readonly userId: UserId;
  readonly blockedId: UserId;
}

export const insertBlock = statement((p: Params<Block & { now: Date }>) =>
  tables
    .insertInto('chat_blocks')
    .values({ user_id: p.userId, blocked_id: p.blockedId, created_at: p.now })
    .onConflict((on) => on.doNothing()),
).run;

export const deleteBlock = statement((p: Params<Block>) =>
  tables
    .deleteFrom('chat_blocks')
    .where('user_id', '=', p.userId)
    .where('blocked_id', '=', p.blockedId),
).run;
