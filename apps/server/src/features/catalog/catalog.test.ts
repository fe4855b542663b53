import * as contract from '@wevisu/contract/catalog.ts';
import { listChoices } from '@wevisu/contract/product-facts.ts';
import * as showrooms from '@wevisu/contract/showrooms.ts';
import { pricePerSqft, sqftFromUnits } from '@wevisu/domain/catalog/sqft.ts';
import { cents, percent, ppm } from '@wevisu/domain/money/money.ts';
import { unitPrice } from '@wevisu/domain/money/pricing.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { addProducts, addShowroom, addTaxonomy } from './test-fixture.ts';

let app: TestApp;
let hashes: string[];
let showroom: { id: number; userId: number };

/** Amounts that occur nowhere else, so that a leak shows wherever it happens. */
const WHOLESALE = [51_237, 67_891, 20_459] as const;
const vsd_id = 'OAKRIDGE';

function priceOf(wholesale: number, markupPpm: number): number {
  const rates = { platformRate: percent(5), markupRate: ppm(markupPpm) };
  return unitPrice({ wholesale: cents(wholesale), ...rates }).price;
}

async function list(query: Parameters<typeof app.call<typeof contract.listProducts>>[1]['query']) {
  const { status, body } = await app.call(contract.listProducts, { query });
  expect(status).toBe(200);
  return body.data;
}

async function waitForTotal(total: number): Promise<void> {
  await vi.waitFor(async () => expect((await list({})).total).toBe(total), { timeout: 10_000 });
}

beforeAll(async () => {
  app = await testApp();
  await addTaxonomy(app.pool);
  showroom = await addShowroom(app.pool, { vsdId: vsd_id, companyName: 'Oak Ridge Remodeling' });
  const added = await addProducts(app.pool, [
    {
      name: 'Carrara Hexagon',
      brand: 'Casa Lumière',
      category: 'marble-tile',
      color: 'White',
      material: 'Marble',
      popularity: 9,
      variants: [
        {
          sku: 'CL-CARR-1A',
          size: '12" x 24"',
          finish: 'Honed',
          wholesale: WHOLESALE[0],
          stock: [4, 1200],
          thicknessTmm: 95,
        },
        {
          size: '24" x 24"',
          finish: 'Polished',
          wholesale: WHOLESALE[1],
          stock: 0,
          thicknessTmm: 120,
        },
      ],
    },
    {
      name: 'Plain White',
      brand: 'Northgrain',
      category: 'porcelain-tile',
      color: 'White',
      material: 'Porcelain',
      popularity: 5,
      variants: [
        {
          size: '12" x 24"',
          wholesale: WHOLESALE[2],
          stock: 0,
          boxSqftE4: null,
          thicknessTmm: 80,
        },
      ],
    },
    ...Array.from({ length: 23 }, (_, i) => ({
      name: `Smoked Oak ${String.fromCharCode(65 + i)}`,
      brand: i % 2 === 0 ? 'Oakmont' : 'Northgrain',
      category: 'solid-hardwood',
      color: 'Brown',
      material: 'Oak',
      popularity: 1,
      variants: [{ finish: 'Matte', wholesale: 3_000 + i }],
    })),
  ]);
  hashes = added.map(({ hash }) => hash);
  await waitForTotal(25);
});

