// Mail is sent in two steps: a row and a job in the transaction that causes it, then the delivery.
import nodemailer from 'nodemailer';
import type { Pool, Queryable } from '../database/queryable.ts';
import type { JobQueue } from '../jobs/jobs.ts';
import { dropOldMails } from './drop-old-mails.ts';
import { type Brand, type MailContent, renderMail } from './render-mail.ts';
import { getUnsentMail, insertMails, noteFailure, noteSent } from './store.ts';

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
      const ids = await insertMails(db, rendered);
      await jobs.enqueue(
        db,
        JOB,
        ids.map((mailId) => ({ mailId })),
      );
    },
  };
}

type Transport = ReturnType<typeof nodemailer.createTransport>;

async function sendMail(pool: Pool, transport: Transport | null, mailId: number): Promise<void> {
  const mail = await getUnsentMail(pool, { id: mailId });
  if (mail === null || transport === null) return;
  try {
    await transport.sendMail({
      to: mail.recipient,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      messageId: `<mail-${mailId}@wevisu>`,
    });
  } catch (error) {
    const words = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    await noteFailure(pool, { id: mailId, error: words });
    throw error;
  }
  await noteSent(pool, { id: mailId });
}
