import { areaOf } from '@wevisu/scene/plane/polygon.ts';
import { expect, test } from 'vitest';
import type { Spot } from '../picture.ts';
import { brushMask } from './brush-mask.ts';
import { intersectMasks, sharedPixels, subtractMask } from './combine-masks.ts';
import { edgeMapOf } from './edge-map.ts';
import { followEdges } from './follow-edge.ts';
import { coveredPixels, emptyMask, type Mask } from './mask.ts';
import { polygonMask } from './polygon-mask.ts';

const size = { width: 120, height: 80 };

function maskOf(outline: readonly Spot[]): Mask {
  const mask = polygonMask(size, outline);
  if (typeof mask === 'string') throw new Error(mask);
  return mask;
}

const box = (x0: number, y0: number, x1: number, y1: number): Spot[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

test('a polygon covers its area, with an edge no wider than a pixel', () => {
  const outline: Spot[] = [
    [10.3, 8.7],
    [100.6, 20.2],
    [70.1, 70.9],
    [30.5, 50.4],
  ];
  const mask = maskOf(outline);
  expect(coveredPixels(mask)).toBeCloseTo(areaOf(outline), -1);
  expect(Math.abs(coveredPixels(mask) - areaOf(outline))).toBeLessThan(3);
  for (let y = 0; y < size.height; y++) {
    const soft = mask.coverage
      .subarray(y * size.width, (y + 1) * size.width)
      .filter((one) => one > 0 && one < 255);
    // Its flattest side rises one pixel in eight.
    expect(soft.length).toBeLessThan(20);
  }
  const half = maskOf(box(10.5, 10, 20, 20));
  expect(half.coverage[12 * size.width + 10]).toBe(128);
  expect(half.coverage[12 * size.width + 9]).toBe(0);
});

test('a polygon that crosses itself, is too small or not finite is refused', () => {
  const [a, b, c, d] = box(10, 10, 60, 60) as [Spot, Spot, Spot, Spot];
  expect(polygonMask(size, [a, c, b, d])).toBe('outline-crosses');
  expect(polygonMask(size, [a, b])).toBe('outline-too-small');
  expect(polygonMask(size, [a, b, [Number.NaN, 4]])).toBe('not-a-number');
  expect(coveredPixels(maskOf(box(-500, -500, 900, 900)))).toBe(size.width * size.height);
});

test('masks are subtracted and intersected', () => {
  const one = maskOf(box(0, 0, 50, 40));
  const other = maskOf(box(30, 0, 80, 40));
  const count = (mask: Mask | null) => (mask ? coveredPixels(mask) : Number.NaN);
  expect(count(subtractMask(one, other))).toBe(30 * 40);
  expect(count(intersectMasks(one, other))).toBe(20 * 40);
  expect(sharedPixels(one, other)).toBe(20 * 40);
  expect(subtractMask(one, emptyMask(3, 3))).toBeNull();
});

test('a brush adds and removes along its path', () => {
  const path: Spot[] = [
    [20, 40],
    [100, 40],
  ];
  const added = brushMask(emptyMask(120, 80), { mode: 'add', path, radius: 10 });
  expect(Math.abs(coveredPixels(added) - (80 * 20 + Math.PI * 100))).toBeLessThan(12);
  const left = brushMask(added, { mode: 'remove', path: [[60, 40]], radius: 5 });
  expect(left.coverage[40 * 120 + 60]).toBe(0);
  expect(Math.abs(coveredPixels(added) - coveredPixels(left) - Math.PI * 25)).toBeLessThan(3);
  const bad: Spot[] = [[Number.NaN, 3]];
  expect(brushMask(added, { mode: 'remove', path: bad, radius: 5 }).coverage).toEqual(
    added.coverage,
  );
  expect(brushMask(added, { mode: 'remove', path, radius: Number.NaN })).toBe(added);
});

/** A bright disk on a dark ground, with specks. */
function disk(width: number, height: number, radius: number) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let n = 0; n < width * height; n++) {
    const far = Math.hypot((n % width) + 0.5 - width / 2, Math.floor(n / width) + 0.5 - height / 2);
    const value = (far < radius ? 190 : 90) + ((n * 7919) % 23);
    data.fill(value, n * 4, n * 4 + 3);
  }
  return { width, height, data };
}

test('a wire follows the edge between two clicks, not the straight line', () => {
  const edges = edgeMapOf(disk(200, 200, 60));
  const wire = followEdges(edges, [160, 100]);
  const way = wire.wayTo([100, 40]);
  expect(way[0]).toEqual([160.5, 100.5]);
  expect(way.at(-1)).toEqual([100.5, 40.5]);
  const off = way.map(([x, y]) => Math.abs(Math.hypot(x - 100, y - 100) - 60));
  expect(Math.max(...off)).toBeLessThan(2.5);
  for (const [n, [x, y]] of way.entries()) {
    const [px, py] = way[n - 1] ?? [x, y];
    expect(Math.max(Math.abs(x - px), Math.abs(y - py))).toBeLessThanOrEqual(1);
  }
});

test("a wire goes straight to where it can't follow", () => {
  const edges = edgeMapOf(disk(200, 200, 60));
  expect(followEdges(edges, [20, 20], 30).wayTo([190, 190])).toEqual([
    [20, 20],
    [190, 190],
  ]);
  expect(followEdges(edges, [Number.NaN, 20]).wayTo([3, 3])).toHaveLength(2);
  expect(followEdges(edges, [-50, 400]).wayTo([3, 197]).length).toBeGreaterThan(2);
});

test('a wire follows to every border of the picture', () => {
  const edges = edgeMapOf(disk(200, 200, 60));
  const wire = followEdges(edges, [100, 100]);
  const borders: readonly Spot[] = [
    [0, 90],
    [200, 90],
    [90, 0],
    [90, 200],
    [200, 200],
  ];
  for (const border of borders) expect(wire.wayTo(border).length).toBeGreaterThan(50);
  expect(wire.wayTo([201, 90])).toHaveLength(2);
});
