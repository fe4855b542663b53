// Products that our kind models draw: parameters, approval, pictures, rooms.
import * as catalog from '@wevisu/contract/catalog.ts';
import * as looks from '@wevisu/contract/listing-looks.ts';
import * as listings from '@wevisu/contract/listings.ts';
import { mediaAddress } from '@wevisu/contract/media.ts';
import { getCase } from '@wevisu/contract/staff-queues.ts';
import type { Listing, ListingVariant } from '@wevisu/domain/listings/listing.ts';
import { fitOf } from '@wevisu/scene/kinds/fit-of.ts';
import { modelPictureKey } from '@wevisu/scene/kinds/model-picture-key.ts';
import { parseModelSpec } from '@wevisu/scene/kinds/model-spec.ts';
import { pictureOf } from '@wevisu/scene/pictures/picture-of.ts';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { createFileStore } from '../../platform/storage/file-store.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestShop, testShop } from '../../test-shop.ts';
import { MODEL_PICTURES } from '../catalog/media/ask-model-pictures.ts';
import { makeModelPictures } from '../catalog/media/make-model-pictures.ts';
import { renderModel } from '../catalog/media/render-model.ts';
import { FIXTURE_PICTURE } from '../catalog/test-fixture.ts';
import { factsOf } from '../product-facts/facts-of.ts';

vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
let shop: TestShop;
let staff: string;
let token: string;
let category: number;

const START = { type: 'model', ...parseModelSpec({ kind: 'vanity', params: {}, finishes: {} }) };

beforeAll(async () => {
  // Pictures are rendered by the test itself, smaller than the server does.
  app = await testApp({ isWorking: false });
  shop = await testShop(app);
  staff = (await app.createAccount({ email: 'staff@example.com', type: 'Admin' })).token;
  await app.pool.query('update sessions set otp_passed_at = now()');
  token = shop.vendors[0].token;
  const { rows } = await app.pool.query(
    `insert into categories (department_id, parent_id, name, slug_url, unit, position, picture)
     select department_id, id, 'Single vanities', 'single-vanities', 'Piece', 1, $2 from categories
     where slug_url = $1 returning id`,
    [shop.category, START],
  );
  category = rows[0].id;
});

const VARIANT: ListingVariant = {
  ...{ key: 'n1', id: null, vendor_sku: 'VAN-60', size_label: '60 in', finish: 'Sage' },
  ...{ pattern: '', width_tmm: 15_240, height_tmm: null, length_tmm: null, thickness_tmm: null },
  ...{ box_sqft_e4: null, pieces_per_unit: 1, weight_g: 60_000 },
  ...{ wholesale_cents: null, picture: null, is_sold: true },
};
const WALNUT = { finishes: { cabinet: 'wood-walnut' }, params: { widthTenths: 12_192, sinks: 1 } };
const LOOK = {
  type: 'model',
  kind: 'vanity',
  params: { widthTenths: 15_240, sinks: 2 },
  finishes: { cabinet: 'paint-sage' },
};
const listing = (): Listing => ({
  ...{ name: 'Alder', description: 'A vanity of sixty inches with two basins.' },
  ...{ brand_name: 'Alder Works', category_id: category, unit: 'Piece', minimum_unit: 1 },
  ...{ color_family: null, material: null, style: null, specification: [], picture: LOOK },
  ...{ photos: [], documents: [], model: null },
  ...{ lead_time_min_days: 3, lead_time_max_days: 5, freight_class: '150' },
  variants: [
    VARIANT,
    {
      ...VARIANT,
      ...{ key: 'n2', vendor_sku: 'VAN-48', size_label: '48 in', finish: 'Walnut' },
      ...{ width_tmm: 12_192, picture: WALNUT },
    },
  ],
});

async function begin(content: Listing) {
  const begun = await app.call(listings.createListing, { body: {} }, { token });
  const { ref } = begun.body.data;
  const saved = await app.call(
    listings.saveListingDraft,
    { params: { ref }, body: { content, version: 1, live_version: null } as never },
    { token },
  );
  expect(saved.status).toBe(200);
  return { ref, draft: saved.body.data };
}

function submit(ref: string, version: number) {
  return app.call(listings.submitListing, { params: { ref }, body: { version } }, { token });
}

async function price(ref: string, keys: readonly string[]) {
  const prices = keys.map((key) => ({
    ...{ key, wholesale_cents: 40_000 },
    seen: { wholesale_cents: null, open_change: null },
  }));
  const done = await app.call(
    listings.setListingPrices,
    { params: { ref }, body: { prices, starts_on: null } },
    { token },
  );
  return done.body.data.draft?.version ?? 0;
}

