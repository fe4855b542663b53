import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgressStore } from './progress-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the bar runs until the last call ends and then goes away', () => {
  const progress = createProgressStore();
  const endFirst = progress.start();
  const endSecond = progress.start();
  endFirst('done');
  expect(progress.state).toBe('running');
  endSecond('done');
  expect(progress.state).toBe('done');
  vi.advanceTimersByTime(1_000);
  expect(progress.state).toBe('idle');
});

test('ERR-25 any failure turns the bar red, also while other calls run', () => {
  const progress = createProgressStore();
  const endFirst = progress.start();
  progress.start()('failed');
  expect(progress.state).toBe('failed');
  vi.advanceTimersByTime(2_000);
  expect(progress.state).toBe('running');
  endFirst('done');
  expect(progress.state).toBe('done');
});

test('ERR-23 after a failure the bar goes away by itself', () => {
  const progress = createProgressStore();
  progress.start()('failed');
  vi.advanceTimersByTime(2_000);
  expect(progress.state).toBe('idle');
});

test('ending twice counts once', () => {
  const progress = createProgressStore();
  const end = progress.start();
  progress.start();
  end('done');
  end('done');
  expect(progress.state).toBe('running');
});
