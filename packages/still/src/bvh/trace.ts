// Rays against the tree: the nearest triangle, or what stands between two places.
import { kernelsOn } from './trace-kernel.ts';
import { SCRATCH, type SceneMemory, takeScratch } from './wide-bvh.ts';

/**
 * One thread's access to a tree that many threads share.
 * @throws RangeError when more threads trace the scene than it has places for.
 */
export function createTrace({ bvh }: { readonly bvh: SceneMemory }) {
  const kernels = kernelsOn(bvh.memory);
  const scratch = takeScratch(bvh);
  const hit = new Float32Array(bvh.memory.buffer, scratch + SCRATCH.hitAt, 3);
  /** Start, direction of length 1, and how far it goes. Callers write to it, since arguments would be boxed. */
  const ray = new Float64Array(7);

  const trace = {
    ray,
    /** Of the latest hit: distance, triangle, and its place between the corners. */
    distance: 0,
    triangle: -1,
    u: 0,
    v: 0,
    /** Triangles that light passed during the latest `isBlocked` that returned false. */
    panes: new Int32Array(bvh.memory.buffer, scratch + SCRATCH.panesAt, SCRATCH.maxPanes),
    paneCount: 0,
    /** Rays traced so far. */
    rays: 0,

    /** Finds the nearest triangle along `ray`, from either side and at any distance; false for none. */
    closest(): boolean {
      this.rays++;
      this.triangle = kernels.closest(
        ray[0] as number,
        ray[1] as number,
        ray[2] as number,
        ray[3] as number,
        ray[4] as number,
        ray[5] as number,
        scratch,
      );
      if (this.triangle < 0) return false;
      this.distance = hit[0] as number;
      this.u = hit[1] as number;
      this.v = hit[2] as number;
      return true;
    },

    /** Whether something opaque stands in the ray's way. Triangles of the owner `skipped` don't count. */
    isBlocked(skipped: number): boolean {
      this.rays++;
      this.paneCount = kernels.shadow(
        ray[0] as number,
        ray[1] as number,
        ray[2] as number,
        ray[3] as number,
        ray[4] as number,
        ray[5] as number,
        ray[6] as number,
        skipped,
        scratch,
      );
      return this.paneCount < 0;
    },
  };
  return trace;
}
export type Trace = ReturnType<typeof createTrace>;
