import { day, dayOf, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notify } from '../notifications/notify.ts';
import type { ProsDeps } from './deps.ts';
import { planReminderMail } from './mails.ts';
import { takePlansToRemind } from './store/plan-reminders.ts';

const REMINDER_DAYS = 7;

/** G-64: tells pros once, a week before their plan ends. Safe to run twice. */
export function remindOfPlans({
  pool,
  now,
  mailer,
  publicUrl,
}: Pick<ProsDeps, 'pool' | 'now' | 'mailer' | 'publicUrl'>): Promise<void> {
  return inTransaction(pool, async (client) => {
    const due = await takePlansToRemind(client, { today: dayOf(now()), days: REMINDER_DAYS });
    if (due.length === 0) return;
    const url = `${publicUrl()}${PATHS.proPlan}`;
    await mailer.queue(
      client,
      due.map(({ email, endsOn }) => ({
        template: 'plan_ends',
        to: email,
        content: planReminderMail({ endsOn, url }),
      })),
    );
    await notify(
      client,
      due.map(({ userId, endsOn }) => ({
        userId,
        event: 'plan_ends',
        title: `Your plan ends on ${formatDay(day(endsOn))}`,
        text: 'After that your showroom is on Basic, with our color and logo.',
        link: PATHS.proPlan,
        topic: `plan-${endsOn}`,
      })),
    );
  });
}
