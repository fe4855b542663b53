import * as coupons from '@wevisu/contract/coupons.ts';
import * as contract from '@wevisu/contract/showroom-prices.ts';
import { cents, percent } from '@wevisu/domain/money/money.ts';
import { unitPrice } from '@wevisu/domain/money/pricing.ts';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestShop, type TestVariant, testShop } from '../../test-shop.ts';

let app: TestApp;
let shop: TestShop;
let other: TestShop;
let tile: TestVariant;
let slab: TestVariant;
let categoryId: number;
let brandId: number;

const WHOLESALE = 3_000;
const ALL = { category_id: null, brand_id: null, product_id: null };

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  other = await testShop(app);
  const [vendor, second] = shop.vendors;
  tile = await shop.addVariant({ vendorId: vendor.vendorId, name: 'Heron tile' });
  slab = await shop.addVariant({ vendorId: second.vendorId, name: 'Heron slab' });
  const { rows } = await app.pool.query(
    'select category_id, brand_id from products where id = $1',
    [tile.productId],
  );
  categoryId = rows[0].category_id;
  brandId = rows[0].brand_id;
  await app.pool.query(
    `insert into settings (key, value) values ('platform_fee_ppm', '50000')
     on conflict (key) do update set value = excluded.value`,
  );
  // The catalog hears of new products a moment later.
  await vi.waitFor(async () => expect(await priced()).toHaveLength(2), 10_000);
});

beforeEach(async () => {
  await app.pool.query('delete from showroom_markups');
  await app.pool.query('delete from coupons');
  await app.pool.query('update showrooms set markup_ppm = 200000, markup_version = 1');
});

const set = (body: object, token = shop.pro.token) =>
  app.call(contract.setMarkup, { body: { ...ALL, version: null, ...body } } as never, { token });

async function priced(query: object = { q: 'heron' }) {
  const { body } = await app.call(contract.listPricedProducts, { query } as never, {
    token: shop.pro.token,
  });
  return body.data.rows;
}

const rateOf = async (name: string) => (await priced()).find((row) => row.name === name)?.rate_ppm;

const create = (body: object) =>
  app.call(
    coupons.createCoupon,
    {
      body: {
        ...{ code: 'FALL', rate_ppm: 50_000, starts_at: null, expires_at: null },
        ...{ max_uses: null, max_uses_each: null },
        ...body,
      },
    } as never,
    { token: shop.pro.token },
  );

describe('markups', () => {
  test('PRO-05 9.99 percent is refused and 10 accepted, for the standard, a category, a brand and a product', async () => {
    const scopes = [
      { version: 1 },
      { category_id: categoryId },
      { brand_id: brandId },
      { category_id: categoryId, brand_id: brandId },
      { product_id: tile.productId },
    ];
    for (const scope of scopes) {
      const refused = await set({ ...scope, rate_ppm: 99_900 });
      expect([refused.status, refused.body.code]).toEqual([422, 'markup_below_minimum']);
      expect((await set({ ...scope, rate_ppm: 100_000 })).status).toBe(200);
    }
  });

  test('PRO-04 shows cost, markup and price as the domain computes them, under the most specific rule', async () => {
    await set({ version: 1, rate_ppm: 120_000 });
    await set({ category_id: categoryId, rate_ppm: 150_000 });
    expect(await rateOf('Heron tile')).toBe(150_000);
    await set({ brand_id: brandId, rate_ppm: 180_000 });
    expect([await rateOf('Heron tile'), await rateOf('Heron slab')]).toEqual([180_000, 150_000]);
    await set({ product_id: tile.productId, rate_ppm: 300_000 });
    const row = (await priced()).find(({ name }) => name === 'Heron tile');
    const price = unitPrice({
      wholesale: cents(WHOLESALE),
      platformRate: percent(5),
      markupRate: percent(30),
    });
    expect(row).toMatchObject({
      cost: WHOLESALE + price.fee,
      markup: price.markup,
      price: price.price,
      source: 'product',
      own_version: 1,
    });
  });

  test('says which products a rule of a scope decides', async () => {
    await set({ product_id: tile.productId, rate_ppm: 300_000 });
    const rows = await priced({ category_id: categoryId });
    expect(rows.map(({ name, follows }) => [name, follows]).sort()).toEqual([
      ['Heron slab', true],
      ['Heron tile', false],
    ]);
  });

  test('a rule that somebody else changed is shown as it is now, and nothing is written', async () => {
    await set({ category_id: categoryId, rate_ppm: 150_000 });
    const { status, body } = await set({ category_id: categoryId, rate_ppm: 160_000 });
    expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
    expect((body as { now?: unknown }).now).toMatchObject({ rate_ppm: 150_000, version: 1 });
    expect(await rateOf('Heron tile')).toBe(150_000);
  });

  test('every change stays in the history with who, when, from and to, and in the audit log', async () => {
    await set({ category_id: categoryId, rate_ppm: 150_000 });
    await set({ category_id: categoryId, version: 1, rate_ppm: 170_000 });
    await set({ category_id: categoryId, version: 2, rate_ppm: null });
    const { body } = await app.call(
      contract.listMarkupChanges,
      { query: { category_id: String(categoryId), of_rule: 'true' } } as never,
      { token: shop.pro.token },
    );
    expect(body.data.rows.slice(0, 3).map(({ from_ppm, to_ppm }) => [from_ppm, to_ppm])).toEqual([
      [170_000, null],
      [150_000, 170_000],
      [null, 150_000],
    ]);
    const { rows } = await app.pool.query(
      `select count(*)::int as acts from audit_events
       where action = 'markup.changed' and showroom_id = $1 and target_id = $2`,
      [shop.showroomId, `category ${categoryId}`],
    );
    expect(rows[0].acts).toBeGreaterThanOrEqual(3);
  });

  test('PRO-06 a markup below what a coupon takes is refused with the coupon and what to do', async () => {
    await create({ code: 'DEEP', rate_ppm: 150_000 });
    const { status, body } = await set({ version: 1, rate_ppm: 120_000 });
    expect([status, body.code]).toEqual([422, 'markup_below_coupon']);
    expect(body.message).toContain('The coupon DEEP takes 15% off');
    expect(body.message).toContain('17.6471%');
  });
});

