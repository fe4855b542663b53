// One thread of a still: does what it is told, one thing after the other. It knows no documents, so that it
// starts soon.
import { setFlagsFromString } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { type Developing, developRows } from '../film/develop.ts';
import { type Exposure, meter } from '../film/meter.ts';
import type { Rows } from '../film/planes.ts';
import type { StillCamera } from '../path/camera.ts';
import { renderTile, type TileJob } from '../path/render-tile.ts';
import { createPathTracer, type PathTracer } from '../path/trace-path.ts';
import { type Bake, bakeInto } from '../scene/bake.ts';
import type { StillScene } from '../scene/still-scene.ts';

/** What a thread can be told, and what it answers. */
export interface Orders {
  bake: { order: Pick<StillScene, 'texels' | 'bumps'> & { readonly bake: Bake }; reply: null };
  meter: {
    order: {
      readonly scene: StillScene;
      readonly camera: StillCamera;
      readonly aspect: number;
      readonly seed: number;
    };
    reply: Exposure;
  };
  take: { order: { readonly scene: StillScene; readonly exposure: number }; reply: null };
  tile: { order: TileJob; reply: { readonly sums: Float32Array; readonly rays: number } };
  develop: {
    order: { readonly developing: Developing; readonly part: number; readonly rows: Rows };
    reply: null;
  };
}

// A path is many small functions: with those of two levels written into their callers it takes a twelfth less time.
// Much larger limits were measured to be slower. Results don't hang on it.
setFlagsFromString('--max-inlined-bytecode-size=1500');
setFlagsFromString('--max-inlined-bytecode-size-cumulative=4000');

let tracer: PathTracer | null = null;

const work: { [Name in keyof Orders]: (order: Orders[Name]['order']) => Orders[Name]['reply'] } = {
  bake({ bake, ...shared }) {
    bakeInto(shared, bake);
    return null;
  },
  meter: ({ scene, camera, aspect, seed }) => meter(scene, camera, aspect, seed),
  take({ scene, exposure }) {
    tracer = createPathTracer(scene, exposure);
    return null;
  },
  tile(job) {
    if (!tracer) throw new Error('a thread has no scene');
    const before = tracer.rays;
    return { sums: renderTile(tracer, job), rays: tracer.rays - before };
  },
  develop({ developing, part, rows }) {
    developRows(developing, part, rows);
    return null;
  },
};

parentPort?.on('message', ({ name, order }: { name: keyof Orders; order: never }) => {
  try {
    parentPort?.postMessage({ reply: work[name](order) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
