import type { BulkFailure, BulkOutcome, BulkProgress, BulkResult } from './table-types.ts';

interface Named {
  readonly id: string | number;
  /** As the row is called on the screen. */
  readonly name: string;
}

interface Work<Row> {
  readonly rows: readonly Row[];
  /** Rows of one call. */
  readonly size: number;
  readonly send: (rows: readonly Row[]) => Promise<readonly BulkOutcome[]>;
}

/** Goes through all rows, some at a time, and collects what became of each. Stops between two calls. */
export async function runInBatches<Row extends Named>(
  { rows, size, send }: Work<Row>,
  { onProgress, signal }: BulkProgress,
): Promise<BulkResult> {
  const names = new Map(rows.map(({ id, name }) => [String(id), name]));
  const failed: BulkFailure[] = [];
  let done = 0;
  let at = 0;
  onProgress(0, rows.length);
  while (at < rows.length && !signal.aborted) {
    const outcomes = await send(rows.slice(at, at + size));
    for (const outcome of outcomes) {
      if (outcome.done) done += 1;
      else failed.push({ ...outcome, name: names.get(outcome.id) ?? outcome.id });
    }
    at = Math.min(at + size, rows.length);
    onProgress(at, rows.length);
  }
  return { done, failed, left: rows.length - at };
}
