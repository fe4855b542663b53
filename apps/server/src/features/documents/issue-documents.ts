// An invoice follows each charge, and a credit note each refund. They are issued by themselves, after the money has moved,
// so that a document never holds up a payment.
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import type { DocumentKind } from '@wevisu/domain/orders/order-documents.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import {
  insertDocument,
  listUndocumented,
  nextSerial,
  SOURCES,
  type Source,
  takeUndocumented,
} from './store/documents.ts';

interface Deps {
  readonly pool: Pool;
}

const KINDS: Readonly<Record<Source, DocumentKind>> = { capture: 'invoice', refund: 'credit_note' };

/** Safe to run at any time, by several at once. Gives how many were issued. */
export async function issueDocuments(deps: Deps): Promise<number> {
  let issued = 0;
  for (const source of SOURCES) {
    for (;;) {
      const rows = await listUndocumented[source].list(deps.pool);
      let own = 0;
      for (const { id } of rows) own += (await issue(deps, source, id)) ? 1 : 0;
      issued += own;
      if (own === 0) break;
    }
  }
  return issued;
}

function issue({ pool }: Deps, source: Source, id: number): Promise<boolean> {
  return inTransaction(pool, async (trx) => {
    const taken = await takeUndocumented[source].get(trx, { id });
    if (taken === null) return false;
    if (taken.amount === 0) return true;
    const { doneAt } = taken;
    const year = Number(dayOf(doneAt).slice(0, 4));
    const { serial } = await nextSerial(trx, { kind: KINDS[source], year });
    await insertDocument[source].run(trx, { id, year, serial, issuedAt: doneAt });
    return true;
  });
}
