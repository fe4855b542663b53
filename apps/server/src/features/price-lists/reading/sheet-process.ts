// sheet-reader.ts starts it for one price list, and ends it if it takes too long: the file comes in, lines of JSON go
// out: how it is written, then its rows, or why it cannot be read on.
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { openSheet } from './read-sheet.ts';
import type { SheetLine, SheetOrder } from './sheet-lines.ts';
import { SHEET_LIMITS, SheetError } from './sheet-row.ts';

const order = JSON.parse(process.argv[2] ?? '') as SheetOrder;

try {
  const sheet = openSheet(await buffer(process.stdin));
  await write({ format: sheet.format });
  let sent = 0;
  for await (const { number, cells } of sheet.rows(order)) {
    await write({ row: number, cells: cells.map(shorten) });
    sent += 1;
    if (sent === order.max) break;
  }
  await write({ end: true });
} catch (error) {
  if (!(error instanceof SheetError)) throw error;
  await write({ problem: error.problem, at: error.row });
}
process.stdout.end();

async function write(line: SheetLine): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain');
}

/** A cell too long to mean anything stays too long, and is not sent whole. */
function shorten<T>(cell: T): T | string {
  return typeof cell === 'string' && cell.length > SHEET_LIMITS.cellLength
    ? cell.slice(0, SHEET_LIMITS.cellLength + 1)
    : cell;
}
