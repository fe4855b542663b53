import { expect, test } from 'vitest';
import { createCallTimes } from './time-calls.ts';

test('the call with the longest mean comes first, and only so many are named', () => {
  const times = createCallTimes();
  times.note('quick', 2);
  times.note('slow', 40);
  times.note('slow', 80);
  times.note('middling', 30);
  expect(times.slowest(2)).toEqual([
    { name: 'slow', calls: 2, meanMs: 60, maxMs: 80 },
    { name: 'middling', calls: 1, meanMs: 30, maxMs: 30 },
  ]);
});
