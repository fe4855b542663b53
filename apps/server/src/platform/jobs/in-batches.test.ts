import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

test.each([0, 1, 999, 1000, 1001, 2000, 3500])(
  '%d rows go, and no batch is too large',
  async (rows) => {
    let left = rows;
    const sizes: number[] = [];
    const total = await inBatches(async (limit) => {
      const deleted = Math.min(limit, left);
      left -= deleted;
      sizes.push(deleted);
      return deleted;
    });
    expect([total, left]).toEqual([rows, 0]);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1000);
  },
);
