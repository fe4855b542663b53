import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as contract from '@wevisu/contract/design-library.ts';
import * as productFacts from '@wevisu/contract/product-facts.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadRooms } from '../../../../../db/demo/load-rooms.ts';
import type { TemplateFile } from '../../../../../db/demo/rooms/room-files.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { roomWithFloor, type TestTile, testRooms } from '../projects/test-rooms.ts';

let app: TestApp;
let rooms: Awaited<ReturnType<typeof testRooms>>;
let slate: TestTile;
let moss: TestTile;
let kitchenScene: TemplateFile['scene'];

beforeAll(async () => {
  app = await testApp();
  rooms = await testRooms(app);
  slate = await rooms.addTile();
  moss = await rooms.addTile({ vendor: 1 });
  kitchenScene = roomWithFloor(slate.sku) as unknown as TemplateFile['scene'];
  const plan = (id: string, room: 'kitchen' | 'bath', position: number) => ({
    id,
    name: `Plan ${id}`,
    room,
    position,
    areaSqftE2: 12_000,
    size: `12' x 10'`,
    rooms: 1,
    scene: roomWithFloor(null) as unknown as TemplateFile['scene'],
    svg: `<svg xmlns="http://www.w3.org/2000/svg"><title>${id}</title></svg>`,
  });
  const template = (
    id: string,
    style: TemplateFile['style'],
    over: Partial<TemplateFile> = {},
  ): TemplateFile => ({
    id,
    plan: 'galley',
    name: `Room ${id}`,
    room: 'kitchen',
    style,
    colors: ['#ffffff', '#334455'],
    brands: 1,
    orders: [{ sku: slate.sku, units: 9 }],
    scene: kitchenScene,
    ...over,
  });
  const built = {
    plans: [plan('wet-room', 'bath', 2), plan('galley', 'kitchen', 1)],
    templates: [
      template('a-modern', 'modern'),
      template('b-coastal', 'coastal', {
        orders: [
          { sku: slate.sku, units: 2 },
          { sku: moss.sku, units: 3 },
        ],
      }),
      template('c-japandi', 'japandi'),
      template('d-modern', 'modern', { plan: 'wet-room', room: 'bath' }),
    ],
  };
  const pictures = await mkdtemp(join(tmpdir(), 'wevisu-room-pictures-'));
  for (const { id } of built.templates) await writeFile(join(pictures, `${id}.webp`), id);
  await loadRooms(app.pool, built, pictures);
  await rm(pictures, { recursive: true });
  // A product that its vendor took away for good after the room was designed.
  await app.pool.query(
    "insert into template_products (template_id, sku, units) values ('b-coastal', 'NOBODY-HAS-THIS', 5)",
  );
});

const here = () => ({ showroom: rooms.shop.showroom });
const SECRET = /wholesale|markup|fee_cents|ppm/;

