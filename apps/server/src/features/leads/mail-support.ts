import type { MailTemplate } from '@wevisu/domain/notifications/notice-kinds.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { supportMail } from './mails.ts';
import { readSupportEmail } from './store.ts';

export interface SupportNews {
  readonly template: MailTemplate;
  readonly subject: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly text: string;
}

/** Queues a mail to the support address that staff have set. */
export async function mailSupport(
  db: Queryable,
  mailer: Mailer,
  { template, ...news }: SupportNews,
): Promise<void> {
  await mailer.queue(db, [
    { template, to: await readSupportEmail(db), content: supportMail(news) },
  ]);
}
