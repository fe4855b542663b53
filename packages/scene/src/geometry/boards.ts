// Boards and blocks of few triangles, for joinery that is seen by the hundred.
import { move, type Shape } from './shape.ts';
import type { Vec3 } from './vec.ts';

interface Level {
  readonly z: number;
  readonly inset: number;
}

/** Rectangles of one middle above each other, joined: from x = -w/2, y = 0. */
export function stacked(w: number, h: number, levels: readonly Level[]): Shape {
  const points = levels.flatMap(({ z, inset }): Vec3[] => [
    [-w / 2 + inset, inset, z],
    [w / 2 - inset, inset, z],
    [w / 2 - inset, h - inset, z],
    [-w / 2 + inset, h - inset, z],
  ]);
  const top = points.length - 4;
  const triangles = [0, 2, 1, 0, 3, 2, top, top + 1, top + 2, top, top + 2, top + 3];
  for (let low = 0; low < top; low += 4) {
    for (let i = 0; i < 4; i++) {
      const [a, b] = [low + i, low + ((i + 1) % 4)];
      triangles.push(a, b, b + 4, a, b + 4, a + 4);
    }
  }
  return { points, triangles };
}

/** A board whose front edges are eased. */
export function board(w: number, h: number, thick: number): Shape {
  return stacked(w, h, [
    { z: 0, inset: 0 },
    { z: thick - 1, inset: 0 },
    { z: thick, inset: 1 },
  ]);
}

/** A sharp box from one corner to the other. */
export function block(min: Vec3, max: Vec3): Shape {
  const solid = stacked(max[0] - min[0], max[1] - min[1], [
    { z: min[2], inset: 0 },
    { z: max[2], inset: 0 },
  ]);
  return move(solid, (min[0] + max[0]) / 2, min[1], 0);
}
