import { expect, test } from 'vitest';
import { latest } from './latest.ts';

test('of several waiting requests only the newest runs', async () => {
  const done: number[] = [];
  const ends: (() => void)[] = [];
  const ask = latest<number>(async (one) => {
    await new Promise<void>((resolve) => ends.push(resolve));
    done.push(one);
  });
  for (const one of [1, 2, 3]) ask(one);
  ends.shift()?.();
  await expect.poll(() => ends.length).toBe(1);
  ends.shift()?.();
  await expect.poll(() => done).toEqual([1, 3]);
  ask(4);
  ends.shift()?.();
  await expect.poll(() => done).toEqual([1, 3, 4]);
});
