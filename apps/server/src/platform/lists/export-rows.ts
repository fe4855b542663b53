import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { ExportFormat } from '@wevisu/contract/back-office/list.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { writeXlsxStream } from 'hucre/xlsx';
import type { SentFile } from '../http/call-table.ts';
import { csvLine, type ExportValue } from './csv-line.ts';
import { safeText } from './safe-text.ts';

export interface ExportColumn<Row> {
  readonly key: string;
  readonly header: string;
  /** Integer cents, which leave as dollars. */
  readonly kind?: 'cents';
  readonly value: (row: Row) => ExportValue;
}

interface ExportOf<Row> {
  /** Of the file, without its ending: letters, digits and '-'. */
  readonly name: string;
  readonly format: ExportFormat;
  /** Keys separated by commas, as the query has them; '' for all. */
  readonly chosen: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: AsyncIterable<Row>;
}

/** Characters. */
const CHUNK = 32 * 1024;

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: XLSX_TYPE,
} as const satisfies Record<ExportFormat, string>;

/** A list as a file that is written while it is sent. Refuses a column that the list does not have. */
export function exportRows<Row>(given: ExportOf<Row>): Result<SentFile> {
  const columns = chooseColumns(given.columns, given.chosen);
  if (!columns.ok) return columns;
  const lines = toLines(columns.value, given.rows);
  return ok({
    bytes: given.format === 'csv' ? writeCsv(lines) : writeXlsx(given.name, lines),
    type: TYPES[given.format],
    name: `${given.name}.${given.format}`,
  });
}

function chooseColumns<Row>(
  all: readonly ExportColumn<Row>[],
  chosen: string,
): Result<readonly ExportColumn<Row>[]> {
  if (chosen === '') return ok(all);
  const columns: ExportColumn<Row>[] = [];
  for (const key of chosen.split(',')) {
    const column = all.find((one) => one.key === key);
    if (column === undefined) {
      return refuseFields({ columns: refuse('column_unknown', { params: { column: key } }) });
    }
    columns.push(column);
  }
  return ok(columns);
}

/** The headers, then a line for each row. */
export async function* toLines<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: AsyncIterable<Row>,
): AsyncGenerator<ExportValue[]> {
  yield columns.map(({ header }) => header);
  for await (const row of rows) {
    yield columns.map(({ kind, value }) => {
      const cell = value(row);
      if (typeof cell === 'string') return safeText(cell);
      return kind === 'cents' && typeof cell === 'number' ? cell / 100 : cell;
    });
  }
}

/** UTF-8 without a byte order mark, which some programs take for a part of the first header. */
function writeCsv(lines: AsyncIterable<readonly ExportValue[]>): Readable {
  return Readable.from(joinLines(lines), { objectMode: false });
}

async function* joinLines(lines: AsyncIterable<readonly ExportValue[]>): AsyncGenerator<string> {
  let chunk = '';
  for await (const line of lines) {
    chunk += csvLine(line);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

function writeXlsx(name: string, lines: AsyncIterable<ExportValue[]>): Readable {
  const sheet = writeXlsxStream(lines, { name: name.slice(0, 31), freezePane: { rows: 1 } });
  return Readable.fromWeb(sheet as ReadableStream<Uint8Array>);
}
