// Mail is sent in two steps: a row and a job in the transaction that causes it, then the delivery.
import type { MailTemplate } from '@wevisu/domain/notifications/notice-kinds.ts';
import nodemailer from 'nodemailer';
import type { Pool, Queryable } from '../database/queryable.ts';
import type { JobQueue } from '../jobs/jobs.ts';
import { dropOldMails } from './drop-old-mails.ts';
import { type Brand, type MailContent, renderStoredMail } from './render-mail.ts';
import {
  type DroppedMail,
  dropMail,
  insertMails,
  listUnsentMails,
  lockFailedMail,
  noteFailure,
  noteSent,
} from './store.ts';

export interface OutgoingMail {
  /** What it is about, for the logs and the outbox: 'order_placed'. */
  readonly template: MailTemplate;
  readonly to: string;
  readonly content: MailContent;
}

export interface Mailer {
  /** In the transaction of `db`. */
  queue(db: Queryable, mails: readonly OutgoingMail[]): Promise<void>;
}

/** What staff do about mails that could not be sent. */
export interface FailedMails {
  /** Tries a failed one again; false if it has been sent or given up. */
  retry(db: Queryable, id: number): Promise<boolean>;
  /** Gives a failed one up; false if it has been sent or given up. */
  drop(db: Queryable, mail: DroppedMail): Promise<boolean>;
}

interface Deps {
  readonly pool: Pool;
  readonly jobs: JobQueue;
  /** Null: mails stay in the outbox, to be read at /dev/outbox. */
  readonly smtp: { readonly smtpUrl: string; readonly from: string } | null;
  readonly brand: () => Brand;
}

const JOB = 'mail.send';

/** Mails that were queued together; jobs of before have one each. */
type MailJob = { readonly mailIds: readonly number[] } | { readonly mailId: number };

export function createMailer({ pool, jobs, smtp, brand }: Deps): Mailer & FailedMails {
  const transport =
    smtp === null ? null : nodemailer.createTransport(smtp.smtpUrl, { from: smtp.from });
  jobs.define<MailJob>(JOB, (job) => sendMails({ pool, transport, brand }, idsOf(job)));
  jobs.every('mail.drop-old', '47 3 * * *', async () => {
    await dropOldMails(pool);
  });
  return {
    async queue(db, mails) {
      if (mails.length === 0) return;
      const mailIds = await insertMails(db, mails);
      await jobs.enqueue(db, JOB, [{ mailIds }]);
    },
    async retry(db, id) {
      if (!(await lockFailedMail(db, { id }))) return false;
      await jobs.enqueue(db, JOB, [{ mailIds: [id] }]);
      return true;
    },
    drop: (db, mail) => dropMail(db, mail),
  };
}

function idsOf(job: MailJob): readonly number[] {
  return 'mailIds' in job ? job.mailIds : [job.mailId];
}

/** RFC 8058: mail programs post to the address without a page, over HTTPS alone. */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return {
    'List-Unsubscribe': `<${url}>`,
    ...(url.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  };
}

interface Sending {
  readonly pool: Pool;
  readonly transport: ReturnType<typeof nodemailer.createTransport> | null;
  readonly brand: () => Brand;
}

/** One that can't be sent holds up none of the others; the job runs again for it alone. */
async function sendMails(
  { pool, transport, brand }: Sending,
  ids: readonly number[],
): Promise<void> {
  if (transport === null) return;
  const failures: unknown[] = [];
  for (const { id, recipient, ...mail } of await listUnsentMails(pool, { ids })) {
    try {
      const { subject, html, text } = renderStoredMail(mail, brand());
      await transport.sendMail({
        ...{ to: recipient, subject, html, text },
        messageId: `<mail-${id}@wevisu>`,
        headers: unsubscribeHeaders(mail.content?.unsubscribe?.url),
      });
      await noteSent(pool, { id });
    } catch (error) {
      failures.push(error);
      const words = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
      await noteFailure(pool, { id, error: words });
    }
  }
  if (failures.length > 0) throw failures[0];
}
