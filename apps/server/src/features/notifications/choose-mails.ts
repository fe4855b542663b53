// Every mail of the product passes here: it comes at once, waits, or does not come, as its reader chose.
import { mailDue } from '@wevisu/domain/notifications/mail-times.ts';
import { optionalKindOf } from '@wevisu/domain/notifications/notice-kinds.ts';
import type { Mailer, OutgoingMail } from '../../platform/mail/mailer.ts';
import type { MailChoiceDeps } from './mail-deps.ts';
import { planOf, timesOf } from './reader.ts';
import { listReadersByEmail } from './store/choices.ts';
import { type HeldMail, insertHeld } from './store/held.ts';
import { withUnsubscribe } from './with-unsubscribe.ts';

/** The mailer of all features. A mail to an address without an account comes at once. */
export function withMailChoices(deps: Omit<MailChoiceDeps, 'pool' | 'onError'>): Mailer {
  const { mailer, now } = deps;
  return {
    async queue(db, mails) {
      const emails = mails
        .filter(({ template }) => optionalKindOf(template) !== null)
        .map(({ to }) => to.toLowerCase());
      if (emails.length === 0) return mailer.queue(db, mails);
      const readers = new Map(
        (await listReadersByEmail(db, { emails })).map((row) => [row.email, row]),
      );
      const at = now();
      const direct: OutgoingMail[] = [];
      const held: HeldMail[] = [];
      for (const mail of mails) {
        const { template, content } = mail;
        const kind = optionalKindOf(template);
        const reader = kind === null ? undefined : readers.get(mail.to.toLowerCase());
        if (kind === null || reader === undefined) {
          direct.push(mail);
          continue;
        }
        const plan = planOf(reader, kind);
        if (plan === 'off') continue;
        const dueAt = mailDue({ plan, times: timesOf(reader), now: at, gatherMinutes: 0 });
        const { userId } = reader;
        if (dueAt <= at) {
          direct.push({ ...mail, content: withUnsubscribe(deps, content, { userId, what: kind }) });
        } else {
          const isDigest = plan === 'digest';
          held.push({
            ...{ userId, kind, template, content, isDigest, dueAt, topic: null, line: null },
          });
        }
      }
      await mailer.queue(db, direct);
      await insertHeld(db, { mails: held, now: at });
    },
  };
}
