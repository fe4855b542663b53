import * as contract from '@wevisu/contract/assortment.ts';
import * as cartContract from '@wevisu/contract/cart.ts';
import * as catalog from '@wevisu/contract/catalog.ts';
import * as checkoutContract from '@wevisu/contract/checkout.ts';
import * as facts from '@wevisu/contract/product-facts.ts';
import * as showrooms from '@wevisu/contract/showrooms.ts';
import { isOffered, toAssortmentRules } from '@wevisu/domain/catalog/assortment.ts';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { TEST_ADDRESS, type TestShop, type TestVariant, testShop } from '../../test-shop.ts';

let app: TestApp;
let shop: TestShop;
let other: TestShop;
let tile: TestVariant;
let slab: TestVariant;
let outside: TestVariant;
let places: {
  productId: number;
  brandId: number;
  vendorId: number;
  categoryIds: number[];
  departmentId: number;
}[];
let vsdId: string;

type Rules = {
  kind: 'product' | 'brand' | 'vendor' | 'category' | 'department';
  id: number;
  shown: boolean;
}[];

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  other = await testShop(app);
  const [vendor, second] = shop.vendors;
  tile = await shop.addVariant({ vendorId: vendor.vendorId, name: 'Heron tile' });
  slab = await shop.addVariant({ vendorId: second.vendorId, name: 'Heron slab' });
  outside = await other.addVariant({ vendorId: vendor.vendorId, name: 'Heron plank' });
  const { rows } = await app.pool.query(
    `select p.id, p.brand_id, b.vendor_id, p.category_id, c.department_id
     from products p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id order by p.id`,
  );
  places = rows.map((row) => ({
    productId: row.id,
    brandId: row.brand_id,
    vendorId: row.vendor_id,
    categoryIds: [row.category_id],
    departmentId: row.department_id,
  }));
  const shopRow = await app.pool.query('select vsd_id from showrooms where id = $1', [
    shop.showroomId,
  ]);
  vsdId = shopRow.rows[0].vsd_id;
  // The catalog hears of new products a moment later.
  await vi.waitFor(async () => expect((await list()).total).toBe(3), 10_000);
});

const as = (token: string) => ({ token });
const current = async () =>
  (await app.call(contract.getAssortment, {}, as(shop.pro.token))).body.data;

async function save(rules: Rules, version?: number) {
  const body = { rules, version: version ?? (await current()).version };
  return app.call(contract.saveAssortment, { body }, as(shop.pro.token));
}

/** What other processes hear a moment later is true here right away. */
async function saved(rules: Rules) {
  const { status, body } = await save(rules);
  expect(status).toBe(200);
  await vi.waitFor(async () => expect((await list()).total).toBe(body.data.shown), 5_000);
}

async function list(query: object = { q: 'heron' }) {
  const { body } = await app.call(catalog.listProducts, {
    query: { vsd_id: vsdId, ...query },
  } as never);
  return body.data;
}

async function brandsOf(...variants: readonly TestVariant[]): Promise<readonly string[]> {
  const { rows } = await app.pool.query(
    'select p.id::int, b.name from products p join brands b on b.id = p.brand_id',
  );
  const names = new Map<number, string>(rows.map(({ id, name }) => [id, name]));
  return variants.map(({ productId }) => names.get(productId) ?? '');
}

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).sort();
const hide = (variant: TestVariant): Rules => [
  { kind: 'product', id: variant.productId, shown: false },
];

beforeEach(() => saved([]));

