// Mails about what comes in floods: all that is said on a topic until it is due is one mail.
import type { UserId } from '@wevisu/domain/ids.ts';
import { mailDue } from '@wevisu/domain/notifications/mail-times.ts';
import { type MailTemplate, optionalKindOf } from '@wevisu/domain/notifications/notice-kinds.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { MailContent } from '../../platform/mail/render-mail.ts';
import { planOf, timesOf } from './reader.ts';
import { listReaders } from './store/choices.ts';
import { type HeldMail, insertHeld } from './store/held.ts';

/** Who is there reads it on the page before that, and gets no mail. */
const GATHER_MINUTES = 10;

export interface GatheredMail {
  readonly template: MailTemplate;
  readonly userIds: readonly UserId[];
  /** As of the notification: reading that settles the mail, too. */
  readonly topic: string;
  /** What it says; those of one topic are listed in one mail. */
  readonly line: string;
  /** Without the lines, which are put before its blocks. */
  readonly content: MailContent;
}

/** To verified addresses, in the transaction of the event itself. */
export async function gatherMails(
  db: Queryable,
  { userIds, template, ...mail }: GatheredMail & { readonly now: Date },
): Promise<void> {
  const kind = optionalKindOf(template);
  if (kind === null) throw new Error(`${template} does not wait`);
  if (userIds.length === 0) return;
  const { topic, line, content, now } = mail;
  const held: HeldMail[] = [];
  for (const reader of await listReaders(db, { userIds })) {
    const plan = planOf(reader, kind);
    // The lines are typed by others: nobody has them sent to an address of a stranger.
    if (plan === 'off' || !reader.isVerified) continue;
    const times = timesOf(reader);
    const dueAt = mailDue({ plan, times, now, gatherMinutes: GATHER_MINUTES });
    const isDigest = plan === 'digest';
    held.push({
      ...{ userId: reader.userId, kind, template, content, isDigest, dueAt, topic, line },
    });
  }
  await insertHeld(db, { mails: held, now });
}
