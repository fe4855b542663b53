// One thread of a still: answers calls, one after the other. It knows no documents, so that it starts fast.
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

/** The calls of a thread. */
export interface TraceCalls {
  /** Bakes the picture of one surface into the shared texels. */
  bake: { input: Pick<StillScene, 'texels' | 'bumps'> & { readonly bake: Bake }; result: null };
  /** Measures the light. */
  meter: {
    input: {
      readonly scene: StillScene;
      readonly camera: StillCamera;
      readonly aspect: number;
      readonly seed: number;
    };
    result: Exposure;
  };
  /** Takes the scene that later tiles are traced in. */
  take: { input: { readonly scene: StillScene; readonly exposure: number }; result: null };
  tile: { input: TileJob; result: { readonly sums: Float32Array; readonly rays: number } };
  develop: {
    input: { readonly developing: Developing; readonly part: number; readonly rows: Rows };
    result: null;
  };
}

// A path is many small functions: inlining two levels of them saves a twelfth of the time. Much larger limits were
// measured to be slower. Results don't depend on it.
setFlagsFromString('--max-inlined-bytecode-size=1500');
setFlagsFromString('--max-inlined-bytecode-size-cumulative=4000');

let tracer: PathTracer | null = null;

const calls: {
  [Name in keyof TraceCalls]: (input: TraceCalls[Name]['input']) => TraceCalls[Name]['result'];
} = {
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
    if (!tracer) throw new Error('The thread has no scene yet.');
    const before = tracer.rays;
    return { sums: renderTile(tracer, job), rays: tracer.rays - before };
  },
  develop({ developing, part, rows }) {
    developRows(developing, part, rows);
    return null;
  },
};

parentPort?.on('message', ({ name, input }: { name: keyof TraceCalls; input: never }) => {
  try {
    parentPort?.postMessage({ result: calls[name](input) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
