import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildBvh } from './build-bvh.ts';
import { createTrace } from './trace.ts';
import { NEAR } from './trace-kernel.ts';
import { layOutBvh } from './wide-bvh.ts';

type Vec = readonly [number, number, number];

const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Distance to the nearest triangle, by testing each one. */
function nearest(corners: Float32Array, from: Vec, way: Vec): number {
  let best = Infinity;
  for (let at = 0; at < corners.length; at += 9) {
    const [a, b, c] = [0, 3, 6].map((k) => [
      ...corners.slice(at + k, at + k + 3),
    ]) as never as Vec[];
    if (!a || !b || !c) continue;
    const [e1, e2] = [minus(b, a), minus(c, a)];
    const p = cross(way, e2);
    const det = dot(e1, p);
    if (det === 0) continue;
    const t = minus(from, a);
    const u = dot(t, p) / det;
    const q = cross(t, e1);
    const v = dot(way, q) / det;
    const distance = dot(e2, q) / det;
    if (u >= 0 && v >= 0 && u + v <= 1 && distance > NEAR) best = Math.min(best, distance);
  }
  return best;
}

function traceOf(corners: Float32Array) {
  const { nodes, order } = buildBvh(corners);
  const triangles = new Float32Array(corners.length);
  for (const [n, from] of order.entries()) {
    for (let k = 0; k < 9; k++) {
      const base = k < 3 ? 0 : (corners[from * 9 + (k % 3)] as number);
      triangles[n * 9 + k] = (corners[from * 9 + k] as number) - base;
    }
  }
  const owners = new Int32Array(order.length);
  return createTrace({ bvh: layOutBvh({ nodes }, triangles, owners, () => false) });
}

const place = fc.tuple(
  ...([0, 1, 2].map(() => fc.integer({ min: -40, max: 40 }).map((n) => n / 8)) as never as [
    fc.Arbitrary<number>,
    fc.Arbitrary<number>,
    fc.Arbitrary<number>,
  ]),
);

test('G-39 the tree finds the triangle and the shadows that testing each triangle finds', () => {
  let scenes = 0;
  let hits = 0;
  fc.assert(
    fc.property(
      fc.array(fc.tuple(place, place, place), { minLength: 1, maxLength: 120 }),
      fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 12 }),
      (triangles, rays) => {
        scenes += 1;
        const corners = Float32Array.from(triangles.flat(2));
        const trace = traceOf(corners);
        for (const [from, to] of rays) {
          const long = Math.hypot(...minus(to, from));
          if (long === 0) continue;
          const way = minus(to, from).map((one) => one / long) as never as Vec;
          const expected = nearest(corners, from, way);
          trace.ray.set([...from, ...way, expected * 0.999]);
          expect(trace.closest()).toBe(expected < Infinity);
          expect(trace.isBlocked(-1)).toBe(false);
          if (expected === Infinity) continue;
          hits++;
          expect(trace.distance).toBeCloseTo(expected, 4);
          trace.ray[6] = expected * 1.001 + 1e-4;
          expect(trace.isBlocked(-1)).toBe(true);
        }
      },
    ),
    { numRuns: 150, seed: 5 },
  );
  expect(hits / scenes, 'hits in a scene').toBeGreaterThan(2);
});

test('G-39 the search ends in a tree of no triangles and in one of thousands in the same place', () => {
  const empty = traceOf(new Float32Array(0));
  empty.ray.set([0, 0, 0, 0, 0, 1, Infinity]);
  expect([empty.closest(), empty.isBlocked(-1)]).toEqual([false, false]);
  const same = [-1, -1, 2, 1, -1, 2, 0, 1, 2];
  const many = traceOf(Float32Array.from({ length: 5_000 * 9 }, (_, n) => same[n % 9] as number));
  many.ray.set([0, 0, 0, 0, 0, 1, Infinity]);
  expect([many.closest(), many.distance]).toEqual([true, 2]);
});

test('G-39 light passes panes, which are listed, and the shade of its own lamp', () => {
  const pane = (z: number) => [-1, -1, z, 1, -1, z, 0, 1, z];
  const corners = Float32Array.from([...pane(1), ...pane(2), ...pane(3)]);
  const { nodes, order } = buildBvh(corners);
  const edges = Float32Array.from([...order].flatMap((n) => [-1, -1, n + 1, 2, 0, 0, 1, 2, 0]));
  const owners = Int32Array.from(order);
  const layOut = (isClear: (n: number) => boolean) =>
    createTrace({ bvh: layOutBvh({ nodes }, edges, owners, (n) => isClear(owners[n] as number)) });
  const clear = layOut((n) => n < 2);
  const far = (until: number) => clear.ray.set([0, 0, 0, 0, 0, 1, until]);
  far(2.5);
  expect(clear.isBlocked(-1)).toBe(false);
  expect([...clear.panes.subarray(0, clear.paneCount)].map((n) => owners[n]).toSorted()).toEqual([
    0, 1,
  ]);
  far(9);
  expect(clear.isBlocked(-1)).toBe(true);
  expect(clear.isBlocked(2)).toBe(false);
  expect(clear.paneCount).toBe(2);
});