describe('a showroom that hides something', () => {
  test('G-30 shows it in no list, facet, search, suggestion, menu, brand or row, and other showrooms go on', async () => {
    await saved(hide(slab));
    const found = await list();
    expect(namesOf(found.data)).toEqual(['Heron plank', 'Heron tile']);
    const [kept = '', gone = ''] = await brandsOf(tile, slab);
    expect(found.facets.brand.map(({ label }) => label)).toEqual([kept]);
    const query = { vsd_id: vsdId };
    const suggested = await app.call(catalog.suggest, { query: { q: 'heron sl', ...query } });
    expect(suggested.body.data.products).toEqual([]);
    const brands = await app.call(catalog.listBrands, { query });
    expect(brands.body.data.map(({ name }) => name)).not.toContain(gone);
    const params = { hash: tile.hash };
    const related = await app.call(catalog.listRelatedProducts, { params, query });
    expect(namesOf(related.body.data)).not.toContain('Heron slab');
    const top = await app.call(catalog.listTopProducts, {
      body: { ...query, products: [tile.hash] },
    } as never);
    expect(namesOf(top.body.data)).not.toContain('Heron slab');
    const viewed = await app.call(catalog.listRecentlyViewed, {
      body: { ...query, products: [slab.hash, tile.hash] },
    } as never);
    expect(namesOf(viewed.body.data)).toEqual(['Heron tile']);
    const choices = await app.call(facts.listChoices, {
      query: { ...query, category: shop.category },
    } as never);
    expect(namesOf(choices.body.data.data)).toEqual(['Heron tile']);
    const elsewhere = await app.call(catalog.listProducts, {
      query: { showroom: other.showroom, q: 'heron' },
    } as never);
    expect(elsewhere.body.data.total).toBe(3);
    const everywhere = await app.call(catalog.listProducts, { query: { q: 'heron' } } as never);
    expect(everywhere.body.data.total).toBe(3);
  });

  test('G-30 leaves categories and departments without products out of its menu and profile', async () => {
    const categoryId = places[0]?.categoryIds[0] ?? 0;
    await saved([{ kind: 'category', id: categoryId, shown: false }]);
    const query = { vsd_id: vsdId };
    const menu = await app.call(catalog.getMenu, { query });
    const slugs = menu.body.data.flatMap(({ categories }) => categories.map((one) => one.slug_url));
    expect(slugs).not.toContain(shop.category);
    expect(slugs).toContain(other.category);
    const profile = await app.call(showrooms.getShopProfile, { query });
    expect(JSON.stringify(profile.body)).not.toContain(shop.category);
  });

  test('G-30 says on the product page that it is not offered, without a price', async () => {
    await saved(hide(slab));
    const page = await app.call(catalog.getProduct, {
      params: { hash: slab.hash },
      query: { vsd_id: vsdId },
    });
    expect(page.body.data).toMatchObject({ available: true, offered: false });
    expect(page.body.data.variants.map(({ price }) => price)).toEqual([null]);
  });

  test('VIS-11 names it in a room as not sold in this showroom, so that it can be exchanged', async () => {
    await saved(hide(slab));
    const { rows } = await app.pool.query('select sku from variants where id = $1', [
      slab.variantId,
    ]);
    const { body } = await app.call(facts.listFacts, {
      body: { vsd_id: vsdId, skus: [rows[0].sku] },
    } as never);
    expect(body.data.map(({ problem }) => problem)).toEqual(['other-showroom']);
  });

  test('CART-01 keeps it out of carts, says on its line why, and sells the rest', async () => {
    const buyer = await shop.addHomeowner();
    const put = (variant: TestVariant) =>
      app.call(
        cartContract.syncToCart,
        {
          body: {
            action: 'cart',
            showroom: shop.showroom,
            items: [{ variant_id: variant.variantId, qty: 1 }],
          },
        } as never,
        as(buyer.token),
      );
    await put(slab);
    await put(tile);
    await saved(hide(slab));
    const refused = await put(slab);
    expect([refused.status, refused.body.code]).toEqual([422, 'product_not_offered']);
    const { body } = await put(tile);
    expect(body.data.Project_tans.map((line) => [line.product_name, line.problem_code])).toEqual([
      ['Heron slab', 'product_not_offered'],
      ['Heron tile', null],
    ]);
    const start = await app.call(
      checkoutContract.startCheckout,
      { body: { showroom: shop.showroom, address: TEST_ADDRESS } } as never,
      as(buyer.token),
    );
    expect(start.status).toBeLessThan(300);
    expect(JSON.stringify(start.body)).toContain('Heron tile');
    await saved([...hide(slab), ...hide(tile)]);
    const again = await app.call(
      checkoutContract.startCheckout,
      { body: { showroom: shop.showroom, address: TEST_ADDRESS } } as never,
      as(buyer.token),
    );
    expect([again.status, again.body.code]).toEqual([422, 'product_not_offered']);
  });
});

