import { expect, test } from 'vitest';
import { boundedSheet, readPages } from './read-sheet.ts';

const NUMBERS = Array.from({ length: 2_500 }, (_, at) => at + 1);
const read = async ({ after, most }: { after: number | null; most: number }) =>
  NUMBERS.filter((one) => one > (after ?? 0)).slice(0, most);
const paged = () => readPages({ read, keyOf: (row: number) => row });

async function linesOf(maxRows?: number) {
  const columns = [{ key: 'a', header: 'A', value: (row: number) => row }];
  const given = maxRows === undefined ? {} : { maxRows };
  const lines: unknown[] = [];
  for await (const line of boundedSheet({ name: 'All', columns, rows: paged(), ...given }).lines)
    lines.push(...line);
  return lines;
}

test('every row of every page is read once', async () => {
  expect(await linesOf()).toEqual(['A', ...NUMBERS]);
  expect(await linesOf(2_500)).toEqual(['A', ...NUMBERS]);
});

test('a sheet that is cut says so in its last row', async () => {
  const lines = await linesOf(3);
  expect(lines.slice(0, 4)).toEqual(['A', 1, 2, 3]);
  expect(lines.slice(4)).toEqual([expect.stringContaining('more rows than a sheet holds')]);
});
