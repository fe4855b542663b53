// COPY … FROM STDIN in text format: the fastest way into PostgreSQL, at the memory of one batch.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';

export type Cell = string | number | null;

function escapeCell(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'number') return String(cell);
  return /[\\\n\r\t]/.test(cell)
    ? cell.replace(
        /[\\\n\r\t]/g,
        (mark) => ({ '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' })[mark] ?? mark,
      )
    : cell;
}

/** One row of COPY's text format, its newline included. */
export function copyRow(cells: readonly Cell[]): string {
  return `${cells.map(escapeCell).join('\t')}\n`;
}

/** Sends rows made by copyRow; the column list is written as SQL writes it. */
export async function copyRows(
  client: pg.ClientBase,
  target: string,
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  await pipeline(Readable.from(chunked(rows)), client.query(from(`copy ${target} from stdin`)));
}

/** About 64 KiB a piece: a row a piece would be a system call a row. */
function* chunked(rows: readonly string[]): Generator<string> {
  let piece = '';
  for (const row of rows) {
    piece += row;
    if (piece.length > 65_536) {
      yield piece;
      piece = '';
    }
  }
  if (piece !== '') yield piece;
}
