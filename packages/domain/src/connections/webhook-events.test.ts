import { expect, test } from 'vitest';
import { secondsToNextTry } from './webhook-events.ts';

test('tries follow after 5 s, 5 and 30 min, 2, 5, 10, 14, 20 and 24 h, and then no more', () => {
  const waits = Array.from({ length: 10 }, (_, tries) =>
    secondsToNextTry(tries + 1, { random: 0 }),
  );
  expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, null]);
});

test('a wait is spread by up to a fifth, and a receiver may ask for more, up to a day', () => {
  expect(secondsToNextTry(2, { random: 1 })).toBe(360);
  expect(secondsToNextTry(1, { random: 0, retryAfter: 90 })).toBe(90);
  expect(secondsToNextTry(4, { random: 0, retryAfter: 90 })).toBe(7200);
  expect(secondsToNextTry(1, { random: 0, retryAfter: 1e9 })).toBe(86_400);
});
