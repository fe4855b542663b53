import { expect, test } from 'vitest';
import { createTrace } from '../bvh/trace.ts';
import { box, testStillScene } from '../scene/test-still-scene.ts';
import { openPool, poolSize } from './pool.ts';

test('a thread that has ended refuses what it is told, before and after', async () => {
  await using pool = openPool(1);
  const told = () => pool.first.tell('tile', {} as never);
  const [before] = await Promise.allSettled([told(), pool.first.close()]);
  expect(before.status).toBe('rejected');
  await expect(told()).rejects.toThrow('A thread of a still ended');
});

test('on a machine of any number of cores no more threads trace a scene than it has places for', () => {
  const scene = testStillScene({ bodies: [{ triangles: box(1), look: { color: 0.5 } }] });
  const traces = Array.from({ length: poolSize(512) + 1 }, () => createTrace(scene));
  expect(traces).toHaveLength(128);
  expect(() => createTrace(scene)).toThrow('Too many threads');
  expect([poolSize(0), poolSize(2)]).toEqual([1, 2]);
});
