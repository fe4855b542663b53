import { expect, test } from 'vitest';
import { createCallTimes } from './time-calls.ts';

test('the call with the longest mean comes first, and only so many are named', () => {
  const times = createCallTimes();
  times.note('quick', 200, 2);
  times.note('slow', 200, 40);
  times.note('slow', 500, 80);
  times.note('middling', 200, 30);
  expect(times.slowest(2)).toMatchObject([
    { name: 'slow', calls: 2, meanMs: 60, maxMs: 80 },
    { name: 'middling', calls: 1, meanMs: 30, maxMs: 30 },
  ]);
});

test('99 of 100 calls took at most p99, to within a tenth', () => {
  const times = createCallTimes();
  for (let ms = 1; ms <= 1000; ms += 1) times.note('call', 200, ms);
  const [call] = times.slowest(1);
  expect(call?.p99Ms).toBeGreaterThanOrEqual(990);
  expect(call?.p99Ms).toBeLessThanOrEqual(990 * 1.1);
  expect(call?.maxMs).toBe(1000);
});

test('each call is told on, with its status', () => {
  const heard: unknown[] = [];
  const times = createCallTimes((...call) => heard.push(call));
  times.note('call', 404, 3);
  expect(heard).toEqual([['call', 404, 3]]);
});
