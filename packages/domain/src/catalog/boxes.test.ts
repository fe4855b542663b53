import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, percent, ppm } from '../money/money.ts';
import { boxesForArea } from './boxes.ts';
import { formatSqft, parseArea, pricePerSqft, sqft, sqftFromUnits, sqftText } from './sqft.ts';

test('120 sq ft of a 15.5 sq ft box are 8 boxes with 4 sq ft left over', () => {
  const result = boxesForArea({ area: sqft(120), boxSqft: sqft('15.5') });
  expect(result.boxes).toBe(8);
  expect(sqftText(result.covered)).toBe('124');
  expect(sqftText(result.leftOver)).toBe('4');
});

test('an area that fills its boxes exactly orders none to spare', () => {
  expect(boxesForArea({ area: sqft('45'), boxSqft: sqft('15') }).boxes).toBe(3);
  expect(boxesForArea({ area: sqft('45.01'), boxSqft: sqft('15') }).boxes).toBe(4);
});

test('waste is added before the boxes are counted', () => {
  const result = boxesForArea({
    area: sqft(120),
    boxSqft: sqft('14'),
    wasteRate: percent(10),
  });
  expect(sqftText(result.needed)).toBe('132');
  expect(result.boxes).toBe(10);
  expect(sqftText(result.leftOver)).toBe('20');
});

test('CAT-07 boxes are never below the minimum unit', () => {
  expect(boxesForArea({ area: sqft(1), boxSqft: sqft(15), minimumUnit: 4 }).boxes).toBe(4);
});

test('boxes cover the area with its waste, and one box fewer would not', () => {
  const areas = fc.integer({ min: 1, max: 1e8 }).map(sqftFromUnits);
  const boxSizes = fc.integer({ min: 1, max: 2e6 }).map(sqftFromUnits);
  const minimums = fc.integer({ min: 1, max: 20 });
  fc.assert(
    fc.property(areas, boxSizes, fc.nat(500_000), minimums, (area, boxSqft, waste, minimumUnit) => {
      const wasteRate = ppm(waste);
      const result = boxesForArea({ area, boxSqft, wasteRate, minimumUnit });
      const wanted = BigInt(area) * BigInt(1_000_000 + waste);
      const held = (boxes: number) => BigInt(boxes) * BigInt(boxSqft) * 1_000_000n;
      expect(held(result.boxes) >= wanted).toBe(true);
      expect(result.boxes === minimumUnit || held(result.boxes - 1) < wanted).toBe(true);
      expect(result.covered - area).toBe(result.leftOver);
      expect(result.boxes).toBeGreaterThanOrEqual(minimumUnit);
    }),
  );
});

test('boxes for nothing, in nothing, or by a broken minimum are a bug', () => {
  expect(() => boxesForArea({ area: sqft(0), boxSqft: sqft(15) })).toThrow(RangeError);
  expect(() => boxesForArea({ area: sqft(1), boxSqft: sqft(0) })).toThrow(RangeError);
  const broken = { area: sqft(1), boxSqft: sqft(1), minimumUnit: 0 };
  expect(() => boxesForArea(broken)).toThrow(RangeError);
});

test.each([
  ['15.0694', 150_694],
  ['120.50', 1_205_000],
  ['0.0001', 1],
  [12, 120_000],
])('%s square feet are kept exactly', (text, units) => {
  expect(sqft(text)).toBe(units);
  expect(sqft(sqftText(sqftFromUnits(units)))).toBe(units);
});

test('shown areas have at most two decimals', () => {
  expect(formatSqft(sqft('15.0694'))).toBe('15.07');
  expect(formatSqft(sqft('15.995'))).toBe('16');
  expect(formatSqft(sqft('120.5'))).toBe('120.5');
});

test('square feet refuse text that is no area', () => {
  for (const bad of ['-1', '1.23456', 'abc', '']) expect(() => sqft(bad)).toThrow(RangeError);
});

test.each(['120', '120.5', ' 12.25 ', 7.5, '.5', '12.', '1000000'])(
  'CAT-11 an area of %j is accepted',
  (value) => {
    expect(parseArea(value).ok).toBe(true);
  },
);

test.each([0, '0', '0.00', -1, '1.234', 'abc', '', null, {}, Number.NaN, 1e9, '1000000.01', '1e3'])(
  'CAT-11 an area of %j is refused',
  (value) => {
    expect(parseArea(value)).toEqual({ ok: false, code: 'area_invalid' });
  },
);

test('CAT-05 the price per square foot is half-up to the cent', () => {
  expect(pricePerSqft(cents(8_999), sqft('15.0694'))).toBe(597);
  expect(pricePerSqft(cents(250), sqft(100))).toBe(3);
});

test('an area is displayed in thousands', () => {
  expect(formatSqft(sqft('1000000'))).toBe('1,000,000');
  expect(formatSqft(sqft('1234.5'))).toBe('1,234.5');
});
