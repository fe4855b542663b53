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
  queue.add(work('ana 1'), { owner: 1 });
  queue.add(work('ana 2'), { owner: 1 });
  queue.add(work('ben'), { owner: 2 });
  queue.add(work('cleo'), { owner: 3 });
  expect(started).toEqual(['ana 1', 'ben']);
  await end('ben');
  expect(started).toEqual(['ana 1', 'ben', 'cleo']);
  await end('ana 1');
  expect(started).toEqual(['ana 1', 'ben', 'cleo', 'ana 2']);
});

test('works beyond the limits are refused: in all, and of one owner', async () => {
  const { work, end } = works();
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 3, maxPerOwner: 2 });
  expect(
    [1, 1, 1, 2, 3, 4].map((owner) => queue.add(work(`${owner}`), { owner }) !== null),
  ).toEqual([true, true, false, true, true, false]);
  await end('1');
  expect(queue.add(work('again'), { owner: 1 })).not.toBeNull();
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

test('owners take turns, however many jobs one of them has', async () => {
  const { started, work, end } = works();
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 20 });
  for (let i = 1; i <= 5; i += 1) queue.add(work(`ana ${i}`), { owner: 'ana' });
  queue.add(work('ben 1'), { owner: 'ben' });
  queue.add(work('ben 2'), { owner: 'ben' });
  for (let i = 0; i < 6; i += 1) await end(started.at(-1) ?? '');
  expect(started).toEqual(['ana 1', 'ana 2', 'ben 1', 'ana 3', 'ben 2', 'ana 4', 'ana 5']);
});

test('a small job passes large ones that wait, and each large one has its turn', async () => {
  const { started, work, end } = works();
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 20 });
  for (const name of ['a', 'b', 'c']) queue.add(work(`large ${name}`), { owner: name, cost: 5 });
  for (let i = 1; i <= 9; i += 1) queue.add(work(`small ${i}`), { owner: 'ben', cost: 1 });
  for (let i = 0; i < 11; i += 1) await end(started.at(-1) ?? '');
  expect(started[1]).toBe('small 1');
  expect(started.indexOf('large b')).toBeLessThan(started.indexOf('small 6'));
  expect(started).toHaveLength(12);
});

test('large jobs leave the places of small ones free', async () => {
  const { started, work, end } = works();
  const smallJobs = { maxCost: 10, running: 1, waiting: 7 };
  const queue = createWorkQueue({ concurrency: 2, maxWaiting: 9, smallJobs });
  queue.add(work('large 1'), { owner: 1, cost: 50 });
  queue.add(work('large 2'), { owner: 2, cost: 50 });
  queue.add(work('large 3'), { owner: 4, cost: 50 });
  expect(queue.add(work('large 4'), { owner: 5, cost: 50 })).toBeNull();
  queue.add(work('small'), { owner: 3, cost: 10 });
  expect(started).toEqual(['large 1', 'small']);
  await end('small');
  expect(started).toEqual(['large 1', 'small']);
  await end('large 1');
  expect(started).toEqual(['large 1', 'small', 'large 2']);
});
