import { CsvError, parse } from 'csv-parse/sync';
import { plainText } from '../../platform/lists/safe-text.ts';

export interface AddressLine {
  readonly sku: string;
  readonly url: string;
}

const SKU_HEADER = /^(your |vendor |item |product )?(sku|item|item number|item no\.?|article)$/i;
const MAX_CELL = 10_000;

/**
 * Every address of a CSV with the SKU of its row: two columns, or a whole price list with addresses somewhere in it. The
 * SKU is in the column of that name, or in the first. Null if it cannot be read.
 */
export function readAddresses(bytes: Uint8Array): readonly AddressLine[] | null {
  const rows = readRows(bytes);
  if (rows === null) return null;
  const named = rows[0]?.findIndex((cell) => SKU_HEADER.test(cell.trim())) ?? -1;
  const column = Math.max(0, named);
  return rows.flatMap((cells, at) => {
    const sku = plainText(cells[column] ?? '').trim();
    const urls = cells.map((cell) => cell.trim()).filter((cell) => /^https?:\/\//i.test(cell));
    if (urls.length > 0) return urls.map((url) => ({ sku, url }));
    // The first row names the columns; an empty one says nothing.
    return at === 0 || sku === '' ? [] : [{ sku, url: '' }];
  });
}

function readRows(bytes: Uint8Array): readonly string[][] | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return parse(text, {
      ...{ bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
      delimiter: delimiterOf(text),
      max_record_size: MAX_CELL * 10,
    });
  } catch (error) {
    if (error instanceof CsvError || error instanceof TypeError) return null;
    throw error;
  }
}

/** The one that the first line has most of; commas stand in addresses, too. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1);
  const counts = ['\t', ';', ','].map((mark) => [mark, line.split(mark).length] as const);
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