describe('changes of many', () => {
  const change = { q: 'heron', act: 'raise', by_ppm: 50_000 };
  const call = (definition: object, body: object) =>
    app.call(definition as typeof contract.previewBulkMarkup, { body } as never, {
      token: shop.pro.token,
    });

  test('a preview counts the products and names the largest change; applying does the same', async () => {
    const { body } = await call(contract.previewBulkMarkup, change);
    expect(body.data).toMatchObject({ products: 2, changed: 2, held: 0, lowest_ppm: 250_000 });
    expect(body.data.largest).toMatchObject({ from: 3_780, to: 3_938 });
    const other = await call(contract.applyBulkMarkup, { ...change, changed: 1 });
    expect([other.status, other.body.code]).toEqual([422, 'bulk_count_changed']);
    expect((await call(contract.applyBulkMarkup, { ...change, changed: 2 })).status).toBe(201);
    expect([await rateOf('Heron tile'), await rateOf('Heron slab')]).toEqual([250_000, 250_000]);
  });

  test('a preview lists every product that it would change, page by page, and no other', async () => {
    const vendorId = shop.vendors[0].vendorId;
    for (let at = 1; at <= 23; at += 1) await shop.addVariant({ vendorId, name: `Egret ${at}` });
    const kept = await shop.addVariant({ vendorId, name: 'Egret kept' });
    const egrets = { q: 'egret', act: 'set', by_ppm: 400_000 };
    const pageOf = async (page: number) =>
      (await call(contract.previewBulkMarkup, { ...egrets, page })).body.data;
    await vi.waitFor(async () => expect((await pageOf(1)).products).toBe(24), 10_000);
    await set({ product_id: kept.productId, rate_ppm: 400_000 });
    const [first, second, beyond] = [await pageOf(1), await pageOf(2), await pageOf(9)];
    expect(first).toMatchObject({ products: 24, changed: 23, page: 1, last_page: 2 });
    const names = [...first.rows, ...second.rows].map(({ name }) => name);
    expect([first.rows.length, second.rows.length]).toEqual([20, 3]);
    expect(new Set(names).size).toBe(23);
    expect(names).not.toContain('Egret kept');
    expect(beyond).toEqual(second);
    for (const { from_ppm, to_ppm, from, to, is_held } of first.rows) {
      expect([to_ppm, is_held]).toEqual([400_000, false]);
      expect(to).toBeGreaterThan(from);
      expect(from_ppm).toBeLessThan(to_ppm);
    }
  });

  test('PRO-05 lowering stops at 10 percent', async () => {
    const lower = { ...change, act: 'lower', by_ppm: 150_000 };
    const { body } = await call(contract.previewBulkMarkup, lower);
    expect(body.data).toMatchObject({ held: 2, lowest_ppm: 100_000 });
  });

  test('undo gives back what was, and skips and lists what changed since', async () => {
    await set({ product_id: slab.productId, rate_ppm: 220_000 });
    const { body } = await call(contract.applyBulkMarkup, { ...change, changed: 2 });
    const { id } = body.data as unknown as { id: number };
    await set({ product_id: tile.productId, version: 1, rate_ppm: 400_000 });
    const undo = () =>
      app.call(contract.undoMarkupBatch, { params: { id } }, { token: shop.pro.token });
    expect((await undo()).body.data).toEqual({
      restored: 1,
      run: null,
      skipped: [{ label: 'Heron tile', rate_ppm: 400_000 }],
      skipped_total: 1,
    });
    expect([await rateOf('Heron tile'), await rateOf('Heron slab')]).toEqual([400_000, 220_000]);
    expect((await undo()).body.code).toBe('bulk_already_undone');
    const foreign = await app.call(
      contract.undoMarkupBatch,
      { params: { id } },
      { token: other.pro.token },
    );
    expect(foreign.status).toBe(404);
  });
});

