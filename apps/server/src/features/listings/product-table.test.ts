// The table of a vendor's products: that what the database keeps for it is true after every act, and that list, count,
// export and bulk act find the same.
import * as inventory from '@wevisu/contract/inventory.ts';
import * as listings from '@wevisu/contract/listings.ts';
import { LISTING_STATES } from '@wevisu/domain/listings/listing.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { findWrongRows } from '../../test-kept-rows.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';

let app: TestApp;
let orders: TestOrders;
let till: TestCheckout;
let token: string;
let vendorId: number;

beforeAll(async () => {
  app = await testApp();
  orders = await testOrders(app);
  till = testCheckout(app, orders.shop);
  ({ token, vendorId } = orders.vendor);
});

type Query = Parameters<typeof list>[0];
async function list(
  query: Partial<
    Record<'q' | 'status' | 'stock' | 'draft' | 'sort' | 'dir' | 'after', string> &
      Record<'category' | 'brand' | 'limit', number>
  >,
) {
  const { body } = await app.call(
    listings.listVendorProducts,
    { query: query as never },
    { token },
  );
  return body.data;
}

/** By the filter alone, which reads the kept state. */
async function stateOf(name: string) {
  const at = async (query: Query) => (await list({ ...query, q: name })).total === 1;
  const drafts = await Promise.all(
    ['none', ...LISTING_STATES].map(async (draft) => ((await at({ draft })) ? [draft] : [])),
  );
  expect(await at({ stock: 'in' })).not.toBe(await at({ stock: 'out' }));
  expect(await findWrongRows(app.pool)).toEqual([]);
  return { stock: (await at({ stock: 'in' })) ? 'in' : 'out', drafts: drafts.flat() };
}

test('G-62 a product is in stock while a unit can be sold, whatever moves its lots', async () => {
  const { variantId } = await orders.shop.addVariant({
    ...{ vendorId, name: 'Basalt Nine', stock: [1, 0] },
  });
  const now = async () => (await stateOf('basalt nine')).stock;
  expect(await now()).toBe('in');

  // Held by a checkout, freed by the next one of its buyer, and sold.
  const { buyer } = orders;
  await till.putIntoCart(buyer, [{ variantId, qty: 1 }]);
  const held = (await till.start(buyer)).body.data;
  expect(await now()).toBe('out');
  await app.pool.query(
    `update checkouts set hold_expires_at = now() - interval '1 hour' where id = $1`,
    [held.id],
  );
  await app.pool.query(
    `with freed as (delete from stock_holds where checkout_id = $1 returning lot_id, qty)
     update stock_lots l set held = held - qty from freed where l.id = freed.lot_id`,
    [held.id],
  );
  expect(await now()).toBe('in');
  const { data } = (await till.start(buyer)).body;
  const paid = await till.pay(buyer, data.id, {
    ...{ payment_token: await till.cardToken(), total: data.total },
  });
  expect(paid.status).toBe(200);
  expect(await now()).toBe('out');

  // Given back by a declined order, taken by a correction, counted again.
  const line = await orders.line(paid.body.data.order_number ?? '');
  expect((await orders.set('vendor', line.id, { status: 'Decline' })).status).toBe(200);
  expect(await now()).toBe('in');
  const count = (lot_code: string, on_hand: number, seen: number | null) =>
    app.call(
      inventory.countLot,
      { params: { id: variantId }, body: { lot_code, on_hand, seen, reason: 'Counted.' } },
      { token },
    );
  expect((await count('L1', 0, 1)).status).toBe(200);
  expect(await now()).toBe('out');
  expect((await count('L3', 4, null)).status).toBe(200);
  expect(await now()).toBe('in');

  // Lots of a variant that is not sold count for nothing.
  await app.pool.query(`update variants set status = 'withdrawn' where id = $1`, [variantId]);
  expect(await now()).toBe('out');
  await app.pool.query(`update variants set status = 'active' where id = $1`, [variantId]);
  expect(await now()).toBe('in');
  await app.pool.query('delete from stock_lots where variant_id = $1', [variantId]);
  expect(await now()).toBe('out');
});

