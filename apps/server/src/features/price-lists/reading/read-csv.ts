// Rows of a text file with delimiters, one at a time.
import { Readable } from 'node:stream';
import { CsvError, type InfoRecord, parse } from 'csv-parse';
import { SHEET_LIMITS, SheetError, type SheetProblem, type SheetRow } from './sheet-row.ts';
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
  let readTo = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: InfoRecord;
    }>) {
      number += 1;
      readTo = info.bytes;
      yield { number, cells: record.map((cell) => (cell.trim() === '' ? null : cell)) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SheetError(
      problemOf(error, Buffer.from(new TextDecoder(encoding).decode(bytes)).subarray(readTo)),
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

/** `rest` begins with the record that cannot be read, in UTF-8. */
function problemOf({ code }: CsvError, rest: Buffer): SheetProblem {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'sheet_quote_open';
  if (code !== 'CSV_MAX_RECORD_SIZE') return 'sheet_broken';
  return isClosed(rest.toString('latin1')) ? 'sheet_cell_too_large' : 'sheet_quote_open';
}

/** Whether the first record beyond its limit is one large cell: a quote that opens in it closes before a delimiter or line. */
function isClosed(rest: string): boolean {
  const opening = /(?:^|[,;\t|\r\n])"/.exec(rest.slice(0, SHEET_LIMITS.recordLength));
  if (opening === null) return true;
  const from = opening.index + opening[0].length;
  const closing = /[^"](?:"")*"(?=[,;\t|\r\n]|$)/g;
  closing.lastIndex = from;
  return closing.test(rest);
}