function decide(id: number, version: number) {
  return app.call(
    listings.decideListing,
    { params: { id }, body: { decision: 'approve', reason: '', version } },
    { token: staff },
  );
}

const get = (url: string) => app.app.http.inject({ method: 'GET', url });
const keyOf = (look: object) => {
  const { type: _, ...spec } = look as Record<string, unknown>;
  return modelPictureKey(parseModelSpec(spec as never));
};
const SAGE_KEY = keyOf(LOOK);
const WALNUT_KEY = keyOf({
  ...LOOK,
  params: { ...LOOK.params, ...WALNUT.params },
  finishes: WALNUT.finishes,
});

test('VEND-01 a vendor gets the parameters of a kind as fields, with unit, bounds and choices', async () => {
  const { body } = await app.call(looks.getLookForm, { params: { kind: 'vanity' } }, { token });
  expect(body.data.label).toBe('Bathroom vanity');
  expect(body.data.fields.find(({ path }) => path === 'params.widthTenths')).toMatchObject({
    ...{ label: 'Width', unit: 'in', scale: 254, min: 4064, max: 21_336, standard: 9144 },
  });
  const cabinet = body.data.fields.find(({ path }) => path === 'finishes.cabinet');
  expect(cabinet?.options.find(({ id }) => id === 'paint-sage')).toEqual({
    ...{ id: 'paint-sage', label: 'Sage', color: '#93a08a' },
  });
  const unknown = await app.call(looks.getLookForm, { params: { kind: 'spaceship' } }, { token });
  expect(unknown.status).toBe(404);
});

test('VEND-01 a look out of bounds, of another category or of another size is refused at its fields', async () => {
  const bad = { ...LOOK, params: { widthTenths: 99_999, front: 'gold' } };
  const first = await begin({ ...listing(), picture: bad });
  expect((await submit(first.ref, 2)).body.errors).toMatchObject({
    'picture.params.widthTenths': ['Enter 16 to 84 in.'],
    'picture.params.front': ['Choose one of the values.'],
  });
  const sofa = { type: 'model', kind: 'sofa', params: {}, finishes: {} };
  for (const picture of [sofa, FIXTURE_PICTURE]) {
    const other = await begin({ ...listing(), picture, variants: [VARIANT] });
    expect((await submit(other.ref, 2)).body.errors).toMatchObject({
      picture: ['The category has other products. Start from its look.'],
    });
  }
  const narrow = await begin({ ...listing(), variants: [{ ...VARIANT, width_tmm: 9144 }] });
  expect((await submit(narrow.ref, 2)).body.errors).toMatchObject({
    'variants.n1.width_tmm': ['The look is 60 in wide. Enter that, or change the look.'],
  });
  const own = { ...VARIANT, picture: { finishes: { cabinet: 'glass-clear' } } };
  const variant = await begin({ ...listing(), variants: [own] });
  expect((await submit(variant.ref, 2)).body.errors).toMatchObject({
    'variants.n1.picture.finishes.cabinet': ['Choose one of the values.'],
  });
});

test('VEND-01 the real size of each look is told, and where the vendor says another', async () => {
  const specification: [string, string][] = [['Overall size', '58 in wide, 38 1/2 in high']];
  const { draft } = await begin({ ...listing(), specification });
  expect(draft.looks).toEqual([
    {
      ...{ key: '', size: '60 in wide, 38.5 in high, 22 in deep', poster: null },
      differs: '58 in wide in the specification.',
    },
    { key: 'n1', size: '60 in wide, 38.5 in high, 22 in deep', poster: null, differs: null },
    { key: 'n2', size: '48 in wide, 38.5 in high, 22 in deep', poster: null, differs: null },
  ]);
});

