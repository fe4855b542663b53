// Separate threads read and count scenes: one of 20,000 nodes takes two seconds, and one made to be slow
// must only cost its sender a reply, not everybody else.
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { createThreadCrew } from '@wevisu/workers/thread-crew.ts';
import { createThreadPool } from '@wevisu/workers/thread-pool.ts';
import { createWorkQueue } from '@wevisu/workers/work-queue.ts';
import type { SceneTask, SceneTasks } from './scene-tasks.ts';
import type { SceneThreadTasks } from './scene-thread.ts';
import { createSlowScenes } from './slow-scenes.ts';
import { unpackedBytes } from './unpacked-bytes.ts';

export type SceneResult<T extends SceneTask> = Result<
  SceneTasks[T]['output'],
  'scene_too_complex' | 'unavailable'
>;

export interface SceneWorkers {
  /**
   * Refused as too complex if there is more to compute than any room needs, or if it took too long, now or before; as
   * unavailable, to be retried, if the queue is full or the machine is too busy. Throws if the task itself failed.
   */
  run<T extends SceneTask>(
    task: T,
    of: { readonly userId: number; readonly input: SceneTasks[T]['input'] },
  ): Promise<SceneResult<T>>;
  /** Whether this stored document took too long before. */
  isTooSlow(document: Uint8Array): boolean;
  close(): Promise<void>;
}

export interface SceneWorkersOptions {
  /** Time limit of one task's own work, to read or to count. */
  readonly limitMs: number;
  /** The same, to print. */
  readonly printLimitMs: number;
  /** Max length of each queue. */
  readonly maxWaiting: number;
}

/** Max tasks per account, so that nobody fills the queue alone. One of each kind runs. */
const MAX_PER_USER = 3;
/** A furnished house takes a third of it. */
const SMALL_BYTES = 256 * 1024;
/** What a task takes however small its scene is. */
const LEAST_COST = 10 * 1024;
/** Heap limit of a thread: a scene of 8 MB takes a tenth of it. */
const HEAP_MB = 768;
const YOUNG_HEAP_MB = 4;
const IDLE_MS = 60_000;
const LOAD_MS = 60_000;

/**
 * Saves only wait for saves: counting may take much longer than reading, and printing longer than counting. People take
 * turns by the size of their scenes, and large scenes leave a thread to small ones.
 */
export function createSceneWorkers(options: SceneWorkersOptions): SceneWorkers {
  const { limitMs, printLimitMs, maxWaiting } = options;
  // One person who saves and counts in turn keeps one thread, not one of each kind.
  const crew = createThreadCrew<SceneThreadTasks>({
    program: new URL('./scene-thread.ts', import.meta.url),
    heapMb: HEAP_MB,
    youngHeapMb: YOUNG_HEAP_MB,
    idleMs: IDLE_MS,
  });
  const openPool = (threads: number, taskMs: number) =>
    createThreadPool({
      crew,
      threads,
      maxWaiting,
      maxRunningPerOwner: 1,
      smallJobs: {
        maxCost: SMALL_BYTES,
        running: threads - 1,
        waiting: Math.floor(maxWaiting / 2),
      },
      timeLimit: { taskMs, loadMs: LOAD_MS },
    });
  const openLane = (threads: number, taskMs: number) => ({
    pool: openPool(threads, taskMs),
    slow: createSlowScenes(Date.now),
  });
  const reading = openLane(2, limitMs);
  const counting = openLane(2, limitMs);
  const printing = openLane(1, printLimitMs);
  const laneOf = (task: SceneTask) =>
    task === 'check' ? reading : task === 'printBook' ? printing : counting;
  /** It does not limit concurrency, the pools do: it counts the tasks of each account. */
  const accounts = createWorkQueue({
    concurrency: Number.POSITIVE_INFINITY,
    maxWaiting: Number.POSITIVE_INFINITY,
    maxPerOwner: MAX_PER_USER,
  });

  async function runTask<T extends SceneTask>(
    task: T,
    { userId, input }: { readonly userId: number; readonly input: SceneTasks[T]['input'] },
  ): Promise<SceneResult<T>> {
    const { pool, slow } = laneOf(task);
    const scene = 'text' in input ? input.text : input.document;
    if (slow.has(scene)) return refuse('scene_too_complex');
    const bytes = typeof scene === 'string' ? scene.length : unpackedBytes(scene);
    const done = await pool.run(task, input, { owner: userId, cost: LEAST_COST + bytes });
    if ('failure' in done) {
      if (done.failure === 'busy') return refuse('unavailable');
      // Out of time or out of memory.
      slow.add(scene);
      return refuse('scene_too_complex');
    }
    const answer = done.output;
    return 'result' in answer ? ok(answer.result) : refuse('scene_too_complex');
  }

  return {
    run: (task, of) =>
      accounts.add(() => runTask(task, of), { owner: of.userId }) ??
      Promise.resolve(refuse('unavailable')),
    isTooSlow: (document) => counting.slow.has(document),
    async close() {
      accounts.close();
      await Promise.all([reading, counting, printing].map(({ pool }) => pool.close()));
      await crew.close();
    },
  };
}
