import type { VariantId } from '@wevisu/domain/ids.ts';
import type { PhotoTakeoff } from '@wevisu/photo/takeoff/photo-takeoff.ts';
import { factsOf } from '@wevisu/scene/takeoff/facts-for-tests.ts';
import { lineOf } from '@wevisu/scene/takeoff/takeoff-line.ts';
import { expect, test } from 'vitest';
import { itemsOf, itemsText } from './cart-items.ts';
import { areaText, rangeText, wasteText } from './result-text.ts';

test('an area states its accuracy, never less than a square foot', () => {
  const area = { surfaceId: 'a', squareMeters: 13.285, errorPercent: 2.1 };
  expect(areaText(area)).toBe('about 143 sq ft, give or take 4 sq ft');
  expect(areaText({ ...area, squareMeters: 1300, errorPercent: 10 })).toBe(
    'about 13,993 sq ft, give or take 1,400 sq ft',
  );
  expect(areaText({ ...area, errorPercent: 60 })).toBe(
    'roughly 143 sq ft: measure a second side to be sure',
  );
  expect(areaText({ ...area, errorPercent: 0 })).toBe('about 143 sq ft, give or take 1 sq ft');
});

test('a range of boxes is shown only where the accuracy calls for it', () => {
  const range = { what: 'T', unit: 'Box', units: 10, atLeast: 9, atMost: 11 };
  expect(rangeText(range)).toBe('10 boxes (9 to 11)');
  expect(rangeText({ ...range, atLeast: 10, atMost: 10 })).toBe('10 boxes');
  expect(rangeText({ ...range, unit: '50 lb bag', units: 2, atLeast: 2, atMost: 2 })).toBe(
    '2 x 50 lb bag',
  );
});

function takeoffOf(units: number): PhotoTakeoff {
  const line = lineOf({
    id: 'a',
    what: 'Tile',
    net: 90,
    measure: 'area',
    unit: 'Box',
    exactUnits: 2,
  });
  const order = {
    sku: 'T',
    vendor: 'V',
    unit: 'Box',
    units,
    countedUnits: units,
    breakageUnits: null,
    keptUnits: 0,
    spareUnits: 0,
    lineIds: ['a'],
  };
  return {
    takeoff: {
      lines: [{ ...line, sku: 'T', wasteE4: 1000 }],
      orders: [{ ...order, totalCents: 100 }],
      materials: [],
      allowance: 'careful',
      totalCents: 100,
      byRoom: {},
      byVendor: {},
    },
    areas: [],
    ranges: [],
    findings: [],
  };
}

test('waste is what is opened beyond what is laid', () => {
  expect(wasteText(takeoffOf(2), 'T')).toBe('10%');
  expect(wasteText(takeoffOf(2), 'none')).toBeNull();
});

test('the cart gets what this showroom sells, by variant and units', () => {
  const facts = factsOf({ sku: 'T', variantId: 7 as VariantId, priceCents: 100 });
  expect(itemsOf(takeoffOf(3), { T: facts })).toEqual([{ variantId: 7, qty: 3, areaSqftE2: null }]);
  expect(itemsOf(takeoffOf(3), { T: { ...facts, priceCents: null } })).toEqual([]);
  expect(itemsOf(takeoffOf(3), {})).toEqual([]);
});

test('if only one of two products is sold here, the text shows its boxes', () => {
  const one = takeoffOf(9);
  const [order] = one.takeoff.orders;
  if (!order) throw new Error('nothing was counted');
  const two = { ...one, takeoff: { ...one.takeoff, orders: [order, { ...order, sku: 'U' }] } };
  const sold = factsOf({ sku: 'T', priceCents: 100 });
  const unsold = factsOf({ sku: 'U', priceCents: null });
  expect(itemsText(two, { T: sold, U: unsold })).toBe('9 boxes');
  expect(itemsText(two, { T: sold, U: { ...unsold, priceCents: 5 } })).toBe('2 products');
  expect(itemsText(one, { T: { ...sold, priceCents: null } })).toBe('9 boxes');
});
