import { startThread, type Thread } from '@wevisu/workers/thread.ts';
import type { Exposure } from '../film/meter.ts';
import type { Bake } from '../scene/bake.ts';
import type { StillPlan } from '../scene/build-still-scene.ts';
import type { StillScene } from '../scene/still-scene.ts';
import type { Pool } from './pool.ts';
import type { PrepareTasks, ToPrepare } from './prepare-thread.ts';

interface Prepared {
  readonly scene: StillScene;
  readonly exposure: Exposure;
}

export type Builder = Thread<PrepareTasks>;

export const startBuilder = (): Builder =>
  startThread<PrepareTasks>(new URL('./prepare-thread.ts', import.meta.url));

type Plan = Omit<StillPlan, 'build'>;

/** Bakes the pictures of laid surfaces, largest first. */
async function bakeAll(pool: Pool, { bakes, texels, bumps }: Plan): Promise<void> {
  const size = ({ request }: Bake) => request.widthPx * request.heightPx;
  const largestFirst = bakes.toSorted((a, b) => size(b) - size(a));
  await pool.share(largestFirst, async (thread, bake) => {
    await thread.ask('bake', { bake, texels, bumps });
  });
}

/**
 * Builds what threads trace, on memory that they share: a thread of its own builds the tree while the pool bakes
 * surfaces; `builder`, where there is one that is kept, else one that is closed again. Rejects with the signal's reason
 * when that aborts.
 */
export async function prepare(
  toPrepare: ToPrepare,
  {
    pool,
    builder,
    signal,
  }: {
    readonly pool: Pool;
    readonly builder: Builder | undefined;
    readonly signal: AbortSignal | undefined;
  },
): Promise<Prepared> {
  signal?.throwIfAborted();
  const thread = builder ?? startBuilder();
  const stop = Promise.withResolvers<never>();
  const abort = () => stop.reject(signal?.reason);
  signal?.addEventListener('abort', abort);
  const baked = thread.ask('plan', toPrepare).then((plan) => bakeAll(pool, plan));
  const built = thread.ask('build', null);
  const whole = Promise.all([built, baked]);
  try {
    const [scene] = await Promise.race([stop.promise, whole]);
    const { camera, width, height, seed } = toPrepare.request;
    const metered = pool.first.ask('meter', { scene, camera, aspect: width / height, seed });
    return { scene, exposure: await Promise.race([stop.promise, metered]) };
  } finally {
    signal?.removeEventListener('abort', abort);
    stop.promise.catch(() => undefined);
    whole.catch(() => undefined);
    if (!builder) await thread.close();
  }
}
