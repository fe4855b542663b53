import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { hireMaturityEntries } from '@wevisu/domain/ledger/entries.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { book } from '../money/book.ts';
import type { HireMoneyDeps } from './deps.ts';
import { lockDuePayments, markAvailable, readDuePayments } from './store/maturity.ts';

const BATCH = 500;

/** POL-20: what accepted milestones brought is available from its day on. Safe to run at any time, by several at once. */
export async function matureHires(deps: Pick<HireMoneyDeps, 'pool' | 'now'>): Promise<number> {
  let matured = 0;
  for (;;) {
    const count = await matureBatch(deps);
    matured += count;
    if (count < BATCH) return matured;
  }
}

function matureBatch({ pool, now }: Pick<HireMoneyDeps, 'pool' | 'now'>): Promise<number> {
  return inTransaction(pool, async (trx) => {
    const locked = await lockDuePayments(trx, { today: dayOf(now()), most: BATCH });
    if (locked.length === 0) return 0;
    const due = await readDuePayments(trx, { ids: locked.map(({ id }) => id) });
    await book(
      trx,
      due.map(({ id, showroomId, cents: left }) => ({
        ...{ cause: 'maturity' as const, causeId: id, step: 'hire', orderId: null },
        entries: hireMaturityEntries({ kind: 'pro', id: showroomId }, cents(left)),
      })),
      now(),
    );
    await markAvailable(trx, { ids: due.map(({ id }) => id) });
    return due.length;
  });
}
