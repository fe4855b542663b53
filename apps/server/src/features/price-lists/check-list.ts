import type { PriceListSummary } from '@wevisu/contract/price-lists.ts';
import { getDropLimit, getPriceLimit } from '../listings/apply-listing-change.ts';
import { type ListColumn, readingOf } from './columns/list-columns.ts';
import { readRow } from './columns/read-row.ts';
import type { PriceListDeps } from './deps.ts';
import { changesToConfirm } from './guard.ts';
import type { ReadingEnd } from './reading/sheet-reader.ts';
import {
  claimCheck,
  type PriceListRow,
  setChecked,
  setProgress,
  setUnreadable,
} from './store/lists.ts';
import {
  addMissingRows,
  dropDisagreeing,
  holdDrops,
  matchNewRows,
  matchRows,
  mergeLots,
} from './store/match-rows.ts';
import {
  analyzeRows,
  clearRows,
  failTwice,
  getLastNumber,
  insertRows,
  type RowToKeep,
} from './store/rows.ts';
import { countOutcomes } from './store/summary.ts';

export const CHECK_LIST = 'price-lists.check';

const BATCH_ROWS = 1000;
/** Numbers of rows that are matched at once. */
const MATCHED_ROWS = 5000;

/** A job: reads all rows anew and finds out what they would change. Nothing that is sold changes. */
export async function checkList(
  deps: PriceListDeps,
  { id }: { readonly id: number },
): Promise<void> {
  const { pool, files, now } = deps;
  const list = await claimCheck(pool, { id });
  if (list === null || list.columns === null || list.headerRow === null) return;
  const { version, vendorId } = list;
  const bytes = await files.get(list.fileKey);
  if (bytes === null) {
    await setUnreadable(pool, { id, version, problem: 'file_gone', row: null, now: now() });
    return;
  }
  try {
    let end = await keepRows(deps, list, bytes);
    // Its process may have been killed with the machine short of memory: once more.
    if (!end.ok && end.problem === 'sheet_killed') end = await keepRows(deps, list, bytes);
    if (!end.ok) {
      await setUnreadable(pool, { id, version, problem: end.problem, row: end.row, now: now() });
      return;
    }
  } catch (error) {
    if (error instanceof Overtaken) return;
    throw error;
  }
  const of = { listId: id, vendorId };
  await analyzeRows(pool);
  await failTwice(pool, { listId: id });
  const how = { convertsUnits: list.convertsUnits, unitColumn: unitColumnOf(list.columns) };
  const { number: last } = await getLastNumber(pool, { listId: id });
  for (let after = 0; after < last; after += MATCHED_ROWS) {
    await matchRows(pool, { ...of, ...how, after, to: after + MATCHED_ROWS });
  }
  // What became of them is known only now.
  await analyzeRows(pool);
  await mergeLots(pool, { listId: id });
  await dropDisagreeing(pool, { listId: id });
  await holdDrops(pool, { listId: id, dropPercent: await getDropLimit(pool) });
  await matchNewRows(pool, of);
  if (list.isFull) await addMissingRows(pool, of);
  const summary = summaryOf(
    await countOutcomes(pool, { ...of, approvalPpm: (await getPriceLimit(pool)) * 10_000 }),
  );
  await setChecked(pool, { id, version, summary, now: now() });
}

/** All rows of the file, in place of what an earlier run has left. */
async function keepRows(
  { pool, reader, now }: PriceListDeps,
  { id, version, vendorId, sheet, headerRow, columns }: PriceListRow,
  bytes: Buffer,
): Promise<ReadingEnd> {
  await clearRows(pool, { listId: id });
  const reading = readingOf(columns ?? []);
  let waiting: RowToKeep[] = [];
  let count = 0;
  const keep = async () => {
    await insertRows(pool, { listId: id, rows: waiting });
    count += waiting.length;
    waiting = [];
    if (!(await setProgress(pool, { id, version, read: count, done: 0, now: now() })))
      throw new Overtaken();
  };
  const read = reader.read(bytes, { sheet, max: null, vendorId }, async (line) => {
    if (!('row' in line) || line.row <= (headerRow ?? 0)) return;
    const { number, sku, values, problems } = readRow(
      { number: line.row, cells: line.cells },
      reading,
    );
    waiting.push({ number, sku, cells: line.cells, asks: values, problems });
    if (waiting.length === BATCH_ROWS) await keep();
  });
  if (read === null) throw new Error('too many price lists wait');
  const end = await read;
  if (end.ok && waiting.length > 0) await keep();
  return end;
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
