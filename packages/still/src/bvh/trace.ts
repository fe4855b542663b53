// Rays against the tree: the nearest triangle, or all that stands between two places.
import { kernelsOn } from './trace-kernel.ts';
import { SCRATCH, type SceneMemory, takeScratch } from './wide-bvh.ts';

/** One thread's way to ask; `bvh` may be asked by many threads at once. */
export function createTrace({ bvh }: { readonly bvh: SceneMemory }) {
  const kernels = kernelsOn(bvh.memory);
  const scratch = takeScratch(bvh);
  const hit = new Float32Array(bvh.memory.buffer, scratch + SCRATCH.hitAt, 3);
  /** From where, which way (of length one), and how far: numbers handed over here need no memory of their own. */
  const ray = new Float64Array(7);

  const trace = {
    ray,
    /** Of the latest hit: distance, triangle, and its place between the corners. */
    distance: 0,
    triangle: -1,
    u: 0,
    v: 0,
    /** Triangles that light came through on the way of the latest `isBlocked` that was not. */
    panes: new Int32Array(bvh.memory.buffer, scratch + SCRATCH.panesAt, SCRATCH.mostPanes),
    paneCount: 0,
    /** Rays so far. */
    rays: 0,

    /** The nearest triangle along `ray`, from either side, however far; false for none. */
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

    /** Whether something that light does not come through stands nearer than the ray goes; `skipped`: the owner of what does not count. */
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
