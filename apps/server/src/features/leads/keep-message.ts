import type { CallInput } from '@wevisu/contract/call.ts';
import type { ContactTopic, sendContactMessage } from '@wevisu/contract/leads.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { LeadsDeps } from './deps.ts';
import { mailSupport } from './mail-support.ts';
import { insertMessage } from './store.ts';

type Form = CallInput<typeof sendContactMessage>['body'];

const TOPIC_WORDS: Readonly<Record<ContactTopic, string>> = {
  general: 'General',
  order: 'An order',
  pro: 'Becoming a pro',
  vendor: 'Becoming a vendor',
  privacy: 'Privacy',
};

/** G-26: saved, and mailed to support. */
export async function keepMessage(
  { pool, mailer }: LeadsDeps,
  { form, userId }: { readonly form: Form; readonly userId: UserId | null },
): Promise<void> {
  if (form.website !== '') return;
  const { topic, full_name: fullName, email, message } = form;
  await inTransaction(pool, async (db) => {
    await insertMessage(db, { topic, fullName, email, message, userId });
    await mailSupport(db, mailer, {
      template: 'contact',
      subject: `${TOPIC_WORDS[topic]}: message from ${fullName}`,
      rows: [
        ['About', TOPIC_WORDS[topic]],
        ['Name', fullName],
        ['Email', email],
        ['Account', userId === null ? 'none' : String(userId)],
      ],
      text: message,
    });
  });
}
