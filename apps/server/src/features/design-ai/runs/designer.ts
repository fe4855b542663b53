// Threads that make designs: a room that is hard to fill must only cost its own account time.
import { DESIGN_STEPS, type DesignStep } from '@wevisu/domain/design-ai/design-runs.ts';
import { createThreadCrew } from '@wevisu/workers/thread-crew.ts';
import { createThreadPool, type TaskFailure } from '@wevisu/workers/thread-pool.ts';
import type { DesignAnswer, DesignInput } from './design-tasks.ts';
import type { DesignThreadTasks } from './design-thread.ts';

export type DesignOrder = Omit<DesignInput, 'progress'>;

export interface Progress {
  readonly step: DesignStep;
  readonly doneE3: number;
}

export interface Designing {
  /** How far it is now. */
  progress(): Progress;
  readonly answer: Promise<DesignAnswer | { readonly failure: TaskFailure }>;
}

export interface Designer {
  design(order: DesignOrder): Designing;
  close(): Promise<void>;
}

export interface DesignerOptions {
  readonly threads: number;
  readonly limitMs: number;
}

/** Goods of a showroom take a tenth of it. */
const HEAP_MB = 768;
const IDLE_MS = 60_000;
const LOAD_MS = 60_000;

export function createDesigner({ threads, limitMs }: DesignerOptions): Designer {
  const crew = createThreadCrew<DesignThreadTasks>({
    program: new URL('./design-thread.ts', import.meta.url),
    heapMb: HEAP_MB,
    idleMs: IDLE_MS,
  });
  const pool = createThreadPool({
    crew,
    threads,
    maxWaiting: threads,
    timeLimit: { taskMs: limitMs, loadMs: LOAD_MS },
  });
  return {
    design(order) {
      const progress = new SharedArrayBuffer(8);
      const seen = new Int32Array(progress);
      const asked = pool.run('design', { ...order, progress });
      return {
        progress: () => ({
          step: DESIGN_STEPS[Atomics.load(seen, 0)] ?? DESIGN_STEPS[0],
          doneE3: Atomics.load(seen, 1),
        }),
        answer: asked.then((done) => ('failure' in done ? done : done.output)),
      };
    },
    async close() {
      await pool.close();
      await crew.close();
    },
  };
}
