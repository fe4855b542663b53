import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { sortOnDisk } from './sort-on-disk.ts';

async function* rowsOf(keys: readonly string[]) {
  for (const key of keys) yield { key, of: `line\nof ${key}` };
}

async function listOf<Row>(rows: AsyncIterable<Row>): Promise<readonly Row[]> {
  const list: Row[] = [];
  for await (const row of rows) list.push(row);
  return list;
}

const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('sorted-')).length;
const keyOf = ({ key }: { readonly key: string }) => key;

/** In no order, of both cases: `Z` stands before `a`. */
const KEYS = Array.from({ length: 500 }, (_, at) => {
  const text = ((at * 7_919) % 4_801).toString(36);
  return at % 3 === 0 ? text.toUpperCase() : text;
});

test.for([1, 7, 250, 499, 500, 501, 10_000])(
  'gives all rows in the order of their keys with %i in memory, and leaves no file',
  async (most) => {
    const before = folders();
    const given = await listOf(sortOnDisk(rowsOf(KEYS), { keyOf, most }));
    expect(given.map(keyOf)).toEqual(KEYS.toSorted((one, other) => (one < other ? -1 : 1)));
    expect(given[0]).toEqual({ key: given[0]?.key, of: `line\nof ${given[0]?.key}` });
    expect(folders()).toBe(before);
  },
);

test('leaves no file where nobody reads to the end, and where its rows end in an error', async () => {
  const before = folders();
  for await (const row of sortOnDisk(rowsOf(KEYS), { keyOf, most: 10 })) {
    expect(folders()).toBe(before + 1);
    if (keyOf(row) > 'a') break;
  }
  expect(folders()).toBe(before);
  async function* broken() {
    yield* rowsOf(KEYS);
    throw new Error('no answer');
  }
  await expect(listOf(sortOnDisk(broken(), { keyOf, most: 10 }))).rejects.toThrow('no answer');
  expect(folders()).toBe(before);
});

test('gives nothing of nothing', async () => {
  expect(await listOf(sortOnDisk(rowsOf([]), { keyOf, most: 10 }))).toEqual([]);
});
