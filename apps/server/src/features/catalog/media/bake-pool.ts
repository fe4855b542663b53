import { createThreadCrew } from '@wevisu/workers/thread-crew.ts';
import { createThreadPool } from '@wevisu/workers/thread-pool.ts';
import type { BakeSource, BakeTasks } from './bake-thread.ts';
import { paintedPx } from './painted-px.ts';

export interface BakePool {
  /**
   * For the address `owner`, which takes turns with others; without one for the server itself. WebP of a picture, SVG of drawn measures, PDF of a sheet; 'busy' if the queue is full, 'missing' without its file.
   */
  bake(source: BakeSource, widthPx: number, owner?: string): Promise<Buffer | 'busy' | 'missing'>;
  /** Resolves when nothing is being made and nothing waits. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export interface BakePoolOptions {
  readonly threads: number;
  /** Max pictures in the queue; more are refused, so that a flood gets 503 and does not fill the memory. */
  readonly maxWaiting: number;
  /** Of one address, made and in the queue. */
  readonly maxPerOwner?: number;
}

/** With Node's default a thread takes 40 MB more; its pictures took 7 % less processor time in one run of each. */
const YOUNG_HEAP_MB = 8;
/**
 * Far more than any picture or sheet needs. V8 collects garbage for the first time at a part of the limit: without one,
 * a thread takes 15 MB more. Pixels are not counted.
 */
const HEAP_MB = 64;
/** Starting one takes a tenth of a second, and more on a busy machine. */
const IDLE_MS = 60_000;

/** What a list shows costs 4 at most. */
const SMALL_COST = 4;
/** Typefaces, a drawing and a picture. */
const SHEET_COST = 8;

/** The large pictures of product pages leave a third of the places, and one thread of many, to those of lists. */
function smallJobsOf({ threads, maxWaiting }: BakePoolOptions) {
  return {
    maxCost: SMALL_COST,
    // Of two threads one may be making a picture ahead.
    running: threads > 2 ? 1 : 0,
    waiting: Math.floor(maxWaiting / 3),
  };
}

/** By the pixels to paint; everything else is scaled or drawn in no time. */
function costOf({ type }: BakeSource, widthPx: number): number {
  if (type === 'sheet') return SHEET_COST;
  return type === 'surface' ? Math.max(1, (paintedPx(widthPx) / 240) ** 2) : 1;
}

/** Threads start with the first picture and stop with `close`. */
export function createBakePool(options: BakePoolOptions): BakePool {
  const crew = createThreadCrew<BakeTasks>({
    program: new URL('./bake-thread.ts', import.meta.url),
    heapMb: HEAP_MB,
    youngHeapMb: YOUNG_HEAP_MB,
    idleMs: IDLE_MS,
  });
  const pool = createThreadPool({ crew, ...options, smallJobs: smallJobsOf(options) });
  let running = 0;
  const waitingForIdle: (() => void)[] = [];

  async function counted<T>(work: Promise<T>): Promise<T> {
    running += 1;
    try {
      return await work;
    } finally {
      running -= 1;
      if (running === 0) for (const wake of waitingForIdle.splice(0)) wake();
    }
  }

  return {
    async bake(source, widthPx, owner) {
      const job = { cost: costOf(source, widthPx), ...(owner === undefined ? {} : { owner }) };
      const done = await counted(pool.run('bake', { source, widthPx }, job));
      if ('output' in done) {
        return done.output === 'missing' ? 'missing' : Buffer.from(done.output.buffer);
      }
      if (done.failure === 'busy') return 'busy';
      throw new Error('a picture thread ended');
    },
    idle: () =>
      running === 0 ? Promise.resolve() : new Promise((wake) => waitingForIdle.push(wake)),
    async close() {
      await pool.close();
      await crew.close();
    },
  };
}
