// Soft things of cloth: standing on y = 0, centered on x and z.
import { loft } from '../geometry/loft.ts';
import { superellipse } from '../geometry/outline.ts';
import type { Shape } from '../geometry/shape.ts';
import type { Vec3 } from '../geometry/vec.ts';

/** A filled cushion of the given extents, fuller in the middle than at its seam. */
export function softCushion(width: number, thickness: number, depth: number, puff = 0.5): Shape {
  const levels = [0, 0.06, 0.22, 0.5, 0.78, 0.94, 1];
  const rings = levels.map((t) => {
    const bulge = Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2));
    const edge = Math.min(width, depth) * 0.09 * puff * 2;
    const inset = edge * (1 - bulge);
    return superellipse(width / 2 - inset, depth / 2 - inset, 7, 32).map(
      ([x, y]): Vec3 => [x, thickness * t, -y],
    );
  });
  return loft(rings);
}
