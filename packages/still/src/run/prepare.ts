import { Worker } from 'node:worker_threads';
import type { Prepared, ToPrepare } from './prepare-worker.ts';

/** What threads trace, on memory that they share. Rejects with the signal's reason when it is cancelled. */
export async function prepare(toPrepare: ToPrepare, signal?: AbortSignal): Promise<Prepared> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./prepare-worker.ts', import.meta.url), {
    workerData: toPrepare,
  });
  const stop = Promise.withResolvers<never>();
  const abort = () => stop.reject(signal?.reason);
  signal?.addEventListener('abort', abort);
  try {
    return await Promise.race([
      stop.promise,
      new Promise<Prepared>((resolve, reject) => {
        worker.on('message', resolve);
        worker.on('error', reject);
        worker.on('exit', (code) => reject(new Error(`A scene's thread ended with ${code}.`)));
      }),
    ]);
  } finally {
    signal?.removeEventListener('abort', abort);
    await worker.terminate();
  }
}
