import type { PriceList } from '@wevisu/contract/price-lists.ts';
import { SHEET_TEXTS } from './problem-texts.ts';
import type { SheetCell } from './reading/sheet-row.ts';
import type { PriceListRow } from './store/lists.ts';

const SAMPLES = 20;

export function showPriceList(list: PriceListRow): PriceList {
  const { format } = list;
  const samples = (list.head ?? []).filter(({ number }) => number > (list.headerRow ?? 0));
  return {
    id: list.id,
    file_name: list.fileName,
    bytes: list.bytes,
    state: list.state,
    version: list.version,
    encoding: format?.text?.encoding ?? null,
    delimiter: format?.text?.delimiter ?? null,
    sheets: [...(format?.sheets ?? [])],
    sheet: list.sheet,
    header_row: list.headerRow,
    columns: (list.columns ?? []).map((column) => ({
      header: column.header,
      field: column.field,
      mark: column.mark,
      is_mark_guess: column.isMarkGuess,
      is_discontinued: column.isDiscontinued,
    })),
    samples: samples.slice(0, SAMPLES).map(({ number, cells }) => ({
      row: number,
      cells: cells.map(showCell),
    })),
    is_full: list.isFull,
    starts_at: list.startsAt?.toISOString() ?? null,
    rows_read: list.rowsRead,
    rows_done: list.rowsDone,
    summary: list.summary,
    problem: list.problem === null ? null : textOf(list.problem),
    problem_row: list.problemRow,
    created_at: list.createdAt.toISOString(),
    applied_at: list.appliedAt?.toISOString() ?? null,
    undone_at: list.undoneAt?.toISOString() ?? null,
  };
}

const LONGEST_SAMPLE = 200;

export function showCell(cell: SheetCell): string | null {
  return cell === null ? null : `${cell}`.slice(0, LONGEST_SAMPLE);
}

function textOf(problem: string): string {
  return (SHEET_TEXTS as Readonly<Record<string, string>>)[problem] ?? SHEET_TEXTS.sheet_broken;
}
