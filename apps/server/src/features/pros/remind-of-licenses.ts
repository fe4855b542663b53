import { addDays, day, dayOf, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { dueLicenseReminder, LICENSE_REMINDER_DAYS } from '@wevisu/domain/people/pro-start.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notify } from '../notifications/notify.ts';
import type { ProsDeps } from './deps.ts';
import { licenseReminderMail, licenseStoppedMail } from './mails.ts';
import { listStopped, listToRemind, noteReminders } from './store/renewals.ts';

type Deps = Pick<ProsDeps, 'pool' | 'now' | 'mailer' | 'publicUrl'>;

/** G-66: reminds pros 30, 14, 7 and 1 days before their license expires, each time once. Safe to run twice. */
export async function remindOfLicenses(deps: Deps): Promise<void> {
  // The nearest reminder first: who is that near gets none of the earlier ones.
  for (const days of LICENSE_REMINDER_DAYS.toReversed()) await remind(deps, days);
}

function remind({ pool, now, mailer, publicUrl }: Deps, days: number): Promise<void> {
  return inTransaction(pool, async (client) => {
    const found = await listToRemind(client, { today: dayOf(now()), days });
    const due = found.filter(({ expiresOn }) => dueLicenseReminder(expiresOn, now()) === days);
    if (due.length === 0) return;
    const url = `${publicUrl()}${PATHS.proStart}`;
    await noteReminders(client, {
      userIds: due.map(({ userId }) => userId),
      expiresOn: due.map(({ expiresOn }) => expiresOn),
      days,
    });
    await mailer.queue(
      client,
      due.map(({ email, expiresOn }) => ({
        template: 'license_expires',
        to: email,
        content: licenseReminderMail({ expiresOn, url }),
      })),
    );
    await notify(
      client,
      due.map(({ userId, expiresOn }) => ({
        userId,
        event: 'license_expires',
        title: `Your license expires on ${formatDay(day(expiresOn))}`,
        text: 'Send the new one, so that your showroom keeps selling.',
        link: PATHS.proStart,
        topic: `license-${expiresOn}`,
      })),
    );
  });
}

/** A stop that is older than this is history: the server was not running. */
const DAYS_TO_TELL = 14;

/** Tells pros once that their license has expired and their showroom stopped selling. Safe to run twice. */
export function tellOfStops({ pool, now, mailer, publicUrl }: Deps): Promise<void> {
  return inTransaction(pool, async (client) => {
    const today = dayOf(now());
    const stopped = await listStopped(client, { today, since: addDays(today, -DAYS_TO_TELL) });
    if (stopped.length === 0) return;
    const content = licenseStoppedMail({ url: `${publicUrl()}${PATHS.proStart}` });
    await noteReminders(client, {
      userIds: stopped.map(({ userId }) => userId),
      expiresOn: stopped.map(({ expiresOn }) => expiresOn),
      days: 0,
    });
    await mailer.queue(
      client,
      stopped.map(({ email: to }) => ({ template: 'license_stopped', to, content })),
    );
    await notify(
      client,
      stopped.map(({ userId, expiresOn }) => ({
        userId,
        event: 'license_stopped',
        title: 'Your showroom stopped selling',
        text: 'Your license has expired. Send the new one.',
        link: PATHS.proStart,
        topic: `license-${expiresOn}`,
      })),
    );
  });
}
