// The part of applying a list that drafts changes of products that are live, and the part of undoing it that takes them
// back. What is live stays until staff approve. Drafts and the marks of their rows are one commit.
import type { ProductId, VendorId } from '@wevisu/domain/ids.ts';
import type { Pool, Queryable } from '../../../platform/database/queryable.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { beginChange } from '../../listings/begin-change.ts';
import { dropUntouchedDrafts } from '../../listings/begin-drafts.ts';
import {
  type DescribedProductRow,
  markChangesTakenBack,
  markDescribed,
  nextChangesToTakeBack,
  nextDescribed,
} from '../store/described-rows.ts';
import type { PriceListRow } from '../store/lists.ts';
import { buildChange } from './build-change.ts';

const BATCH_ROWS = 500;

interface Deps {
  readonly pool: Pool;
  readonly now: () => Date;
}
/** False: somebody has stopped the list. */
type Report = (rows: number) => Promise<boolean>;

/** False if somebody has stopped it. */
export async function draftChanges(
  { pool, now }: Deps,
  { id: listId, vendorId, draftsChanges }: PriceListRow,
  report: Report,
): Promise<boolean> {
  if (!draftsChanges) return true;
  for (;;) {
    const count = await inTransaction(pool, async (client) => {
      const rows = await nextDescribed(client, { listId, max: BATCH_ROWS });
      const products = Map.groupBy(rows, ({ productId }) => productId);
      for (const [productId, described] of products) {
        await draftChange(client, { listId, vendorId, productId, rows: described, now: now() });
      }
      return rows.length;
    });
    if (count === 0) return true;
    if (!(await report(0))) return false;
  }
}

async function draftChange(
  client: Queryable,
  of: {
    readonly listId: number;
    readonly vendorId: VendorId;
    readonly productId: ProductId;
    readonly rows: readonly DescribedProductRow[];
    readonly now: Date;
  },
): Promise<void> {
  const { listId, vendorId, productId, rows, now } = of;
  const draftId = await beginChange(client, {
    ...{ vendorId, productId, listId, now },
    change: (live) => buildChange(live, rows),
  });
  const numbers = rows.map(({ number }) => number);
  await markDescribed(client, { listId, numbers, draftId });
}

/** Drafts that somebody has saved or sent since stay. False if somebody has stopped it. */
export async function takeBackChanges(
  { pool }: Deps,
  { id: listId, vendorId }: PriceListRow,
  report: Report,
): Promise<boolean> {
  for (;;) {
    const count = await inTransaction(pool, async (client) => {
      const rows = await nextChangesToTakeBack(client, { listId, max: BATCH_ROWS });
      const ids = [...new Set(rows.map(({ draftId }) => draftId))];
      const left = await dropUntouchedDrafts(client, { vendorId, listId, ids });
      await markChangesTakenBack(client, {
        listId,
        rows: rows.map(({ number, draftId }) => ({
          number,
          described: left.has(draftId) ? 'kept' : 'undone',
        })),
      });
      return rows.length;
    });
    if (count === 0) return true;
    if (!(await report(0))) return false;
  }
}
