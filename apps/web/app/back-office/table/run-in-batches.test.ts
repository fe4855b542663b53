import { expect, test } from 'vitest';
import { runInBatches } from './run-in-batches.ts';

const rows = Array.from({ length: 250 }, (_, at) => ({ id: at, name: `Line ${at}` }));

test('every row is sent once, and each refusal comes back under its name', async () => {
  const sent: number[][] = [];
  const seen: number[] = [];
  const result = await runInBatches(
    {
      rows,
      size: 100,
      send: async (batch) => {
        sent.push(batch.map(({ id }) => id));
        return batch.map(({ id }) => ({ id: String(id), done: id % 100 !== 0, message: 'No.' }));
      },
    },
    { onProgress: (at) => seen.push(at), signal: new AbortController().signal },
  );
  expect(sent.flat()).toEqual(rows.map(({ id }) => id));
  expect(sent.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(seen).toEqual([0, 100, 200, 250]);
  expect(result.done).toBe(247);
  expect(result.failed.map(({ name }) => name)).toEqual(['Line 0', 'Line 100', 'Line 200']);
});

test('what is stopped says how many rows were not tried', async () => {
  const stop = new AbortController();
  const result = await runInBatches(
    {
      rows,
      size: 100,
      send: async (batch) => {
        stop.abort();
        return batch.map(({ id }) => ({ id: String(id), done: true, message: '' }));
      },
    },
    { onProgress: () => {}, signal: stop.signal },
  );
  expect([result.done, result.left]).toEqual([100, 150]);
});
