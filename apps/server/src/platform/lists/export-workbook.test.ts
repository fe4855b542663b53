import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { ExportValue } from './csv-line.ts';
import { exportWorkbook, type Sheet, sheetOf } from './export-workbook.ts';
import { safeText } from './safe-text.ts';

async function* each<T>(rows: readonly T[]) {
  yield* rows;
}

const bytesOf = (sheets: readonly Sheet[]) => exportWorkbook('all', sheets).bytes as Readable;
const read = async (sheets: readonly Sheet[]) =>
  (await readXlsx(new Uint8Array(await buffer(bytesOf(sheets))))).sheets;
const texts = (values: readonly ExportValue[]) =>
  sheetOf({
    name: 'Texts',
    columns: [
      { key: 'a', header: 'A', value: (row: ExportValue) => row },
      { key: 'b', header: 'B', value: () => 'end' },
    ],
    rows: each(values),
  });

test('a workbook has every sheet by its name, with texts, amounts, gaps and a column beyond Z', async () => {
  const wide = sheetOf({
    name: 'Wide & "long"',
    columns: Array.from({ length: 28 }, (_, at) => ({
      ...{ key: `c${at}`, header: `C${at}`, kind: 'cents' as const },
      value: (row: number) => row + at,
    })),
    rows: each([1_999]),
  });
  const [first, second, third] = await read([
    texts(['00123', '=cmd', null, true, 7]),
    wide,
    texts([]),
  ]);
  expect(first?.rows).toEqual([
    ['A', 'B'],
    ['00123', 'end'],
    ["'=cmd", 'end'],
    [null, 'end'],
    ['Yes', 'end'],
    [7, 'end'],
  ]);
  expect([second?.name, second?.rows[1]?.[27]]).toEqual(['Wide & "long"', 20.26]);
  expect(third?.rows).toEqual([['A', 'B']]);
});

test('any text comes back from a workbook as it was, but for characters that no workbook can hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), async (given) => {
      const [sheet] = await read([texts(given)]);
      expect(sheet?.rows.slice(1).map(([cell]) => cell ?? '')).toEqual(given.map(safeText));
    }),
    { numRuns: 50 },
  );
  const [sheet] = await read([texts(['a\0b', 'a\ud800b', 'x'.repeat(40_000)])]);
  expect(sheet?.rows.slice(1).map(([cell]) => cell)).toEqual([
    ...['a\ufffdb', 'a\ufffdb', 'x'.repeat(32_767)],
  ]);
});

test('a workbook is written as it is read, and rows that fail end it', async () => {
  let made = 0;
  async function* endless() {
    for (;;) {
      made += 1;
      yield `Row ${made} ${Math.sin(made)}`;
    }
  }
  const lines = { columns: [{ key: 'a', header: 'A', value: (row: string) => row }] };
  const stream = bytesOf([sheetOf({ name: 'All', ...lines, rows: endless() })]);
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += (chunk as Buffer).length;
    if (bytes > 100_000) break;
  }
  expect(made).toBeLessThan(100_000);

  async function* failing() {
    yield 'one';
    throw new Error('gone');
  }
  const failed = bytesOf([sheetOf({ name: 'All', ...lines, rows: failing() })]);
  await expect(buffer(failed)).rejects.toThrow('gone');
});
