// Writes price lists on a thread of its own, with a limit of memory and time.
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { createThreadCrew } from '@wevisu/workers/thread-crew.ts';
import { createThreadPool } from '@wevisu/workers/thread-pool.ts';
import type { PriceListSheet } from './price-list-row.ts';
import type { PriceListTasks } from './price-list-thread.ts';

export interface PriceListPrinter {
  /** Refused as unavailable, to be retried, if the queue is full or the machine is too busy. */
  print(sheet: PriceListSheet, owner: number): Promise<Result<Buffer, 'unavailable'>>;
  close(): Promise<void>;
}

const HEAP_MB = 512;
const IDLE_MS = 60_000;
const LIMIT = { taskMs: 60_000, loadMs: 60_000 };

export function createPriceListPrinter(): PriceListPrinter {
  const crew = createThreadCrew<PriceListTasks>({
    program: new URL('./price-list-thread.ts', import.meta.url),
    heapMb: HEAP_MB,
    idleMs: IDLE_MS,
  });
  const pool = createThreadPool({
    crew,
    threads: 1,
    maxWaiting: 20,
    maxPerOwner: 2,
    timeLimit: LIMIT,
  });
  return {
    async print(sheet, owner) {
      const done = await pool.run('priceList', sheet, { owner });
      return 'output' in done ? ok(Buffer.from(done.output)) : refuse('unavailable');
    },
    async close() {
      await pool.close();
      await crew.close();
    },
  };
}
