import { doubleArea, inset, type Outline, roundedRectangle } from './outline.ts';
import { move, type Shape } from './shape.ts';
import { triangulate } from './triangulate.ts';
import type { Vec3 } from './vec.ts';

interface ExtrudeOptions {
  readonly holes?: readonly Outline[];
  /** Radius of the rounding between faces and sides; 0 leaves the edges sharp. */
  readonly bevel?: number;
  /** Round only the edges of the far face (z = depth). */
  readonly flatBack?: boolean;
}

function bevelLevels(bevel: number): { z: number; inset: number }[] {
  if (bevel <= 0) return [{ z: 0, inset: 0 }];
  const steps = bevel < 1.5 ? 2 : bevel < 5 ? 3 : bevel < 20 ? 5 : 8;
  return Array.from({ length: steps + 1 }, (_, s) => {
    const angle = ((Math.PI / 2) * s) / steps;
    return { z: bevel * (1 - Math.cos(angle)), inset: bevel * (1 - Math.sin(angle)) };
  });
}

/**
 * Solid over an outline in the x-y plane from z = 0 to z = depth, edges rounded, holes' edges too.
 * The overall size is that of the outline; corners sharper than the bevel must not be concave.
 */
export function extrude(outline: Outline, depth: number, options: ExtrudeOptions = {}): Shape {
  const bevel = Math.max(0, Math.min(options.bevel ?? 0, depth / 2 - 0.001));
  const rings = [outline, ...(options.holes ?? [])].map((ring, i) =>
    doubleArea(ring) > 0 === (i === 0) ? ring : [...ring].reverse(),
  );
  const near = options.flatBack ? [{ z: 0, inset: 0 }] : bevelLevels(bevel);
  const far = bevelLevels(bevel).map((level) => ({ ...level, z: depth - level.z }));
  const levels = [...near, ...far.reverse()];
  const size = rings.reduce((sum, ring) => sum + ring.length, 0);
  const points: Vec3[] = [];
  const triangles: number[] = [];
  // Holes run clockwise, so that insetting widens them toward the faces.
  for (const level of levels) {
    for (const ring of rings) {
      for (const [x, y] of inset(ring, level.inset)) points.push([x, y, level.z]);
    }
  }
  for (let l = 0; l + 1 < levels.length; l++) {
    let base = l * size;
    for (const ring of rings) {
      for (let i = 0; i < ring.length; i++) {
        const a = base + i;
        const b = base + ((i + 1) % ring.length);
        triangles.push(a, b, b + size, a, b + size, a + size);
      }
      base += ring.length;
    }
  }
  const flat = (insetBy: number) => {
    const [face = [], ...holes] = rings.map((ring) => inset(ring, insetBy));
    return triangulate(face, holes);
  };
  const nearFace = flat(near[0]?.inset ?? 0);
  for (let i = 0; i < nearFace.length; i += 3) {
    triangles.push(nearFace[i] ?? 0, nearFace[i + 2] ?? 0, nearFace[i + 1] ?? 0);
  }
  const top = (levels.length - 1) * size;
  for (const index of flat(far.at(-1)?.inset ?? 0)) triangles.push(top + index);
  return { points, triangles };
}

/**
 * Box with rounded edges, centered on x and z, standing on y = 0. `corner` rounds the four edges
 * along z (seen from the front) and is at least the bevel, which rounds front and back edges.
 */
export function box(
  width: number,
  height: number,
  depth: number,
  bevel = 1,
  corner = bevel,
): Shape {
  const limit = Math.min(width, height, depth) / 2 - 0.01;
  const edge = Math.max(0, Math.min(bevel, limit));
  const outline = roundedRectangle(width, height, Math.max(edge, corner));
  return move(extrude(outline, depth, { bevel: edge }), 0, height / 2, -depth / 2);
}

/** A `box` whose large corner radius is seen from above: slabs, tops, trays. */
export function slab(
  width: number,
  thickness: number,
  depth: number,
  bevel = 1,
  corner = bevel,
): Shape {
  return prism(roundedRectangle(width, depth, Math.max(bevel, corner)), thickness, { bevel });
}

/** Solid over an outline in plan (x to the right, outline y toward the back), from y = 0 up. */
export function prism(outline: Outline, height: number, options: ExtrudeOptions = {}): Shape {
  const solid = extrude(outline, height, options);
  return {
    points: solid.points.map(([x, y, z]) => [x, z, -y] as const),
    triangles: solid.triangles,
  };
}
