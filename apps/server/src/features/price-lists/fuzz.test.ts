// Files as they come from spreadsheets that went wrong and from people who mean harm, through the calls.
import { deflateRawSync } from 'node:zlib';
import { getFailedRows } from '@wevisu/contract/price-lists.ts';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addProducts } from '../catalog/test-fixture.ts';
import { type TestVendor, testTile, testVendor } from './test-vendor.ts';
import { zipOf } from './test-zip.ts';

let vendor: TestVendor;
beforeAll(async () => {
  vendor = await testVendor();
});
beforeEach(async () => {
  await vendor.clear();
  await addProducts(vendor.app.pool, [
    testTile('Marble Hex', [
      { sku: 'F-1', wholesale: 1000, stock: [5] },
      { sku: 'F-2', wholesale: 1000, stock: [5] },
      { sku: '=cmd|calc', wholesale: 1000, stock: [5] },
    ]),
  ]);
});

async function goods() {
  const { rows } = await vendor.app.pool.query(
    `select v.vendor_sku as sku, v.wholesale_cents::int as cents, v.status, v.weight_g, p.lead_time_max_days, p.minimum_unit,
       (select sum(on_hand)::int from stock_lots where variant_id = v.id) as stock
     from variants v join products p on p.id = v.product_id order by v.id`,
  );
  return rows;
}

/** Sends, checks and applies it as far as it goes. */
async function through(content: string | Buffer, name?: string) {
  const { lists } = vendor;
  const { id } = await lists.send(content, name);
  const read = await lists.reachOne(id, ['mapping', 'unreadable']);
  if (read.state === 'unreadable') return read;
  if (!(await lists.sendCheck(read))) return read;
  const checked = await lists.reachOne(id, ['checked', 'unreadable']);
  if (checked.state === 'unreadable') return checked;
  await lists.apply(checked, checked.summary?.confirm ?? null);
  return lists.reach(id, 'applied');
}

const failedOf = async (id: number) =>
  (await vendor.lists.rows(id, 'failed'))?.map(({ sku, problems }) => [sku, problems[0]?.text]);

const MEGABYTES_10 = 10 * 1024 * 1024;

describe('G-62 a file that cannot be read changes nothing and says why', () => {
  test.each([
    ['nothing', '', 'There is nothing in this file or sheet.'],
    ['only blanks', ' \n\n ,,\n', 'There is nothing'],
    ['a PDF', Buffer.from('%PDF-1.7\n\0\0'), 'This is no CSV or XLSX file.'],
    ['zeros', Buffer.alloc(5000), 'This is no CSV or XLSX file.'],
    ['half a workbook', Buffer.from('PK\x03\x04nothing more'), 'The file is damaged'],
    ['an open quote', `SKU,Price\nF-1,"12.00\n${'x'.repeat(1_200_000)}`, 'A quotation mark opens'],
    [
      'a closed cell of 10 MB',
      `SKU,Price,Memo\nF-1,12.00,"${'x'.repeat(MEGABYTES_10)}"\nF-2,12.00,a\n`,
      'A cell here holds more than 1 MB',
    ],
    [
      'a bare cell of 10 MB',
      `SKU,Price,Memo\nF-1,12.00,${'x'.repeat(MEGABYTES_10)}\nF-2,12.00,a\n`,
      'A cell here holds more than 1 MB',
    ],
  ])('%s', async (_, content, text) => {
    const before = await goods();
    if (content === '') {
      expect(await vendor.lists.refused(content)).toBe(422);
    } else {
      const list = await through(content);
      expect([list.state, list.problem]).toEqual(['unreadable', expect.stringContaining(text)]);
    }
    expect(await goods()).toEqual(before);
  });

  test.each([
    ['UTF-8 with a broken byte', Buffer.from('SKU,Price\nF-1,1\xff2.00\nF-\xe92,9.50\n', 'latin1')],
    ['UTF-16 cut in half', Buffer.from('SKU,Price\nF-1,x\n', 'utf16le').subarray(0, 31)],
    ['a lone surrogate', Buffer.from([0xff, 0xfe, 0x53, 0, 0x2c, 0, 0x00, 0xd8, 0x0a, 0])],
    ['UTF-7', 'SKU,Price\n+AEY--1,+ADE-\n'],
  ])('%s', async (_, content) => {
    const before = await goods();
    await through(content);
    expect(await goods()).toEqual(before);
  });
});

