import type { OrderId } from '@wevisu/domain/ids.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { OrdersDeps } from './deps.ts';
import { stepMails } from './step-mails.ts';
import { listOrdersToMail, noteFailedSteps, takeSteps } from './store/step-mails.ts';

const MINUTE_MS = 60_000;
/** A vendor who approves twelve lines one by one causes one mail. */
const QUIET_MS = 2 * MINUTE_MS;
const LONGEST_WAIT_MS = 10 * MINUTE_MS;
const BATCH = 100;

type Deps = Pick<OrdersDeps, 'pool' | 'now' | 'mailer' | 'publicUrl' | 'onError'>;

/**
 * Mails homeowners the steps of their orders, all of an order in one: once nothing more has happened to it for two
 * minutes, and at the latest after ten. An order whose mail fails is tried again later, and the others go on.
 */
export async function mailSteps(deps: Deps): Promise<void> {
  const now = deps.now().getTime();
  let after: OrderId | null = null;
  for (;;) {
    const due: { orderId: OrderId }[] = await listOrdersToMail(deps.pool, {
      after,
      now: new Date(now),
      quietSince: new Date(now - QUIET_MS),
      waitedSince: new Date(now - LONGEST_WAIT_MS),
      limit: BATCH,
    });
    for (const { orderId } of due) {
      await mailOrder(deps, orderId);
      after = orderId;
    }
    if (due.length < BATCH) return;
  }
}

async function mailOrder(deps: Deps, orderId: OrderId): Promise<void> {
  try {
    await inTransaction(deps.pool, async (trx) => {
      const steps = await takeSteps(trx, { orderId });
      await deps.mailer.queue(trx, stepMails(steps, deps.publicUrl()));
    });
  } catch (error) {
    deps.onError(error);
    await noteFailedSteps(deps.pool, { orderId });
  }
}
