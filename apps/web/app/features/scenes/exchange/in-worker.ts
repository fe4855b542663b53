// Runs one job in a worker of its own. The worker ends with the job, when it is canceled, or when it takes
// too long, so that nothing heavy continues behind a closed dialog.

/** Messages from a worker: any number of `progress`, then one of the others. */
export type WorkerNote<Result> =
  | { readonly note: 'progress'; readonly share: number }
  | { readonly note: 'done'; readonly result: Result }
  | { readonly note: 'refused'; readonly why: string };

/** The part of a worker that is used, so that tests can stand in for it. */
export interface JobWorker {
  postMessage(job: unknown, transfer: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: { data: never }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
  terminate(): void;
}

export interface JobOptions {
  readonly start: () => JobWorker;
  readonly signal: AbortSignal;
  readonly limitMs: number;
  readonly transfer?: readonly Transferable[];
  readonly onProgress?: (share: number) => void;
}

/** The job cannot be done; the message says why. */
export class JobRefused extends Error {}

const BROKEN = 'This could not be computed here. Reload the page and try again.';

/**
 * Resolves with the result. Rejects with JobRefused if there is a reason, or with the signal's reason if
 * canceled.
 */
export function inWorker<Result>(
  job: unknown,
  { start, signal, limitMs, transfer = [], onProgress }: JobOptions,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const worker = start();
    const limit = `It took longer than ${Math.round(limitMs / 1_000)} seconds and was stopped.`;
    const timer = setTimeout(() => end(() => reject(new JobRefused(limit))), limitMs);
    const calledOff = () => end(() => reject(signal.reason));
    function end(tell: () => void): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', calledOff);
      worker.terminate();
      tell();
    }
    signal.addEventListener('abort', calledOff);
    worker.addEventListener('message', ({ data }: { data: WorkerNote<Result> }) => {
      if (data.note === 'progress') onProgress?.(data.share);
      else if (data.note === 'done') end(() => resolve(data.result));
      else end(() => reject(new JobRefused(data.why)));
    });
    const broken = () => end(() => reject(new JobRefused(BROKEN)));
    worker.addEventListener('error', broken);
    worker.addEventListener('messageerror', broken);
    worker.postMessage(job, [...transfer]);
  });
}
