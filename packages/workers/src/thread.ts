import { Worker } from 'node:worker_threads';
import type { InputOf, OutputOf, Reply, Request, TaskName, Tasks } from './tasks.ts';

/** The thread has exited: out of memory, closed, or through an error outside any task. */
export class ThreadLost extends Error {}

export interface Thread<T extends Tasks> {
  /** Rejects with what the task threw, or with ThreadLost. `onStart` is called when the thread starts it. */
  ask<N extends TaskName<T>>(
    task: N,
    input: InputOf<T, N>,
    onStart?: () => void,
  ): Promise<OutputOf<T, N>>;
  readonly isLost: boolean;
  close(): Promise<void>;
}

export interface ThreadOptions {
  /** Its heap limit; Node's default if omitted. */
  readonly heapMb?: number;
  /** Limit of its part for new objects. */
  readonly youngHeapMb?: number;
  /** Whether an idle thread lets the process exit. */
  readonly isBackground?: boolean;
}

interface Asked {
  readonly onStart: (() => void) | undefined;
  readonly resolve: (output: never) => void;
  readonly reject: (error: unknown) => void;
}

/** Starts a thread whose script calls serveTasks. The caller closes it. */
export function startThread<T extends Tasks>(
  program: URL,
  { heapMb, youngHeapMb, isBackground = false }: ThreadOptions = {},
): Thread<T> {
  const worker = new Worker(program, {
    resourceLimits: {
      ...(heapMb === undefined ? {} : { maxOldGenerationSizeMb: heapMb }),
      ...(youngHeapMb === undefined ? {} : { maxYoungGenerationSizeMb: youngHeapMb }),
    },
  });
  if (isBackground) worker.unref();
  const asked = new Map<number, Asked>();
  let lastId = 0;
  let lost: ThreadLost | null = null;

  worker.on('message', (reply: Reply) => {
    const one = asked.get(reply.id);
    if (one === undefined) return;
    if ('started' in reply) {
      one.onStart?.();
      return;
    }
    asked.delete(reply.id);
    if ('output' in reply) one.resolve(reply.output as never);
    else one.reject(reply.error);
  });
  const lose = (cause: unknown) => {
    lost ??= new ThreadLost(`A thread ended: ${cause}`, { cause });
    for (const { reject } of asked.values()) reject(lost);
    asked.clear();
  };
  worker.on('error', lose);
  worker.on('exit', (code) => lose(`exit code ${code}`));

  return {
    ask(task, input, onStart) {
      // A thread that has exited would never answer.
      if (lost !== null) return Promise.reject(lost);
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        asked.set(id, { onStart, resolve, reject });
        worker.postMessage({ id, task, input } satisfies Request);
      });
    },
    get isLost() {
      return lost !== null;
    },
    async close() {
      lose('it was closed');
      await worker.terminate();
    },
  };
}
