import { aimOf, type StillCamera } from './camera.ts';
import { FEATURES } from './features.ts';
import { createSequence } from './sequence.ts';
import type { Tile } from './tiles.ts';
import type { PathTracer } from './trace-path.ts';

export interface TileJob {
  readonly tile: Tile;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly camera: StillCamera;
  /** The first sample and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** @returns Sums of FEATURES numbers for each pixel of the tile, over the samples of the job. */
export function renderTile(tracer: PathTracer, job: TileJob): Float32Array {
  const { tile, width, height, seed, camera, from, to } = job;
  const aim = aimOf(camera, width, height);
  const sequence = createSequence();
  const sums = new Float32Array(tile.width * tile.height * FEATURES);
  const sum = new Float64Array(FEATURES);
  const one = new Float64Array(FEATURES);
  for (let y = 0; y < tile.height; y++) {
    for (let x = 0; x < tile.width; x++) {
      const [px, py] = [tile.left + x, tile.top + y];
      sum.fill(0);
      for (let sample = from; sample < to; sample++) {
        sequence.start(seed, py * width + px, sample);
        sequence.next();
        aim(tracer.ray, px + sequence.u, py + sequence.v);
        tracer.path(sequence, one);
        for (let k = 0; k < FEATURES; k++) sum[k] = (sum[k] as number) + (one[k] as number);
      }
      sums.set(sum, (y * tile.width + x) * FEATURES);
    }
  }
  return sums;
}
