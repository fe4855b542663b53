// Mails as rows: written in the transaction that causes them, emptied once they are sent.
import { sql } from 'kysely';
import { now } from '../database/clock.ts';
import { arrayOf, int8, text } from '../database/columns.ts';
import type { Params } from '../database/parameters.ts';
import type { Queryable } from '../database/queryable.ts';
import { sqlStatement, statement } from '../database/statement.ts';
import { tables } from '../database/tables.ts';

export interface NewMail {
  readonly template: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const insertAll = sqlStatement({
  takes: {
    templates: arrayOf(text),
    recipients: arrayOf(text),
    subjects: arrayOf(text),
    htmls: arrayOf(text),
    texts: arrayOf(text),
  },
  gives: { id: int8 },
  sql: (p) => sql`
    insert into mails (template, recipient, subject, html, text)
    select * from unnest(${p.templates}::text[], ${p.recipients}::text[], ${p.subjects}::text[],
      ${p.htmls}::text[], ${p.texts}::text[])
    returning id`,
});

/** Returns their ids, in order. */
export async function insertMails(
  db: Queryable,
  mails: readonly NewMail[],
): Promise<readonly number[]> {
  const rows = await insertAll.list(db, {
    templates: mails.map((mail) => mail.template),
    recipients: mails.map((mail) => mail.to),
    subjects: mails.map((mail) => mail.subject),
    htmls: mails.map((mail) => mail.html),
    texts: mails.map((mail) => mail.text),
  });
  return rows.map(({ id }) => id);
}

/** Null if it is already sent. */
export const getUnsentMail = statement((p: Params<{ id: number }>) =>
  tables
    .selectFrom('mails')
    .select(['recipient', 'subject', 'html', 'text'])
    .where('id', '=', p.id)
    .where('sent_at', 'is', null),
).get;

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
    .set((eb) => ({ sent_at: now, attempts: eb('attempts', '+', 1), html: '', text: '' }))
    .where('id', '=', p.id),
).run;

export const listNewestMails = statement(() =>
  tables
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'created_at'])
    .orderBy('id', 'desc')
    .limit(200),
).list;

export const getMailHtml = statement((p: Params<{ id: number }>) =>
  tables.selectFrom('mails').select('html').where('id', '=', p.id),
).get;
