// Writes PDFs on a thread of its own: 300 orders take seconds, which nobody else should wait for.
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { createThreadCrew } from '@wevisu/workers/thread-crew.ts';
import { createThreadPool } from '@wevisu/workers/thread-pool.ts';
import type { PaperTasks } from './paper-thread.ts';
import type { Parcel } from './parcel.ts';

export interface PaperPrinter {
  /** Refused as unavailable, to be retried, if the queue is full or the machine is too busy. */
  print(
    paper: keyof PaperTasks,
    of: { readonly userId: number; readonly parcels: readonly Parcel[]; readonly madeAt: Date },
  ): Promise<Result<Buffer, 'unavailable'>>;
  close(): Promise<void>;
}

const HEAP_MB = 512;
const IDLE_MS = 60_000;
const LIMIT = { taskMs: 60_000, loadMs: 60_000 };
const MAX_WAITING = 20;

export function createPaperPrinter(): PaperPrinter {
  const crew = createThreadCrew<PaperTasks>({
    program: new URL('./paper-thread.ts', import.meta.url),
    heapMb: HEAP_MB,
    idleMs: IDLE_MS,
  });
  const pool = createThreadPool({
    crew,
    threads: 1,
    maxWaiting: MAX_WAITING,
    maxPerOwner: 3,
    timeLimit: LIMIT,
  });
  return {
    async print(paper, { userId, parcels, madeAt }) {
      const done = await pool.run(paper, { parcels, madeAt }, { owner: userId });
      return 'output' in done ? ok(Buffer.from(done.output)) : refuse('unavailable');
    },
    async close() {
      await pool.close();
      await crew.close();
    },
  };
}