test('G-62 the last units of two lots, sold at the same moment, leave the product out of stock', async () => {
  const { variantId } = await orders.shop.addVariant({
    ...{ vendorId, name: 'Two Lots', stock: [1, 1] },
  });
  const [first, second] = [await app.pool.connect(), await app.pool.connect()];
  try {
    const sell = (client: typeof first, lot: string) =>
      client.query('update stock_lots set on_hand = 0 where variant_id = $1 and lot_code = $2', [
        variantId,
        lot,
      ]);
    await first.query('begin');
    await second.query('begin');
    await sell(first, 'L1');
    const waits = sell(second, 'L2');
    await first.query('commit');
    await waits;
    await second.query('commit');
  } finally {
    first.release();
    second.release();
  }
  expect((await stateOf('two lots')).stock).toBe('out');
});

test('G-62 the state of a draft is that of the product until staff have decided', async () => {
  const { productId } = await orders.shop.addVariant({ vendorId, name: 'Draft Horse' });
  const ref = String(productId);
  const drafts = async () => (await stateOf('draft horse')).drafts;
  expect(await drafts()).toEqual(['none']);
  const { body } = await app.call(listings.getVendorListing, { params: { ref } }, { token });
  const { live, live_version } = body.data;
  if (live === null) throw new Error('It is live.');
  const content = { ...live, description: 'A tile with a grain.' };
  const saved = await app.call(
    listings.saveListingDraft,
    { params: { ref }, body: { content, version: null, live_version } },
    { token },
  );
  expect(saved.status).toBe(200);
  expect(await drafts()).toEqual(['draft']);
  for (const state of ['submitted', 'changes_asked', 'declined']) {
    await app.pool.query(
      'update listing_drafts set state = $2, submitted_at = now() where product_id = $1',
      [productId, state],
    );
    expect(await drafts()).toEqual([state]);
  }
  await app.pool.query('delete from listing_drafts where product_id = $1', [productId]);
  expect(await drafts()).toEqual(['none']);
  await app.pool.query(`update products set name = 'Cart Horse' where id = $1`, [productId]);
  expect((await list({ q: 'draft horse' })).total).toBe(0);
  expect((await list({ q: 'CART HO' })).total).toBe(1);
});

interface Made {
  readonly id: number;
  readonly name: string;
  readonly sku: string;
  readonly status: string;
  readonly stock: 'in' | 'out';
  readonly draft: string;
  readonly brand: number;
  readonly category: number;
}

const WORDS = ['Oak', 'Größe', 'Mont_', '50%', 'Élan', 'Ash'];

/** Forty products of every kind that the filters tell apart, by chance but the same each time. */
async function makeProducts(): Promise<readonly Made[]> {
  const categories = await ids(
    `insert into categories (department_id, parent_id, name, slug_url, unit, position)
     select department_id, id, name || ' ' || n, slug_url || n, 'Box', n from categories, generate_series(1, 2) n
     where slug_url = (select slug_url from categories where parent_id is null order by id desc limit 1)
       and $1::bigint > 0 returning id`,
  );
  const made: Made[] = [];
  let seed = 7;
  const below = (n: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % n;
  };
  const begun = [];
  for (let nth = 0; nth < 40; nth++) {
    const stock: 'in' | 'out' = below(2) === 0 ? 'in' : 'out';
    const name = `Mix ${WORDS[below(WORDS.length)]} ${below(4)}`;
    const units = stock === 'in' ? [0, 3] : [0];
    const { productId, hash } = await orders.shop.addVariant({ vendorId, name, stock: units });
    begun.push({ id: productId, name, sku: `SKU-${hash}`, stock });
  }
  const brands =
    await ids(`insert into brands (vendor_id, name, slug) values ($1, 'Mix A', 'mix-a'),
    ($1, 'Mix B', 'mix-b') returning id`);
  for (const product of begun) {
    const productId = product.id;
    const [brand, category] = [brands[below(2)] ?? 0, categories[below(2)] ?? 0];
    const status = below(3) === 0 ? 'withdrawn' : 'active';
    await app.pool.query(
      `update products set status = $2, brand_id = $3, category_id = $4,
         updated_at = now() - $5 * interval '1 hour' where id = $1`,
      [productId, status, brand, category, below(9)],
    );
    const draft = below(2) === 0 ? 'none' : (LISTING_STATES[below(LISTING_STATES.length)] ?? '');
    if (draft !== 'none') {
      await app.pool.query(
        `insert into listing_drafts (vendor_id, product_id, content, base, base_version, state,
           created_at, updated_at, submitted_at)
         values ($1, $2, '{}', '{}', 1, $3, now(), now(), now())`,
        [vendorId, productId, draft],
      );
    }
    made.push({ ...product, status, draft, brand, category });
  }
  return made;
}

