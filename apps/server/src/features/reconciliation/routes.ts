import * as books from '@wevisu/contract/books.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { RECONCILE } from './jobs.ts';
import { readSums } from './keep-sums.ts';
import { readEntries, writeEntries } from './list-entries.ts';
import { retryRefund } from './retry-refund.ts';
import { listFailedRefunds } from './store/entries.ts';
import { listRunDifferences, listRuns } from './store/runs.ts';

const RUNS_SHOWN = 30;

interface BookDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
}

export function addBookCalls(calls: CallTable, deps: BookDeps): void {
  const { pool, jobs } = deps;

  calls.add(books.listAccounts, async () => {
    const rows = await readSums({ pool });
    return ok({
      data: rows.map(({ account, cents: sum, entries }) => ({ account, sum: cents(sum), entries })),
    });
  });

  calls.add(books.listEntries, async (_, { query }) => {
    const page = await readEntries(pool, query);
    return page.ok ? ok({ data: page.value }) : page;
  });

  calls.add(books.exportEntries, async (_, { query }) => {
    const file = writeEntries(pool, query);
    return file.ok ? ok({ data: null, file: file.value }) : file;
  });

  calls.add(books.getReconciliations, async () => {
    const runs = await listRuns(pool, { most: RUNS_SHOWN });
    const [newest] = runs;
    const found = newest ? await listRunDifferences(pool, { runId: newest.id }) : [];
    return ok({
      data: {
        runs: runs.map(({ id, startedAt, finishedAt, orders, charges, differences }) => ({
          ...{ id, orders, charges, differences },
          started_at: startedAt.toISOString(),
          finished_at: finishedAt.toISOString(),
        })),
        differences: found.map(({ kind, number, about, expected, found: read }) => ({
          ...{ kind, order_number: number, about },
          ...{ expected: cents(expected), found: cents(read) },
        })),
      },
    });
  });

  calls.add(books.startReconciliation, async () => {
    await inTransaction(pool, (trx) => jobs.enqueue(trx, RECONCILE, [{}]));
    return ok({ data: null, message: 'It is compared now.' });
  });

  calls.add(books.listFailedRefunds, async () => {
    const rows = await listFailedRefunds(pool);
    return ok({
      data: rows.map(
        ({ id, orderNumber, productName, amountCents, attempt, outcome, endedAt }) => ({
          ...{ id, order_number: orderNumber, product_name: productName, attempt, outcome },
          amount: cents(amountCents),
          failed_at: endedAt.toISOString(),
        }),
      ),
    });
  });

  calls.add(books.retryRefund, async ({ user: { userId } }, { params: { id }, body }) => {
    const begun = await retryRefund(deps, { userId, id, reason: body.reason });
    return begun.ok ? ok({ data: null, message: 'The refund is tried again.' }) : begun;
  });
}
