import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLength } from '../units/feet-inches.ts';
import { drawDimensionString, readableAngle } from './dimension-string.ts';

const inch = 254;
const given = { from: [0, 0], away: [0, -1], offset: 2_000, size: 900 } as const;

test('a string writes each stretch between its stops, in any order of the stops', () => {
  const { texts } = drawDimensionString({
    ...given,
    to: [120 * inch, 0],
    stops: [84 * inch, 36 * inch],
  });
  expect(texts.map(({ text }) => text)).toEqual([`3'`, `4'`, `3'`]);
  expect(texts.map(({ at: [x] }) => Math.round(x / inch))).toEqual([18, 60, 102]);
});

test('stretches of a string add up to the whole for stops on sixteenths', () => {
  const sixteenths = fc.integer({ min: 16, max: 16 * 12 * 60 });
  fc.assert(
    fc.property(sixteenths, fc.array(sixteenths, { maxLength: 12 }), (length, stops) => {
      const at = (count: number) => (count * inch) / 16;
      const { texts } = drawDimensionString({
        ...given,
        to: [at(length), 0],
        stops: stops.map(at),
      });
      const sum = texts.reduce((total, { text }) => total + (parseLength(text) ?? Number.NaN), 0);
      expect(Math.abs(sum - at(length))).toBeLessThanOrEqual(texts.length + inch / 16);
    }),
    { seed: 3_1337, numRuns: 200 },
  );
});

test('stops at or beyond the ends, and too near to one another, make no stretch', () => {
  const stops = [-5_000, 0, 10_000, 10_020, 30_480, 90_000];
  const { texts } = drawDimensionString({ ...given, to: [30_480, 0], stops });
  expect(texts).toHaveLength(2);
  expect(drawDimensionString({ ...given, to: [0, 0], stops }).shapes).toEqual([]);
});

test('text reads from below or from the right, whichever way the string runs', () => {
  expect(readableAngle([1, 0])).toBe(0);
  expect(readableAngle([-1, 0])).toBe(0);
  expect(readableAngle([0, 1])).toBe(90);
  expect(readableAngle([0, -1])).toBe(90);
  expect(readableAngle([-1, -1])).toBe(45);
});

test('text that finds no room is set smaller, and every other one below the line', () => {
  const stops = [762, 1_524, 2_286].map((stop) => stop + 6_000);
  const { texts } = drawDimensionString({ ...given, to: [20_000, 0], stops, size: 1_200 });
  const small = texts.filter(({ size }) => size < 1_200);
  expect(small).toHaveLength(2);
  expect(new Set(small.map(({ at: [, y] }) => y)).size).toBe(2);
});
