import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { PaymentGateway } from '../gateway/seam/payment-gateway.ts';
import { listStaffIds, notify } from '../notifications/notify.ts';
import { keepSums } from './keep-sums.ts';
import { differenceText, type Reconciled, reconcile } from './reconcile.ts';
import { insertRun } from './store/runs.ts';

export interface ReconciliationDeps {
  readonly pool: Pool;
  readonly gateway: PaymentGateway;
  readonly now: () => Date;
  readonly log: {
    info(fields: object, text: string): void;
    error(fields: object, text: string): void;
  };
}

/** Of the alarm's text. */
const MOST_NAMED = 5;

export const RECONCILE = 'money.reconcile';

export function addReconciliationJobs(jobs: JobQueue, deps: ReconciliationDeps): void {
  jobs.define(
    RECONCILE,
    async () => {
      await reconcileAndTell(deps);
    },
    { isLong: true },
  );
  jobs.every('money.keep-sums', '*/10 * * * *', () => keepSums(deps));
  jobs.every('money.reconcile-nightly', '41 4 * * *', async () => {
    await reconcileAndTell(deps);
  });
}

/** Keeps what was found. A difference is an alarm with its list, for all staff and in the server's log. */
export async function reconcileAndTell(deps: ReconciliationDeps): Promise<Reconciled> {
  const { pool, now, log } = deps;
  const startedAt = now();
  const found = await reconcile(deps);
  const { orders, charges, differences, told } = found;
  await inTransaction(pool, async (trx) => {
    await insertRun(trx, {
      ...{ startedAt, finishedAt: now(), orders, charges, differences },
      kept: told.map(({ kind, orderId, about, expected, found: read }) => ({
        ...{ kind, orderId, about, expected, found: read },
      })),
    });
    if (differences === 0) return;
    const texts = told.slice(0, MOST_NAMED).map(differenceText);
    const staff = await listStaffIds(trx);
    await notify(
      trx,
      staff.map((userId) => ({
        userId,
        event: 'books_differ',
        title: 'Ledger, orders and gateway do not agree',
        text: `${differences} differences: ${texts.join('; ')}.`,
        link: '/staff/money',
      })),
    );
  });
  if (differences === 0)
    log.info({ books: { orders, charges } }, 'ledger, orders and gateway agree');
  else
    log.error(
      { books: { orders, charges, differences: told.map(differenceText) } },
      'ledger, orders and gateway do not agree',
    );
  return found;
}
