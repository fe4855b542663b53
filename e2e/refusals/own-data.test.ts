// Two pros and three vendors take their data along: every sheet has what is theirs, and nothing of anybody else.
import type { CallDefinition } from '@wevisu/contract/call.ts';
import * as contract from '@wevisu/contract/own-data.ts';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../apps/server/src/test-app.ts';
import { secrecyWorld } from './secrecy-world.ts';
import { findLeaks, type Visitor } from './secrets.ts';

type World = Awaited<ReturnType<typeof secrecyWorld>>;
type Rows = readonly (readonly unknown[])[];

let app: TestApp;
let world: World;
const books = new Map<Visitor, ReadonlyMap<string, Rows>>();

const TAKERS = [
  ['pro A', contract.takeProData],
  ['pro B', contract.takeProData],
  ['vendor A', contract.takeVendorData],
  ['vendor B', contract.takeVendorData],
  ['vendor C', contract.takeVendorData],
] as const;

async function take(visitor: Visitor, call: CallDefinition) {
  const { statusCode, headers, rawPayload } = await app.app.http.inject({
    method: 'GET',
    url: call.path,
    headers: { authorization: `Bearer ${world.tokens[visitor]}` },
  });
  expect([visitor, statusCode]).toEqual([visitor, 200]);
  expect(headers['content-disposition']).toMatch(/\.xlsx"?$/);
  const { sheets } = await readXlsx(new Uint8Array(rawPayload));
  return new Map(sheets.map(({ name, rows }) => [name, rows as Rows]));
}

beforeAll(async () => {
  app = await testApp();
  world = await secrecyWorld(app);
  for (const [visitor, call] of TAKERS) books.set(visitor, await take(visitor, call));
});

/** The rows of a sheet by its headers. */
function rowsOf(visitor: Visitor, sheet: string): Record<string, unknown>[] {
  const [heads = [], ...rows] = books.get(visitor)?.get(sheet) ?? [];
  return rows.map((row) => Object.fromEntries(heads.map((head, at) => [String(head), row[at]])));
}
const factsOf = (visitor: Visitor, sheet: string) =>
  Object.fromEntries(books.get(visitor)?.get(sheet) ?? []);

test('G-67 a pro takes the showroom, its markups, coupons, clients with notes, tasks and orders with the own profit', async () => {
  expect([...(books.get('pro A')?.keys() ?? [])]).toEqual([
    ...['Showroom', 'Markups', 'Coupons', 'Clients', 'Tasks', 'Hires', 'Orders'],
  ]);
  const { rows } = await app.pool.query(
    `select i.contractor_markup_amt::int * i.qty as profit, i.line_cents::int as line
     from order_items i join orders o on o.id = i.order_id where o.number = $1 order by i.id desc`,
    [world.numbers.A],
  );
  expect(factsOf('pro A', 'Showroom')).toMatchObject({ 'Standard markup (%)': 23.01 });
  expect(rowsOf('pro A', 'Coupons')).toMatchObject([{ Code: 'ZEPHYR-5', 'Off the price (%)': 1 }]);
  expect(rowsOf('pro A', 'Clients')).toMatchObject([
    { Name: 'Hesperia Quandril', Email: 'hesperia@home.example', 'Your note': 'Zephyrine note' },
  ]);
  expect(rowsOf('pro A', 'Tasks')).toMatchObject([
    { Task: 'Zephyrine task', Client: 'Hesperia Quandril' },
  ]);
  expect(rowsOf('pro A', 'Orders')).toMatchObject(
    rows.map(({ profit, line }) => ({
      ...{ Order: world.numbers.A, Client: 'Hesperia Quandril' },
      ...{ 'Your profit': profit / 100, 'Client pays': line / 100 },
    })),
  );
  expect(rowsOf('pro B', 'Orders').map(({ Order }) => Order)).toEqual([
    ...[world.numbers.B, world.numbers.B],
  ]);
});

test('G-67 a vendor takes the company, products with prices, stock by lot, orders with the own amounts, webhooks and keys', async () => {
  expect([...(books.get('vendor A')?.keys() ?? [])]).toEqual([
    ...['Company', 'Products', 'Stock', 'Orders', 'Webhooks', 'API keys'],
  ]);
  expect(factsOf('vendor A', 'Company')).toMatchObject({ 'Company name': 'Quillfeather Mills' });
  expect(rowsOf('vendor A', 'Products')).toMatchObject([
    { 'Wholesale price': 12_345.67, 'Coming price': 23_456.71, Unit: 'Box' },
  ]);
  expect(rowsOf('vendor A', 'Stock')).toMatchObject([{ Lot: 'L1', 'On hand': 98 }]);
  expect(rowsOf('vendor A', 'Orders').map((row) => [row.Order, row['Your amount']])).toEqual([
    [world.numbers.B, 12_345.67],
    [world.numbers.A, 12_345.67],
  ]);
  expect(rowsOf('vendor A', 'Webhooks')).toMatchObject([
    { Address: 'https://8.8.8.8/zephyrine-hook' },
  ]);
  const keys = rowsOf('vendor A', 'API keys');
  expect(keys).toMatchObject([{ Name: 'Zephyrine key', 'Last 4 characters': world.key.slice(-4) }]);
  expect(rowsOf('vendor C', 'Products')).toEqual([]);
});

test('U-12 G-67 no sheet has anything of another pro or vendor, a fee, or a secret', async () => {
  const { rows: secrets } = await app.pool.query(
    `select encode(secret, 'hex') as hex, encode(secret, 'base64') as base64 from webhook_endpoints
     union select encode(key_hash, 'hex'), encode(key_hash, 'base64') from api_keys`,
  );
  const never = [world.key, ...secrets.flatMap(({ hex, base64 }) => [hex, base64])];
  expect(never).toHaveLength(5);
  const leaks: string[] = [];
  for (const [visitor] of TAKERS) {
    for (const [sheet, rows] of books.get(visitor) ?? []) {
      const text = rows.map((row) => row.join('\t')).join('\n');
      for (const what of findLeaks(world.secrets, visitor, text))
        leaks.push(`${visitor}, ${sheet}: ${what}`);
      for (const secret of never) expect(text).not.toContain(secret);
      expect(text).not.toMatch(/fee\b|whsec_/i);
      // A pro's price and profit must not come with the wholesale price: the rest would be the fee.
      if (visitor.startsWith('pro')) expect(text).not.toMatch(/12345\.67|7654\.31|wholesale/i);
    }
  }
  expect(leaks).toEqual([]);
});

test('more rows than one page of the database come out once each, in order', async () => {
  await app.pool.query(
    `insert into variants (product_id, sku, weight_g, wholesale_cents)
     select (select min(id) from products), 'BULK-' || lpad(n::text, 5, '0'), 1, 1
     from generate_series(1, 2500) n`,
  );
  await app.pool.query(
    `insert into pro_tasks (showroom_id, title, created_at)
     select (select min(id) from showrooms), 'Call ' || n, now() from generate_series(1, 2500) n`,
  );
  const { Products = [], ...others } = Object.fromEntries(
    await take('vendor A', contract.takeVendorData),
  );
  const skus = Products.slice(1).map(([sku]) => String(sku));
  expect(skus).toHaveLength(2_501);
  expect(skus).toEqual([...new Set(skus)].sort());
  expect(others.Stock).toHaveLength(2);
  const { Tasks = [] } = Object.fromEntries(await take('pro A', contract.takeProData));
  expect(new Set(Tasks.slice(2).map(([title]) => title)).size).toBe(2_500);
});
