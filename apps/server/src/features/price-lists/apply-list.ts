import type { UserId } from '@wevisu/domain/ids.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { noteAct } from '../audit/note-act.ts';
import { nameStockCause } from '../inventory/count-stock.ts';
import { getPriceLimit } from '../listings/apply-listing-change.ts';
import { draftChanges, takeBackChanges } from './changed-products/draft-changes.ts';
import type { PriceListDeps } from './deps.ts';
import { draftNewProducts, takeBackDrafts } from './new-products/draft-products.ts';
import {
  decidePrices,
  lockGoods,
  markBatch,
  markOvertaken,
  nextNumbers,
  noteBegunPrices,
  notePrices,
  refuseBelowHeld,
  setProducts,
  setStock,
  setVariants,
  withdrawOpenPrices,
} from './store/batches.ts';
import { getPriceList, type PriceListRow, setDone, setProgress } from './store/lists.ts';

export const APPLY_LIST = 'price-lists.apply';
export const UNDO_LIST = 'price-lists.undo';

const BATCH_ROWS = 500;

/** A job: makes the changes, a part at a time. Killed in the middle, it goes on where it stopped. */
export async function applyList(
  deps: PriceListDeps,
  { id }: { readonly id: number },
): Promise<void> {
  const list = await getPriceList(deps.pool, { id });
  if (list?.state === 'applying') await work(deps, list, false);
}

/** A job: takes back what was changed, where it is still what it was set to. */
export async function undoList(
  deps: PriceListDeps,
  { id }: { readonly id: number },
): Promise<void> {
  const list = await getPriceList(deps.pool, { id });
  if (list?.state === 'undoing') await work(deps, list, true);
}

async function work(deps: PriceListDeps, list: PriceListRow, isUndo: boolean): Promise<void> {
  const { pool, now } = deps;
  const { id, version, vendorId, startsAt } = list;
  let done = list.rowsDone;
  const report = (rows: number) => {
    done += rows;
    return setProgress(pool, { id, version, read: list.rowsRead, done, now: now() });
  };
  for (;;) {
    const numbers = await inTransaction(pool, async (client) => {
      const next = await nextNumbers(client, {
        ...{ listId: id, isUndo, max: BATCH_ROWS },
        withHeld: list.heldReason !== null,
      });
      const of = { listId: id, numbers: next.map(({ number }) => number) };
      if (next.length === 0) return [];
      await lockGoods(client, of);
      if (isUndo) await noteBegunPrices(client, of);
      await markOvertaken(client, { ...of, isUndo });
      await refuseBelowHeld(client, { ...of, isUndo });
      const at = now();
      if (!isUndo)
        await decidePrices(client, {
          ...of,
          now: at,
          startsAt,
          approvalPpm: (await getPriceLimit(client)) * 10_000,
        });
      await withdrawOpenPrices(client, { ...of, now: at });
      await notePrices(client, {
        ...{ ...of, isUndo, now: at, startsAt, vendorId, by: list.createdBy },
        reason: isUndo ? `Undo of ${list.fileName}` : list.fileName,
        heldReason: list.heldReason,
      });
      await setVariants(client, { ...of, isUndo });
      await setProducts(client, { ...of, isUndo, now: at });
      await nameStockCause(client, {
        kind: 'file',
        reason: isUndo ? `Undo of ${list.fileName}` : (list.stockReason ?? list.fileName),
        actor: list.createdBy,
      });
      await setStock(client, { ...of, isUndo });
      await markBatch(client, { ...of, isUndo });
      return of.numbers;
    });
    if (numbers.length === 0) break;
    if (!(await report(numbers.length))) return;
  }
  const goesOn = await (isUndo ? takeBackDrafts : draftNewProducts)(deps, list, report);
  if (!goesOn) return;
  if (!(await (isUndo ? takeBackChanges : draftChanges)(deps, list, report))) return;
  await inTransaction(pool, async (client) => {
    const to = isUndo ? 'undone' : 'applied';
    if (!(await setDone(client, { id, version, to, now: now() }))) return;
    await noteAct(client, {
      at: now(),
      actorId: list.createdBy as UserId,
      tenant: { kind: 'vendor', id: vendorId },
      action: `price_list.${to}`,
      target: { kind: 'price_list', id },
      from: null,
      to: { file_name: list.fileName, rows: done, ...list.summary },
      ...(list.heldReason !== null && !isUndo && { reason: list.heldReason }),
    });
  });
}
