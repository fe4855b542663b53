// The columns of a price list as they are understood: remembered by layout, else guessed.
import { createHash } from 'node:crypto';
import type { SheetRow } from '../reading/sheet-row.ts';
import { findHeader } from './find-header.ts';
import { guessColumns } from './guess-columns.ts';
import { type DecimalMark, numberStyleOf } from './number-style.ts';
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
    'box_sqft',
    'pieces',
  ] as const),
]);

/** Names the columns of these first rows; `knownSkus` counts, by column, values that are SKUs of the vendor. */
export function guessListColumns(
  head: readonly SheetRow[],
  knownSkus: readonly number[],
): { headerRow: number; columns: ListColumn[] } {
  const at = findHeader(head);
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

/** The same for all files of one layout. */
export function layoutOf(headers: readonly string[]): Buffer {
  return createHash('sha256').update(headers.map(normalizeHeader).join('\u001f')).digest();
}

export function readingOf(columns: readonly ListColumn[]): RowReading {
  return {
    mapping: columns.map(({ field }) => field),
    marks: columns.map(({ mark }) => mark),
    discontinued: columns.flatMap(({ isDiscontinued }, column) => (isDiscontinued ? [column] : [])),
  };
}
