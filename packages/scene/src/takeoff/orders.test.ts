import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsOf } from './facts-for-tests.ts';
import { takeoffFrom } from './orders.ts';
import { lineOf, roundedUp } from './takeoff-line.ts';

const line = (id: string, sku: string | null, roomId: string | null, exactUnits: number) =>
  lineOf({ id, sku, roomId, what: id, net: 1, measure: 'area', unit: 'Box', exactUnits });

test('lines of one product are rounded together, not one by one', () => {
  const lines = ['a', 'b', 'c'].map((room) => line(room, 'T', room, 1.2));
  const { orders, totalCents } = takeoffFrom(lines, {
    T: factsOf({ sku: 'T', priceCents: 1_001 }),
  });
  expect(lines.map(({ units }) => units)).toEqual([2, 2, 2]);
  expect(orders[0]?.units).toBe(4);
  expect(totalCents).toBe(4_004);
});

test('an order is never below the minimum unit, and nothing orders nothing', () => {
  const products = { T: factsOf({ sku: 'T', minimumUnit: 5, priceCents: 100 }) };
  expect(takeoffFrom([line('a', 'T', null, 0.3)], products).orders[0]?.units).toBe(5);
  expect(takeoffFrom([line('a', 'T', null, 0)], products).orders[0]?.units).toBe(0);
});

test('sums of sevenths do not buy one more box', () => {
  const lines = Array.from({ length: 70 }, (_, n) => line(`l${n}`, 'T', 'r', 1 / 7));
  expect(takeoffFrom(lines, { T: factsOf({ sku: 'T' }) }).orders[0]?.units).toBe(10);
  expect(roundedUp(3.000_001)).toBe(4);
});

test('totals by room and by vendor add up to the total, to the cent', () => {
  const shared = fc.record({
    sku: fc.constantFrom('A', 'B', 'C'),
    roomId: fc.constantFrom('kitchen', 'bath', null),
    units: fc.double({ min: 0.001, max: 40, noNaN: true }),
  });
  const price = fc.integer({ min: 0, max: 2_000_000 });
  fc.assert(
    fc.property(fc.array(shared, { maxLength: 30 }), price, price, (list, a, b) => {
      const products = {
        A: factsOf({ sku: 'A', vendor: 'One', priceCents: a }),
        B: factsOf({ sku: 'B', vendor: 'Two', priceCents: b }),
        C: factsOf({ sku: 'C', vendor: 'Two', priceCents: null }),
      };
      const lines = list.map(({ sku, roomId, units }, n) => line(`l${n}`, sku, roomId, units));
      const takeoff = takeoffFrom(lines, products);
      const sum = (values: Readonly<Record<string, number>>) =>
        Object.values(values).reduce((total, value) => total + value, 0);
      expect(sum(takeoff.byRoom)).toBe(takeoff.totalCents);
      expect(sum(takeoff.byVendor)).toBe(takeoff.totalCents);
      const orders = takeoff.orders.reduce((total, order) => total + (order.totalCents ?? 0), 0);
      expect(orders).toBe(takeoff.totalCents);
    }),
    { numRuns: 200 },
  );
});

test('a product without a price is ordered and not summed', () => {
  const { orders, totalCents } = takeoffFrom([line('a', 'T', 'r', 2)], {
    T: factsOf({ sku: 'T', priceCents: null }),
  });
  expect(orders[0]).toMatchObject({ units: 2, totalCents: null });
  expect(totalCents).toBe(0);
});

test('paint of one color is bought together, by the quart', () => {
  const paint = (id: string, exactUnits: number) =>
    lineOf({
      id,
      material: 'paint:#fff',
      what: 'Paint',
      net: 1,
      measure: 'area',
      unit: 'gallon',
      exactUnits,
    });
  const { materials } = takeoffFrom([paint('a', 1.1), paint('b', 1.32)], {});
  expect(materials).toMatchObject([{ units: 2.5, lineIds: ['a', 'b'] }]);
});

test.each([
  ['a price of 90 trillion dollars', 9e15, 3],
  ['more units than an order can hold', 1, 5e10],
])('%s is ordered, not summed, and ends nothing', (_, priceCents, units) => {
  const products = {
    T: factsOf({ sku: 'T', priceCents }),
    U: factsOf({ sku: 'U', priceCents: 7 }),
  };
  const lines = [line('a', 'T', 'r', units), line('b', 'U', 'r', 2)];
  const { orders, totalCents, byRoom } = takeoffFrom(lines, products);
  expect(orders.map((order) => order.totalCents)).toEqual([null, 14]);
  expect({ totalCents, byRoom }).toEqual({ totalCents: 14, byRoom: { r: 14 } });
});
