import type { PriceListSummary } from '@wevisu/contract/price-lists.ts';
import { getDropLimit, getPriceLimit } from '../listings/apply-listing-change.ts';
import { type ListColumn, readingOf } from './columns/list-columns.ts';
import { readRow } from './columns/read-row.ts';
import type { PriceListDeps } from './deps.ts';
import { changesToConfirm } from './guard.ts';
import { claimCheck, setChecked, setProgress, setUnreadable } from './store/lists.ts';
import {
  addMissingRows,
  dropDisagreeing,
  holdDrops,
  matchNewRows,
  matchRows,
} from './store/match-rows.ts';
import { clearRows, failTwice, insertRows, type RowToKeep } from './store/rows.ts';
import { countOutcomes } from './store/summary.ts';

export const CHECK_LIST = 'price-lists.check';

const BATCH_ROWS = 1000;

/** A job: reads all rows anew and finds out what they would change. Nothing that is sold changes. */
export async function checkList(
  { pool, files, reader, now }: PriceListDeps,
  { id }: { readonly id: number },
): Promise<void> {
  const list = await claimCheck(pool, { id });
  if (list === null || list.columns === null || list.headerRow === null) return;
  const { version, vendorId, headerRow } = list;
  const bytes = await files.get(list.fileKey);
  if (bytes === null) {
    await setUnreadable(pool, { id, version, problem: 'file_gone', row: null, now: now() });
    return;
  }
  // What an earlier run has left.
  await clearRows(pool, { listId: id });
  const reading = readingOf(list.columns);
  let waiting: RowToKeep[] = [];
  let count = 0;
  const keep = async () => {
    await insertRows(pool, { listId: id, rows: waiting });
    count += waiting.length;
    waiting = [];
    if (!(await setProgress(pool, { id, version, read: count, done: 0, now: now() })))
      throw new Overtaken();
  };
  try {
    const read = reader.read(bytes, { sheet: list.sheet, max: null, vendorId }, async (line) => {
      if (!('row' in line) || line.row <= headerRow) return;
      const { number, sku, values, problems } = readRow(
        { number: line.row, cells: line.cells },
        reading,
      );
      waiting.push({ number, sku, cells: line.cells, asks: values, problems });
      if (waiting.length === BATCH_ROWS) await keep();
    });
    if (read === null) throw new Error('too many price lists wait');
    const end = await read;
    if (!end.ok) {
      await setUnreadable(pool, { id, version, problem: end.problem, row: end.row, now: now() });
      return;
    }
    if (waiting.length > 0) await keep();
  } catch (error) {
    if (error instanceof Overtaken) return;
    throw error;
  }
  const of = { listId: id, vendorId };
  await failTwice(pool, { listId: id });
  await matchRows(pool, {
    ...{ ...of, convertsUnits: list.convertsUnits },
    unitColumn: unitColumnOf(list.columns),
  });
  await dropDisagreeing(pool, { listId: id });
  await holdDrops(pool, { listId: id, dropPercent: await getDropLimit(pool) });
  await matchNewRows(pool, of);
  if (list.isFull) await addMissingRows(pool, of);
  const summary = summaryOf(
    await countOutcomes(pool, { ...of, approvalPpm: (await getPriceLimit(pool)) * 10_000 }),
  );
  await setChecked(pool, { id, version, summary, now: now() });
}

/** The column that says the unit: its own, else that of the price. */
function unitColumnOf(columns: readonly ListColumn[]): number | null {
  const own = columns.findIndex(({ field }) => field === 'unit');
  const column = own === -1 ? columns.findIndex(({ field }) => field === 'price') : own;
  return column === -1 ? null : column;
}

/** Somebody has canceled it, or wants it checked with other columns. */
class Overtaken extends Error {}

function summaryOf(counts: Awaited<ReturnType<typeof countOutcomes>>): PriceListSummary {
  const { belowAllowed, toApprove, describedProducts, ...counted } = counts;
  const { pricesUp, pricesDown, largestRisePpm, largestFallPpm, newProducts, ...rest } = counted;
  const summary = {
    ...{ ...rest, new_products: newProducts },
    ...{ below_allowed: belowAllowed, to_approve: toApprove },
    ...{ described_products: describedProducts },
    ...{ prices_up: pricesUp, prices_down: pricesDown },
    ...{ largest_rise_ppm: largestRisePpm, largest_fall_ppm: largestFallPpm },
  };
  return { ...summary, confirm: changesToConfirm(summary) };
}
