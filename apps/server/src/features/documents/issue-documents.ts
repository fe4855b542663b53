// An invoice follows each charge, and a credit note each refund. They are issued by themselves, after the money has moved,
// so that a document never holds up a payment.
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import type { ShowroomId } from '@wevisu/domain/ids.ts';
import type { DocumentKind } from '@wevisu/domain/orders/order-documents.ts';
import type { Pool, Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { keepLook } from '../showrooms/papers/paper-look.ts';
import {
  insertDocuments,
  SOURCES,
  type Source,
  takeSerials,
  takeUndocumented,
} from './store/documents.ts';

const KINDS: Readonly<Record<Source, DocumentKind>> = { capture: 'invoice', refund: 'credit_note' };
/** Of one transaction, which holds the counter until it ends. */
const BATCH = 200;

/** Safe to run at any time, by several at once. */
export async function issueDocuments({ pool }: { readonly pool: Pool }): Promise<void> {
  for (const source of SOURCES) {
    for (;;) {
      const taken = await inTransaction(pool, (trx) => issueBatch(trx, source));
      if (taken < BATCH) break;
    }
  }
}

/** Gives how many charges or refunds have been seen to. */
async function issueBatch(trx: Queryable, source: Source): Promise<number> {
  const taken = await takeUndocumented[source].list(trx, { most: BATCH });
  // Of a refund of nothing there is nothing to write.
  const moved = taken.filter(({ amount }) => amount > 0);
  const looks = new Map<ShowroomId, number | null>();
  for (const showroomId of new Set(moved.map((row) => row.showroomId)))
    looks.set(showroomId, await keepLook(trx, { showroomId }));
  const years = Map.groupBy(moved, ({ doneAt }) => Number(dayOf(doneAt).slice(0, 4)));
  for (const [year, rows] of years) {
    const { last } = await takeSerials(trx, { kind: KINDS[source], year, count: rows.length });
    const ids = rows.map(({ id }) => id);
    const lookIds = rows.map((row) => looks.get(row.showroomId) ?? null);
    const serials = rows.map((_, at) => last - rows.length + 1 + at);
    await insertDocuments[source].run(trx, { ids, serials, lookIds, year });
  }
  return taken.length;
}
