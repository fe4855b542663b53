import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test('a countdown has two digits of seconds, rounds up, and ends at zero', () => {
  expect([1_800_000, 1_745_000, 65_001, 900, 0, -5_000].map(timeLeft)).toEqual([
    '30:00',
    '29:05',
    '1:06',
    '0:01',
    '0:00',
    '0:00',
  ]);
});
