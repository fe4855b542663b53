import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { csvLine } from '../../platform/lists/csv-line.ts';
import { safeText } from '../../platform/lists/safe-text.ts';
import { FAILED_HEADERS, ownHeaders } from './columns/list-columns.ts';
import type { PriceListDeps } from './deps.ts';
import { rowText } from './problem-texts.ts';
import type { SheetCell } from './reading/sheet-row.ts';
import { columnOf } from './show-rows.ts';
import { getOwnPriceList } from './store/lists.ts';
import { pageRows } from './store/rows.ts';

const PAGE = 2000;
const HELD_TEXT = 'Its price is far below the one before. Check it, or apply it with a reason.';
const MEANWHILE_TEXT = 'It was changed by someone else meanwhile.';

/** What failed, in the columns that it came in, then why: mended, the file can be sent again. */
export async function failedRows(
  { pool }: Pick<PriceListDeps, 'pool'>,
  of: { readonly userId: UserId; readonly id: number },
): Promise<Result<SentFile>> {
  const list = await getOwnPriceList(pool, of);
  if (list === null) return refuse('not_found');
  const headers = (list.columns ?? []).map(({ header }) => header);
  const lines = [line([...ownHeaders(headers), ...FAILED_HEADERS])];
  for (let after = 0; ; ) {
    const rows = await pageRows(pool, {
      ...{ listId: list.id, kind: 'failed', after, max: PAGE, approvalPpm: 0 },
    });
    for (const { number, cells, problems, isHeld, done } of rows) {
      const own = ownHeaders(headers).map((_, column) => cells[column] ?? null);
      const column = problems[0]?.column ?? null;
      const value = column === null ? null : (cells[column] ?? null);
      const held = isHeld && done === null ? HELD_TEXT : MEANWHILE_TEXT;
      const reasons = problems.map(rowText).join(' ') || held;
      lines.push(line([...own, number, columnOf(column, list), value, reasons]));
    }
    after = rows.at(-1)?.number ?? after;
    if (rows.length < PAGE) break;
  }
  return ok({
    type: 'text/csv; charset=utf-8',
    name: `failed-rows-${list.id}.csv`,
    bytes: Buffer.from(lines.join('')),
  });
}

function line(cells: readonly SheetCell[]): string {
  return csvLine(cells.map((cell) => (typeof cell === 'string' ? safeText(cell) : cell)));
}
