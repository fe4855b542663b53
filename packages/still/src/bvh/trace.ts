// Rays against the tree: the nearest triangle, or all that stands between two places.
import { MOST_DEEP } from './build-bvh.ts';

/** Nearer than this a ray meets nothing: it has just left there. Metres. */
export const NEAR = 1e-5;

export interface Traced {
  readonly bvh: { readonly nodes: Float32Array };
  /** Corner and two edges of each triangle. */
  readonly triangles: Float32Array;
}

/** What a triangle between two places lets through: called for each, in any order; true ends the search. */
export type Blocks = (triangle: number) => boolean;

export function createTrace({ bvh: { nodes: boxes }, triangles }: Traced) {
  const links = new Int32Array(boxes.buffer, boxes.byteOffset, boxes.length);
  const stack = new Int32Array(MOST_DEEP + 40);
  const stackNear = new Float64Array(MOST_DEEP + 40);

  /** From where, which way (of length one), and how far: numbers handed over here need no memory of their own. */
  const ray = new Float64Array(7);

  const trace = {
    ray,
    /** Of the latest hit: distance, triangle, and its place between the corners. */
    distance: 0,
    triangle: -1,
    u: 0,
    v: 0,
    /** Rays so far. */
    rays: 0,

    /** The nearest triangle along `ray`, from either side, however far; false for none. */
    closest(): boolean {
      this.rays++;
      const ox = ray[0] as number;
      const oy = ray[1] as number;
      const oz = ray[2] as number;
      const dx = ray[3] as number;
      const dy = ray[4] as number;
      const dz = ray[5] as number;
      const ix = 1 / dx;
      const iy = 1 / dy;
      const iz = 1 / dz;
      const nx = ix < 0 ? 3 : 0;
      const ny = iy < 0 ? 3 : 0;
      const nz = iz < 0 ? 3 : 0;
      let best = Infinity;
      let found = -1;
      let bestU = 0;
      let bestV = 0;
      let depth = 0;
      let node = 0;
      for (;;) {
        const count = links[node * 8 + 6] as number;
        const first = links[node * 8 + 7] as number;
        if (count > 0) {
          for (let n = first; n < first + count; n++) {
            const at = n * 9;
            const e1x = triangles[at + 3] as number;
            const e1y = triangles[at + 4] as number;
            const e1z = triangles[at + 5] as number;
            const e2x = triangles[at + 6] as number;
            const e2y = triangles[at + 7] as number;
            const e2z = triangles[at + 8] as number;
            const px = dy * e2z - dz * e2y;
            const py = dz * e2x - dx * e2z;
            const pz = dx * e2y - dy * e2x;
            const det = e1x * px + e1y * py + e1z * pz;
            if (det === 0) continue;
            const inverse = 1 / det;
            const tx = ox - (triangles[at] as number);
            const ty = oy - (triangles[at + 1] as number);
            const tz = oz - (triangles[at + 2] as number);
            const u = (tx * px + ty * py + tz * pz) * inverse;
            if (!(u >= 0 && u <= 1)) continue;
            const qx = ty * e1z - tz * e1y;
            const qy = tz * e1x - tx * e1z;
            const qz = tx * e1y - ty * e1x;
            const v = (dx * qx + dy * qy + dz * qz) * inverse;
            if (!(v >= 0 && u + v <= 1)) continue;
            const distance = (e2x * qx + e2y * qy + e2z * qz) * inverse;
            // Of two in one place the lower number wins, whatever way the tree is walked.
            if (distance > NEAR && (distance < best || (distance === best && n < found))) {
              best = distance;
              found = n;
              bestU = u;
              bestV = v;
            }
          }
        } else if (first > 0) {
          const a = first * 8;
          const b = a + 8;
          const aNear = Math.max(
            ((boxes[a + nx] as number) - ox) * ix,
            ((boxes[a + 1 + ny] as number) - oy) * iy,
            ((boxes[a + 2 + nz] as number) - oz) * iz,
            0,
          );
          const aFar = Math.min(
            ((boxes[a + 3 - nx] as number) - ox) * ix,
            ((boxes[a + 4 - ny] as number) - oy) * iy,
            ((boxes[a + 5 - nz] as number) - oz) * iz,
            best,
          );
          const bNear = Math.max(
            ((boxes[b + nx] as number) - ox) * ix,
            ((boxes[b + 1 + ny] as number) - oy) * iy,
            ((boxes[b + 2 + nz] as number) - oz) * iz,
            0,
          );
          const bFar = Math.min(
            ((boxes[b + 3 - nx] as number) - ox) * ix,
            ((boxes[b + 4 - ny] as number) - oy) * iy,
            ((boxes[b + 5 - nz] as number) - oz) * iz,
            best,
          );
          // A ray within a side of a box gives no number: it is taken as a hit.
          const meetsA = !(aNear > aFar * 1.0000004);
          const meetsB = !(bNear > bFar * 1.0000004);
          if (meetsA && meetsB) {
            const isANear = aNear <= bNear;
            stack[depth] = isANear ? first + 1 : first;
            stackNear[depth++] = isANear ? bNear : aNear;
            node = isANear ? first : first + 1;
            continue;
          }
          if (meetsA || meetsB) {
            node = meetsA ? first : first + 1;
            continue;
          }
        }
        do {
          if (depth === 0) {
            this.distance = best;
            this.triangle = found;
            this.u = bestU;
            this.v = bestV;
            return found >= 0;
          }
          depth--;
        } while ((stackNear[depth] as number) > best);
        node = stack[depth] as number;
      }
    },

    /** Whether something that `blocks` stands nearer than the ray goes. */
    isBlocked(blocks: Blocks): boolean {
      this.rays++;
      const ox = ray[0] as number;
      const oy = ray[1] as number;
      const oz = ray[2] as number;
      const dx = ray[3] as number;
      const dy = ray[4] as number;
      const dz = ray[5] as number;
      const far = ray[6] as number;
      const ix = 1 / dx;
      const iy = 1 / dy;
      const iz = 1 / dz;
      const nx = ix < 0 ? 3 : 0;
      const ny = iy < 0 ? 3 : 0;
      const nz = iz < 0 ? 3 : 0;
      let depth = 1;
      stack[0] = 0;
      while (depth > 0) {
        const node = stack[--depth] as number;
        const count = links[node * 8 + 6] as number;
        const first = links[node * 8 + 7] as number;
        if (count === 0) {
          for (let child = first; child > 0 && child < first + 2; child++) {
            const at = child * 8;
            const near = Math.max(
              ((boxes[at + nx] as number) - ox) * ix,
              ((boxes[at + 1 + ny] as number) - oy) * iy,
              ((boxes[at + 2 + nz] as number) - oz) * iz,
              0,
            );
            const leave = Math.min(
              ((boxes[at + 3 - nx] as number) - ox) * ix,
              ((boxes[at + 4 - ny] as number) - oy) * iy,
              ((boxes[at + 5 - nz] as number) - oz) * iz,
              far,
            );
            if (!(near > leave * 1.0000004)) stack[depth++] = child;
          }
          continue;
        }
        for (let n = first; n < first + count; n++) {
          const t = n * 9;
          const e1x = triangles[t + 3] as number;
          const e1y = triangles[t + 4] as number;
          const e1z = triangles[t + 5] as number;
          const e2x = triangles[t + 6] as number;
          const e2y = triangles[t + 7] as number;
          const e2z = triangles[t + 8] as number;
          const px = dy * e2z - dz * e2y;
          const py = dz * e2x - dx * e2z;
          const pz = dx * e2y - dy * e2x;
          const det = e1x * px + e1y * py + e1z * pz;
          if (det === 0) continue;
          const inverse = 1 / det;
          const tx = ox - (triangles[t] as number);
          const ty = oy - (triangles[t + 1] as number);
          const tz = oz - (triangles[t + 2] as number);
          const u = (tx * px + ty * py + tz * pz) * inverse;
          if (!(u >= 0 && u <= 1)) continue;
          const qx = ty * e1z - tz * e1y;
          const qy = tz * e1x - tx * e1z;
          const qz = tx * e1y - ty * e1x;
          const v = (dx * qx + dy * qy + dz * qz) * inverse;
          if (!(v >= 0 && u + v <= 1)) continue;
          const distance = (e2x * qx + e2y * qy + e2z * qz) * inverse;
          if (distance > NEAR && distance < far && blocks(n)) return true;
        }
      }
      return false;
    },
  };
  return trace;
}
export type Trace = ReturnType<typeof createTrace>;