describe('price lists', () => {
  const list = (query: string, token = shop.pro.token) =>
    app.raw('GET', `/api/pro/prices/list?${query}`, undefined, token);

  test('PRO-04 a price list has the prices of homeowners, and neither cost nor markup', async () => {
    await set({ product_id: tile.productId, rate_ppm: 300_000 });
    const { status, text } = await list(`category_id=${categoryId}&format=csv`);
    expect(status).toBe(200);
    const [head, ...lines] = text.trim().split(/\r?\n/);
    expect(head).toBe('Category,Brand,Product,Unit,Price per unit');
    expect(
      lines
        .find((line) => line.includes('Heron tile'))
        ?.split(',')
        .at(-1),
    ).toBe('40.95');
    for (const secret of ['30.00', '31.5', '9.45']) expect(text).not.toContain(secret);
  });

  test('a PDF is made of a chosen category or brand', async () => {
    const { status, text } = await list(`brand_id=${brandId}&format=pdf`);
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect((await list('format=pdf')).body.code).toBe('price_list_too_long');
  });
});

describe('coupons', () => {
  test('PRO-06 G-56 a coupon takes at most m / (1 + m) of the lowest markup', async () => {
    await set({ version: 1, rate_ppm: 100_000 });
    const { body } = await create({ rate_ppm: 110_000 });
    expect(body.code).toBe('coupon_above_markup');
    expect(body.message).toContain('9.09%');
    expect((await create({ rate_ppm: 90_900 })).status).toBe(201);
    const list = await app.call(coupons.listCoupons, { query: {} }, { token: shop.pro.token });
    expect(list.body.data).toMatchObject({
      total: 1,
      rows: [{ code: 'FALL', uses: 0, revenue: 0, state: 'running' }],
    });
    const limit = await app.call(coupons.getCouponLimit, {}, { token: shop.pro.token });
    expect(limit.body.data).toEqual({ max_ppm: 90_909, markup_ppm: 100_000 });
  });

  test('coupons are found by code and state, sorted, and exported as they are shown', async () => {
    const dates = { starts_at: '2027-01-01T00:00:00Z', expires_at: '2027-02-01T00:00:00Z' };
    await create({ code: 'SPRING', ...dates });
    await create({ code: 'FALL-2' });
    const codes = async (query: object) => {
      const list = await app.call(coupons.listCoupons, { query }, { token: shop.pro.token });
      return list.body.data.rows.map(({ code }) => code);
    };
    expect(await codes({ sort: 'code', dir: 'asc' })).toEqual(['FALL-2', 'SPRING']);
    expect(await codes({ sort: 'expires', dir: 'desc' })).toEqual(['SPRING', 'FALL-2']);
    expect(await codes({ state: 'scheduled' })).toEqual(['SPRING']);
    expect(await codes({ q: 'fall' })).toEqual(['FALL-2']);
    const file = await app.raw(
      'GET',
      '/api/pro/coupon_export?state=running&columns=code,uses',
      undefined,
      shop.pro.token,
    );
    expect(file.text).toBe('Code,Uses\r\nFALL-2,0\r\n');
  });

  test('a code is one of a showroom, and an end comes after its start', async () => {
    await create({});
    expect((await create({ code: 'fall' })).body.errors).toHaveProperty('code');
    const reversed = await create({
      ...{ code: 'BACK', starts_at: '2027-02-01T00:00:00Z', expires_at: '2027-01-01T00:00:00Z' },
    });
    expect(reversed.body.errors).toHaveProperty('expires_at');
  });

  test('a coupon is paused, resumed and ended by the version that was seen', async () => {
    const { body } = await create({});
    const { id } = body.data;
    const save = (status: string, version: number, token = shop.pro.token) =>
      app.call(
        coupons.changeCoupon,
        {
          params: { id },
          body: {
            ...{ rate_ppm: 50_000, starts_at: null, expires_at: null },
            ...{ max_uses: 5, max_uses_each: 1, status, version },
          },
        } as never,
        { token },
      );
    expect((await save('paused', 1)).body.data).toMatchObject({ state: 'paused', version: 2 });
    expect((await save('active', 1)).status).toBe(409);
    expect((await save('active', 2)).body.data).toMatchObject({ state: 'running', max_uses: 5 });
    expect((await save('ended', 3, other.pro.token)).status).toBe(404);
    expect((await save('ended', 3)).body.data.state).toBe('ended');
    expect((await save('active', 4)).body.code).toBe('coupon_over');
  });
});
