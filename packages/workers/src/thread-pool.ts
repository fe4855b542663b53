import type { InputOf, OutputOf, TaskName, Tasks } from './tasks.ts';
import { startThread, type Thread, ThreadLost } from './thread.ts';
import { createWorkQueue, type Job, QueueClosed, type WorkQueueOptions } from './work-queue.ts';

export interface ThreadPoolOptions extends Omit<WorkQueueOptions, 'concurrency'> {
  /** The script, which calls serveTasks. */
  readonly program: URL;
  readonly threads: number;
  /** Heap limit of each thread. */
  readonly heapMb?: number;
  /** Limit of its part for new objects: a small one keeps a thread that makes much garbage small. */
  readonly youngHeapMb?: number;
  /** An idle thread ends after this time, to free its memory; it stays if omitted. */
  readonly idleMs?: number;
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
  close(): Promise<void>;
}

interface IdleThread<T extends Tasks> {
  readonly thread: Thread<T>;
  timer?: NodeJS.Timeout;
}

/** Threads start with the first tasks; a lost or timed-out one is replaced when the next task needs it. */
export function createThreadPool<T extends Tasks>(options: ThreadPoolOptions): ThreadPool<T> {
  const { program, threads, heapMb, youngHeapMb, idleMs, timeLimit, ...limits } = options;
  const queue = createWorkQueue({ concurrency: threads, ...limits });
  const started = new Set<Thread<T>>();
  const idle: IdleThread<T>[] = [];
  let isClosed = false;

  function start(): Thread<T> {
    const thread = startThread<T>(program, {
      isBackground: true,
      ...(heapMb === undefined ? {} : { heapMb }),
      ...(youngHeapMb === undefined ? {} : { youngHeapMb }),
    });
    started.add(thread);
    return thread;
  }

  /** An idle thread may have been lost since its last task. The last one used is taken first, so that others rest. */
  function takeIdle(): Thread<T> | undefined {
    for (let one = idle.pop(); one; one = idle.pop()) {
      clearTimeout(one.timer);
      if (!one.thread.isLost) return one.thread;
      started.delete(one.thread);
    }
    return undefined;
  }

  function rest(thread: Thread<T>): void {
    const one: IdleThread<T> = { thread };
    idle.push(one);
    if (idleMs === undefined) return;
    one.timer = setTimeout(() => {
      idle.splice(idle.indexOf(one), 1);
      started.delete(thread);
      void thread.close();
    }, idleMs).unref();
  }

  async function runOn<N extends TaskName<T>>(
    thread: Thread<T>,
    task: N,
    input: InputOf<T, N>,
  ): Promise<TaskResult<OutputOf<T, N>>> {
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
      if (thread.isLost) started.delete(thread);
      else rest(thread);
    }
  }

  return {
    run: (task, input, job) =>
      queue.add(() => runOn(takeIdle() ?? start(), task, input), job) ??
      Promise.resolve({ failure: 'busy' as const }),
    async close() {
      isClosed = true;
      queue.close();
      for (const { timer } of idle) clearTimeout(timer);
      await Promise.all([...started].map((thread) => thread.close()));
    },
  };
}
