import { inTransaction } from '../../platform/database/transaction.ts';
import type { OrdersDeps } from './deps.ts';
import { stepMails } from './step-mails.ts';
import { listOrdersToMail, takeSteps } from './store/step-mails.ts';

const MINUTE_MS = 60_000;
/** A vendor who approves twelve lines one by one causes one mail. */
const QUIET_MS = 2 * MINUTE_MS;
const LONGEST_WAIT_MS = 10 * MINUTE_MS;
const BATCH = 100;

/**
 * Mails homeowners the steps of their orders, all of an order in one: once nothing more has happened to it for two
 * minutes, and at the latest after ten.
 */
export async function mailSteps(
  deps: Pick<OrdersDeps, 'pool' | 'now' | 'mailer' | 'publicUrl'>,
): Promise<void> {
  const now = deps.now().getTime();
  for (;;) {
    const due = await listOrdersToMail(deps.pool, {
      quietSince: new Date(now - QUIET_MS),
      waitedSince: new Date(now - LONGEST_WAIT_MS),
      limit: BATCH,
    });
    for (const { orderId } of due) {
      await inTransaction(deps.pool, async (trx) => {
        const steps = await takeSteps(trx, { orderId });
        await deps.mailer.queue(trx, stepMails(steps, deps.publicUrl()));
      });
    }
    if (due.length < BATCH) return;
  }
}