test('VEND-01 VEND-03 from draft to shop: staff compare looks, and picture and room have the parameters', async () => {
  const { ref } = await begin(listing());
  const version = await price(ref, ['n1', 'n2']);
  const sent = await submit(ref, version);
  expect(sent.body.data.draft?.state).toBe('submitted');
  const id = Number(ref.slice(1));

  const shown = await app.call(
    getCase,
    { params: { queue: 'products', id: String(id) } },
    { token: staff },
  );
  expect(shown.body.data.looks).toMatchObject([
    { key: '', title: 'Look', live: null, asked: LOOK, differs: null },
    { key: 'n2', title: 'Look of VAN-48', live: null, asked: { params: WALNUT.params } },
  ]);
  // Nobody sees a picture of what is not live, even by its name.
  for (const key of [SAGE_KEY, WALNUT_KEY]) {
    expect((await get(mediaAddress(`m/${key}`, 240))).statusCode).toBe(404);
  }

  const decided = await decide(id, sent.body.data.draft?.version ?? 0);
  expect(decided.status).toBe(200);
  const live = await app.call(
    listings.getVendorListing,
    { params: { ref: String(decided.body.data.product_id) } },
    { token },
  );
  const hash = live.body.data.hash ?? '';
  const show = () =>
    app.call(catalog.getProduct, { params: { hash }, query: { showroom: shop.showroom } });
  await expect.poll(async () => (await show()).status, { timeout: 15_000 }).toBe(200);
  const product = (await show()).body.data;
  expect(product.picture).toBe(`m/${SAGE_KEY}`);
  expect(product.variants.map(({ picture }) => picture)).toEqual([
    `m/${SAGE_KEY}`,
    `m/${WALNUT_KEY}`,
  ]);

  // The one that lists show is rendered first.
  const asked = await app.pool.query('select key from model_pictures order by created_at, key');
  expect(asked.rows.map(({ key }) => key)).toEqual([SAGE_KEY, WALNUT_KEY]);
  const queued = await app.pool.query('select 1 from jobs.job where name = $1', [MODEL_PICTURES]);
  expect(queued.rows).toHaveLength(1);

  // Until it is rendered, its outline stands for it, for a minute.
  const sketch = await get(mediaAddress(product.picture, 240));
  expect(sketch.statusCode).toBe(200);
  expect(sketch.headers['cache-control']).toBe('public, max-age=60');
  const errors: Error[] = [];
  await makeModelPictures({
    ...{ db: app.serverPool, now: () => new Date(), render: renderModel },
    files: await createFileStore({ dataDir: app.dataDir, s3: null }),
    ...{ quality: { pixels: 96, samples: 1 }, onError: (error) => errors.push(error) },
    signal: new AbortController().signal,
  });
  expect(errors).toEqual([]);
  const [sage, walnut] = await Promise.all(
    [SAGE_KEY, WALNUT_KEY].map((key) => get(mediaAddress(`m/${key}`, 240))),
  );
  expect(sage?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(sage?.rawPayload.equals(sketch.rawPayload)).toBe(false);
  expect(await meanColor(sage?.rawPayload)).toSatisfy(isGreen);
  expect(await meanColor(walnut?.rawPayload)).not.toSatisfy(isGreen);

  // In a room, each variant is drawn with exactly its parameters.
  const skus = product.variants.map(({ sku }) => sku);
  const facts = await factsOf(app.pool, { skus, showroomId: null });
  const specs = skus.map((sku) => {
    const fact = facts.find((one) => one.sku === sku);
    const picture = fact === undefined ? null : pictureOf(fact);
    return picture?.type === 'model' ? picture.spec : null;
  });
  expect(specs.map((spec) => spec && modelPictureKey(spec))).toEqual([SAGE_KEY, WALNUT_KEY]);
  expect(specs.map((spec) => spec && fitOf(spec).size.width)).toEqual([1524, 1219.2]);

  // A later change stands beside what is live.
  const content = live.body.data.live as Listing;
  const navy = { ...LOOK, finishes: { cabinet: 'paint-navy' } };
  await app.call(
    listings.saveListingDraft,
    {
      params: { ref: live.body.data.ref },
      body: {
        content: { ...content, picture: navy },
        ...{ version: null, live_version: live.body.data.live_version },
      } as never,
    },
    { token },
  );
  const again = await submit(live.body.data.ref, 1);
  expect(again.body.data.draft?.changes).toMatchObject([
    { path: 'picture', from: 'Cabinet finish: paint sage', to: 'Cabinet finish: paint navy' },
  ]);
  const drafts = await app.pool.query('select id from listing_drafts where product_id = $1', [
    decided.body.data.product_id,
  ]);
  const compared = await app.call(
    getCase,
    { params: { queue: 'products', id: String(drafts.rows[0].id) } },
    { token: staff },
  );
  expect(compared.body.data.looks).toMatchObject([{ key: '', live: LOOK, asked: navy }]);
});

/** Of the middle of the vanity's front. */
async function meanColor(webp: Buffer | undefined) {
  const front = sharp(webp).extract({ left: 95, top: 118, width: 50, height: 24 });
  const { channels } = await sharp(await front.png().toBuffer()).stats();
  return channels.map(({ mean }) => mean);
}

function isGreen([r = 0, g = 0, b = 0]: number[]): boolean {
  return g > r + 4 && g > b + 4;
}
