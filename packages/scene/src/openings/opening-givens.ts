import type { OpeningNode } from '../document/nodes/opening.ts';
import { block } from '../geometry/boards.ts';
import { emptyShape, move, type Shape } from '../geometry/shape.ts';
import type { Vec3 } from '../geometry/vec.ts';

/**
 * An opening as it is built, in millimeters: seen from the side it opens to, x to the right from its
 * middle, y up from its own bottom, z toward the viewer from the middle of the wall, hinge on the left.
 */
export interface OpeningGivens {
  readonly opening: OpeningNode;
  readonly w: number;
  readonly h: number;
  /** Half of the wall. */
  readonly t: number;
}

/** A sharp box by its middle in x, its bottom, and its middle in z; nothing where an opening is too small for it. */
export function bar(w: number, h: number, d: number, [x, y, z]: Vec3): Shape {
  if (Math.min(w, h, d) < 0.5) return emptyShape;
  return move(block([-w / 2, 0, -d / 2], [w / 2, h, d / 2]), x, y, z);
}
