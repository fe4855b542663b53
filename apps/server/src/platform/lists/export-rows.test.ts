import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { type ExportColumn, exportRows } from './export-rows.ts';
import { plainText, safeText } from './safe-text.ts';

interface Row {
  readonly sku: string;
  readonly name: string;
  readonly cents: number | null;
}
const COLUMNS: readonly ExportColumn<Row>[] = [
  { key: 'sku', header: 'SKU', value: ({ sku }) => sku },
  { key: 'name', header: 'Name', value: ({ name }) => name },
  { key: 'price', header: 'Price', kind: 'cents', value: ({ cents }) => cents },
];
const ROWS: readonly Row[] = [
  { sku: '00123', name: 'Oak, "wide"\nplank', cents: -1_999 },
  { sku: '=cmd', name: '+1 @home', cents: null },
];

async function* each<T>(rows: readonly T[]) {
  yield* rows;
}

async function write(format: 'csv' | 'xlsx', rows: readonly Row[] = ROWS, chosen = '') {
  const made = exportRows({ name: 'prices', format, chosen, columns: COLUMNS, rows: each(rows) });
  if (!made.ok) throw new Error(made.code);
  return buffer(made.value.bytes as Readable);
}

test('CSV keeps zeros, quotes what must be, disarms formulas and writes amounts as numbers', async () => {
  expect((await write('csv')).toString()).toBe(
    `SKU,Name,Price\r\n00123,"Oak, ""wide""\nplank",-19.99\r\n'=cmd,'+1 @home,\r\n`,
  );
});

test('XLSX holds the same, texts as texts and amounts as numbers', async () => {
  const { sheets } = await readXlsx(new Uint8Array(await write('xlsx')));
  expect(sheets[0]?.rows).toEqual([
    ['SKU', 'Name', 'Price'],
    ['00123', 'Oak, "wide"\nplank', -19.99],
    ["'=cmd", "'+1 @home", null],
  ]);
});

test('an export has the chosen columns in their order, and no others', async () => {
  expect((await write('csv', ROWS.slice(0, 1), 'price,sku')).toString()).toBe(
    'Price,SKU\r\n-19.99,00123\r\n',
  );
  const given = { name: 'prices', format: 'csv', columns: COLUMNS, rows: each(ROWS) } as const;
  expect(exportRows({ ...given, chosen: 'sku,wholesale' })).toMatchObject({
    code: 'invalid_input',
    fields: { columns: ['This list has no column wholesale.'] },
  });
});

test('any text comes back from CSV as it was, and none is a formula', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), async (names) => {
      const rows = names.map((name) => ({ sku: 'a', name, cents: 1 }));
      const read: string[][] = parse(await write('csv', rows), { bom: false });
      expect(read.slice(1).every(([, name]) => !/^[=+\-@\t\r\0]/.test(name ?? ''))).toBe(true);
      expect(read.slice(1).map(([, name]) => name)).toEqual(names.map(safeText));
    }),
    { numRuns: 50 },
  );
});

test('what was disarmed is read back as it was', () => {
  for (const cell of ['=1+1', '-5', '@a', '+1', '\tx', "it's", "'quoted'", '']) {
    expect(plainText(safeText(cell))).toBe(cell);
  }
});

test('an export is written as it is read, never all at once', async () => {
  let made = 0;
  async function* many() {
    for (; made < 200_000; made++) yield { sku: `S${made}`, name: 'x'.repeat(100), cents: made };
  }
  const file = exportRows({ name: 'n', format: 'csv', chosen: '', columns: COLUMNS, rows: many() });
  if (!file.ok) throw new Error(file.code);
  const stream = file.value.bytes as Readable;
  await new Promise((resolve) => stream.once('readable', resolve));
  expect(made).toBeLessThan(10_000);
  expect((await text(stream)).split('\r\n')).toHaveLength(200_002);
});
