import type { CartLine } from '@wevisu/contract/cart.ts';
import type { PlainIds } from '@wevisu/domain/ids.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeArea, formatAreaSqftE2, groupByVendor, linesWithNewPrice } from './group-lines.ts';

const line = (given: Partial<PlainIds<CartLine>>) => given as CartLine;

test('lines stand by vendor in the order in which they were added', () => {
  const groups = groupByVendor([
    line({ id: 1, vendor_id: 7, vendor: 'Alder' }),
    line({ id: 2, vendor_id: 3, vendor: 'Birch' }),
    line({ id: 3, vendor_id: 7, vendor: 'Alder' }),
  ]);
  expect(groups.map((group) => [group.vendor, group.lines.map(({ id }) => id)])).toEqual([
    ['Alder', [1, 3]],
    ['Birch', [2]],
  ]);
});

test('POL-03 only lines that can be bought and cost something else than seen ask for a confirmation', () => {
  const lines = [
    line({ id: 1, problem: null, seen_price: 100 }),
    line({ id: 2, problem: null, seen_price: null }),
    line({ id: 3, problem: 'Out of stock.', seen_price: 100 }),
  ];
  expect(linesWithNewPrice(lines).map(({ id }) => id)).toEqual([1]);
});

test.each([
  [
    { qty: 9, box_sqft: '14.2', area_sqft_e2: 12050 },
    'For 120.5 sq ft, 7.3 sq ft left over',
    false,
  ],
  [{ qty: 8, box_sqft: '14.2', area_sqft_e2: 12050 }, 'For 120.5 sq ft, 6.9 sq ft short', true],
  [{ qty: 10, box_sqft: '12', area_sqft_e2: 12000 }, 'For 120 sq ft', false],
  [{ qty: 2, box_sqft: '10', area_sqft_e2: null }, 'Covers 20 sq ft', false],
])('the area kept with %o reads %s', (given, text, isShort) => {
  expect(describeArea({ ...given, unit: 'Box' })).toEqual({ text, isShort });
});

test('an area reads as the browser would write it', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (areaE2) => {
      const written = (areaE2 / 100).toLocaleString('en-US', { maximumFractionDigits: 2 });
      expect(formatAreaSqftE2(areaE2)).toBe(written);
    }),
  );
});

test('a product that is not sold by area says nothing about one', () => {
  const none = { qty: 2, box_sqft: null, area_sqft_e2: null };
  expect(describeArea({ ...none, unit: 'Piece' })).toBeNull();
  expect(describeArea({ ...none, unit: 'SqFt', box_sqft: '1' })).toBeNull();
});
