import { expect, test } from 'vitest';
import { simplifyPath } from './simplify-path.ts';

test('points on a straight line are dropped and corners stay', () => {
  const way = [...Array(50).keys()].map((n) => [n, n < 25 ? 0 : (n - 24) * 2] as const);
  expect(simplifyPath(way, 1, 100)).toEqual([
    [0, 0],
    [24, 0],
    [49, 50],
  ]);
});

test('a winding path uses as many points as it may', () => {
  const way = [...Array(600).keys()].map((n) => [n, (n % 2) * 40] as const);
  const few = simplifyPath(way, 1, 20);
  expect(few.length).toBeLessThanOrEqual(20);
  expect(few[0]).toEqual(way[0]);
  expect(few.at(-1)).toEqual(way.at(-1));
});

test('single points and empty paths stay as they are', () => {
  expect(simplifyPath([], 1, 5)).toEqual([]);
  expect(simplifyPath([[3, 4]], 1, 5)).toEqual([[3, 4]]);
});
