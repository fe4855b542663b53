import { expect, test } from 'vitest';
import { createTrace } from '../bvh/trace.ts';
import { box, testStillScene } from '../scene/test-still-scene.ts';
import { openPool, poolSize } from './pool.ts';

test('a thread that ends rejects open calls and later ones', async () => {
  await using pool = openPool(1);
  const call = () => pool.first.ask('tile', {} as never);
  const [open] = await Promise.allSettled([call(), pool.first.close()]);
  expect(open.status).toBe('rejected');
  await expect(call()).rejects.toThrow('A thread ended');
});

test('jobs are handed out in their order, each one once, to threads that are free', async () => {
  let started = 0;
  await using pool = openPool(3, () => {
    started += 1;
    return { ask: () => new Promise(() => {}), isLost: false, close: () => Promise.resolve() };
  });
  expect(started).toBe(3);
  const taken: number[] = [];
  const busy = new Set<unknown>();
  await pool.share([10, 20, 30, 40, 50], async (thread, job, index) => {
    expect(busy.has(thread)).toBe(false);
    busy.add(thread);
    taken.push(job);
    expect(job).toBe(10 * (index + 1));
    await new Promise((resolve) => setTimeout(resolve, 5 - index));
    busy.delete(thread);
  });
  expect(taken).toEqual([10, 20, 30, 40, 50]);
});

test('a pool has no more threads than a scene has places for, however many are wished', () => {
  const scene = testStillScene({ bodies: [{ triangles: box(1), look: { color: 0.5 } }] });
  const traces = Array.from({ length: poolSize(512) + 1 }, () => createTrace(scene));
  expect(traces).toHaveLength(128);
  expect(() => createTrace(scene)).toThrow('Too many threads');
  expect([poolSize(0), poolSize(2)]).toEqual([1, 2]);
});
