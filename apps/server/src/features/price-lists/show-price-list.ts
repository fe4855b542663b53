import type { PriceList } from '@wevisu/contract/price-lists.ts';
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { SHEET_TEXTS } from './problem-texts.ts';
import type { SheetCell } from './reading/sheet-row.ts';
import type { PriceListRow } from './store/lists.ts';

const SAMPLES = 20;
const HEADER_CHOICES = 20;
const LONGEST_SAMPLE = 200;

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
    head: (list.head ?? []).slice(0, HEADER_CHOICES).map(({ number, cells }) => ({
      row: number,
      text: cells
        .flatMap((cell) => (cell === null ? [] : [`${cell}`]))
        .join(', ')
        .slice(0, LONGEST_SAMPLE),
    })),
    samples: samples.slice(0, SAMPLES).map(({ number, cells }) => ({
      row: number,
      cells: cells.map(showCell),
    })),
    is_full: list.isFull,
    converts_units: list.convertsUnits,
    drafts_changes: list.draftsChanges,
    held_reason: list.heldReason,
    starts_on: list.startsAt === null ? null : dayOf(list.startsAt),
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

export function showCell(cell: SheetCell): string | null {
  return cell === null ? null : `${cell}`.slice(0, LONGEST_SAMPLE);
}

function textOf(problem: string): string {
  return (SHEET_TEXTS as Readonly<Record<string, string>>)[problem] ?? SHEET_TEXTS.sheet_broken;
}
