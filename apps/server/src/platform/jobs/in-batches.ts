/** Rows of one statement, so that none holds its locks for long. */
const BATCH = 1000;

/**
 * Repeats a deletion of at most so many rows until nothing is left of what it looks for. Gives
 * the number of rows.
 */
export async function inBatches(deleteSome: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await deleteSome(BATCH);
    total += deleted;
    if (deleted < BATCH) return total;
  }
}
