import { formatSqft, sqft } from '@wevisu/domain/catalog/sqft.ts';
import { formatUsd } from '@wevisu/domain/money/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  computeCoverage,
  computeTotal,
  countLots,
  planArea,
  toAreaSqftE2,
  WASTE_CHOICES,
} from './coverage.ts';

const tile = { boxSqft: '15.0694', minimumUnit: 1 };

test('CAT-06 an area in square feet becomes whole boxes, with what is left over', () => {
  const plan = planArea({ ...tile, areaText: '120.5', waste: 10 });
  expect(plan).toMatchObject({ area: sqft('120.5'), needed: sqft('132.55'), quantity: 9 });
  const { covered, leftOver, short } = computeCoverage(9, tile.boxSqft, plan);
  expect([formatSqft(covered), formatSqft(leftOver ?? sqft('0')), short]).toEqual([
    '135.62',
    '15.12',
    0,
  ]);
});

test('fewer boxes than planned are told as short, and as nothing left over', () => {
  const plan = planArea({ ...tile, areaText: '120.5', waste: 10 });
  const eight = computeCoverage(8, tile.boxSqft, plan);
  expect([formatSqft(eight.short), eight.leftOver !== null]).toEqual(['11.99', true]);
  expect(computeCoverage(7, tile.boxSqft, plan).leftOver).toBeNull();
});

test.each(['', '0', '0.00', '-3', 'abc', '1.234', '1000000.01', '1e3'])(
  'CAT-11 a text that is no area plans nothing: %s',
  (areaText) => expect(planArea({ ...tile, areaText, waste: 0 })).toBeNull(),
);

test('CAT-07 the smallest quantity of a product holds for a small area too', () => {
  const plan = planArea({ areaText: '1', waste: 0, boxSqft: '15.0694', minimumUnit: 4 });
  expect(plan?.quantity).toBe(4);
});

test('the planned boxes cover the area with its waste, and one box fewer does not', () => {
  const area = fc.integer({ min: 1, max: 9_999_999 }).map((e2) => (e2 / 100).toFixed(2));
  const box = fc.integer({ min: 1_000, max: 900_000 }).map((e4) => (e4 / 10_000).toFixed(4));
  fc.assert(
    fc.property(area, box, fc.constantFrom(...WASTE_CHOICES), (areaText, boxSqft, waste) => {
      const plan = planArea({ areaText, waste, boxSqft, minimumUnit: 1 });
      if (plan === null) throw new Error(`${areaText} is an area`);
      expect(computeCoverage(plan.quantity, boxSqft, plan).short).toBe(0);
      if (plan.quantity > 1) {
        expect(computeCoverage(plan.quantity - 1, boxSqft, plan).short).toBeGreaterThan(0);
      }
    }),
  );
});

test('the total is the price times the quantity, to the cent', () => {
  expect(formatUsd(computeTotal(9999, 9))).toBe('$899.91');
});

test('the cart keeps an area in hundredths of a square foot', () => {
  expect(toAreaSqftE2(sqft('120.5'))).toBe(12050);
});

test('lots are taken largest first, and too few in all need none', () => {
  const lots = [{ available: 4 }, { available: 10 }, { available: 6 }];
  expect(countLots(lots, 10)).toBe(1);
  expect(countLots(lots, 11)).toBe(2);
  expect(countLots(lots, 20)).toBe(3);
  expect(countLots(lots, 21)).toBe(0);
  expect(countLots([], 1)).toBe(0);
});
