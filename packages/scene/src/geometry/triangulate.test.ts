import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prism } from './extrude.ts';
import { countOpenEdges } from './mesh.ts';
import { circle, doubleArea, type Outline, shift } from './outline.ts';
import { triangulate } from './triangulate.ts';
import type { Vec2 } from './vec.ts';

function areaOf(ring: Outline): number {
  return Math.abs(doubleArea(ring)) / 2;
}

function trianglesOf(outline: Outline, holes: readonly Outline[]): Vec2[][] {
  const points = [...outline, ...holes.flat()];
  const indices = triangulate(outline, holes);
  return Array.from({ length: indices.length / 3 }, (_, n) =>
    indices.slice(n * 3, n * 3 + 3).map((i) => points[i] ?? ([0, 0] as const)),
  );
}

/** A star about the origin: no smaller than 100, no larger than 160. */
const star = fc.array(fc.integer({ min: 100, max: 160 }), { minLength: 3, maxLength: 24 }).map(
  (reaches): Outline =>
    reaches.map((reach, n) => {
      const angle = (2 * Math.PI * n) / reaches.length;
      return [reach * Math.cos(angle), reach * Math.sin(angle)];
    }),
);

/** Holes in some cells of a grid of 5 by 5 about the origin, each within 50: in rows and columns. */
const holes = fc.uniqueArray(fc.integer({ min: 0, max: 24 }), { maxLength: 12 }).chain((cells) =>
  fc.tuple(
    ...cells.map((cell) =>
      fc
        .record({
          corners: fc.integer({ min: 3, max: 9 }),
          radius: fc.integer({ min: 1, max: 4 }),
          isTurned: fc.boolean(),
        })
        .map(({ corners, radius, isTurned }): Outline => {
          const ring = shift(
            circle(radius, corners),
            ((cell % 5) - 2) * 10,
            (Math.floor(cell / 5) - 2) * 10,
          );
          return isTurned ? [...ring].reverse() : ring;
        }),
    ),
  ),
);

test('triangles sum up to the outline less its holes, and none is turned over', () => {
  fc.assert(
    fc.property(star, holes, fc.boolean(), (ring, cut, isTurned) => {
      const outline = isTurned ? [...ring].reverse() : ring;
      // A star with few corners is narrower than its reach: only what lies well inside is cut.
      const inner = 100 * Math.cos(Math.PI / ring.length);
      const inside = cut.filter((hole) => hole.every(([x, y]) => Math.hypot(x, y) < inner / 2));
      const triangles = trianglesOf(outline, inside);
      expect(triangles.every((one) => doubleArea(one) > -1e-9)).toBe(true);
      const covered = triangles.reduce((sum, one) => sum + areaOf(one), 0);
      const asked = areaOf(outline) - inside.reduce((sum, hole) => sum + areaOf(hole), 0);
      expect(covered).toBeCloseTo(asked, 6);
    }),
    { numRuns: 500, seed: 7 },
  );
});

test('a body over any outline with holes in a row is closed', () => {
  fc.assert(
    fc.property(star, holes, (outline, cut) => {
      const inner = 100 * Math.cos(Math.PI / outline.length);
      const inside = cut.filter((hole) => hole.every(([x, y]) => Math.hypot(x, y) < inner / 2));
      expect(countOpenEdges(prism(outline, 10, { holes: inside }))).toBe(0);
    }),
    { numRuns: 200, seed: 7 },
  );
});

test('points on straight lines stay corners of triangles', () => {
  const outline: Outline = [0, 1, 2, 3, 4, 5].flatMap((x): Vec2[] => [[x, 0]]);
  const back: Outline = [5, 4, 3, 2, 1, 0].map((x): Vec2 => [x, 4]);
  const square: Outline = [
    [2, 1],
    [3, 1],
    [3, 2],
    [3, 3],
    [2, 3],
  ];
  const rings = [[...outline, ...back], square] as const;
  const used = new Set(triangulate(rings[0], [square]));
  expect(used.size).toBe(17);
  expect(countOpenEdges(prism(rings[0], 1, { holes: [square] }))).toBe(0);
});

test('holes in one line are each joined to the next, not to what lies behind it', () => {
  const post = (x: number): Outline => [
    [x, 6],
    [x, 9],
    [x + 1, 9],
    [x + 1, 6],
  ];
  const outline: Outline = [
    [0, 0],
    [20, 0],
    [20, 9.5],
    [0, 9.5],
  ];
  const posts = [post(2), post(6), post(15)];
  const triangles = trianglesOf(outline, posts);
  expect(triangles.every((one) => doubleArea(one) >= 0)).toBe(true);
  expect(triangles.reduce((sum, one) => sum + areaOf(one), 0)).toBeCloseTo(190 - 9);
});

test('a hole that touches the outline may lie past it by rounding', () => {
  // The floor of a bath: the strip under a wall that ends at a wall a hair out of square.
  const outline: Outline = [
    [27507.8671875, 15239.515625],
    [15240, 15239.9375],
    [15240, 7112],
    [0.5, 7112],
    [0.5, 0.5],
    [34798.0703125, 0.5],
  ];
  const hole: Outline = [
    [15240.5, 7112],
    [15240.5, 15239.9375],
    [16383.5, 15239.8984375],
    [16383.5, 7112],
  ];
  const sum = trianglesOf(outline, [hole]).reduce((all, one) => all + areaOf(one), 0);
  // Square tenths of a millimeter.
  expect(Math.abs(sum - areaOf(outline) + areaOf(hole))).toBeLessThan(5);
  expect(() => triangulate(outline, [shift(hole, 30_000, 0)])).toThrow('outside');
});
