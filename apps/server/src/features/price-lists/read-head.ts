import {
  guessListColumns,
  headersOf,
  type ListColumn,
  layoutOf,
  ownHeaders,
} from './columns/list-columns.ts';
import type { PriceListDeps } from './deps.ts';
import type { SheetFormat } from './reading/read-sheet.ts';
import type { SheetRow } from './reading/sheet-row.ts';
import {
  countKnownSkus,
  findLayout,
  getPriceList,
  type PriceListRow,
  setHead,
  setUnreadable,
} from './store/lists.ts';

export const READ_HEAD = 'price-lists.read-head';

/** A letterhead, the header, and some twenty rows below. */
const HEAD_ROWS = 40;

/** A job: how the file is written, its first rows, and what its columns seem to be. */
export async function readHead(
  deps: PriceListDeps,
  { id }: { readonly id: number },
): Promise<void> {
  const { pool, now } = deps;
  const list = await getPriceList(pool, { id });
  if (list?.state !== 'reading') return;
  const { version } = list;
  let read = await readFirst(deps, list);
  // Its process may have been killed with the machine short of memory: once more.
  if (!read.ok && read.problem === 'sheet_killed') read = await readFirst(deps, list);
  if (!read.ok) {
    const { problem, row } = read;
    await setUnreadable(pool, { id, version, problem, row, now: now() });
    return;
  }
  const { headerRow, columns } = await understand(deps, list, read.head);
  await setHead(pool, {
    ...{ id, version, headerRow, columns, sheet: list.sheet },
    ...{ format: read.format, head: read.head, now: now() },
  });
}

type First =
  | { readonly ok: true; readonly format: SheetFormat; readonly head: readonly SheetRow[] }
  | { readonly ok: false; readonly problem: string; readonly row: number | null };

async function readFirst({ files, reader }: PriceListDeps, list: PriceListRow): Promise<First> {
  const bytes = await files.get(list.fileKey);
  if (bytes === null) return { ok: false, problem: 'file_gone', row: null };
  let format: SheetFormat | null = null;
  const head: SheetRow[] = [];
  const reading = reader.read(
    bytes,
    { sheet: list.sheet, max: HEAD_ROWS, vendorId: list.vendorId },
    async (line) => {
      if ('format' in line) format = line.format;
      else head.push({ number: line.row, cells: line.cells });
    },
  );
  if (reading === null) throw new Error('too many price lists wait');
  const end = await reading;
  if (!end.ok) return end;
  if (format === null || head.length === 0) return { ok: false, problem: 'sheet_empty', row: null };
  return { ok: true, format, head };
}

/** As the last list of this layout was understood; else by guess. */
async function understand(
  { pool }: PriceListDeps,
  { vendorId, headerRow }: PriceListRow,
  head: readonly SheetRow[],
): Promise<{ headerRow: number; columns: readonly ListColumn[] }> {
  const width = Math.max(...head.map(({ cells }) => cells.length));
  const knownSkus = await Promise.all(
    Array.from({ length: Math.min(width, 60) }, async (_, column) => {
      const values = head.map(({ cells }) => `${cells[column] ?? ''}`.trim()).filter(Boolean);
      return (await countKnownSkus(pool, { vendorId, skus: values.join('\u001f') })).count;
    }),
  );
  const guess = guessListColumns(head, knownSkus, headerRow);
  const header = head.find(({ number }) => number === guess.headerRow);
  const headers = ownHeaders(headersOf(header));
  const layout = layoutOf(headers);
  const known = await findLayout(pool, { vendorId, layout });
  if (known === null) return guess;
  // Beside them, what a file of failed rows says about itself is left out.
  const rest = guess.columns.slice(headers.length).map((column) => ({ ...column, field: null }));
  return { headerRow: guess.headerRow, columns: [...known.columns, ...rest] };
}