test('G-30 the database, the domain and every list agree on any rules', async () => {
  const ids = (of: (place: (typeof places)[number]) => number) => [...new Set(places.map(of))];
  const rule = fc.oneof(
    fc.record({
      kind: fc.constant('product' as const),
      id: fc.constantFrom(...ids((one) => one.productId)),
    }),
    fc.record({
      kind: fc.constant('brand' as const),
      id: fc.constantFrom(...ids((one) => one.brandId)),
    }),
    fc.record({
      kind: fc.constant('vendor' as const),
      id: fc.constantFrom(...ids((one) => one.vendorId)),
    }),
    fc.record({
      kind: fc.constant('category' as const),
      id: fc.constantFrom(...ids((one) => one.categoryIds[0] ?? 0)),
    }),
    fc.record({
      kind: fc.constant('department' as const),
      id: fc.constantFrom(...ids((one) => one.departmentId)),
    }),
  );
  const rules = fc
    .uniqueArray(fc.tuple(rule, fc.boolean()), {
      maxLength: 8,
      selector: ([{ kind, id }]) => `${kind} ${id}`,
    })
    .map((made) => made.map(([of, shown]) => ({ ...of, shown })));
  await fc.assert(
    fc.asyncProperty(rules, async (made) => {
      const expected = places
        .filter((place) => isOffered(toAssortmentRules(made), place))
        .map(({ productId }) => productId);
      const answer = await save(made);
      if (expected.length === 0) {
        expect([answer.status, answer.body.code]).toEqual([422, 'assortment_empty']);
        return;
      }
      expect(answer.body.data).toMatchObject({ shown: expected.length, total: places.length });
      const { rows } = await app.pool.query(
        'select id from products p where is_offered($1, p.id, p.brand_id, p.category_id) order by id',
        [shop.showroomId],
      );
      expect(rows.map(({ id }) => id)).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

describe('a change of the assortment', () => {
  test('G-30 is refused with what somebody else saved meanwhile', async () => {
    const { version } = await current();
    await saved(hide(slab));
    const late = await save(hide(tile), version);
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect((late.body as never as { now: { rules: object[] } }).now.rules).toEqual([
      { kind: 'product', id: slab.productId, shown: false, label: 'Heron slab' },
    ]);
  });

  test('G-30 says before it is saved what open carts would lose, and is kept in the log', async () => {
    const buyer = await shop.addHomeowner();
    await app.call(
      cartContract.syncToCart,
      {
        body: {
          action: 'cart',
          showroom: shop.showroom,
          items: [{ variant_id: slab.variantId, qty: 2 }],
        },
      } as never,
      as(buyer.token),
    );
    const preview = await app.call(
      contract.previewAssortment,
      { body: { rules: hide(slab) } },
      as(shop.pro.token),
    );
    expect(preview.body.data.shown).toBe(2);
    expect(preview.body.data.lost.products).toEqual(['Heron slab']);
    expect(preview.body.data.lost.carts).toBeGreaterThan(0);
    expect((await current()).rules).toEqual([]);
    await saved(hide(slab));
    const { rows } = await app.pool.query(
      `select before, after from audit_events where action = 'assortment.changed' and showroom_id = $1
       order by id desc limit 1`,
      [shop.showroomId],
    );
    const name = `product ${slab.productId} Heron slab`;
    expect(rows[0]).toEqual({ before: { [name]: null }, after: { [name]: 'hidden' } });
  });

  test('G-30 refuses rules of what does not exist', async () => {
    const refused = await save([{ kind: 'brand', id: 99_999_999, shown: false }]);
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
  });

  test('G-30 finds products by words, hidden ones too', async () => {
    await saved(hide(slab));
    const { body } = await app.call(
      contract.findAssortmentProducts,
      { query: { q: 'heron sl' } } as never,
      as(shop.pro.token),
    );
    expect(body.data.rows.map(({ name, product_id }) => [name, product_id])).toEqual([
      ['Heron slab', slab.productId],
    ]);
    expect(outside.productId).toBeGreaterThan(0);
  });
});