describe('a list', () => {
  test('CAT-13 has ten rows unless another number is asked for', async () => {
    expect((await list({})).data).toHaveLength(10);
    expect((await list({ ppp: 24 })).data).toHaveLength(24);
  });

  test('DATA-23 carries data, total, last_page, path and links with label, url and active', async () => {
    const page = await list({ category: 'solid-hardwood', page: 2, vsd_id });
    expect(page).toMatchObject({ total: 23, last_page: 3, current_page: 2, per_page: 10 });
    expect(page.path).toBe('/api/products?vsd_id=OAKRIDGE&category=solid-hardwood&ppp=10');
    expect(page.links).toEqual([
      { label: 'Previous', url: `${page.path}&page=1`, active: false },
      { label: '1', url: `${page.path}&page=1`, active: false },
      { label: '2', url: `${page.path}&page=2`, active: true },
      { label: '3', url: `${page.path}&page=3`, active: false },
      { label: 'Next', url: `${page.path}&page=3`, active: false },
    ]);
  });

  test.each([4, 999_999, 10 ** 9])('CAT-12 shows the last page for page %i of 3', async (page) => {
    const answer = await list({ category: 'solid-hardwood', page });
    expect(answer.current_page).toBe(3);
    expect(answer.data).toHaveLength(3);
  });

  test('CAT-12 every product stands on exactly one page', async () => {
    const names: string[] = [];
    for (let page = 1; page <= 5; page += 1) {
      names.push(
        ...(await list({ category: 'hardwood-flooring', page, ppp: 5 })).data.map((p) => p.name),
      );
    }
    expect(new Set(names).size).toBe(23);
    expect(names).toHaveLength(23);
  });

  test('VIS-11 choices for a floor start with its own kind, and with those like its product', async () => {
    const choices = async (like?: string) => {
      const category = 'hardwood-flooring,tile-flooring';
      const query = like === undefined ? { category } : { category, like };
      return (await app.call(listChoices, { query })).body.data;
    };
    expect((await choices()).category).toBe('hardwood-flooring');
    const tiles = await choices('porcelain-tile');
    expect(tiles.category).toBe('tile-flooring');
    expect(tiles.data.map(({ name }) => name)).toEqual(['Plain White', 'Carrara Hexagon']);
    const marble = await choices('marble-tile');
    expect(marble.data.map(({ name }) => name)).toEqual(['Carrara Hexagon', 'Plain White']);
  });

  test('CAT-05 prices a card as the domain does, per unit and per square foot', async () => {
    const { data } = await list({ vsd_id, category: 'tile-flooring' });
    const price = priceOf(WHOLESALE[0], 150_000);
    expect(data[0]).toMatchObject({
      name: 'Carrara Hexagon',
      price: { price, price_sqft: pricePerSqft(cents(price), sqftFromUnits(150_694)) },
      from_price: true,
      total_variants: 2,
      in_stock: true,
      lead_time: '3 to 5 days',
    });
    expect(data[1]).toMatchObject({
      price: { price: priceOf(WHOLESALE[2], 150_000), price_sqft: null },
      from_price: false,
      in_stock: false,
    });
  });

  test('is filtered by thickness, which is listed by size and reads in both measures', async () => {
    const all = await list({});
    expect(all.facets.thickness).toEqual([
      { value: '8', label: '8 mm (5/16 in)', count: 1 },
      { value: '9.5', label: '9.5 mm (3/8 in)', count: 1 },
      { value: '12', label: '12 mm (1/2 in)', count: 1 },
    ]);
    const thin = await list({ thickness: '8,9.5', brand: 'casa-lumiere' });
    expect(thin.data.map(({ name }) => name)).toEqual(['Carrara Hexagon']);
    // As if it alone were not chosen: what the other filters leave.
    expect(thin.facets.thickness.map(({ value, count }) => [value, count])).toEqual([
      ['8', 0],
      ['9.5', 1],
      ['12', 1],
    ]);
    expect((await list({ thickness: '7' })).total).toBe(0);
  });

  test('SHOW-02 has no prices without a showroom', async () => {
    const { data, facets } = await list({ category: 'tile-flooring' });
    expect(data.map((card) => card.price)).toEqual([null, null]);
    expect(facets.price).toBeNull();
  });

  test("PRO-05 follows the pro's markup of product, category and showroom at once", async () => {
    const markup = (rate: number, column: string, id: unknown) =>
      app.pool.query(
        `insert into showroom_markups (showroom_id, ${column}, markup_ppm) values ($1, $2, $3)`,
        [showroom.id, id, rate],
      );
    const ids = await app.pool.query('select id from products where hash = $1', [hashes[0]]);
    const category = await app.pool.query(
      `select id from categories where slug_url = 'tile-flooring'`,
    );
    await markup(300_000, 'category_id', category.rows[0].id);
    await markup(500_000, 'product_id', ids.rows[0].id);
    await vi.waitFor(async () => {
      const { data, facets } = await list({ vsd_id, category: 'tile-flooring' });
      const prices = [priceOf(WHOLESALE[0], 500_000), priceOf(WHOLESALE[2], 300_000)];
      expect(data.map((card) => card.price?.price)).toEqual(prices);
      expect(facets.price).toEqual({ min: prices[1], max: prices[0] });
    }, 10_000);
    await app.pool.query('delete from showroom_markups');
    // Calls right after this may still see the old price: the notice arrives a moment after the change.
    await vi.waitFor(async () => {
      const { data } = await list({ vsd_id, category: 'tile-flooring' });
      expect(data[0]?.price?.price).toBe(priceOf(WHOLESALE[0], 150_000));
    }, 10_000);
  });

  test('API-47 VIS-11 takes category and showroom by POST as well', async () => {
    const body = { category: 'marble-tile', showroom: showroom.userId };
    const answer = await app.call(contract.listShowroomProducts, { body });
    expect(answer.body.data.data.map((card) => card.name)).toEqual(['Carrara Hexagon']);
    expect(answer.body.data.data[0]?.price).not.toBeNull();
  });

  test('a category is named by its id as well as by its slug', async () => {
    const { rows } = await app.pool.query(
      `select id from categories where slug_url = 'marble-tile'`,
    );
    expect((await list({ category: String(rows[0].id) })).total).toBe(1);
  });
});

