// One thread of a still: does tasks, one after the other. It knows no documents, so that it starts fast.
import { setFlagsFromString } from 'node:v8';
import { serveTasks } from '@wevisu/workers/serve-tasks.ts';
import { type Developing, developRows } from '../film/develop.ts';
import { type Exposure, meter } from '../film/meter.ts';
import type { Rows } from '../film/planes.ts';
import type { StillCamera } from '../path/camera.ts';
import { renderTile, type TileJob } from '../path/render-tile.ts';
import { createPathTracer, type PathTracer } from '../path/trace-path.ts';
import { type Bake, bakeInto } from '../scene/bake.ts';
import type { StillScene } from '../scene/still-scene.ts';

// A path is many small functions: inlining two levels of them saves a twelfth of the time. Much larger limits were
// measured to be slower. Results don't depend on it.
setFlagsFromString('--max-inlined-bytecode-size=1500');
setFlagsFromString('--max-inlined-bytecode-size-cumulative=4000');

interface ToMeter {
  readonly scene: StillScene;
  readonly camera: StillCamera;
  readonly aspect: number;
  readonly seed: number;
}

interface ToDevelop {
  readonly developing: Developing;
  readonly part: number;
  readonly rows: Rows;
}

let tracer: PathTracer | null = null;

const tasks = {
  /** Bakes the picture of one surface into the shared texels. */
  bake({ bake, ...shared }: Pick<StillScene, 'texels' | 'bumps'> & { readonly bake: Bake }) {
    bakeInto(shared, bake);
    return null;
  },
  /** Measures the light. */
  meter: ({ scene, camera, aspect, seed }: ToMeter): Exposure => meter(scene, camera, aspect, seed),
  /** Takes the scene that later tiles are traced in. */
  take({ scene, exposure }: { readonly scene: StillScene; readonly exposure: number }) {
    tracer = createPathTracer(scene, exposure);
    return null;
  },
  tile(job: TileJob): { readonly sums: Float32Array; readonly rays: number } {
    if (!tracer) throw new Error('The thread has no scene yet.');
    const before = tracer.rays;
    return { sums: renderTile(tracer, job), rays: tracer.rays - before };
  },
  develop({ developing, part, rows }: ToDevelop) {
    developRows(developing, part, rows);
    return null;
  },
};
export type TraceTasks = typeof tasks;

serveTasks(tasks);
