// Paint, turf, coping, stone corners: by their vectors.
import { expect, test } from 'vitest';
import type { Polygon } from '../plane/polygon.ts';
import { planCoping } from './coping-pieces.ts';
import { feet, rectangleFeet } from './facts-for-tests.ts';
import { paintCansText, paintGallons, primerGallons, toQuarts } from './paint.ts';
import { planTurf } from './turf/plan-turf.ts';
import { rollWidthOf } from './turf/roll-width-of.ts';

test('paint of 12 x 14 x 9 ft with 45 sq ft of openings, 2 coats at 350, is 2.42: 2.5 gallons', () => {
  const walls = 2 * (12 + 14) * 9 - 45;
  const gallons = paintGallons({ sqft: walls, coats: 2, sqftPerGallon: 350 });
  expect(gallons).toBeCloseTo(2.42, 2);
  expect(toQuarts(gallons)).toBe(2.5);
  expect(paintCansText(2.5)).toBe('2 gallons and 2 quarts');
  expect(paintCansText(toQuarts(0.1))).toBe('1 quart');
});

test('primer on bare drywall covers 200 to 300 sq ft a gallon', () => {
  expect(primerGallons(300)).toBeGreaterThanOrEqual(1);
  expect(primerGallons(300)).toBeLessThanOrEqual(1.5);
});

test('a yard of 40 x 25 ft is cheaper in three strips across than in two along', () => {
  const plan = planTurf([{ outline: rectangleFeet(40, 25), holes: [] }], feet(15), 0);
  expect(plan.pieces.map(({ width }) => width)).toEqual([feet(15), feet(15), feet(10)]);
  expect(plan.rollLength / feet(1)).toBeCloseTo(3 * 25.5, 6);
  expect(plan.seamLength).toBe(feet(50));
});

test('narrow strips lie side by side on the roll, and none is turned', () => {
  const outline: Polygon = rectangleFeet(20, 20);
  const plan = planTurf([{ outline, holes: [] }], feet(15), 0);
  expect(plan.pieces.map(({ width }) => width)).toEqual([feet(15), feet(5)]);
  const two = [
    { outline: rectangleFeet(20, 5), holes: [] },
    { outline: rectangleFeet(20, 5).map(([x, y]) => [x, y + feet(30)] as const), holes: [] },
  ];
  // Two beds of 5 ft share one length of the roll.
  expect(planTurf(two, feet(15), 0).rollLength / feet(1)).toBeLessThan(21);
});

test('the roll of a product is as wide as its size tells', () => {
  expect(rollWidthOf('Cut to size from a 15 ft roll')).toBe(feet(15));
  expect(rollWidthOf('12 ft wide, cut by the foot')).toBe(feet(12));
  expect(rollWidthOf('')).toBe(feet(15));
});

test('coping of a 12 x 24 ft pool with mitered corners covers its edge', () => {
  const request = { edge: rectangleFeet(12, 24), length: feet(2), depth: feet(1), joint: 0 };
  const plan = planCoping(request);
  expect(plan.corners).toBe(4);
  // Each side is 2 ft longer for its mitres: 14 and 26 ft of 2 ft pieces.
  expect(plan.pieces).toBe(2 * 7 + 2 * 13);
  expect(plan.edgeLength).toBe(feet(72));
});

test('coping of a round pool is laid without corners, along its longer outer edge', () => {
  const sides = 72;
  const radius = feet(8);
  const edge = Array.from({ length: sides }, (_, n) => {
    const angle = (n / sides) * 2 * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
  const plan = planCoping({ edge, length: feet(1), depth: feet(1), joint: 0 });
  expect(plan.corners).toBe(0);
  expect(plan.pieces).toBe(Math.ceil(2 * Math.PI * 9 - 0.1));
});
