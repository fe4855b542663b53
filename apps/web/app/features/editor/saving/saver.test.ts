import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSaver, type SaveOptions, type SaveOutcome } from './saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function saving(outcomes: readonly SaveOutcome[]) {
  let edits = 0;
  const asked: SaveOptions[] = [];
  const left = [...outcomes];
  const saver = createSaver({
    edits: () => edits,
    save: async (options) => {
      asked.push(options);
      return left.shift() ?? { outcome: 'saved' };
    },
  });
  const edit = () => {
    edits++;
    saver.touched();
  };
  return { saver, asked, edit };
}

test('a room is saved two seconds after the last edit, once', async () => {
  const { saver, asked, edit } = saving([]);
  edit();
  await vi.advanceTimersByTimeAsync(1_500);
  edit();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(asked).toHaveLength(0);
  expect(saver.store.getState().status).toBe('dirty');
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual([{ force: false, label: null }]);
  expect(saver.store.getState().status).toBe('saved');
  expect(saver.hasUnsaved()).toBe(false);
});

test('without a connection saving is retried at growing intervals until it succeeds', async () => {
  const { saver, asked, edit } = saving([{ outcome: 'offline' }, { outcome: 'offline' }]);
  edit();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saver.store.getState().status).toBe('offline');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(saver.store.getState().status).toBe('saved');
});

test('a conflict waits for the person, whatever is edited meanwhile', async () => {
  const { saver, asked, edit } = saving([{ outcome: 'conflict' }]);
  edit();
  await vi.advanceTimersByTimeAsync(2_000);
  edit();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  expect(saver.store.getState().status).toBe('conflict');
  await saver.flush({ force: true });
  expect(asked.at(-1)).toEqual({ force: true, label: null });
  expect(saver.store.getState().status).toBe('saved');
});

test('an edit made during a save is saved by the next one', async () => {
  const { saver, asked, edit } = saving([]);
  edit();
  const first = saver.flush();
  edit();
  await first;
  expect(saver.store.getState().status).toBe('dirty');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(2);
  expect(saver.store.getState().status).toBe('saved');
});

test('a refusal is shown with its own message and retried with the next edit', async () => {
  const { saver, asked, edit } = saving([{ outcome: 'failed', why: 'Too many parts.' }]);
  edit();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saver.store.getState()).toEqual({ status: 'failed', why: 'Too many parts.' });
  edit();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(2);
});

test('a save requested during another one resolves when the newest edit is saved', async () => {
  const { saver, asked, edit } = saving([]);
  edit();
  void saver.flush();
  edit();
  await saver.flush();
  expect(asked).toHaveLength(2);
  expect(saver.hasUnsaved()).toBe(false);
  const first = saver.flush();
  await saver.flush();
  await first;
  expect(asked).toHaveLength(3);
});
