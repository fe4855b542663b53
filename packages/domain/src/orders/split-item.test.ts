import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../money/money.ts';
import { type ItemShare, type SplittableItem, splitItem } from './split-item.ts';

const tile: SplittableItem = {
  qty: 3,
  lots: [
    { lotCode: 'L1', qty: 2 },
    { lotCode: 'L2', qty: 1 },
  ],
  price: cents(115_50),
  fee: cents(5_00),
  shipping: cents(12_00),
  tax: cents(27_44),
};

test('a unit of three takes its share of every amount, and the last lot', () => {
  const { part, rest } = splitItem(tile, 1);
  expect(part).toEqual({
    qty: 1,
    lots: [{ lotCode: 'L2', qty: 1 }],
    line: 115_50,
    shipping: 4_00,
    tax: 9_15,
    platform: 14_15,
  });
  expect(rest).toEqual({
    qty: 2,
    lots: [{ lotCode: 'L1', qty: 2 }],
    line: 231_00,
    shipping: 8_00,
    tax: 18_29,
    platform: 28_29,
  });
});

test.each([0, 3, -1, 1.5])('%d units of three are not a part', (partQty) => {
  expect(() => splitItem(tile, partQty)).toThrow(RangeError);
});

const amount = fc.integer({ min: 0, max: 5_000_000 }).map(cents);

const item = fc
  .record({
    lots: fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 4 }),
    price: amount,
    fee: amount,
    shipping: amount,
    tax: amount,
  })
  .map(
    ({ lots, ...of }): SplittableItem => ({
      ...of,
      lots: lots.map((qty, at) => ({ lotCode: `L${at}`, qty })),
      qty: lots.reduce((total, qty) => total + qty),
    }),
  );

test('however often an item is split, its parts add up to it to the cent and to the piece of each lot', () => {
  fc.assert(
    fc.property(item, fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (whole, cuts) => {
      const parts: ItemShare[] = [];
      let rest: SplittableItem = whole;
      for (const cut of cuts) {
        if (rest.qty < 2) break;
        const split = splitItem(rest, 1 + Math.floor(cut * (rest.qty - 2)));
        parts.push(split.part);
        rest = { ...rest, ...split.rest };
      }
      const sum = (of: (share: ItemShare) => number) =>
        parts.reduce((total, part) => total + of(part), 0);
      expect(sum(({ qty }) => qty) + rest.qty).toBe(whole.qty);
      expect(sum(({ shipping }) => shipping) + rest.shipping).toBe(whole.shipping);
      expect(sum(({ tax }) => tax) + rest.tax).toBe(whole.tax);
      expect(sum(({ line }) => line) + rest.price * rest.qty).toBe(whole.price * whole.qty);
      expect(sum(({ platform }) => platform) + rest.fee * rest.qty + rest.tax).toBe(
        whole.fee * whole.qty + whole.tax,
      );
      for (const { lotCode, qty } of whole.lots) {
        const left = [rest, ...parts].flatMap(({ lots }) =>
          lots.filter((lot) => lot.lotCode === lotCode).map((lot) => lot.qty),
        );
        expect(left.reduce((total, one) => total + one, 0)).toBe(qty);
      }
    }),
  );
});
