import { flip, type Shape } from './shape.ts';
import { add, scaled, type Vec3 } from './vec.ts';

function middle(ring: readonly Vec3[]): Vec3 {
  return scaled(
    ring.reduce((sum, p) => add(sum, p), [0, 0, 0] as Vec3),
    1 / ring.length,
  );
}

/**
 * Skin over rings of equal length that run counter-clockwise seen from the last ring. `caps` closes
 * both ends by fans (right for convex or star-shaped rings); `closed` joins the last ring to the
 * first instead.
 */
export function loft(
  rings: readonly (readonly Vec3[])[],
  ends: 'caps' | 'open' | 'closed' = 'caps',
): Shape {
  const size = rings[0]?.length ?? 0;
  if (size < 3 || rings.some((ring) => ring.length !== size)) {
    throw new Error('a loft needs rings of one length of at least 3');
  }
  const points: Vec3[] = rings.flat();
  const triangles: number[] = [];
  const last = ends === 'closed' ? rings.length : rings.length - 1;
  for (let r = 0; r < last; r++) {
    const low = r * size;
    const high = ((r + 1) % rings.length) * size;
    for (let i = 0; i < size; i++) {
      const j = (i + 1) % size;
      triangles.push(low + i, low + j, high + j, low + i, high + j, high + i);
    }
  }
  if (ends === 'caps') {
    const start = points.push(middle(rings[0] ?? [])) - 1;
    const end = points.push(middle(rings.at(-1) ?? [])) - 1;
    const top = (rings.length - 1) * size;
    for (let i = 0; i < size; i++) {
      const j = (i + 1) % size;
      triangles.push(start, j, i, end, top + i, top + j);
    }
  }
  return { points, triangles };
}

/** The same loft for rings that run clockwise. */
export function loftInward(
  rings: readonly (readonly Vec3[])[],
  ends: 'caps' | 'open' | 'closed' = 'caps',
): Shape {
  return flip(loft(rings, ends));
}
