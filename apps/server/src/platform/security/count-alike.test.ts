import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AlikeCounter, countAlike } from './count-alike.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function counter(emit: (item: string, times: number) => Promise<void>) {
  const errors: unknown[] = [];
  const dropped: number[] = [];
  const noted: AlikeCounter<string> = countAlike<string>({
    now: () => Date.now(),
    keyOf: (item) => item,
    emit,
    onError: (error) => errors.push(error),
    onDropped: (count) => dropped.push(count),
  });
  return { noted, errors, dropped };
}

function collect() {
  const given: [string, number][] = [];
  const all = counter(async (item, times) => {
    given.push([item, times]);
  });
  return { ...all, given };
}

test('gives the first on at once, and the ones like it a minute later as one', async () => {
  const { noted, given } = collect();
  noted.add('a');
  noted.add('b');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(given).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
  for (let at = 0; at < 500; at += 1) noted.add('a');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(given).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(given.slice(2)).toEqual([['a', 500]]);
});

test('begins anew after its minute', async () => {
  const { noted, given } = collect();
  noted.add('a');
  await vi.advanceTimersByTimeAsync(61_000);
  noted.add('a');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(given).toEqual([
    ['a', 1],
    ['a', 1],
  ]);
});

test('a flood of different ones costs a thousand a minute, and says how many are missing', async () => {
  const { noted, given, dropped } = collect();
  for (let at = 0; at < 5_000; at += 1) noted.add(`from ${at}`);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(given).toHaveLength(1_000);
  expect(dropped).toEqual([4_000]);
});

test('one that can not be written stops no other', async () => {
  const given: string[] = [];
  const { noted, errors } = counter(async (item) => {
    if (item === 'a') throw new Error('no');
    given.push(item);
  });
  noted.add('a');
  noted.add('b');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(given).toEqual(['b']);
  expect(errors).toHaveLength(1);
});

test('closing gives on what is left', async () => {
  const { noted, given } = collect();
  noted.add('a');
  noted.add('a');
  await noted.close();
  expect(given).toEqual([['a', 2]]);
});