describe('bad input', () => {
  test.each([
    ['an unknown category', { category: 'no-such' }, 404, 'category_not_found'],
    ['an unknown showroom ID', { vsd_id: 'AAAAAAAA' }, 404, 'showroom_not_found'],
    ['an unknown showroom', { showroom: 999_999 }, 404, 'showroom_not_found'],
    ['a price order outside a showroom', { sort: 'price_asc' as const }, 422, 'sort_unknown'],
    ['a price filter outside a showroom', { min_price: 100 }, 422, 'filter_unknown'],
    ['a malformed showroom ID', { vsd_id: 'x' }, 422, 'invalid_input'],
    ['a price that is no number', { vsd_id, min_price: 'abc' }, 422, 'invalid_input'],
  ])('%s is refused', async (_, query, status, code) => {
    const answer = await app.call(contract.listProducts, { query });
    expect(answer.status).toBe(status);
    expect(answer.body.code).toBe(code);
  });

  test.each([
    ['page', 'abc'],
    ['page', '-1'],
    ['page', '1.5'],
    ['ppp', '0'],
    ['sort', 'sideways'],
    ['in_stock', 'perhaps'],
  ])('CAT-12 %s=%s is answered as if it had not been said', async (key, value) => {
    const answer = await app.raw('GET', `/api/products?${key}=${value}`);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('"total":25');
  });

  test('CAT-13 CAT-12 more rows per page than there may be are clamped to the maximum', async () => {
    const { per_page, data } = await list({ ppp: 1_000_000 });
    expect([per_page, data.length]).toEqual([48, 25]);
  });

  test('a showroom named twice differently is not found', async () => {
    const { status } = await app.call(contract.getMenu, { query: { vsd_id, showroom: 1 } });
    expect(status).toBe(404);
  });

  test('a closed showroom says so', async () => {
    await addShowroom(app.pool, { vsdId: 'CLOSED22', companyName: 'Closed' });
    await app.pool.query(`update showrooms set status = 'closed' where vsd_id = 'CLOSED22'`);
    const answer = await app.call(contract.listProducts, { query: { vsd_id: 'CLOSED22' } });
    expect(answer.body.code).toBe('showroom_closed');
  });
});

