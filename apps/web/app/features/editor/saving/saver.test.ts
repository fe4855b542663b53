import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSaver, type KeepOptions, type KeepOutcome } from './saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function keeping(outcomes: readonly KeepOutcome[]) {
  let edits = 0;
  const asked: KeepOptions[] = [];
  const left = [...outcomes];
  const saver = createSaver({
    edits: () => edits,
    keep: async (options) => {
      asked.push(options);
      return left.shift() ?? { outcome: 'kept' };
    },
  });
  const edit = () => {
    edits++;
    saver.touched();
  };
  return { saver, asked, edit };
}

test('a room is saved two seconds after the last edit, once', async () => {
  const { saver, asked, edit } = keeping([]);
  edit();
  await vi.advanceTimersByTimeAsync(1_500);
  edit();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(asked).toHaveLength(0);
  expect(saver.store.getState().status).toBe('dirty');
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual([{ force: false, label: null }]);
  expect(saver.store.getState().status).toBe('saved');
  expect(saver.hasUnkept()).toBe(false);
});

test('without a connection it is tried again, at growing distances, until it is kept', async () => {
  const { saver, asked, edit } = keeping([{ outcome: 'offline' }, { outcome: 'offline' }]);
  edit();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saver.store.getState().status).toBe('offline');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(saver.store.getState().status).toBe('saved');
});

test('a conflict waits for a person, whatever is edited meanwhile', async () => {
  const { saver, asked, edit } = keeping([{ outcome: 'conflict' }]);
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

test('an edit made while saving is saved by the next one', async () => {
  const { saver, asked, edit } = keeping([]);
  edit();
  const first = saver.flush();
  edit();
  await first;
  expect(saver.store.getState().status).toBe('dirty');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(2);
  expect(saver.store.getState().status).toBe('saved');
});

test('a refusal is shown in its own words and tried again with the next edit', async () => {
  const { saver, asked, edit } = keeping([{ outcome: 'failed', why: 'Too many parts.' }]);
  edit();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saver.store.getState()).toEqual({ status: 'failed', why: 'Too many parts.' });
  edit();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(2);
});

test('whoever asks for a save while another is on its way waits until the newest is kept', async () => {
  const { saver, asked, edit } = keeping([]);
  edit();
  void saver.flush();
  edit();
  await saver.flush();
  expect(asked).toHaveLength(2);
  expect(saver.hasUnkept()).toBe(false);
  const first = saver.flush();
  await saver.flush();
  await first;
  expect(asked).toHaveLength(3);
});
