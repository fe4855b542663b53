/** A cell as the file holds it; null if it is empty. Numbers keep the digits that the file shows. */
export type SheetCell = string | number | boolean | null;

export interface SheetRow {
  /** As a spreadsheet counts: the first row is 1. */
  readonly number: number;
  readonly cells: readonly SheetCell[];
}

/** What a price list may have at most. */
export const SHEET_LIMITS = {
  fileBytes: 50 * 1024 * 1024,
  rows: 100_000,
  columns: 200,
  cellLength: 10_000,
  recordLength: 1024 * 1024,
  /** Of all parts of a workbook, unpacked. */
  unpackedBytes: 400 * 1024 * 1024,
} as const;

export type SheetProblem =
  | 'not_a_sheet'
  | 'sheet_broken'
  | 'sheet_encrypted'
  | 'sheet_too_large'
  | 'sheet_too_many_rows'
  | 'sheet_too_many_columns'
  | 'sheet_quote_open'
  | 'sheet_cell_too_large';

/** Why a file cannot be read on; `row` is where. */
export class SheetError extends Error {
  readonly problem: SheetProblem;
  readonly row: number | null;
  constructor(problem: SheetProblem, row: number | null = null) {
    super(problem);
    this.problem = problem;
    this.row = row;
  }
}
