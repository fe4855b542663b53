// Separate threads read and count scenes: one of 20,000 nodes takes two seconds, and one made to be slow
// must only cost its sender a reply, not everybody else.
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { createThreadPool } from '@wevisu/workers/thread-pool.ts';
import { createWorkQueue } from '@wevisu/workers/work-queue.ts';
import type { SceneTask, SceneTasks } from './scene-tasks.ts';
import type { SceneThreadTasks } from './scene-thread.ts';

export type SceneResult<T extends SceneTask> = Result<
  SceneTasks[T]['output'],
  'scene_too_complex' | 'unavailable'
>;

export interface SceneWorkers {
  /**
   * Refused as too complex if there is more to count than any room needs; as unavailable, to be retried, if the queue
   * is full or the machine is too busy. Throws if the task itself failed.
   */
  run<T extends SceneTask>(
    task: T,
    of: { readonly userId: number; readonly input: SceneTasks[T]['input'] },
  ): Promise<SceneResult<T>>;
  close(): Promise<void>;
}

export interface SceneWorkersOptions {
  /**
   * The last resort: the time limit of one task's own work. Only the cell count refuses a scene for good; a timeout on
   * a slow machine only asks for a retry.
   */
  readonly limitMs: number;
  readonly maxWaiting: number;
}

/** Max tasks per account, so that nobody fills the queue alone. */
const MAX_PER_USER = 3;
/** Heap limit of a thread: a scene of 8 MB takes a tenth of it. */
const HEAP_MB = 768;
const YOUNG_HEAP_MB = 16;
const IDLE_MS = 60_000;
const LOAD_MS = 60_000;

/** Saves only wait for saves: counting may take much longer than reading, and printing longer than counting. */
export function createSceneWorkers({ limitMs, maxWaiting }: SceneWorkersOptions): SceneWorkers {
  const openPool = () =>
    createThreadPool<SceneThreadTasks>({
      program: new URL('./scene-thread.ts', import.meta.url),
      threads: 1,
      maxWaiting,
      heapMb: HEAP_MB,
      youngHeapMb: YOUNG_HEAP_MB,
      idleMs: IDLE_MS,
      timeLimit: { taskMs: limitMs, loadMs: LOAD_MS },
    });
  const reading = openPool();
  const counting = openPool();
  const printing = openPool();
  const poolOf = (task: SceneTask) =>
    task === 'check' ? reading : task === 'printBook' ? printing : counting;
  /** It does not limit concurrency, the pools do: it counts the tasks of each account. */
  const accounts = createWorkQueue({
    concurrency: Number.POSITIVE_INFINITY,
    maxWaiting: Number.POSITIVE_INFINITY,
    maxPerOwner: MAX_PER_USER,
  });

  async function runTask<T extends SceneTask>(
    task: T,
    input: SceneTasks[T]['input'],
  ): Promise<SceneResult<T>> {
    const done = await poolOf(task).run(task, input);
    if ('failure' in done) {
      // Running out of memory means that the task is too large for any machine.
      return refuse(done.failure === 'lost' ? 'scene_too_complex' : 'unavailable');
    }
    const answer = done.output;
    return 'result' in answer ? ok(answer.result) : refuse('scene_too_complex');
  }

  return {
    run: (task, { userId, input }) =>
      accounts.add(() => runTask(task, input), { owner: userId }) ??
      Promise.resolve(refuse('unavailable')),
    async close() {
      accounts.close();
      await Promise.all([reading, counting, printing].map((pool) => pool.close()));
    },
  };
}
