import type { Surface } from './surface.ts';

/** A ray starts this far off the surface that it leaves, meters. */
const OFFSET = 1e-4;

/** Moves a ray to a surface, on the side that faced it or (-1) on the other; its direction stays. */
export function leaveSurface(
  ray: Float64Array,
  { x, y, z, gx, gy, gz }: Surface,
  side: 1 | -1,
): void {
  ray[0] = x + side * OFFSET * gx;
  ray[1] = y + side * OFFSET * gy;
  ray[2] = z + side * OFFSET * gz;
}
