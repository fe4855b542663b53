// Mail leaves in two steps: a row and a job in the transaction that causes it, then the sending.
import nodemailer from 'nodemailer';
import { queryPrepared } from '../database/prepared.ts';
import type { Pool, Queryable } from '../database/queryable.ts';
import type { JobQueue } from '../jobs/jobs.ts';
import { dropOldMails } from './drop-old-mails.ts';
import { type Brand, type MailContent, renderMail } from './render-mail.ts';

export interface OutgoingMail {
  /** What it is about, for the logs and the outbox: 'order_placed'. */
  readonly template: string;
  readonly to: string;
  readonly content: MailContent;
}

export interface Mailer {
  /** In the transaction of `db`. */
  queue(db: Queryable, mails: readonly OutgoingMail[]): Promise<void>;
}

interface Deps {
  readonly pool: Pool;
  readonly jobs: JobQueue;
  /** Null: mails stay in the outbox, to be read at /dev/outbox. */
  readonly smtp: { readonly smtpUrl: string; readonly from: string } | null;
  readonly brand: () => Brand;
}

const JOB = 'mail.send';

export function createMailer({ pool, jobs, smtp, brand }: Deps): Mailer {
  const transport =
    smtp === null ? null : nodemailer.createTransport(smtp.smtpUrl, { from: smtp.from });
  jobs.define<{ mailId: number }>(JOB, ({ mailId }) => sendMail(pool, transport, mailId));
  jobs.every('mail.drop-old', '47 3 * * *', async () => {
    await dropOldMails(pool);
  });
  return {
    async queue(db, mails) {
      if (mails.length === 0) return;
      const rendered = mails.map((mail) => ({ ...mail, ...renderMail(mail.content, brand()) }));
      const { rows } = await queryPrepared(
        db,
        `insert into mails (template, recipient, subject, html, text)
         select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
         returning id`,
        [
          rendered.map((mail) => mail.template),
          rendered.map((mail) => mail.to),
          rendered.map((mail) => mail.subject),
          rendered.map((mail) => mail.html),
          rendered.map((mail) => mail.text),
        ],
      );
      await jobs.enqueue(
        db,
        JOB,
        rows.map((row) => ({ mailId: row.id })),
      );
    },
  };
}

type Transport = ReturnType<typeof nodemailer.createTransport>;

/** A sent mail is emptied: it may hold a code or a link that opens an account. */
async function sendMail(pool: Pool, transport: Transport | null, mailId: number): Promise<void> {
  const { rows } = await pool.query(
    'select recipient, subject, html, text from mails where id = $1 and sent_at is null',
    [mailId],
  );
  const mail = rows[0];
  if (mail === undefined || transport === null) return;
  try {
    await transport.sendMail({
      to: mail.recipient,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      messageId: `<mail-${mailId}@wevisu>`,
    });
  } catch (error) {
    await pool.query('update mails set attempts = attempts + 1, last_error = $2 where id = $1', [
      mailId,
      error instanceof Error ? error.message.slice(0, 500) : 'unknown',
    ]);
    throw error;
  }
  await pool.query(
    "update mails set sent_at = now(), attempts = attempts + 1, html = '', text = '' where id = $1",
    [mailId],
  );
}