test('G-62 absurd, negative and mixed values are left out row by row, each with its reason', async () => {
  const before = await goods();
  const prices = ['-1', '0', '(5.00)', '1e9', '99999999999', '=1+1', '#REF!', '12.345', 'NaN', '∞'];
  const list = await through(
    `SKU,Price,Stock,Lead Time,Weight\n${prices.map((price) => `F-1,${price},,,`).join('\n')}\nF-2,,-3,,\nF-2,,1e9,,\n`,
  );
  expect(list.summary).toMatchObject({ rows: 12, failed: 12, changed: 0 });
  expect(await goods()).toEqual(before);
});

test('G-62 a SKU twice, or in another case, changes nothing and begins nothing', async () => {
  const before = await goods();
  const fresh = (sku: string) => `${sku},11.00,Alba,Oakmont,Porcelain Tile`;
  const list = await through(
    `SKU,Price,Name,Brand,Category\nF-1,11.00,,,\nF-1,12.00,,,\n${fresh('f-2')}\n${fresh('N-1')}\n${fresh('n-1')}\n`,
  );
  expect(list.summary).toMatchObject({ failed: 5, changed: 0, new: 0 });
  expect((await failedOf(list.id))?.slice(2)).toEqual([
    ['f-2', 'This SKU differs from another one by its case alone. Write it the same. It is F-2.'],
    ['N-1', 'This SKU differs from another one by its case alone. Write it the same. It is n-1.'],
    ['n-1', 'This SKU differs from another one by its case alone. Write it the same. It is N-1.'],
  ]);
  expect(await goods()).toEqual(before);
});

