import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowances } from '../document/allowance.ts';
import { factsOf } from './facts-for-tests.ts';
import { orderContents } from './order-contents.ts';
import { takeoffFrom, totalsByAllowance } from './orders.ts';
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

const laid = (id: string, exactUnits: number, breakageUnits: number, leastUnits = 0.1) => ({
  ...line(id, 'T', id, exactUnits),
  allowance: { breakageUnits, leastUnits, keepUnits: 1 },
});

test.each([
  ['exact', [13, 13, null, 0, 1], null],
  ['careful', [14, 13, 1, 0, 1], '13 counted, 1 for breakage'],
  ['keep', [15, 13, 1, 1, 0], '13 counted, 1 for breakage, 1 to keep'],
] as const)('an order with the allowance %s says what it is made of', (allowance, units, text) => {
  // Two rooms of one lot: 12.7 boxes counted, 0.4 break.
  const lines = [laid('a', 6.2, 0.2), laid('b', 6.5, 0.2)];
  const products = { T: factsOf({ sku: 'T', priceCents: 1_001 }) };
  const [order] = takeoffFrom(lines, products, allowance).orders;
  if (!order) throw new Error('nothing is ordered');
  const { countedUnits, breakageUnits, keptUnits, spareUnits } = order;
  expect([order.units, countedUnits, breakageUnits, keptUnits, spareUnits]).toEqual(units);
  expect(orderContents(order)).toBe(text);
  expect(order.totalCents).toBe(order.units * 1_001);
  expect(totalsByAllowance(lines, products)[allowance]).toBe(order.totalCents);
});

test('breakage is taken from what is left of the last box, and a small order takes a piece at least', () => {
  const products = { T: factsOf({ sku: 'T' }) };
  const [covered] = takeoffFrom([laid('a', 6.2, 0.3)], products).orders;
  expect(covered).toMatchObject({ units: 7, countedUnits: 7, breakageUnits: 0 });
  expect(covered && orderContents(covered)).toBe('7 counted, enough left over for breakage');
  expect(takeoffFrom([laid('a', 2, 0.01)], products).orders[0]).toMatchObject({
    units: 3,
    breakageUnits: 1,
  });
  const few = { T: factsOf({ sku: 'T', minimumUnit: 4 }) };
  expect(takeoffFrom([laid('a', 2, 0.01)], few).orders[0]).toMatchObject({
    units: 4,
    breakageUnits: 0,
  });
});

test('what does not break is ordered as counted, whatever the allowance', () => {
  const { orders } = takeoffFrom([line('a', 'T', 'r', 3)], { T: factsOf({ sku: 'T' }) }, 'keep');
  expect(orders[0]).toMatchObject({ units: 3, breakageUnits: null, keptUnits: 0, spareUnits: 0 });
  expect(orders[0] && orderContents(orders[0])).toBeNull();
});

test('totals by room and by vendor add up to the total, to the cent', () => {
  const shared = fc.record({
    sku: fc.constantFrom('A', 'B', 'C'),
    roomId: fc.constantFrom('kitchen', 'bath', null),
    units: fc.double({ min: 0.001, max: 40, noNaN: true }),
    breakage: fc.option(fc.double({ min: 0, max: 3, noNaN: true })),
  });
  const choice = fc.constantFrom(...allowances);
  const price = fc.integer({ min: 0, max: 2_000_000 });
  fc.assert(
    fc.property(
      fc.array(shared, { maxLength: 30 }),
      price,
      price,
      choice,
      (list, a, b, allowance) => {
        const products = {
          A: factsOf({ sku: 'A', vendor: 'One', priceCents: a }),
          B: factsOf({ sku: 'B', vendor: 'Two', priceCents: b }),
          C: factsOf({ sku: 'C', vendor: 'Two', priceCents: null }),
        };
        const lines = list.map(({ sku, roomId, units, breakage }, n) => ({
          ...line(`l${n}`, sku, roomId, units),
          allowance:
            breakage === null ? null : { breakageUnits: breakage, leastUnits: 0.2, keepUnits: 1 },
        }));
        const takeoff = takeoffFrom(lines, products, allowance);
        const sum = (values: Readonly<Record<string, number>>) =>
          Object.values(values).reduce((total, value) => total + value, 0);
        expect(sum(takeoff.byRoom)).toBe(takeoff.totalCents);
        expect(sum(takeoff.byVendor)).toBe(takeoff.totalCents);
        const orders = takeoff.orders.reduce((total, order) => total + (order.totalCents ?? 0), 0);
        expect(orders).toBe(takeoff.totalCents);
        for (const { units, countedUnits, breakageUnits, keptUnits } of takeoff.orders) {
          expect(countedUnits + (breakageUnits ?? 0) + keptUnits).toBe(units);
        }
      },
    ),
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

test('as many dear orders as a file has room for add up to the cent', () => {
  const skus = Array.from({ length: 28_000 }, (_, n) => `T${n}`);
  const dearest = factsOf({ priceCents: 1e11 });
  const products = Object.fromEntries(
    skus.map((sku, n) => [sku, { ...dearest, sku, priceCents: n === 0 ? 1e11 + 1 : 1e11 }]),
  );
  const takeoff = takeoffFrom(
    skus.map((sku) => line(sku, sku, 'r', 1)),
    products,
  );
  const sum = takeoff.orders.reduce((total, order) => total + (order.totalCents ?? 0), 0);
  expect(takeoff.totalCents).toBe(sum);
  expect(takeoff.totalCents).toBe(27_999 * 1e11);
  expect(takeoff.byRoom).toEqual({ r: sum });
});
