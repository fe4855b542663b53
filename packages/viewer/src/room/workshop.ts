// A few workers that build what the view shows. Each job gives a promise; the same job is done once.
import type { Job, JobResult } from './workshop-messages.ts';

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

const MOST_WORKERS = 3;

/** Workers end with the view. `start` makes one, since only the page's bundler knows its address. */
export function createWorkshop(start: () => Worker) {
  const size = Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));
  const workers: { worker: Worker; busy: number }[] = [];
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let isClosed = false;
  let done = 0;

  function hire(): { worker: Worker; busy: number } {
    const own = { worker: start(), busy: 0 };
    own.worker.addEventListener('message', ({ data }) => {
      own.busy--;
      done++;
      const { id, result, error } = data as { id: number; result?: never; error?: string };
      const one = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) one?.resolve(result as never);
      else one?.reject(new Error(error));
    });
    workers.push(own);
    return own;
  }

  return {
    run<J extends Job>(job: J): Promise<JobResult[J['job']]> {
      if (isClosed) return Promise.reject(new Error('the workshop is closed'));
      const idle = workers.find(({ busy }) => busy === 0);
      const worker =
        idle ??
        (workers.length < size ? hire() : workers.reduce((a, b) => (b.busy < a.busy ? b : a)));
      worker.busy++;
      const id = next++;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve: resolve as (value: never) => void, reject });
        worker.worker.postMessage({ id, job });
      });
    },
    /** Jobs finished so far. */
    get done(): number {
      return done;
    },
    get isIdle(): boolean {
      return waiting.size === 0;
    },
    close(): void {
      isClosed = true;
      for (const { worker } of workers) worker.terminate();
      for (const { reject } of waiting.values()) reject(new Error('the workshop is closed'));
      waiting.clear();
    },
  };
}
export type Workshop = ReturnType<typeof createWorkshop>;
