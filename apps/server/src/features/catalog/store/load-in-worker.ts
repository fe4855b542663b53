import { Worker } from 'node:worker_threads';
import type { CatalogData } from '../index/data.ts';

/** A small young generation: rows die at once, and the memory of the process is what counts. */
const LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 512 };

/** Builds the index of the database at `url` in its own thread. Rethrows what went wrong there. */
export async function loadInWorker(url: string): Promise<CatalogData> {
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), {
    workerData: { url },
    resourceLimits: LIMITS,
  });
  try {
    return await new Promise<CatalogData>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the catalog loader ended without a result')));
    });
  } finally {
    await worker.terminate();
  }
}
