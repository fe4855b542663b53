// Threads that work on one still.
import { startThread, type Thread } from '@wevisu/workers/thread.ts';
import { MAX_THREADS } from '../bvh/wide-bvh.ts';
import type { TraceTasks } from './trace-thread.ts';

export type TraceThread = Thread<TraceTasks>;

const startTraceThread = () =>
  startThread<TraceTasks>(new URL('./trace-thread.ts', import.meta.url));

/** How many threads a still gets of those wished for; the first one takes two places in a scene, since it also meters the light. */
export function poolSize(wished: number): number {
  return Math.max(1, Math.min(MAX_THREADS - 1, wished));
}

/** Starts the threads. Whoever opens a pool disposes of it. */
export function openPool(wished: number, start: () => TraceThread = startTraceThread) {
  const threads = Array.from({ length: poolSize(wished) }, start);
  return {
    first: threads[0] as TraceThread,
    /** Calls `work` once on each thread. */
    async onEach(work: (thread: TraceThread) => Promise<unknown>): Promise<void> {
      await Promise.all(threads.map(work));
    },
    /** Hands out jobs in their order; each thread takes the next one as it gets free. Rejects with the first failure. */
    async share<Job>(
      jobs: readonly Job[],
      work: (thread: TraceThread, job: Job, index: number) => Promise<void>,
    ): Promise<void> {
      let next = 0;
      await Promise.all(
        threads.map(async (thread) => {
          while (next < jobs.length) {
            const index = next++;
            await work(thread, jobs[index] as Job, index);
          }
        }),
      );
    },
    async [Symbol.asyncDispose](): Promise<void> {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
export type Pool = ReturnType<typeof openPool>;
