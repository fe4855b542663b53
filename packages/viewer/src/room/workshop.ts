// A few workers that build what the view shows.
import type { Job, JobResult } from './workshop-messages.ts';

interface PendingJob {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

const MAX_WORKERS = 3;

/** @param start Starts a worker; the page passes it in, since only its bundler knows the worker's address. */
export function createWorkshop(start: () => Worker) {
  const size = Math.max(1, Math.min(MAX_WORKERS, (navigator.hardwareConcurrency || 2) - 1));
  const workers: { worker: Worker; busy: number }[] = [];
  const pending = new Map<number, PendingJob>();
  let next = 0;
  let isClosed = false;
  let done = 0;

  function addWorker(): { worker: Worker; busy: number } {
    const own = { worker: start(), busy: 0 };
    own.worker.addEventListener('message', ({ data }) => {
      own.busy--;
      done++;
      const { id, result, error } = data as { id: number; result?: never; error?: string };
      const one = pending.get(id);
      pending.delete(id);
      if (error === undefined) one?.resolve(result as never);
      else one?.reject(new Error(error));
    });
    workers.push(own);
    return own;
  }

  return {
    /** Rejects with what the job threw, and with an Error once the workshop is closed. */
    run<J extends Job>(job: J): Promise<JobResult[J['job']]> {
      if (isClosed) return Promise.reject(new Error('The workshop is closed.'));
      const idle = workers.find(({ busy }) => busy === 0);
      const worker =
        idle ??
        (workers.length < size ? addWorker() : workers.reduce((a, b) => (b.busy < a.busy ? b : a)));
      worker.busy++;
      const id = next++;
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve: resolve as (value: never) => void, reject });
        worker.worker.postMessage({ id, job });
      });
    },
    /** Jobs finished so far. */
    get done(): number {
      return done;
    },
    get isIdle(): boolean {
      return pending.size === 0;
    },
    close(): void {
      isClosed = true;
      for (const { worker } of workers) worker.terminate();
      for (const { reject } of pending.values()) reject(new Error('The workshop is closed.'));
      pending.clear();
    },
  };
}
export type Workshop = ReturnType<typeof createWorkshop>;