describe('floor plans', () => {
  test('VIS-07 are listed in their order and by room, each with its drawing', async () => {
    const { body } = await app.call(contract.listFloorPlans, { query: {} });
    expect(body.data).toMatchObject([
      { id: 'galley', room: 'kitchen', templates: 3, area_sqft_e2: 12_000, size: `12' x 10'` },
      { id: 'wet-room', room: 'bath', templates: 1 },
    ]);
    const baths = await app.call(contract.listFloorPlans, { query: { room: 'bath' } });
    expect(baths.body.data.map(({ id }) => id)).toEqual(['wet-room']);
    const address = body.data[0]?.plan_picture ?? '';
    const drawing = await app.app.http.inject({ method: 'GET', url: address });
    expect(drawing.statusCode).toBe(200);
    expect(drawing.headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(drawing.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(drawing.headers['content-security-policy']).toContain('sandbox');
    expect(drawing.payload).toContain('<title>galley</title>');
    const again = await app.app.http.inject({
      method: 'GET',
      url: address,
      headers: { 'if-none-match': String(drawing.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    const old = await app.app.http.inject({
      method: 'GET',
      url: '/media/plans/galley-000000000000.svg',
    });
    expect([old.statusCode, old.headers.location]).toEqual([302, address]);
  });

  test.each(['/media/plans/none-000000000000.svg', '/media/plans/..%2fx.svg', '/media/plans/x'])(
    '%s is not found',
    async (url) => {
      expect((await app.app.http.inject({ method: 'GET', url })).statusCode).toBe(404);
    },
  );

  test('open with a scene that can be read', async () => {
    const { body } = await app.call(contract.getFloorPlan, { params: { id: 'galley' } });
    expect(body.data.plan).toMatchObject({ id: 'galley', templates: 3 });
    expect(readScene(body.data.scene).findings).toEqual([]);
    const none = await app.call(contract.getFloorPlan, { params: { id: 'none' } });
    expect([none.status, none.body.code]).toEqual([404, 'floor_plan_not_found']);
  });
});

describe('templates', () => {
  test('VIS-01 are listed with the styles that are preferred first and what all of it costs here', async () => {
    const { body } = await app.call(contract.listTemplates, {
      query: { ...here(), prefer: 'japandi,coastal', room: 'kitchen' },
    });
    expect(body.data.data.map(({ id, total, products }) => [id, total, products])).toEqual([
      ['c-japandi', 9 * 3_780, 1],
      ['b-coastal', 5 * 3_780, 3],
      ['a-modern', 9 * 3_780, 1],
    ]);
    expect(body.data.data[0]?.picture).toMatch(/^rooms\/c-japandi-[0-9a-f]{12}$/);
    expect(JSON.stringify(body)).not.toMatch(SECRET);
  });

  test('VIS-01 are filtered, paged, and without a price outside a showroom', async () => {
    const list = async (query: object) =>
      (await app.call(contract.listTemplates, { query })).body.data;
    expect((await list({ style: 'modern' })).data.map(({ id }) => id)).toEqual([
      'a-modern',
      'd-modern',
    ]);
    expect((await list({ plan: 'wet-room' })).total).toBe(1);
    const second = await list({ ppp: 3, page: 2 });
    expect(second).toMatchObject({
      total: 4,
      last_page: 2,
      data: [{ id: 'd-modern', total: null }],
    });
    const closed = await app.call(contract.listTemplates, { query: { vsd_id: 'NOBODY00' } });
    expect([closed.status, closed.body.code]).toEqual([404, 'showroom_not_found']);
  });

  test('VIS-05 open with their products at the prices of the showroom', async () => {
    const { body } = await app.call(contract.getTemplate, {
      params: { id: 'a-modern' },
      query: here(),
    });
    expect(body.data.template.total).toBe(9 * 3_780);
    const { document, findings } = readScene(body.data.scene);
    expect(findings).toEqual([]);
    expect(document.products[slate.sku]?.priceCents).toBe(3_780);
    expect(JSON.stringify(body)).not.toMatch(SECRET);
    const none = await app.call(contract.getTemplate, { params: { id: 'none' }, query: {} });
    expect([none.status, none.body.code]).toEqual([404, 'template_not_found']);
  });
});

describe('products for rooms', () => {
  test('facts come by SKU; unknown ones and drafts are left out', async () => {
    const draft = await rooms.addTile();
    await app.pool.query(`update products set status = 'draft' where id = $1`, [draft.productId]);
    const skus = [moss.sku, slate.sku, slate.sku, draft.sku, 'NOBODY-HAS-THIS'];
    const { body } = await app.call(productFacts.listFacts, { body: { ...here(), skus } });
    expect(body.data.map(({ sku }) => sku).toSorted()).toEqual([moss.sku, slate.sku].toSorted());
    expect(body.data[0]).toMatchObject({
      category: rooms.shop.category,
      leadTimeDays: [3, 5],
      minimumUnit: 1,
      pictureKey: expect.stringMatching(/^p\//),
      picture: { type: 'surface', laying: { pattern: 'third-offset' } },
    });
    expect(JSON.stringify(body)).not.toMatch(SECRET);
    const outside = await app.call(productFacts.listFacts, { body: { skus: [slate.sku] } });
    expect(outside.body.data).toMatchObject([{ priceCents: null, problem: null }]);
  });

  test('facts say why something cannot be bought today, and a variant wears its own finish', async () => {
    const [gone, empty, plain] = [
      await rooms.addTile(),
      await rooms.addTile({ stock: [] }),
      await rooms.addTile(),
    ];
    await app.pool.query(`update variants set status = 'withdrawn' where id = $1`, [
      gone.variantId,
    ]);
    await app.pool.query('update variants set picture = $1 where id = $2', [
      JSON.stringify({ material: { look: { baseColor: '#202020' } } }),
      plain.variantId,
    ]);
    const read = async () =>
      new Map(
        (
          await app.call(productFacts.listFacts, {
            body: { ...here(), skus: [gone.sku, empty.sku, plain.sku] },
          })
        ).body.data.map((one) => [one.sku, one]),
      );
    const facts = await read();
    expect(facts.get(gone.sku)?.problem).toBe('discontinued');
    expect(facts.get(empty.sku)?.problem).toBe('out-of-stock');
    expect(facts.get(plain.sku)).toMatchObject({
      problem: null,
      picture: {
        material: { kind: 'tile', look: { kind: 'concrete', baseColor: '#202020' } },
        laying: { pattern: 'third-offset' },
      },
    });
    const setStatus = (status: string) =>
      app.pool.query('update users set status = $1 where id = $2', [
        status,
        rooms.shop.vendors[0]?.userId,
      ]);
    await setStatus('Deactive');
    expect((await read()).get(plain.sku)?.problem).toBe('other-showroom');
    await setStatus('Approve');
  });

  test('VIS-11 choices are the list of the shop, each with the facts of its first size', async () => {
    await app.pool.query(
      `insert into variants (product_id, sku, position, size_label, weight_g, wholesale_cents)
       values ($1, 'SECOND-SIZE', 1, '24 x 24 in', 9000, 5000)`,
      [moss.productId],
    );
    await expect
      .poll(async () => {
        const { body } = await app.call(productFacts.listChoices, {
          query: { ...here(), category: rooms.shop.category, ppp: 48 },
        });
        return body.data.data?.map(({ sku }) => sku) ?? [];
      })
      .toEqual(expect.arrayContaining([slate.sku, moss.sku]));
    const { body } = await app.call(productFacts.listChoices, {
      query: { ...here(), category: rooms.shop.category, ppp: 48 },
    });
    expect(body.data.data.map(({ sku }) => sku)).not.toContain('SECOND-SIZE');
    expect(body.data.facets.brand.length).toBeGreaterThan(0);
    expect(body.data.data[0]).toMatchObject({ priceCents: 3_780 });
    expect(JSON.stringify(body)).not.toMatch(SECRET);
    const variants = await app.call(productFacts.listVariantChoices, {
      params: { hash: moss.hash },
      query: here(),
    });
    expect(variants.body.data.map(({ sku, priceCents }) => [sku, priceCents])).toEqual([
      [moss.sku, 3_780],
      ['SECOND-SIZE', 6_300],
    ]);
  });

  test('choices of a kind hold no other, page by page', async () => {
    const lamps = [];
    for (const name of ['Bell', 'Cone', 'Disc']) {
      const vendorId = rooms.shop.vendors[0]?.vendorId ?? 0;
      const lamp = await rooms.shop.addVariant({ vendorId, name });
      await app.pool.query(
        `update products set picture = '{"type":"model","kind":"pendant"}' where id = $1`,
        [lamp.productId],
      );
      lamps.push(`SKU-${lamp.hash}`);
    }
    const list = async (page: number) =>
      (
        await app.call(productFacts.listChoices, {
          query: { ...here(), kind: 'pendant', sort: 'name', ppp: 2, page },
        })
      ).body.data;
    await expect.poll(async () => (await list(1)).total).toBe(3);
    const pages = [await list(1), await list(2)];
    expect(pages.flatMap((page) => page.data.map(({ sku }) => sku))).toEqual(lamps);
    expect(pages[1]).toMatchObject({ current_page: 2, last_page: 2, per_page: 2 });
    expect(pages[0]?.links.at(-1)?.url).toContain('kind=pendant');
    const none = await app.call(productFacts.listChoices, { query: { kind: 'toilet' } });
    expect(none.body.data).toMatchObject({ total: 0, data: [] });
  });
});

test('VIS-03 G-41 a style survey is kept by the account and can be taken again', async () => {
  const owner = await rooms.shop.addHomeowner();
  const as = { token: owner.token };
  const read = async () => (await app.call(contract.getStyleSurvey, {}, as)).body.data;
  expect(await read()).toBeNull();
  const liked = ['c-japandi', 'a-modern', 'gone', 'd-modern'];
  const saved = await app.call(contract.saveStyleSurvey, { body: { liked } }, as);
  expect(saved.body.data).toEqual({ liked, styles: ['modern', 'japandi'] });
  expect(await read()).toEqual(saved.body.data);
  await app.call(contract.saveStyleSurvey, { body: { liked: ['b-coastal'] } }, as);
  expect(await read()).toEqual({ liked: ['b-coastal'], styles: ['coastal'] });
});
