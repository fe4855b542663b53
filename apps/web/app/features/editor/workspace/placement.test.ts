import { distanceOf } from '@wevisu/scene/plane/points.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  firstPlacement,
  movedBy,
  type Placement,
  pixelOf,
  planPointOf,
  toScale,
  turnedByHand,
  turnedTo,
} from './placement.ts';

const size = { width: 800, height: 600 };
const start = firstPlacement(size, { minX: 0, minY: 0, maxX: 40_000, maxY: 40_000 });

const number = (max: number) => fc.double({ min: -max, max, noNaN: true });
const placements = fc.record({
  at: fc.tuple(number(500_000), number(500_000)),
  tenthsPerPixel: fc.double({ min: 1, max: 1_000, noNaN: true }),
  turnTenthsDeg: fc.integer({ min: 0, max: 3_599 }),
});
const pixels = fc.tuple(
  fc.double({ min: 0, max: 800, noNaN: true }),
  fc.double({ min: 0, max: 600, noNaN: true }),
);

test('a new picture fills the visible area, upright and centered', () => {
  expect(start).toEqual({ at: [20_000, 20_000], tenthsPerPixel: 50, turnTenthsDeg: 0 });
  expect(planPointOf(start, size, [0, 0])).toEqual([0, 35_000]);
  expect(planPointOf(start, size, [800, 600])).toEqual([40_000, 5_000]);
});

test('a point of the plan maps to the pixel on it', () => {
  fc.assert(
    fc.property(placements, pixels, (placement, pixel) => {
      const back = pixelOf(placement, size, planPointOf(placement, size, pixel));
      expect(distanceOf(back, pixel)).toBeLessThan(1e-3);
    }),
  );
});

test('VIS two points of the picture end up as far apart as typed, and the first stays in place', () => {
  fc.assert(
    fc.property(
      placements,
      pixels,
      pixels,
      fc.integer({ min: 1_000, max: 200_000 }),
      (before, a, b, length) => {
        fc.pre(distanceOf(a, b) > 20);
        const ends = [planPointOf(before, size, a), planPointOf(before, size, b)] as const;
        const after = toScale(before, ends, length);
        fc.pre(after !== null);
        const [from, to] = [a, b].map((one) => planPointOf(after as Placement, size, one));
        if (!from || !to) throw new Error('two points');
        expect(distanceOf(from, to)).toBeCloseTo(length, 2);
        expect(distanceOf(from, ends[0])).toBeLessThan(1e-2);
      },
    ),
  );
});

test('the same point pressed twice and a length of zero set no scale', () => {
  expect(
    toScale(
      start,
      [
        [5, 5],
        [5, 5],
      ],
      1_000,
    ),
  ).toBeNull();
  expect(
    toScale(
      start,
      [
        [0, 0],
        [9_000, 0],
      ],
      0,
    ),
  ).toBeNull();
  expect(
    toScale(
      start,
      [
        [0, 0],
        [100, 0],
      ],
      5_000_000_000,
    ),
  ).toBeNull();
});

test('a drag turns the picture about its middle and snaps to quarter turns', () => {
  const about = start.at;
  const from = movedBy({ ...start }, [1_000, 0]).at;
  const to = [about[0] + 20, about[1] + 1_000] as const;
  expect(turnedByHand(start, from, to, false).turnTenthsDeg).toBe(900);
  expect(turnedByHand(start, from, to, true).turnTenthsDeg).toBe(889);
  expect(turnedTo(start, -10).turnTenthsDeg).toBe(3_590);
});
