import { expect, test } from 'vitest';
import { openPool } from './pool.ts';

test('a thread that has ended refuses what it is told, before and after', async () => {
  await using pool = openPool(1);
  const told = () => pool.first.tell('tile', {} as never);
  const [before] = await Promise.allSettled([told(), pool.first.close()]);
  expect(before.status).toBe('rejected');
  await expect(told()).rejects.toThrow('A thread of a still ended');
});
