import { expect, test } from 'vitest';
import { box, extrude, slab } from './extrude.ts';
import { loft } from './loft.ts';
import { countOpenEdges, toMesh, volumeOf } from './mesh.ts';
import { circle, gear, rectangle, roundedRectangle, shift, superellipse } from './outline.ts';
import { bent, coilAlong } from './path.ts';
import { ball, cylinder, torus, turned } from './revolve.ts';
import { around, boundsOf, mirrorX, type Shape, turn } from './shape.ts';
import { rod, sweep, tube } from './sweep.ts';
import { triangulate } from './triangulate.ts';
import type { Vec3 } from './vec.ts';

const ring = (y: number, r: number): Vec3[] => circle(r, 24).map(([x, z]) => [x, y, -z] as const);

const solids: readonly [string, Shape, number][] = [
  ['box', box(100, 50, 40, 0), 200_000],
  ['rounded box', box(100, 50, 40, 4), 197_000],
  ['box with large corners', box(100, 50, 40, 2, 20), 186_000],
  ['slab', slab(100, 20, 60, 3, 10), 117_000],
  ['cylinder', cylinder(20, 50, 0, 96), Math.PI * 400 * 50],
  [
    'turned',
    turned(
      [
        [0, 0],
        [20, 0],
        [20, 10],
        [5, 10],
        [5, 30],
        [0, 30],
      ],
      2,
    ),
    13_900,
  ],
  ['ball', ball(30), (4 / 3) * Math.PI * 27_000],
  ['torus', torus(40, 5), 2 * Math.PI ** 2 * 40 * 25],
  ['rod', rod(5, [0, 0, 0], [0, 0, 100]), Math.PI * 25 * 100],
  [
    'tube',
    tube(
      5,
      bent(
        [
          [0, 0, 0],
          [0, 100, 0],
          [0, 100, 100],
        ],
        30,
      ),
    ),
    14_500,
  ],
  ['ring of tube', tube(4, ring(0, 50), { closed: true }), 15_400],
  [
    'sweep of a rectangle',
    sweep(rectangle(10, 4), [
      [0, 0, 0],
      [100, 0, 0],
      [100, 0, 100],
    ]),
    8_000,
  ],
  ['rod with round ends', rod(5, [0, 0, 0], [0, 100, 0], 5), 8_378],
  [
    'coil along a line',
    tube(
      1,
      coilAlong(
        [
          [0, 0, 0],
          [0, 50, 0],
        ],
        10,
        8,
      ),
    ),
    1_165,
  ],
  ['loft', loft([ring(0, 10), ring(10, 20), ring(20, 20)]), 19_500],
  ['mirror', mirrorX(box(10, 10, 10, 1)), 985],
  ['copies', around(turn(box(10, 10, 10, 1), 'x', 20), 5), 4_920],
  [
    'plate with holes',
    extrude(roundedRectangle(100, 60, 10), 10, {
      bevel: 2,
      holes: [circle(12), shift(circle(8), 30, 5), shift(roundedRectangle(10, 30, 3), -35, 0)],
    }),
    48_200,
  ],
  ['gear', extrude(gear(20, 24, 1.5), 10, { bevel: 1 }), 11_500],
];

test.each(solids)('a %s is closed and wound outward', (_, shape, volume) => {
  expect(countOpenEdges(shape)).toBe(0);
  expect(volumeOf(shape)).toBeGreaterThan(volume * 0.96);
  expect(volumeOf(shape)).toBeLessThan(volume * 1.04);
});

test('an open skin is noticed', () => {
  expect(countOpenEdges(loft([ring(0, 10), ring(10, 20)], 'open'))).toBe(48);
});

test('rounding keeps the overall size', () => {
  const { min, max } = boundsOf(box(100, 50, 40, 6));
  expect([...min, ...max].map((v) => Math.round(v * 1e6) / 1e6)).toEqual([-50, 0, -20, 50, 50, 20]);
});

test('triangles of a face with holes cover exactly its area', () => {
  const outline = superellipse(50, 40, 3);
  const holes = [
    shift(circle(8, 24), -20, 3),
    shift(circle(8, 24), 20, 3),
    shift(circle(5, 16), 0, -20),
  ];
  const points = [...outline, ...holes.flat()];
  const area = (ring: readonly (readonly [number, number])[]) =>
    ring.reduce((sum, [x, y], i) => {
      const [u, v] = ring[(i + 1) % ring.length] ?? [x, y];
      return sum + (x * v - u * y) / 2;
    }, 0);
  const triangles = triangulate(outline, holes);
  let covered = 0;
  for (let i = 0; i < triangles.length; i += 3) {
    const corners = triangles.slice(i, i + 3).map((k) => points[k] ?? ([0, 0] as const));
    expect(area(corners)).toBeGreaterThan(-1e-9);
    covered += area(corners);
  }
  expect(covered).toBeCloseTo(area(outline) - holes.reduce((sum, h) => sum + area(h), 0), 6);
});

test('normals are of unit length, sharp over a crease and smooth below it', () => {
  const mesh = toMesh(box(10, 10, 10, 0));
  expect(mesh.positions.length / 3).toBe(24);
  const round = toMesh(ball(10));
  for (let i = 0; i < round.normals.length; i += 3) {
    const [x = 0, y = 0, z = 0] = round.normals.slice(i, i + 3);
    expect(Math.hypot(x, y, z)).toBeCloseTo(1, 5);
    const [px = 0, py = 0, pz = 0] = round.positions.slice(i, i + 3);
    expect((x * px + y * py + z * pz) / 10).toBeGreaterThan(0.99);
  }
});