async function ids(insert: string): Promise<readonly number[]> {
  return (await app.pool.query<{ id: number }>(insert, [vendorId])).rows.map(({ id }) => id);
}

test('G-62 list, count, export and bulk act find what each filter means, in every combination', async () => {
  const made = await makeProducts();
  const [one] = made;
  if (one === undefined) throw new Error('Nothing was made.');
  const parent = (
    await app.pool.query('select parent_id as id from categories where id = $1', [one.category])
  ).rows[0].id;
  const searches = ['', 'mix', 'MIX O', 'ix', '50%', 'mont_', 'größe', 'ÉLAN', one.sku, 'mix_oak'];
  const places = [{}, { category: one.category }, { category: parent }, { brand: one.brand }];
  let tried = 0;
  for (const status of ['all', 'active', 'withdrawn'])
    for (const stock of ['all', 'in', 'out'])
      for (const draft of ['all', 'none', 'submitted'])
        for (const q of searches) {
          const place: { category?: number; brand?: number } = places[tried % places.length] ?? {};
          // Everything else of this vendor is no part of the mix.
          const filter = { status, stock, draft, q: q === '' ? 'Mix' : q, ...place };
          const wanted = made.filter(
            (row) =>
              (status === 'all' || row.status === status) &&
              (stock === 'all' || row.stock === stock) &&
              (draft === 'all' || row.draft === draft) &&
              (place.brand === undefined || row.brand === place.brand) &&
              (place.category === undefined ||
                place.category === parent ||
                row.category === place.category) &&
              (row.name.toLowerCase().includes(filter.q.toLowerCase()) ||
                row.sku.startsWith(filter.q)),
          );
          const sort = tried % 2 === 0 ? 'name' : 'updated';
          const dir = tried % 3 === 0 ? 'asc' : 'desc';
          const found = await pagesOf({ ...filter, sort, dir });
          expect(found.map(({ ref }) => Number(ref)).sort((a, b) => a - b)).toEqual(
            wanted.map(({ id }) => id).sort((a, b) => a - b),
          );
          expect(found).toEqual(inOrder(found, sort, dir));
          for (const row of found)
            expect(row.stock > 0 ? 'in' : 'out').toBe(stockOf(made, row.ref));
          if (tried++ % 17 !== 0) continue;
          const exported = await readExport({ ...filter, sort, dir });
          expect(exported).toEqual(found.map(({ first_sku: sku }) => sku));
          const refused = await app.call(
            listings.changeVendorProducts,
            {
              body: {
                change: { kind: 'withdraw' },
                products: { kind: 'all', filter: filter as never, except: [], count: -1 },
              },
            },
            { token },
          );
          expect(refused.body).toMatchObject({ now: { count: wanted.length } });
        }
  expect(tried).toBe(270);
});

const stockOf = (made: readonly Made[], ref: string) =>
  made.find(({ id }) => id === Number(ref))?.stock;

/** All pages, each with the count of all. */
async function pagesOf(query: Query) {
  const rows: Awaited<ReturnType<typeof list>>['rows'] = [];
  let after: string | null = null;
  let total: number | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({
      ...{ ...query, limit: 7 },
      ...(after === null ? {} : { after }),
    });
    expect(page.total).toBe(total ?? page.total);
    ({ total } = page);
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null);
  expect(rows.length).toBe(total);
  return rows;
}

function inOrder(rows: Awaited<ReturnType<typeof pagesOf>>, sort: string, dir: string) {
  const key = (row: (typeof rows)[number]) =>
    sort === 'name' ? row.name.toLowerCase() : row.updated_at;
  const compare = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
  return rows.toSorted((a, b) => {
    const by = compare(key(a), key(b)) || Number(a.ref) - Number(b.ref);
    return dir === 'asc' ? by : -by;
  });
}

async function readExport(query: Query): Promise<readonly string[]> {
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  );
  const { payload } = await app.app.http.inject({
    method: 'GET',
    url: `${listings.exportVendorProducts.path}?${search}&columns=sku`,
    headers: { authorization: `Bearer ${token}` },
  });
  return payload.trim().split(/\r?\n/).slice(1);
}