describe('a product', () => {
  test('DATA-16 carries unit, sizes, coverage and pattern of each variant', async () => {
    const answer = await app.call(contract.getProduct, {
      params: { hash: hashes[0] ?? '' },
      query: { vsd_id },
    });
    expect(answer.status).toBe(200);
    const { data } = answer.body;
    expect(data.category).toMatchObject({ slug_url: 'marble-tile', unit: 'Box' });
    expect(data.variants[0]).toMatchObject({
      sku: 'CL-CARR-1A',
      width_size: '12',
      height_size: '24',
      length_size: null,
      thickness: '9.5 mm (3/8 in)',
      box_sqft: '15.0694',
      pattern: '',
      price: { price: priceOf(WHOLESALE[0], 150_000) },
    });
    expect(data.breadcrumb.map(({ name }) => name)).toEqual([
      'Surfaces',
      'Tile Flooring',
      'Marble Tile',
    ]);
  });

  test('shows what is left by lot, the largest first, and never how much beyond 999', async () => {
    const answer = await app.call(contract.getProduct, {
      params: { hash: hashes[0] ?? '' },
      query: {},
    });
    const [honed, polished] = answer.body.data.variants;
    expect(honed).toMatchObject({
      stock: 999,
      lots: [
        { lot_code: 'L2', available: 999 },
        { lot_code: 'L1', available: 4 },
      ],
    });
    expect(polished).toMatchObject({ stock: 0, lots: [], price: null });
  });

  test.each(['nothing', 'x'.repeat(41), "'; drop table products; --"])(
    '%s is not found',
    async (hash) => {
      const answer = await app.call(contract.getProduct, { params: { hash }, query: {} });
      expect(answer.status).toBe(404);
    },
  );

  test('that is withdrawn keeps its page, says so, and leaves every list', async () => {
    const hash = hashes[24] ?? '';
    await app.pool.query(`update products set status = 'withdrawn' where hash = $1`, [hash]);
    await waitForTotal(24);
    const answer = await app.call(contract.getProduct, { params: { hash }, query: {} });
    expect(answer.body.data).toMatchObject({ hash, available: false });
    await app.pool.query(`update products set status = 'active' where hash = $1`, [hash]);
    await waitForTotal(25);
  });

  test('a draft is not found', async () => {
    const hash = hashes[23] ?? '';
    await app.pool.query(`update products set status = 'draft' where hash = $1`, [hash]);
    const answer = await app.call(contract.getProduct, { params: { hash }, query: {} });
    expect(answer.status).toBe(404);
    await app.pool.query(`update products set status = 'active' where hash = $1`, [hash]);
    await waitForTotal(25);
  });

  test('stands beside others of its category, other brands first', async () => {
    const answer = await app.call(contract.listRelatedProducts, {
      params: { hash: hashes[2] ?? '' },
      query: { vsd_id },
    });
    const brands = answer.body.data.map((card) => card.brand);
    expect(brands).toEqual(Array(8).fill('Northgrain'));
    expect(answer.body.data.every((card) => card.price !== null)).toBe(true);
  });
});

describe('the menu', () => {
  test('CAT-17 DATA-17 DATA-18 has departments, categories and children with ids, names and slugs', async () => {
    const { body } = await app.call(contract.getMenu, { query: {} });
    expect(body.data[0]).toMatchObject({ name: 'Surfaces', menu_slug: 'surfaces' });
    const [tile, wood] = body.data[0]?.categories ?? [];
    expect(tile).toMatchObject({
      name: 'Tile Flooring',
      slug_url: 'tile-flooring',
      unit: 'Box',
      total: 2,
    });
    expect(tile?.children.map(({ slug_url, total }) => [slug_url, total])).toEqual([
      ['porcelain-tile', 1],
      ['marble-tile', 1],
    ]);
    expect(wood?.total).toBe(23);
  });

  test('API-44 is the same by showroom, by vsd_id and without either', async () => {
    const [plain, byId, byVsd] = await Promise.all(
      [{}, { showroom: showroom.userId }, { vsd_id }].map((query) =>
        app.call(contract.getMenu, { query }),
      ),
    );
    expect(byId?.body).toEqual(plain?.body);
    expect(byVsd?.body).toEqual(plain?.body);
  });
});

test('API-45 DATA-09 a profile comes with its categories and the logo of the pro', async () => {
  const { body } = await app.call(showrooms.getShopProfile, { query: { vsd_id } });
  expect(body.data.data?.profile).toMatchObject({
    user_id: showroom.userId,
    vsd_id,
    basic_addon: { subscription_status: 'inactive' },
    custom_addon: { subscription_status: 'inactive' },
    theme_color: null,
    showroom_subscription: 'Basic',
    branded: false,
  });
  expect(body.data.data?.category.map(({ slug_url, parent }) => [slug_url, parent])).toContainEqual(
    ['marble-tile', 'tile-flooring'],
  );
});

test('PRO-04 wholesale, fee and markup stand in no reply of the catalog', async () => {
  const query = { vsd_id };
  const params = { hash: hashes[0] ?? '' };
  const answers = await Promise.all([
    app.call(contract.listProducts, { query: { ...query, category: 'tile-flooring' } }),
    app.call(contract.listProducts, { query: { ...query, q: 'carrara', sort: 'price_asc' } }),
    app.call(contract.getProduct, { params, query }),
    app.call(contract.listRelatedProducts, { params, query }),
    app.call(contract.suggest, { query: { q: 'carrara', ...query } }),
    app.call(contract.getMenu, { query }),
    app.call(contract.listBrands, { query }),
    app.call(showrooms.getShopProfile, { query }),
  ]);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/wholesale|markup|\bfee\b|ppm/i);
    for (const amount of WHOLESALE) expect(text).not.toContain(String(amount));
  }
});
