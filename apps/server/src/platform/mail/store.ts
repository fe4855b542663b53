// Mails as rows: written in the transaction that causes them, put into the layout when they are sent, emptied then.
import { sql } from 'kysely';
import { now } from '../database/clock.ts';
import { int8, json } from '../database/columns.ts';
import { anyOf, type Params } from '../database/parameters.ts';
import type { Queryable } from '../database/queryable.ts';
import { sqlStatement, statement } from '../database/statement.ts';
import { tables } from '../database/tables.ts';
import type { MailContent } from './render-mail.ts';

export interface NewMail {
  readonly template: string;
  readonly to: string;
  readonly content: MailContent;
}

const insertAll = sqlStatement({
  takes: { mails: json<readonly NewMail[]>() },
  gives: { id: int8 },
  sql: (p) => sql`
    insert into mails (template, recipient, subject, content)
    select m.template, m."to", m.content ->> 'subject', m.content
    from json_to_recordset(${p.mails}::json) as m(template text, "to" text, content json)
    returning id`,
});

/** Returns their ids, in order. */
export async function insertMails(
  db: Queryable,
  mails: readonly NewMail[],
): Promise<readonly number[]> {
  const rows = await insertAll.list(db, { mails });
  return rows.map(({ id }) => id);
}

/** Null in a mail that is sent, or is older than contents are. */
const CONTENT = json<MailContent>().orNull;

/** Those of them that are not sent yet, in order. */
export const listUnsentMails = statement(
  (p: Params<{ ids: readonly number[] }>) =>
    tables
      .selectFrom('mails')
      .select(['id', 'recipient', 'subject', 'content', 'html', 'text'])
      .where('id', '=', anyOf(p.ids))
      .where('sent_at', 'is', null)
      .where('dropped_at', 'is', null)
      .orderBy('id'),
  { content: CONTENT },
).list;

export const noteFailure = statement((p: Params<{ id: number; error: string }>) =>
  tables
    .updateTable('mails')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), last_error: p.error }))
    .where('id', '=', p.id),
).run;

/** A sent mail is emptied: it may hold a code or a link that opens an account. */
export const noteSent = statement((p: Params<{ id: number }>) =>
  tables
    .updateTable('mails')
    .set((eb) => ({
      sent_at: now,
      attempts: eb('attempts', '+', 1),
      content: null,
      html: '',
      text: '',
    }))
    .where('id', '=', p.id),
).run;

const failed = statement((p: Params<{ id: number }>) =>
  tables
    .selectFrom('mails')
    .select('id')
    .where('id', '=', p.id)
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .where('attempts', '>', 0)
    .forUpdate(),
);

/** Whether it waits to be sent again. */
export async function lockFailedMail(db: Queryable, of: { readonly id: number }): Promise<boolean> {
  return (await failed.value(db, of)) !== null;
}

export interface DroppedMail {
  readonly id: number;
  readonly reason: string;
  readonly now: Date;
}

/** Emptied, like one that is sent. */
export const dropMail = statement((p: Params<DroppedMail>) =>
  tables
    .updateTable('mails')
    .set({ dropped_at: p.now, drop_reason: p.reason, content: null, html: '', text: '' })
    .where('id', '=', p.id)
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .where('attempts', '>', 0),
).runAny;

export const listNewestMails = statement(() =>
  tables
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'created_at'])
    .orderBy('id', 'desc')
    .limit(200),
).list;

export const getMail = statement(
  (p: Params<{ id: number }>) =>
    tables
      .selectFrom('mails')
      .select(['subject', 'content', 'html', 'text'])
      .where('id', '=', p.id),
  { content: CONTENT },
).get;
