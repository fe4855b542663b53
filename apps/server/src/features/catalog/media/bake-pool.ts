import { createThreadPool } from '@wevisu/workers/thread-pool.ts';
import type { BakeSource, BakeTasks } from './bake-thread.ts';

export interface BakePool {
  /** WebP of a picture, SVG of drawn measures, PDF of a sheet; 'busy' if the queue is full, 'missing' without its file. */
  bake(source: BakeSource, widthPx: number): Promise<Buffer | 'busy' | 'missing'>;
  close(): Promise<void>;
}

export interface BakePoolOptions {
  readonly threads: number;
  /** Max pictures in the queue; more are refused, so that a flood gets 503 and does not fill the memory. */
  readonly maxWaiting: number;
}

/** Threads start with the first picture and stop with `close`. */
export function createBakePool(options: BakePoolOptions): BakePool {
  const pool = createThreadPool<BakeTasks>({
    program: new URL('./bake-thread.ts', import.meta.url),
    ...options,
  });
  return {
    async bake(source, widthPx) {
      const done = await pool.run('bake', { source, widthPx });
      if ('output' in done) {
        return done.output === 'missing' ? 'missing' : Buffer.from(done.output.buffer);
      }
      if (done.failure === 'busy') return 'busy';
      throw new Error('a picture thread ended');
    },
    close: () => pool.close(),
  };
}
