// Rows of a text file with delimiters, one at a time.
import { Readable } from 'node:stream';
import { CsvError, type InfoRecord, parse } from 'csv-parse';
import { SHEET_LIMITS, SheetError, type SheetRow } from './sheet-row.ts';
import { type Delimiter, delimiterOf, encodingOf, type TextEncoding } from './text-format.ts';

export interface CsvFormat {
  readonly encoding: TextEncoding;
  readonly delimiter: Delimiter;
}

const PIECE = 256 * 1024;

export function csvFormatOf(bytes: Uint8Array): CsvFormat {
  const encoding = encodingOf(bytes);
  const start = new TextDecoder(encoding).decode(bytes.subarray(0, PIECE), { stream: true });
  return { encoding, delimiter: delimiterOf(start) };
}

export async function* readCsv(
  bytes: Uint8Array,
  { encoding, delimiter }: CsvFormat,
): AsyncGenerator<SheetRow> {
  const parser = Readable.from(decoded(bytes, encoding)).pipe(
    parse({
      delimiter,
      info: true,
      relax_column_count: true,
      // 12" x 24" is a size, not an open quote.
      relax_quotes: true,
      skip_empty_lines: false,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: SHEET_LIMITS.recordLength,
    }),
  );
  let number = 0;
  try {
    for await (const { record } of parser as AsyncIterable<{
      record: string[];
      info: InfoRecord;
    }>) {
      number += 1;
      yield { number, cells: record.map((cell) => (cell === '' ? null : cell)) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
    throw new SheetError(
      isOpen ? 'sheet_quote_open' : 'sheet_broken',
      Number(error['records'] ?? number) + 1,
    );
  }
}

function* decoded(bytes: Uint8Array, encoding: TextEncoding): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let from = 0; from < bytes.length; from += PIECE) {
    yield decoder.decode(bytes.subarray(from, from + PIECE), { stream: true });
  }
  yield decoder.decode();
}
