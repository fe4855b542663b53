import type { InputOf, OutputOf, TaskName, Tasks } from './tasks.ts';
import { type Thread, ThreadLost } from './thread.ts';
import type { ThreadCrew } from './thread-crew.ts';
import { createWorkQueue, type Job, QueueClosed, type WorkQueueOptions } from './work-queue.ts';

export interface ThreadPoolOptions<T extends Tasks> extends Omit<WorkQueueOptions, 'concurrency'> {
  /** Whose threads it uses. The caller closes the crew after its pools. */
  readonly crew: ThreadCrew<T>;
  /** How many of them at the same time. */
  readonly threads: number;
  readonly timeLimit?: {
    readonly taskMs: number;
    /** Time limit until the thread starts a task: loading its script takes half a second, and many on a busy machine. */
    readonly loadMs: number;
  };
}

/** Why there is no output: no place or no time to begin, the time limit ended its thread, or its thread was lost. */
export type TaskFailure = 'busy' | 'timed-out' | 'lost';
export type TaskResult<O> = { readonly output: O } | { readonly failure: TaskFailure };

export interface ThreadPool<T extends Tasks> {
  /** Rejects with what the task threw, or with QueueClosed if the pool is closed first. */
  run<N extends TaskName<T>>(
    task: N,
    input: InputOf<T, N>,
    job?: Job,
  ): Promise<TaskResult<OutputOf<T, N>>>;
  /** What runs is ended with its thread, what waits is rejected. */
  close(): Promise<void>;
}

/** Threads start with the first tasks; a lost or timed-out one is replaced when the next task needs it. */
export function createThreadPool<T extends Tasks>(options: ThreadPoolOptions<T>): ThreadPool<T> {
  const { crew, threads, timeLimit, ...limits } = options;
  const queue = createWorkQueue({ concurrency: threads, ...limits });
  const running = new Set<Thread<T>>();
  let isClosed = false;

  async function runOn<N extends TaskName<T>>(
    task: N,
    input: InputOf<T, N>,
  ): Promise<TaskResult<OutputOf<T, N>>> {
    const thread = crew.take();
    running.add(thread);
    let timer: NodeJS.Timeout | undefined;
    let failure: TaskFailure = 'lost';
    const limit = (ms: number | undefined, why: TaskFailure) => {
      clearTimeout(timer);
      if (ms === undefined) return;
      timer = setTimeout(() => {
        failure = why;
        void thread.close();
      }, ms).unref();
    };
    limit(timeLimit?.loadMs, 'busy');
    try {
      return { output: await thread.ask(task, input, () => limit(timeLimit?.taskMs, 'timed-out')) };
    } catch (error) {
      if (!(error instanceof ThreadLost)) throw error;
      if (isClosed) throw new QueueClosed();
      return { failure };
    } finally {
      clearTimeout(timer);
      running.delete(thread);
      crew.rest(thread);
    }
  }

  return {
    run: (task, input, job) =>
      queue.add(() => runOn(task, input), job) ?? Promise.resolve({ failure: 'busy' as const }),
    async close() {
      isClosed = true;
      queue.close();
      await Promise.all([...running].map((thread) => thread.close()));
    },
  };
}
