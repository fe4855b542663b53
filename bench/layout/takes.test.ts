import type { Point } from '@wevisu/scene/plane/polygon.ts';
import { expect, test } from 'vitest';
import { takes } from './takes.ts';

const inTenths = (inches: readonly (readonly [number, number])[]) =>
  inches.map(([x, y]): Point => [x * 254, y * 254]);
const EIGHT_BY_TEN = [96 * 254, 120 * 254] as const;

test('a rectangle of 8 by 10 ft fits lengthwise or across, or not at all', () => {
  const room = (w: number, d: number) =>
    inTenths([
      [0, 0],
      [w, 0],
      [w, d],
      [0, d],
    ]);
  const fits = [room(96, 120), room(120, 96), room(95, 200), room(119, 119)].map((one) =>
    takes(one, EIGHT_BY_TEN),
  );
  expect(fits).toEqual([true, true, false, false]);
});

test('an L has to have one leg that is wide enough, however large it is in all', () => {
  const l = (leg: number) =>
    inTenths([
      [0, 0],
      [203, 0],
      [203, leg],
      [leg, leg],
      [leg, 180],
      [0, 180],
    ]);
  expect(takes(l(95), EIGHT_BY_TEN)).toBe(false);
  expect(takes(l(97), EIGHT_BY_TEN)).toBe(true);
});
