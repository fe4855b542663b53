// Mails that wait: for the end of quiet hours, for the digest, or for others of their topic.
import type { UserId } from '@wevisu/domain/ids.ts';
import type { MailTemplate, OptionalKind } from '@wevisu/domain/notifications/notice-kinds.ts';
import { sql } from 'kysely';
import {
  arrayOf,
  bool,
  int4,
  int8,
  json,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';
import type { MailContent } from '../../../platform/mail/render-mail.ts';

export interface HeldMail {
  readonly userId: UserId;
  readonly kind: OptionalKind;
  readonly template: MailTemplate;
  readonly content: MailContent;
  readonly isDigest: boolean;
  readonly dueAt: Date;
  /** Later ones of the same topic are added to it. */
  readonly topic: string | null;
  /** What it says of its topic; null without one. */
  readonly line: string | null;
}

/** Of a topic the latest lines are kept; the rest is counted. */
const MAX_LINES = 12;

const insertAll = sqlStatement({
  takes: { mails: json<readonly object[]>(), now: timestamptz },
  sql: (p) => sql`
    insert into held_mails as held
      (user_id, kind, template, topic, content, lines, is_digest, due_at, created_at)
    select m."userId", m.kind, m.template, m.topic, m.content,
      case when m.line is null then '{}' else array[m.line] end, m."isDigest", m."dueAt", ${p.now}
    from json_to_recordset(${p.mails}::json) as m("userId" bigint, kind text, template text,
      topic text, content json, line text, "isDigest" boolean, "dueAt" timestamptz)
    on conflict (user_id, topic) where topic is not null do update set
      content = excluded.content, count = held.count + 1,
      lines = (held.lines || excluded.lines)[
        greatest(1, cardinality(held.lines) + 2 - ${sql.lit(MAX_LINES)}):]`,
});

/** One that is added to another one of its topic is due with it. */
export async function insertHeld(
  db: Queryable,
  { mails, now }: { readonly mails: readonly HeldMail[]; readonly now: Date },
): Promise<void> {
  if (mails.length > 0) await insertAll.run(db, { mails, now });
}

/** People with mails that are due, by their number, from `after` on. */
export const listDueReaders = sqlStatement({
  takes: { now: timestamptz, after: int8, limit: int8 },
  gives: { userId: ID.user },
  rare: true,
  sql: (p) => sql`select distinct user_id as "userId" from held_mails
    where due_at <= ${p.now} and user_id > ${p.after} order by 1 limit ${p.limit}`,
}).list;

/** Takes a person's due mails out of the queue, oldest first; a second process gets none of them. */
export const takeDue = sqlStatement({
  takes: { userId: ID.user, now: timestamptz },
  gives: {
    id: int8,
    kind: text.as<OptionalKind>(),
    template: text.as<MailTemplate>(),
    content: json<MailContent>(),
    lines: arrayOf(text),
    count: int4,
    isDigest: bool,
  },
  sql: (p) => sql`
    with taken as (
      delete from held_mails where user_id = ${p.userId} and due_at <= ${p.now} returning *
    )
    select id, kind, template, content, lines, count, is_digest as "isDigest" from taken
    order by id`,
}).list;

export type DueMail = RowOf<typeof takeDue>;
