import { expect, test } from 'vitest';
import { fillLength } from './fill-length.ts';

/** The least that any choice of pieces leaves, and with how few pieces, by trying them all. */
function byTrying(length: number, widths: readonly number[]): { rest: number; count: number } {
  let best = { rest: length, count: 0 };
  const walk = (from: number, rest: number, count: number): void => {
    if (rest < best.rest || (rest === best.rest && count < best.count)) best = { rest, count };
    for (let i = from; i < widths.length; i++) {
      const width = widths[i] ?? Infinity;
      if (width <= rest) walk(i, rest - width, count + 1);
    }
  };
  walk(0, length, 0);
  return best;
}

const inches = (...list: readonly number[]) => list.map((one) => one * 254);

test('leaves as little as trying everything does, with as few pieces', () => {
  const offers = [
    inches(9, 12, 15, 18, 24, 36),
    inches(15, 21, 33),
    inches(18),
    [4_000, 6_000, 5_990],
  ];
  let tried = 0;
  for (const widths of offers) {
    for (let length = 0; length <= 30_000; length += 1_237) {
      const { widths: pieces, restTenths } = fillLength(length, widths);
      expect(pieces.every((one) => widths.includes(one))).toBe(true);
      expect(pieces.reduce((sum, one) => sum + one, 0) + restTenths).toBe(length);
      expect({ rest: restTenths, count: pieces.length }).toEqual(byTrying(length, widths));
      tried++;
    }
  }
  expect(tried).toBe(100);
});

test('takes wide pieces first, whatever the order of the offer', () => {
  expect(fillLength(51 * 254, inches(15, 36, 24, 27)).widths).toEqual(inches(36, 15));
  expect(fillLength(51 * 254, inches(27, 24, 36, 15)).widths).toEqual(inches(36, 15));
});

test('leaves all of a length empty that nothing fits', () => {
  expect(fillLength(2_000, inches(9))).toEqual({ widths: [], restTenths: 2_000 });
  expect(fillLength(2_000, [])).toEqual({ widths: [], restTenths: 2_000 });
});

test('refuses widths that are no lengths', () => {
  expect(() => fillLength(2_000, [0])).toThrow(RangeError);
  expect(() => fillLength(2_000, [12.5])).toThrow(RangeError);
});
