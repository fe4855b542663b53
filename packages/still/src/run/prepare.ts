import type { Exposure } from '../film/meter.ts';
import type { Bake } from '../scene/bake.ts';
import type { StillScene } from '../scene/still-scene.ts';
import type { Pool } from './pool.ts';
import type { FromPrepare, ToPrepare } from './prepare-worker.ts';
import type { StartThread } from './thread.ts';

interface Prepared {
  readonly scene: StillScene;
  readonly exposure: Exposure;
}

type Plan = Extract<FromPrepare, { plan: unknown }>['plan'];

/** Bakes the pictures of laid surfaces, largest first. */
async function bakeAll(pool: Pool, { bakes, texels, bumps }: Plan): Promise<void> {
  const size = ({ request }: Bake) => request.widthPx * request.heightPx;
  const largestFirst = bakes.toSorted((a, b) => size(b) - size(a));
  await pool.share(largestFirst, async (thread, bake) => {
    await thread.call('bake', { bake, texels, bumps });
  });
}

interface PrepareOptions {
  readonly pool: Pool;
  readonly startThread: StartThread;
  readonly signal: AbortSignal | undefined;
}

/**
 * Builds what threads trace, on memory that they share: a thread of its own builds the tree while the pool bakes
 * surfaces. Rejects with the signal's reason when that aborts.
 */
export async function prepare(
  toPrepare: ToPrepare,
  { pool, startThread, signal }: PrepareOptions,
): Promise<Prepared> {
  signal?.throwIfAborted();
  const thread = startThread(new URL('./prepare-worker.ts', import.meta.url), toPrepare);
  const stop = Promise.withResolvers<never>();
  const abort = () => stop.reject(signal?.reason);
  signal?.addEventListener('abort', abort);
  const built = new Promise<StillScene>((resolve, reject) => {
    let baked: Promise<void> | undefined;
    thread.on('message', (received) => {
      const message = received as FromPrepare;
      if ('plan' in message) {
        baked = bakeAll(pool, message.plan);
        baked.catch(reject);
      } else {
        baked?.then(() => resolve(message.scene), reject);
      }
    });
    thread.on('error', reject);
    thread.on('exit', (code) => {
      if (code !== 0)
        reject(new Error(`The thread that builds a still's scene ended with ${code}.`));
    });
  });
  try {
    const scene = await Promise.race([stop.promise, built]);
    const { camera, width, height, seed } = toPrepare.request;
    const metered = pool.first.call('meter', { scene, camera, aspect: width / height, seed });
    return { scene, exposure: await Promise.race([stop.promise, metered]) };
  } finally {
    signal?.removeEventListener('abort', abort);
    stop.promise.catch(() => undefined);
    built.catch(() => undefined);
    await thread.terminate();
  }
}
