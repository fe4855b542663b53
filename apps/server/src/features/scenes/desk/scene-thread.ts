import { Worker } from 'node:worker_threads';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { SceneTask, SceneTasks } from './scene-tasks.ts';
import type { SceneJob, SceneJobAnswer } from './scene-worker.ts';

export type Outcome = Result<SceneTasks[SceneTask]['output'], 'scene_too_complex' | 'unavailable'>;

export interface SceneThread {
  /** Throws where the task itself failed. */
  run(task: SceneTask, input: SceneTasks[SceneTask]['input']): Promise<Outcome>;
  close(): Promise<void>;
}

export interface ThreadOptions {
  /**
   * The last resort, of one task's own work. What is refused for good is what was counted; a slow machine only asks
   * for another try.
   */
  readonly limitMs: number;
  readonly mostWaiting: number;
}

interface Waiting {
  readonly job: SceneJob;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: Error) => void;
}

/** Of the thread's own heap: a scene of 8 MB takes a tenth of it. */
const HEAP_MB = 768;

/** Loading the thread's program takes half a second, and many of those where everything else runs too. */
const MOST_LOADING_MS = 60_000;

/** Tasks one after the other. The first starts the thread, one that hits the limit ends it. */
export function createSceneThread({ limitMs, mostWaiting }: ThreadOptions): SceneThread {
  const queue: Waiting[] = [];
  let worker: Worker | null = null;
  let current: Waiting | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function hire(): Worker {
    const hired = new Worker(new URL('./scene-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    hired.unref();
    hired.on('message', (answer: SceneJobAnswer) => {
      if (answer.id !== current?.job.id) return;
      if ('begun' in answer) limit(limitMs);
      else finish((done) => settle(done, answer));
    });
    // A thread that runs out of memory got too much to do, on every machine.
    const lost = () => {
      if (worker !== hired) return;
      worker = null;
      finish((done) => done.resolve(refuse('scene_too_complex')));
    };
    hired.on('error', lost);
    hired.on('exit', lost);
    return hired;
  }

  function finish(end: (done: Waiting) => void): void {
    clearTimeout(timer);
    const done = current;
    current = null;
    if (done !== null) end(done);
    work();
  }

  function limit(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const stuck = worker;
      worker = null;
      void stuck?.terminate();
      finish((done) => done.resolve(refuse('unavailable')));
    }, ms).unref();
  }

  function work(): void {
    if (current !== null) return;
    const next = queue.shift();
    if (next === undefined) return;
    current = next;
    worker ??= hire();
    worker.postMessage(next.job);
    limit(MOST_LOADING_MS);
  }

  return {
    run(task, input) {
      if (queue.length >= mostWaiting) return Promise.resolve(refuse('unavailable'));
      lastId += 1;
      const job: SceneJob = { id: lastId, task, input };
      return new Promise<Outcome>((resolve, reject) => {
        queue.push({ job, resolve, reject });
        work();
      });
    },
    async close() {
      for (const { reject } of queue.splice(0)) reject(new Error('the server stops'));
      const last = worker;
      worker = null;
      current?.reject(new Error('the server stops'));
      current = null;
      clearTimeout(timer);
      await last?.terminate();
    },
  };
}

function settle({ resolve, reject }: Waiting, answer: Exclude<SceneJobAnswer, { begun: true }>) {
  if ('error' in answer) reject(new Error(answer.error));
  else resolve('output' in answer ? ok(answer.output) : refuse('scene_too_complex'));
}
