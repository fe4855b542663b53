// Scenes are read and counted here by a thread of their own: one of 20,000 nodes takes a second, and
// one that was made to be slow must cost its sender an answer, not everybody else theirs.
import { Worker } from 'node:worker_threads';
import { ok, type Result, refuse } from '@wevisu/domain/errors.ts';
import type { SceneTask, SceneTasks } from './scene-tasks.ts';
import type { SceneJob, SceneJobAnswer } from './scene-worker.ts';

export interface SceneDesk {
  /** Refused where it would take too long, or where too many wait. Throws where the task itself failed. */
  run<T extends SceneTask>(
    task: T,
    input: SceneTasks[T]['input'],
  ): Promise<Result<SceneTasks[T]['output'], 'scene_too_complex' | 'unavailable'>>;
  close(): Promise<void>;
}

export interface SceneDeskOptions {
  readonly limitMs: number;
  readonly mostWaiting: number;
}

type Outcome = Result<SceneTasks[SceneTask]['output'], 'scene_too_complex' | 'unavailable'>;

interface Waiting {
  readonly job: SceneJob;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: Error) => void;
}

/** The thread starts with the first scene. A task that hits the limit ends it, and the next one starts another. */
export function createSceneDesk({ limitMs, mostWaiting }: SceneDeskOptions): SceneDesk {
  const queue: Waiting[] = [];
  let worker: Worker | null = null;
  let current: Waiting | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function hire(): Worker {
    const hired = new Worker(new URL('./scene-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 768 },
    });
    hired.unref();
    hired.on('message', (answer: SceneJobAnswer) => {
      if (answer.id !== current?.job.id) return;
      finish((done) =>
        'error' in answer ? done.reject(new Error(answer.error)) : done.resolve(ok(answer.output)),
      );
    });
    // A thread that runs out of memory is one that got too much to do.
    const lost = () => {
      if (worker !== hired) return;
      worker = null;
      finish((done) => done.resolve(refuse('scene_too_complex')));
    };
    hired.on('error', lost);
    hired.on('exit', lost);
    return hired;
  }

  function finish(settle: (done: Waiting) => void): void {
    clearTimeout(timer);
    const done = current;
    current = null;
    if (done !== null) settle(done);
    work();
  }

  function work(): void {
    if (current !== null) return;
    const next = queue.shift();
    if (next === undefined) return;
    current = next;
    worker ??= hire();
    worker.postMessage(next.job);
    timer = setTimeout(() => {
      const stuck = worker;
      worker = null;
      void stuck?.terminate();
      finish((done) => done.resolve(refuse('scene_too_complex')));
    }, limitMs).unref();
  }

  return {
    run<T extends SceneTask>(task: T, input: SceneTasks[T]['input']) {
      if (queue.length >= mostWaiting) return Promise.resolve(refuse('unavailable'));
      lastId += 1;
      const job: SceneJob = { id: lastId, task, input };
      return new Promise<Outcome>((resolve, reject) => {
        queue.push({ job, resolve, reject });
        work();
        // The thread answers a task with that task's own output.
      }) as Promise<Result<SceneTasks[T]['output'], 'scene_too_complex' | 'unavailable'>>;
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
