// Rows of one sheet of an Excel workbook, one at a time. Formulas give the value that was kept with them.
import { EncryptedFileError } from 'hucre';
import { streamXlsxRows } from 'hucre/xlsx';
import { type PaddedCells, paddedCellsOf } from './padded-numbers.ts';
import { SHEET_LIMITS, type SheetCell, SheetError, type SheetRow } from './sheet-row.ts';
import { readZipEntries, unpack, type ZipEntry } from './zip-entries.ts';

export interface WorkbookSheet {
  readonly name: string;
  /** Of its part in the file. */
  readonly path: string;
}

export interface Workbook {
  readonly bytes: Buffer;
  readonly entries: readonly ZipEntry[];
  readonly sheets: readonly WorkbookSheet[];
}

/** Significant digits that a workbook keeps: 0.1 + 0.2 is 0.3. */
const DIGITS = 15;

export function openWorkbook(bytes: Buffer): Workbook {
  const entries = readZipEntries(bytes);
  const text = (name: string) => {
    const entry = entries.find((one) => one.name === name);
    return entry ? unpack(bytes, entry).toString('utf8') : '';
  };
  const targets = new Map<string, string>();
  for (const [tag] of text('xl/_rels/workbook.xml.rels').matchAll(/<Relationship\b[^>]*>/g)) {
    const id = attribute(tag, 'Id');
    const target = attribute(tag, 'Target');
    if (id && target) targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  const sheets: WorkbookSheet[] = [];
  for (const [tag] of text('xl/workbook.xml').matchAll(/<(?:\w+:)?sheet\b[^>]*>/g)) {
    const name = attribute(tag, 'name');
    const path = targets.get(attribute(tag, 'r:id') ?? '');
    if (name !== null && path !== undefined) sheets.push({ name: unescapeXml(name), path });
  }
  if (sheets.length === 0) throw new SheetError('not_a_sheet');
  return { bytes, entries, sheets };
}

/**
 * All rows with something in them, then one at a time: the library takes each row out of the front of its list, which is
 * slow once the list is long, so nothing may keep it waiting. One row more than is allowed is read, and no further.
 */
export async function* readXlsx(
  workbook: Workbook,
  { sheet, max }: { readonly sheet: number; readonly max: number | null },
): AsyncGenerator<SheetRow> {
  const chosen = workbook.sheets[sheet];
  if (chosen === undefined) throw new SheetError('not_a_sheet');
  const padded = paddedCellsOf(workbook.bytes, workbook.entries, chosen.path);
  const limit = max ?? SHEET_LIMITS.rows + 2;
  const rows: SheetRow[] = [];
  try {
    for await (const { index, values } of streamXlsxRows(workbook.bytes, { sheet: chosen.name })) {
      const cells = values.map((value, at) => cellOf(value, padded, at, index));
      if (cells.some((cell) => cell !== null)) rows.push({ number: index + 1, cells });
      if (rows.length >= limit) break;
    }
  } catch (error) {
    throw new SheetError(error instanceof EncryptedFileError ? 'sheet_encrypted' : 'sheet_broken');
  }
  yield* rows;
}

function cellOf(
  value: string | number | boolean | Date | null | undefined,
  padded: PaddedCells,
  column: number,
  row: number,
): SheetCell {
  if (value === undefined || value === null || value === '') return null;
  // A day has no time zone.
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value !== 'number') return value;
  const digits = padded.get(`${columnName(column)}${row + 1}`);
  if (digits !== undefined && Number.isInteger(value)) return `${value}`.padStart(digits, '0');
  return Number(value.toPrecision(DIGITS));
}

/** 0 is A, 25 is Z, 26 is AA. */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

function attribute(tag: string, name: string): string | null {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

function unescapeXml(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity);
}
