import type { VariantId } from '@wevisu/domain/ids.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { takeoffFrom } from '@wevisu/scene/takeoff/orders.ts';
import { lineOf } from '@wevisu/scene/takeoff/takeoff-line.ts';
import { expect, test } from 'vitest';
import { emptyRoom } from '../scenes/empty-room.ts';
import { daysText, dollars, shortDollars, summaryOf, unitsText } from './summary.ts';

function facts(sku: string, more: Partial<ProductFacts>): ProductFacts {
  return {
    sku,
    hash: sku,
    variantId: 1 as VariantId,
    name: sku,
    brand: '',
    vendor: 'Stonefield',
    category: '',
    finish: '',
    size: '',
    unit: 'Box',
    boxSqftE4: 100_000,
    piecesPerUnit: 10,
    minimumUnit: 1,
    leadTimeDays: [3, 5],
    priceCents: 4_150,
    problem: null,
    pictureKey: '',
    picture: {},
    ...more,
  };
}

const products = {
  TILE: facts('TILE', {}),
  SINK: facts('SINK', {
    unit: 'Piece',
    vendor: 'Waterworks',
    priceCents: 39_900,
    leadTimeDays: [14, 28],
  }),
  ODD: facts('ODD', { unit: 'Piece', priceCents: null }),
};

const takeoff = takeoffFrom(
  [
    lineOf({
      id: 'a',
      sku: 'TILE',
      roomId: 'room-1',
      what: 'Tile',
      net: 900,
      measure: 'area',
      unit: 'Box',
      exactUnits: 8.2,
      wasteE4: 1_000,
    }),
    lineOf({
      id: 'b',
      sku: 'SINK',
      roomId: null,
      what: 'Sink',
      net: 1,
      measure: 'count',
      unit: 'Piece',
      exactUnits: 1,
    }),
    lineOf({
      id: 'c',
      sku: 'ODD',
      what: 'Odd',
      net: 1,
      measure: 'count',
      unit: 'Piece',
      exactUnits: 1,
    }),
  ],
  products,
);
const of = (budgetCents: number | null) =>
  summaryOf({ takeoff, nodes: emptyRoom().nodes, products, budgetCents });

test('the totals by room and by vendor add up to the total, to the cent', () => {
  const { totalCents, byRoom, byVendor } = of(null);
  expect(totalCents).toBe(9 * 4_150 + 39_900);
  for (const shares of [byRoom, byVendor]) {
    expect(shares.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents);
  }
  expect(byRoom.map(({ label }) => label)).toEqual(['Elsewhere', 'Room']);
});

test('boxes, waste and the longest lead time are stated in plain words', () => {
  const summary = of(null);
  expect(summary.units).toEqual(['9 boxes', '2 pieces']);
  expect(summary.waste).toBe('10% of the laid area');
  expect(summary.leadDays && daysText(summary.leadDays)).toBe('2 to 4 weeks');
  expect(summary.unpriced).toBe(1);
});

test('waste of slabs is stated apart from that of tile', () => {
  const slab = lineOf({
    id: 'd',
    sku: 'STONE',
    what: 'Counter',
    net: 500,
    measure: 'area',
    unit: 'Slab',
    exactUnits: 0.5,
    wasteE4: 5_000,
  });
  const withSlab = { ...takeoff, lines: [...takeoff.lines, slab] };
  const wasteOf = (lines: typeof takeoff.lines) =>
    summaryOf({
      takeoff: { ...takeoff, lines },
      nodes: emptyRoom().nodes,
      products,
      budgetCents: null,
    }).waste;
  expect(wasteOf(withSlab.lines)).toBe('10% of the laid area, 50% of slabs');
  expect(wasteOf([slab])).toBe('50% of slabs');
  expect(wasteOf([])).toBeNull();
});

test('only the amount above the budget is stated', () => {
  expect(of(null).overCents).toBeNull();
  expect(of(100_000).overCents).toBeNull();
  expect(dollars(of(77_250 - 41_200).overCents ?? 0)).toBe('$412');
});

test('a single unit is singular', () => {
  expect(unitsText(1, 'Box')).toBe('1 box');
  expect(unitsText(1_200, 'SqFt')).toBe('1,200 sq ft');
  expect(daysText([3, 5])).toBe('3 to 5 days');
  expect(daysText([1, 1])).toBe('1 day');
});

test('G-39 a short total is shown to the cent', () => {
  expect(shortDollars(0)).toBe('$0.00');
  expect(shortDollars(914_954)).toBe('$9,149.54');
  expect(shortDollars(9_999_999)).toBe('$99,999.99');
  expect(shortDollars(11_234_567)).toBe('$112,346');
});
