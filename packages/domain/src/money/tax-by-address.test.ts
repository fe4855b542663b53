import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents, sum } from './money.ts';
import {
  isSamePlace,
  isSameTaxRequest,
  readTaxAnswer,
  taxOfItems,
  taxRequestOf,
} from './tax-by-address.ts';

const place = { street: '1 Main St', city: 'Reno', state: 'NV', zip_code: '89501' };
const items = [
  { id: 7, amount: cents(10_000), shipping: cents(900) },
  { id: 8, amount: cents(2_500), shipping: cents(0) },
];
const request = taxRequestOf(place, items);

test('asks for goods and shipping of each item, and not for what costs nothing', () => {
  expect(request).toEqual({
    place,
    lines: [
      { id: '7-goods', kind: 'goods', amount: 10_000 },
      { id: '7-shipping', kind: 'shipping', amount: 900 },
      { id: '8-goods', kind: 'goods', amount: 2_500 },
    ],
  });
});

test('sends nothing of an address that the tax does not depend on', () => {
  const address = { ...place, full_name: 'Ana Lopez', apartment: '4', phone_number: '2135550123' };
  expect(taxRequestOf(address, items)).toEqual(request);
  expect(isSamePlace(address, place)).toBe(true);
  expect(isSamePlace(address, { ...place, street: '2 Main St' })).toBe(false);
});

test('two requests are the same if place and amounts are', () => {
  expect(isSameTaxRequest(request, taxRequestOf(place, items))).toBe(true);
  expect(isSameTaxRequest(request, taxRequestOf({ ...place, city: 'Sparks' }, items))).toBe(false);
  expect(isSameTaxRequest(request, taxRequestOf(place, items.slice(0, 1)))).toBe(false);
});

describe('an answer', () => {
  const good = [
    { id: '8-goods', tax: 207 },
    { id: '7-goods', tax: 827 },
    { id: '7-shipping', tax: 0 },
  ];

  test('gives each item its tax and the rate of its goods, whatever the order', () => {
    const answer = readTaxAnswer(request, good);
    expect(answer).not.toBeNull();
    expect(taxOfItems(items, answer ?? new Map())).toEqual([
      { tax: 827, goodsRate: 82_700 },
      { tax: 207, goodsRate: 82_800 },
    ]);
  });

  test.each([
    ['lacks a line', good.slice(1)],
    ['has a line that was not asked', [...good, { id: '9-goods', tax: 1 }]],
    ['has an unknown line for one of ours', [...good.slice(1), { id: '9-goods', tax: 1 }]],
    ['answers a line twice', [...good.slice(1), { id: '7-goods', tax: 827 }]],
    ['is negative', [...good.slice(1), { id: '8-goods', tax: -1 }]],
    ['is no whole cent', [...good.slice(1), { id: '8-goods', tax: 207.5 }]],
    ['is no number', [...good.slice(1), { id: '8-goods', tax: Number.NaN }]],
    ['is above the amount', [...good.slice(1), { id: '8-goods', tax: 2_501 }]],
  ])('is not believed if it %s', (_what, answered) => {
    expect(readTaxAnswer(request, answered)).toBeNull();
  });
});

test('for any items and answers, the taxes of items add up to those of lines', () => {
  const amount = fc.nat(5_000_000).map((n): Cents => cents(n));
  fc.assert(
    fc.property(
      fc.array(fc.record({ amount, shipping: amount }), { maxLength: 20 }),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      (drawn, parts) => {
        const taxed = drawn.map((one, id) => ({ ...one, id }));
        const asked = taxRequestOf(place, taxed);
        const answered = asked.lines.map((line) => {
          const part = parts.next().value ?? 0;
          return { id: line.id, tax: Math.floor(line.amount * part) };
        });
        const answer = readTaxAnswer(asked, answered);
        expect(answer).not.toBeNull();
        const taxes = taxOfItems(taxed, answer ?? new Map());
        expect(sum(taxes.map(({ tax }) => tax))).toBe(
          answered.reduce((total, { tax }) => total + tax, 0),
        );
        for (const [at, { tax, goodsRate }] of taxes.entries()) {
          const { amount: goods, shipping } = taxed[at] ?? { amount: 0, shipping: 0 };
          expect(tax).toBeLessThanOrEqual(goods + shipping);
          expect(goodsRate).toBeLessThanOrEqual(1_000_000);
        }
      },
    ),
  );
});
