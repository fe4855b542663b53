import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, sum } from '../money/money.ts';
import { computeShipping, rateCharge, type ShippingInput, type ShippingRate } from './shipping.ts';
import { zoneBetween } from './shipping-zone.ts';

function rate(vendorId: number | null, zone: number, upToG: number, base: number, perLb: number) {
  return { vendorId, zone, upToG, base: cents(base), perLb: cents(perLb) } satisfies ShippingRate;
}

const defaults = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((zone) => [
  rate(null, zone, 70_000, 900 + zone * 100, 40 + zone * 5),
  rate(null, zone, 20_000, 500 + zone * 50, 60 + zone * 5),
]);

function input(over: Partial<ShippingInput>): ShippingInput {
  return {
    lines: [
      { vendorId: 1, qty: 2, weightG: 10_000, amount: cents(20_000) },
      { vendorId: 2, qty: 1, weightG: 3_000, amount: cents(9_900) },
      { vendorId: 1, qty: 1, weightG: 15_000, amount: cents(5_000) },
    ],
    toZip: '90012',
    vendors: [
      { vendorId: 1, name: 'Alder Tile', shipFromZip: '95814' },
      { vendorId: 2, name: 'Birch Baths', shipFromZip: '10001', freeFrom: null },
    ],
    rates: defaults,
    ...over,
  };
}

test('G-51 each vendor sends one consignment, charged by its total weight and zone', () => {
  const result = computeShipping(input({}));
  // 35 kg are 77.2 lb: 78 begun x 45 + 1000; 3 kg are 6.6 lb: 7 begun x 100 + 900.
  expect(result).toMatchObject({
    ok: true,
    value: {
      total: 4_510 + 1_600,
      consignments: [
        { vendorId: 1, zone: 1, weightG: 35_000, charge: 4_510 },
        { vendorId: 2, zone: 8, weightG: 3_000, charge: 1_600 },
      ],
      byLine: [2_577, 1_600, 1_933],
    },
  });
});

test('G-51 a vendor with rows of its own does not use the default ones', () => {
  const rates = [...defaults, rate(1, 1, 50_000, 0, 10)];
  const result = computeShipping(input({ rates }));
  expect(result.ok && result.value.consignments[0]?.charge).toBe(780);
});

test('G-51 freight beyond the table is charged by its heaviest row', () => {
  const lines = [{ vendorId: 2, qty: 10, weightG: 45_360, amount: cents(1) }];
  const result = computeShipping(input({ lines }));
  expect(result.ok && result.value.total).toBe(1_700 + 1_001 * 80);
});

test.each([
  [9_899, 1_600],
  [9_900, 0],
])('HOME-24 goods of %d cents are sent free from the vendor’s threshold on', (amount, charge) => {
  const lines = [{ vendorId: 2, qty: 1, weightG: 3_000, amount: cents(amount) }];
  const vendors = [
    { vendorId: 2, name: 'Birch Baths', shipFromZip: '10001', freeFrom: cents(9_900) },
  ];
  const result = computeShipping(input({ lines, vendors }));
  expect(result.ok && result.value.total).toBe(charge);
});

test('G-51 a zone that nobody has a row for is refused, with the vendor’s name', () => {
  const rates = defaults.filter((row) => row.zone !== 8);
  expect(computeShipping(input({ rates }))).toEqual({
    ok: false,
    code: 'shipping_unavailable',
    params: { vendor: 'Birch Baths' },
  });
});

test('a line of an unlisted vendor or without weight is a bug', () => {
  expect(() => computeShipping(input({ vendors: [] }))).toThrow(RangeError);
  const lines = [{ vendorId: 1, qty: 1, weightG: 0, amount: cents(100) }];
  expect(() => computeShipping(input({ lines }))).toThrow(RangeError);
});

test.each([
  [1, 1],
  [453, 1],
  [454, 2],
  [45_359, 100],
  [45_360, 101],
])('%d grams are %d pounds begun', (grams, pounds) => {
  expect(rateCharge(rate(null, 1, 1, 0, 1), grams)).toBe(pounds);
});

test.each([
  ['94105', '90012', 1],
  ['02108', '10001', 2],
  ['10001', '90012', 8],
  ['60601', '80202', 5],
  ['99501', '99801', 1],
  ['98101', '99501', 8],
  ['96813', '99501', 8],
  ['90012', '96813', 8],
  ['30301-1234', '32801', 1],
])('G-51 from %s to %s is zone %d', (from, to, zone) => {
  expect(zoneBetween(from, to)).toBe(zone);
  expect(zoneBetween(to, from)).toBe(zone);
});

test('G-51 zones are 1 at home, 2 to 8 elsewhere, and the same both ways', () => {
  const digit = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(digit, digit, (a, b) => {
      const zone = zoneBetween(`${a}0000`, `${b}0000`);
      expect(zone).toBe(zoneBetween(`${b}0000`, `${a}0000`));
      expect(a === b ? zone === 1 : zone >= 2 && zone <= 8).toBe(true);
    }),
  );
  expect(() => zoneBetween('9001', '90012')).toThrow(RangeError);
});

test('G-51 shared shipping conserves every cent of every consignment', () => {
  const anyLine = fc.record({
    vendorId: fc.constantFrom(1, 2),
    qty: fc.integer({ min: 1, max: 500 }),
    weightG: fc.integer({ min: 1, max: 90_000 }),
    amount: fc.nat(1e7).map(cents),
  });
  fc.assert(
    fc.property(fc.array(anyLine), (lines) => {
      const result = computeShipping(input({ lines }));
      if (!result.ok) throw new Error(result.code);
      const { byLine, consignments, total } = result.value;
      expect(sum(byLine)).toBe(total);
      expect(sum(consignments.map((one) => one.charge))).toBe(total);
      for (const { vendorId, charge } of consignments) {
        expect(sum(byLine.filter((_, at) => lines[at]?.vendorId === vendorId))).toBe(charge);
      }
    }),
  );
});