test('G-62 what a spreadsheet would run leaves as text: drafts, inventory and failed rows', async () => {
  const formula = '=HYPERLINK("http://example.com","x")';
  const quoted = `"${formula.replaceAll('"', '""')}"`;
  const list = await through(
    `SKU,Price,Name,Brand,Category,Stock\n=cmd|calc,=2+3,,,,\n=cmd|new,11.00,${quoted},Oakmont,Porcelain Tile,\n`,
  );
  expect(list.summary).toMatchObject({ failed: 1, new: 1 });
  const { rows } = await vendor.app.pool.query(
    `select content ->> 'name' as name, content -> 'variants' -> 0 ->> 'vendor_sku' as sku from listing_drafts`,
  );
  expect(rows).toEqual([{ name: formula, sku: '=cmd|new' }]);
  await vendor.app.pool.query('update products set name = $1', [formula]);
  const open = async (path: string) =>
    (await vendor.app.raw('GET', path, undefined, vendor.token)).text;
  const files = [
    await open(getFailedRows.path.replace(':id', `${list.id}`)),
    await open('/api/vendor/inventory/export'),
    await open('/api/vendor/product-table'),
  ];
  for (const file of files) {
    expect(file).toContain('=');
    // Every cell that begins with what a spreadsheet runs has a quote before it.
    expect(file).not.toMatch(/(?:^|,|\n)"?[=+@]/);
  }
});

test('G-62 a formula of a workbook counts as its kept value, and without one as an empty cell', async () => {
  const before = await goods();
  const kept = await workbookOf('<c r="B2"><f>5*2.2</f><v>11</v></c>');
  const { state, summary } = await through(kept, 'kept.xlsx');
  expect([state, summary?.prices_up]).toEqual(['applied', 1]);
  expect((await goods())[0]).toMatchObject({ cents: 1100 });
  const none = await through(await workbookOf('<c r="B2"><f>5*2.4</f></c>'), 'none.xlsx');
  expect(none.summary).toMatchObject({ changed: 0, prices_up: 0, same: 1 });
  const broken = await through(
    await workbookOf('<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
    'error.xlsx',
  );
  expect(await failedOf(broken.id)).toEqual([['F-1', 'The formula in this cell has an error.']]);
  expect((await goods()).slice(1)).toEqual(before.slice(1));
});

test('G-62 bombs end as unreadable; the server answers, and the list behind them is read', async () => {
  const before = await goods();
  const zeros = Buffer.alloc(60 * 1024 * 1024);
  const bombs: readonly (readonly [string, Buffer])[] = [
    [
      'declared',
      zipOf([{ name: 'xl/workbook.xml', content: Buffer.alloc(10), declared: 2 ** 31 }]),
    ],
    [
      'nested',
      zipOf([{ name: 'xl/workbook.xml', content: zipOf([{ name: 'a', content: zeros }]) }]),
    ],
    [
      'many',
      zipOf(
        Array.from({ length: 60_000 }, (_, nth) => ({
          name: `xl/${nth}`,
          content: Buffer.alloc(0),
        })),
      ),
    ],
    ['lying', await workbookOf('', { lies: deflateRawSync(zeros) })],
  ];
  for (const [name, bytes] of bombs) {
    const { lists, app } = vendor;
    const { id } = await lists.send(bytes, `${name}.xlsx`);
    const good = await lists.send('SKU,Price\nF-1,11.00\n');
    expect((await app.raw('GET', '/api/vendor/price-lists', undefined, vendor.token)).status).toBe(
      200,
    );
    expect([name, (await lists.reachOne(id, ['mapping', 'unreadable'])).state]).toEqual([
      ...[name, 'unreadable'],
    ]);
    await lists.reach(good.id, 'mapping');
  }
  expect(await goods()).toEqual(before);
});

test('G-62 whatever a file holds, it is read or refused, and only rows that name a SKU change it', async () => {
  const cell = fc.oneof(
    fc.constantFrom(
      'F-1',
      'f-1',
      'SKU',
      'Price',
      '11.00',
      '-4',
      '"',
      '""',
      '=cmd',
      '1e9',
      '',
      "'",
      '\t',
    ),
    fc.string({ maxLength: 12 }),
  );
  const file = fc.record({
    head: fc.constantFrom('SKU,Price,Stock', 'SKU;Price;Stock', 'Item\tNet\tQty', 'a,b,c', ''),
    rows: fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }),
    sign: fc.constantFrom(',', ';', '\t', '|'),
    tail: fc.uint8Array({ maxLength: 40 }),
  });
  const before = await goods();
  await fc.assert(
    fc.asyncProperty(file, async ({ head, rows, sign, tail }) => {
      const text = [head, ...rows.map((cells) => cells.join(sign))].join('\n');
      const content = Buffer.concat([Buffer.from(text), tail]);
      if (content.length === 0) return;
      const list = await through(content);
      expect(['applied', 'mapping', 'unreadable']).toContain(list.state);
      const after = await goods();
      for (const [at, one] of after.entries()) {
        expect(one.cents).toBeGreaterThan(0);
        expect(one.stock).toBeGreaterThanOrEqual(0);
        if (!content.includes(one.sku)) expect(one).toEqual(before[at]);
      }
    }),
    { numRuns: 12 },
  );
});

/** SKU and price, the second row as given; or one whose sheet unpacks to more than it says. */
async function workbookOf(
  cell: string,
  { lies }: { readonly lies?: Buffer } = {},
): Promise<Buffer> {
  const xml = (inner: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${inner}`;
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const text = (address: string, value: string) =>
    `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const parts = {
    '[Content_Types].xml': xml(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kinds}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Prices" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
  };
  const sheet = xml(
    `<worksheet xmlns="${main}"><sheetData><row r="1">${text('A1', 'SKU')}${text('B1', 'Price')}</row><row r="2">${text('A2', 'F-1')}${cell}</row></sheetData></worksheet>`,
  );
  return zipOf([
    ...Object.entries(parts).map(([name, content]) => ({ name, content: Buffer.from(content) })),
    lies
      ? { name: 'xl/worksheets/sheet1.xml', packed: lies, declared: 100 }
      : { name: 'xl/worksheets/sheet1.xml', content: Buffer.from(sheet) },
  ]);
}
