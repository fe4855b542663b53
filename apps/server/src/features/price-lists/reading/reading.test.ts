import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { openSheet } from './read-sheet.ts';
import { SheetError } from './sheet-row.ts';
import { delimiterOf, encodingOf } from './text-format.ts';
import { readZipEntries } from './zip-entries.ts';

async function rowsOf(bytes: Buffer, sheet = 0) {
  const rows: (readonly unknown[])[] = [];
  for await (const { cells } of openSheet(bytes).rows({ sheet, max: null })) rows.push(cells);
  return rows;
}
const problemOf = (bytes: Buffer) =>
  rowsOf(bytes).then(
    () => null,
    (error: unknown) => (error instanceof SheetError ? error.problem : error),
  );

test('text is read in UTF-8 with and without mark, UTF-16 both ways, and Windows-1252', async () => {
  const text = 'SKU;Name\r\n00123;Crème brûlée\r\n';
  const expected = [
    ['SKU', 'Name'],
    ['00123', 'Crème brûlée'],
  ];
  const utf16 = Buffer.from(text, 'utf16le');
  const files = [
    Buffer.from(text),
    Buffer.from(`\ufeff${text}`),
    utf16,
    Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]),
    Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()]),
    Buffer.from(text, 'latin1'),
  ];
  for (const file of files) expect(await rowsOf(file)).toEqual(expected);
  expect(encodingOf(Buffer.from(text, 'latin1'))).toBe('windows-1252');
});

test('the delimiter is the one that parts most lines alike, outside quotes', () => {
  expect(delimiterOf('a;b\n"1,2,3,4";c\n"x,y,z,w";d\n')).toBe(';');
  expect(delimiterOf('a\tb\tc\n1,5\t2,5\t3\n')).toBe('\t');
  expect(delimiterOf('sku\nA1\n')).toBe(',');
});

test('a quote that means inches stays, and one that never ends is refused with its row', async () => {
  expect(await rowsOf(Buffer.from('sku,size\nA,12" x 24"\n'))).toEqual([
    ['sku', 'size'],
    ['A', '12" x 24"'],
  ]);
  const open = Buffer.from(`sku,name\nA,"never closed\n${'x,y\n'.repeat(400_000)}`);
  expect(await problemOf(open)).toBe('sheet_quote_open');
});

test('what is no table, or too large, is refused in words', async () => {
  expect(await problemOf(Buffer.from('d0cf11e0a1b11ae100', 'hex'))).toBe('sheet_encrypted');
  expect(await problemOf(Buffer.from('%PDF-1.7\n\0\0'))).toBe('not_a_sheet');
  expect(await problemOf(Buffer.from('PK\x03\x04nothing more'))).toBe('sheet_broken');
  expect(await problemOf(Buffer.from(`${'a,'.repeat(300)}\n`))).toBe('sheet_too_many_columns');
  expect(await problemOf(Buffer.from('a,b\n'.repeat(100_002)))).toBe('sheet_too_many_rows');
});

test('a workbook keeps the zeros that its formats show, 15 digits of numbers, days, and sheets', async () => {
  const bytes = Buffer.from(
    await writeXlsx({
      sheets: [
        { name: 'Read & me', rows: [['hello']] },
        {
          name: 'Prices',
          columns: [
            { header: 'SKU', key: 'sku', numFmt: '00000' },
            { header: 'Price', key: 'price' },
            { header: 'From', key: 'day' },
          ],
          data: [{ sku: 123, price: 0.1 + 0.2, day: new Date(Date.UTC(2026, 11, 1)) }],
        },
      ],
    }),
  );
  const sheet = openSheet(bytes);
  expect(sheet.format).toEqual({ kind: 'xlsx', text: null, sheets: ['Read & me', 'Prices'] });
  expect(await rowsOf(bytes, 1)).toEqual([
    ['SKU', 'Price', 'From'],
    ['00123', 0.3, '2026-12-01'],
  ]);
});

test('a workbook that would unpack to more than is allowed is refused before it is unpacked', async () => {
  const bomb = zipOf('xl/workbook.xml', Buffer.alloc(1024), 500 * 1024 * 1024);
  expect(() => readZipEntries(bomb)).toThrow('sheet_too_large');
  expect(await problemOf(bomb)).toBe('sheet_too_large');
});

test('a part that is larger than the table of contents says is not unpacked further', async () => {
  const lying = zipOf('xl/workbook.xml', Buffer.alloc(5 * 1024 * 1024), 100);
  expect(await problemOf(lying)).toBe('sheet_broken');
});

test('any bytes are read as rows or refused, and nothing else happens', async () => {
  const start = fc.constantFrom('', 'PK\x03\x04', 'sku,price\n"', '\ufeffa;b\n');
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 400 }), async (head, tail) => {
      const bytes = Buffer.concat([Buffer.from(head, 'latin1'), tail]);
      const problem = await problemOf(bytes).catch((error: unknown) => error);
      expect(problem === null || typeof problem === 'string').toBe(true);
    }),
    { numRuns: 300 },
  );
});

/** A ZIP file of one part that says it unpacks to so many bytes. */
function zipOf(name: string, content: Buffer, unpackedBytes: number): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(unpackedBytes, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end]);
}
