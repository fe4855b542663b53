// Requests that wait at the same time share a query: 20 pages of 24 rows cost PostgreSQL and this
// process little more than one page, since most of a small query is the round trip (measured
// with 20 connections at 25,000 products: see docs/decisions/0004-catalog-index.md). A request is
// never answered from a query that began before it, so what it reads is as fresh as on its own.

export interface BatchedReaderOptions {
  /** Max keys of one query. */
  readonly maxKeys: number;
  /** Max concurrent queries; while they run, requests gather for the next one. */
  readonly inFlight: number;
}

export type BatchedReader<Key, Row> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Row>>;

interface Waiting<Key, Row> {
  readonly keys: readonly Key[];
  readonly resolve: (rows: ReadonlyMap<Key, Row>) => void;
  readonly reject: (error: unknown) => void;
}

/** `read` gets distinct keys and returns the rows that exist; its map may hold more than requested. */
export function createBatchedReader<Key, Row>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Row>>,
  { maxKeys, inFlight }: BatchedReaderOptions,
): BatchedReader<Key, Row> {
  let gathered: Waiting<Key, Row>[] = [];
  let running = 0;
  let scheduled = false;

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    // After all requests of this turn of the event loop.
    setImmediate(() => {
      scheduled = false;
      while (running < inFlight && gathered.length > 0) start();
    });
  }

  function start(): void {
    const keys = new Set<Key>();
    let taken = 0;
    for (const waiting of gathered) {
      if (taken > 0 && keys.size + waiting.keys.length > maxKeys) break;
      for (const key of waiting.keys) keys.add(key);
      taken += 1;
    }
    const batch = gathered.slice(0, taken);
    gathered = gathered.slice(taken);
    running += 1;
    read([...keys])
      .then(
        (rows) => {
          for (const { resolve } of batch) resolve(rows);
        },
        (error) => {
          for (const { reject } of batch) reject(error);
        },
      )
      .finally(() => {
        running -= 1;
        if (gathered.length > 0) schedule();
      });
  }

  return (keys) => {
    if (keys.length === 0) return Promise.resolve(new Map());
    return new Promise((resolve, reject) => {
      gathered.push({ keys, resolve, reject });
      if (running < inFlight) schedule();
    });
  };
}
