// The light along one ray of a test's scene, as a mean of many paths.

import type { StillScene } from '../scene/still-scene.ts';
import type { Point } from '../scene/test-still-scene.ts';
import { FEATURES } from './features.ts';
import { createSequence } from './sequence.ts';
import { createPathTracer } from './trace-path.ts';

/** cd/m2 of green; `exposure` only sets how bright a path may be before it is clamped. */
export function radianceOf(
  scene: StillScene,
  ray: { readonly eye: Point; readonly way: Point },
  { samples = 1024, pixel = 0, exposure = 1e-3 } = {},
): number {
  const tracer = createPathTracer(scene, exposure);
  const sequence = createSequence();
  const out = new Float64Array(FEATURES);
  const long = Math.hypot(...ray.way);
  let sum = 0;
  for (let sample = 0; sample < samples; sample++) {
    sequence.start(7, pixel, sample);
    tracer.ray.set([...ray.eye, ...ray.way.map((one) => one / long)]);
    tracer.path(sequence, out);
    sum += out[1] as number;
  }
  return sum / samples / exposure;
}
