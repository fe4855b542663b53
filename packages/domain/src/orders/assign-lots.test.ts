import { expect, test } from 'vitest';
import { messageOf } from '../errors/errors.ts';
import { assignLots } from './assign-lots.ts';

const lots = (...pairs: readonly (readonly [string, number])[]) =>
  pairs.map(([lotCode, qty]) => ({ lotCode, qty }));

const refusalOf = (given: Parameters<typeof assignLots>[0]) => {
  const result = assignLots(given);
  return result.ok ? '' : (result.fields?.lots?.[0] ?? messageOf(result));
};

test('VEND-02 a line moves to another lot: what it took goes back, and the other gives as much', () => {
  const current = lots(['A', 4], ['B', 1]);
  const moved = assignLots({
    qty: 5,
    current,
    wanted: lots(['C', 5]),
    free: lots(['A', 0], ['B', 2], ['C', 5]),
  });
  expect(moved).toEqual({ ok: true, value: lots(['A', 4], ['B', 1], ['C', -5]) });
});

test('the same lots again change nothing', () => {
  const current = lots(['A', 5]);
  expect(assignLots({ qty: 5, current, wanted: current, free: lots(['A', 0]) })).toEqual({
    ok: true,
    value: [],
  });
});

test.each([
  ['too few units', lots(['A', 4]), 'The lots must add up to 5.'],
  ['one lot twice', lots(['A', 2], ['A', 3]), 'The lots must add up to 5.'],
  ['more than a lot has', lots(['C', 5]), 'Lot C has only 3 left.'],
  ['an unknown lot', lots(['X', 5]), 'Lot X has only 0 left.'],
  [
    'two lots where one has enough',
    lots(['A', 3], ['C', 2]),
    'Goods of one line must match: lot A has all 5.',
  ],
])('refuses %s', (_, wanted, text) => {
  expect(
    refusalOf({ qty: 5, current: lots(['A', 5]), wanted, free: lots(['A', 0], ['C', 3]) }),
  ).toBe(text);
});

test('two lots are fine where none has enough', () => {
  const free = lots(['A', 2], ['B', 3]);
  expect(assignLots({ qty: 5, current: [], wanted: free, free }).ok).toBe(true);
});
