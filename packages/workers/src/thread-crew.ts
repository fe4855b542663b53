import type { Tasks } from './tasks.ts';
import { startThread, type Thread } from './thread.ts';

export interface ThreadCrewOptions {
  /** The script, which calls serveTasks. */
  readonly program: URL;
  /** Heap limit of each thread. */
  readonly heapMb?: number;
  /** Limit of its part for new objects: a small one keeps a thread that makes much garbage small. */
  readonly youngHeapMb?: number;
  /** An idle thread ends after this time, to free its memory; it stays if omitted. */
  readonly idleMs?: number;
}

/** Threads of one program that several pools can share, so that a pool uses those that another leaves idle. */
export interface ThreadCrew<T extends Tasks> {
  /** An idle thread, or a new one if none is idle. Given back with `rest`. */
  take(): Thread<T>;
  /** The thread has no task any more. It may have ended. */
  rest(thread: Thread<T>): void;
  /** Ends all threads, whatever they do. */
  close(): Promise<void>;
}

interface IdleThread<T extends Tasks> {
  readonly thread: Thread<T>;
  timer?: NodeJS.Timeout;
}

export function createThreadCrew<T extends Tasks>({
  program,
  idleMs,
  ...limits
}: ThreadCrewOptions): ThreadCrew<T> {
  const started = new Set<Thread<T>>();
  const idle: IdleThread<T>[] = [];

  function start(): Thread<T> {
    const thread = startThread<T>(program, { isBackground: true, ...limits });
    started.add(thread);
    return thread;
  }

  return {
    /** An idle thread may have been lost since its last task. The last one used is taken first, so that others rest. */
    take() {
      for (let one = idle.pop(); one; one = idle.pop()) {
        clearTimeout(one.timer);
        if (!one.thread.isLost) return one.thread;
        started.delete(one.thread);
      }
      return start();
    },
    rest(thread) {
      if (thread.isLost) {
        started.delete(thread);
        return;
      }
      const one: IdleThread<T> = { thread };
      idle.push(one);
      if (idleMs === undefined) return;
      one.timer = setTimeout(() => {
        idle.splice(idle.indexOf(one), 1);
        started.delete(thread);
        void thread.close();
      }, idleMs).unref();
    },
    async close() {
      for (const { timer } of idle) clearTimeout(timer);
      await Promise.all([...started].map((thread) => thread.close()));
    },
  };
}
