// The columns of a price list as they are understood: remembered by layout, else guessed.
import { createHash } from 'node:crypto';
import type { SheetRow } from '../reading/sheet-row.ts';
import { findHeader } from './find-header.ts';
import { guessColumns } from './guess-columns.ts';
import { type DecimalMark, numberStyleOf } from './number-style.ts';
import { unitOfHeader } from './parse-cell.ts';
import { normalizeHeader, type PriceListField } from './price-list-fields.ts';
import type { RowReading } from './read-row.ts';

export interface ListColumn {
  readonly header: string;
  readonly field: PriceListField | null;
  readonly mark: DecimalMark;
  readonly isMarkGuess: boolean;
  readonly isDiscontinued: boolean;
}

/** Columns whose values are numbers. */
const NUMBERS: ReadonlySet<PriceListField | null> = new Set([
  ...([
    'price',
    'stock',
    'lead_min',
    'lead_max',
    'minimum',
    'weight_lb',
    'weight_kg',
    'box_sqft',
    'pieces',
  ] as const),
]);

/** Names the columns of these first rows; `knownSkus` counts, by column, values that are SKUs of the vendor. */
export function guessListColumns(
  head: readonly SheetRow[],
  knownSkus: readonly number[],
  /** The row that somebody has chosen as the header. */
  chosen: number | null = null,
): { headerRow: number; columns: ListColumn[] } {
  const at = chosen === null ? findHeader(head) : head.findIndex((row) => row.number === chosen);
  const headers = headersOf(head[at]);
  const samples = head.slice(at + 1).map(({ cells }) => cells);
  const fields = guessColumns({ headers, samples, knownSkus });
  const columns = headers.map((header, column): ListColumn => {
    const field = fields[column] ?? null;
    const values = samples.flatMap((cells) => {
      const cell = cells[column];
      return typeof cell === 'string' ? [cell] : [];
    });
    const style = numberStyleOf(values);
    return {
      header,
      field,
      mark: style.mark,
      isMarkGuess: style.isGuess && NUMBERS.has(field),
      isDiscontinued: field === 'status' && /\bdiscontinued\b/.test(normalizeHeader(header)),
    };
  });
  return { headerRow: head[at]?.number ?? 1, columns };
}

export function headersOf(row: SheetRow | undefined): string[] {
  return (row?.cells ?? []).map((cell) => (cell === null ? '' : `${cell}`.trim().slice(0, 200)));
}

/** What a file of failed rows has beside the columns of its list (failed-rows.ts). */
export const FAILED_HEADERS = ['Row', 'Column', 'Value', 'Reason'] as const;

/** Those of the list itself: mended and sent again, a file of failed rows has the layout that it came from. */
export function ownHeaders(headers: readonly string[]): readonly string[] {
  const end = headers.slice(-FAILED_HEADERS.length);
  const isFailedFile = FAILED_HEADERS.every((header, at) => header === end[at]);
  return isFailedFile ? headers.slice(0, -FAILED_HEADERS.length) : headers;
}

/** The same for all files of one layout. */
export function layoutOf(headers: readonly string[]): Buffer {
  return createHash('sha256').update(headers.map(normalizeHeader).join('\u001f')).digest();
}

export function readingOf(columns: readonly ListColumn[]): RowReading {
  const price = columns.find(({ field }) => field === 'price');
  return {
    priceUnit: unitOfHeader(normalizeHeader(price?.header ?? '')),
    mapping: columns.map(({ field }) => field),
    marks: columns.map(({ mark }) => mark),
    discontinued: columns.flatMap(({ isDiscontinued }, column) => (isDiscontinued ? [column] : [])),
  };
}
