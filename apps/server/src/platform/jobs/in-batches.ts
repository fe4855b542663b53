/** Max rows per statement, so that none holds its locks for long. */
const BATCH = 1000;

/** Repeats a deletion of at most `limit` rows until it finds none. Returns how many rows went. */
export async function inBatches(deleteSome: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await deleteSome(BATCH);
    total += deleted;
    if (deleted < BATCH) return total;
  }
}
