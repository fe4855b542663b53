import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHeldDecision } from './held-decision.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function tries() {
  const sent: string[] = [];
  const held = createHeldDecision(10_000);
  const hold = (id: string) => held.hold({ id, label: id, send: async () => void sent.push(id) });
  return { sent, held, hold };
}

test('a decision is sent after its delay, once', () => {
  const { sent, held, hold } = tries();
  hold('a');
  vi.advanceTimersByTime(9_999);
  expect([sent, held.current()?.id]).toEqual([[], 'a']);
  vi.advanceTimersByTime(20_000);
  expect([sent, held.current()]).toEqual([['a'], null]);
});

test('one that is taken back is never sent', () => {
  const { sent, held, hold } = tries();
  hold('a');
  held.undo();
  vi.advanceTimersByTime(60_000);
  expect([sent, held.current()]).toEqual([[], null]);
});

test('the next decision sends the one before at once, and leaving the page sends what waits', () => {
  const { sent, held, hold } = tries();
  hold('a');
  hold('b');
  expect(sent).toEqual(['a']);
  held.flush();
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual(['a', 'b']);
});
