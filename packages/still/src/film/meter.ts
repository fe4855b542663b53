// Exposure and white balance, metered by the light that falls on what is seen.
import { aimOf, type StillCamera } from '../path/camera.ts';
import { FEATURE, FEATURES } from '../path/features.ts';
import { createSequence } from '../path/sequence.ts';
import { createPathTracer } from '../path/trace-path.ts';
import type { StillScene } from '../scene/still-scene.ts';

export interface Exposure {
  /** What a cd/m2 is in the picture, white being 1. */
  readonly exposure: number;
  /** Factors of red, green and blue. */
  readonly balance: readonly [r: number, g: number, b: number];
}

const [COLUMNS, ROWS, SAMPLES] = [48, 32, 6];
const EXPOSURE = 1e-4;
/** The light at this rank of what is seen sets the exposure. */
const RANK = 0.6;
/** How bright a white surface is in that light. */
const WHITE = 0.88;
/** How far white balance corrects colored light: 1 is all the way. */
const ADAPTATION = 0.72;

/**
 * Meters a scene with some 9,000 paths. The same scene, camera and seed give the same numbers.
 * @param aspect Width of the picture over its height.
 */
export function meter(
  scene: StillScene,
  camera: StillCamera,
  aspect: number,
  seed: number,
): Exposure {
  // At this exposure next to nothing is clamped, and with no threshold no light is too weak.
  const tracer = createPathTracer(scene, EXPOSURE, 0);
  const aim = aimOf(camera, COLUMNS, Math.round(COLUMNS / aspect) || ROWS);
  const rows = Math.round(COLUMNS / aspect) || ROWS;
  const sequence = createSequence();
  const one = new Float64Array(FEATURES);
  const lit: (readonly [bright: number, r: number, g: number, b: number])[] = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < COLUMNS; x++) {
      const sum = [0, 0, 0];
      let count = 0;
      for (let sample = 0; sample < SAMPLES; sample++) {
        sequence.start(seed, y * COLUMNS + x, sample);
        sequence.next();
        aim(tracer.ray, x + sequence.u, y + sequence.v);
        tracer.path(sequence, one);
        const isSurface =
          Math.abs(one[FEATURE.normal] as number) +
            Math.abs(one[FEATURE.normal + 1] as number) +
            Math.abs(one[FEATURE.normal + 2] as number) >
          0;
        if (!isSurface) continue;
        count++;
        for (let k = 0; k < 3; k++) {
          const light = (one[FEATURE.red + k] as number) / EXPOSURE;
          sum[k] = (sum[k] ?? 0) + light / Math.max(0.04, one[FEATURE.albedo + k] as number);
        }
      }
      if (count === 0) continue;
      const [r = 0, g = 0, b = 0] = sum.map((value) => value / count);
      lit.push([0.2126 * r + 0.7152 * g + 0.0722 * b, r, g, b]);
    }
  }
  if (lit.length === 0) return { exposure: 1e-3, balance: [1, 1, 1] };
  lit.sort(([a], [b]) => a - b);
  const bright = Math.max(1e-3, lit[Math.floor(lit.length * RANK)]?.[0] ?? 1);
  // The color of places that are neither dark nor in the sun.
  const middle = lit.slice(Math.floor(lit.length * 0.2), Math.ceil(lit.length * 0.8));
  const mean = (k: 1 | 2 | 3) => middle.reduce((sum, own) => sum + own[k], 1e-6) / middle.length;
  const [r, g, b] = [mean(1), mean(2), mean(3)];
  const gray = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const balance = [r, g, b].map((own) => (gray / own) ** ADAPTATION) as [number, number, number];
  return { exposure: WHITE / bright, balance };
}
