// A price list as it was sent, whatever it is: a workbook or a text file with delimiters.
import { type CsvFormat, csvFormatOf, readCsv } from './read-csv.ts';
import { openWorkbook, readXlsx } from './read-xlsx.ts';
import { SHEET_LIMITS, SheetError, type SheetRow } from './sheet-row.ts';

export interface SheetFormat {
  readonly kind: 'csv' | 'xlsx';
  /** Of a text file. */
  readonly text: CsvFormat | null;
  /** Names of the sheets of a workbook. */
  readonly sheets: readonly string[];
}

export interface OpenSheet {
  readonly format: SheetFormat;
  /** Of a workbook the sheet's, from 0; `max` rows at most, null for all. */
  rows(of: { readonly sheet: number; readonly max: number | null }): AsyncGenerator<SheetRow>;
}

/** Throws a SheetError if it cannot be read. */
export function openSheet(bytes: Buffer): OpenSheet {
  if (bytes.length > SHEET_LIMITS.fileBytes) throw new SheetError('sheet_too_large');
  if (bytes.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1')
    throw new SheetError('sheet_encrypted');
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04') {
    const workbook = openWorkbook(bytes);
    return {
      format: { kind: 'xlsx', text: null, sheets: workbook.sheets.map(({ name }) => name) },
      rows: (of) => withinLimits(readXlsx(workbook, of)),
    };
  }
  const text = csvFormatOf(bytes);
  if (isBinary(bytes, text)) throw new SheetError('not_a_sheet');
  return {
    format: { kind: 'csv', text, sheets: [] },
    rows: () => withinLimits(readCsv(bytes, text)),
  };
}

/** Text has no zero bytes but in UTF-16. */
function isBinary(bytes: Buffer, { encoding }: CsvFormat): boolean {
  return !encoding.startsWith('utf-16') && bytes.subarray(0, 64 * 1024).includes(0);
}

/** Rows with something in them. */
async function* withinLimits(rows: AsyncGenerator<SheetRow>): AsyncGenerator<SheetRow> {
  let count = 0;
  for await (const row of rows) {
    if (row.cells.every((cell) => cell === null)) continue;
    count += 1;
    // One more for the header.
    if (count > SHEET_LIMITS.rows + 1) throw new SheetError('sheet_too_many_rows', row.number);
    if (row.cells.length > SHEET_LIMITS.columns)
      throw new SheetError('sheet_too_many_columns', row.number);
    yield row;
  }
}
