import { Worker } from 'node:worker_threads';
import type { Exposure } from '../film/meter.ts';
import type { StillScene } from '../scene/still-scene.ts';
import type { Pool } from './pool.ts';
import type { FromPrepare, ToPrepare } from './prepare-worker.ts';

export interface Prepared {
  readonly scene: StillScene;
  readonly exposure: Exposure;
}

/** Threads bake the pictures of laid surfaces, largest first, each taking the next one as it gets free. */
async function bake({ threads }: Pool, { bakes, texels, bumps }: PlanOf): Promise<void> {
  const size = ({ request }: (typeof bakes)[number]) => request.widthPx * request.heightPx;
  const waiting = bakes.toSorted((a, b) => size(a) - size(b));
  await Promise.all(
    threads.map(async (thread) => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        await thread.tell('bake', { bake: next, texels, bumps });
      }
    }),
  );
}
type PlanOf = Extract<FromPrepare, { plan: unknown }>['plan'];

/**
 * What threads trace, on memory that they share: the tree is built in a thread of its own while the pool bakes.
 * Rejects with the signal's reason when it is cancelled.
 */
export async function prepare(
  toPrepare: ToPrepare,
  pool: Pool,
  signal?: AbortSignal,
): Promise<Prepared> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./prepare-worker.ts', import.meta.url), {
    workerData: toPrepare,
  });
  const stop = Promise.withResolvers<never>();
  const abort = () => stop.reject(signal?.reason);
  signal?.addEventListener('abort', abort);
  const made = new Promise<StillScene>((resolve, reject) => {
    let baked: Promise<void> | undefined;
    worker.on('message', (message: FromPrepare) => {
      if ('plan' in message) {
        baked = bake(pool, message.plan);
        baked.catch(reject);
      } else {
        baked?.then(() => resolve(message.scene), reject);
      }
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code !== 0) reject(new Error(`A scene's thread ended with ${code}.`));
    });
  });
  try {
    const scene = await Promise.race([stop.promise, made]);
    const { camera, width, height, seed } = toPrepare.request;
    const metered = pool.first.tell('meter', { scene, camera, aspect: width / height, seed });
    return { scene, exposure: await Promise.race([stop.promise, metered]) };
  } finally {
    signal?.removeEventListener('abort', abort);
    stop.promise.catch(() => undefined);
    made.catch(() => undefined);
    await worker.terminate();
  }
}
