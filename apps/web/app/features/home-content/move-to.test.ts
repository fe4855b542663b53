import { expect, test } from 'vitest';
import { moveTo } from './move-to.ts';

test.each([
  ['a', 'c', 'after', 'bca'],
  ['c', 'a', 'before', 'cab'],
  ['a', 'b', 'before', 'abc'],
  ['a', 'x', 'after', 'abc'],
] as const)('HOME-22 %s moved to %s, %s it, gives the order %s', (key, target, at, order) => {
  expect(moveTo([...'abc'], key, { key: target, at }).join('')).toBe(order);
});
