import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** Works that end when told to, in the order in which they were started. */
function works() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    work: (name: string) => () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    },
    async end(name: string) {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('an owner at its limit waits, and others pass', async () => {
  const { started, work, end } = works();
  const queue = createWorkQueue({ concurrency: 2, maxWaiting: 9, maxRunningPerOwner: 1 });
  queue.add(work('ana 1'), 1);
  queue.add(work('ana 2'), 1);
  queue.add(work('ben'), 2);
  queue.add(work('cleo'), 3);
  expect(started).toEqual(['ana 1', 'ben']);
  await end('ben');
  expect(started).toEqual(['ana 1', 'ben', 'cleo']);
  await end('ana 1');
  expect(started).toEqual(['ana 1', 'ben', 'cleo', 'ana 2']);
});

test('works beyond the limits are refused: in all, and of one owner', async () => {
  const { work, end } = works();
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 3, maxPerOwner: 2 });
  expect([1, 1, 1, 2, 3, 4].map((owner) => queue.add(work(`${owner}`), owner) !== null)).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
  ]);
  await end('1');
  expect(queue.add(work('again'), 1)).not.toBeNull();
});

test('a work that fails makes place for the next', async () => {
  const { started, work } = works();
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 2 });
  const failed = queue.add(() => Promise.reject(new Error('broken')));
  queue.add(work('next'));
  await expect(failed).rejects.toThrow('broken');
  await new Promise((resolve) => setImmediate(resolve));
  expect(started).toEqual(['next']);
});
