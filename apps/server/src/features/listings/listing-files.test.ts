import * as catalog from '@wevisu/contract/catalog.ts';
import * as files from '@wevisu/contract/listing-files.ts';
import * as listings from '@wevisu/contract/listings.ts';
import * as queues from '@wevisu/contract/staff-queues.ts';
import type { Listing } from '@wevisu/domain/listings/listing.ts';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { createFileStore } from '../../platform/storage/file-store.ts';
import { testPdf } from '../../platform/uploads/test-files.ts';
import { testGlb } from '../../platform/uploads/test-glb.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { sendForm } from '../../test-form.ts';
import { type TestShop, testShop } from '../../test-shop.ts';
import { FIXTURE_PICTURE } from '../catalog/test-fixture.ts';
import { dropLostFiles } from './keep-file.ts';

let app: TestApp;
let shop: TestShop;
let staff: string;
let token: string;
let ref: string;
let hash: string;

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  staff = (await app.createAccount({ email: 'staff@example.com', type: 'Admin' })).token;
  await app.pool.query('update sessions set otp_passed_at = now()');
  const [vendor] = shop.vendors;
  token = vendor.token;
  await shop.addVariant({ vendorId: vendor.vendorId });
  const { rows } = await app.pool.query(
    `with child as (
       insert into categories (department_id, parent_id, name, slug_url, unit, position)
       select department_id, id, 'Porcelain', 'porcelain', 'Box', 1 from categories
       where slug_url = $1 returning id
     )
     update products set description = 'A tile for floors and walls of any room.',
       picture = $2, category_id = (select id from child) where vendor_id = $3 returning id, hash`,
    [shop.category, JSON.stringify(FIXTURE_PICTURE), vendor.vendorId],
  );
  await app.pool.query('update variants set box_sqft_e4 = 150000 where product_id = $1', [
    rows[0].id,
  ]);
  ref = String(rows[0].id);
  hash = rows[0].hash;
});

const WHOLE = { x: '0', y: '0', width: '1', height: '1' };

/** Left half red, right half blue. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: {
          create: { width: width / 2, height, channels: 3, background: '#0000ff' },
        },
        left: width / 2,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

async function uploadPhoto(content: Uint8Array | string, crop: object = WHOLE, as = token) {
  const photo = new File(
    [typeof content === 'string' ? content : new Uint8Array(content)],
    'a.png',
  );
  return sendForm(app, {
    url: files.uploadListingPhoto.path,
    fields: { photo, ...(crop as typeof WHOLE) },
    token: as,
  });
}

async function uploadDocument(content: Uint8Array | string, as = token) {
  const document = new File(
    [typeof content === 'string' ? content : new Uint8Array(content)],
    'care.pdf',
  );
  return sendForm(app, {
    url: files.uploadListingDocument.path,
    fields: { document },
    token: as,
  });
}

const keyOf = (answer: { readonly body: { readonly data?: unknown } }) =>
  (answer.body.data as { file: string }).file;
const get = async () =>
  (await app.call(listings.getVendorListing, { params: { ref } }, { token })).body.data;

async function save(changes: Partial<Listing>) {
  const { live, live_version, draft } = await get();
  const content = { ...(draft?.content ?? live), ...changes };
  return app.call(
    listings.saveListingDraft,
    { params: { ref }, body: { content, version: draft?.version ?? null, live_version } as never },
    { token },
  );
}

const own = (file: string, as: string | null = token) =>
  app.app.http.inject({
    method: 'GET',
    url: `/api/vendor/listing-files/${file}`,
    headers: as === null ? {} : { authorization: `Bearer ${as}` },
  });
const open = (url: string) => app.app.http.inject({ method: 'GET', url });

test('CAT-14 CAT-15 G-62 a picture is cut to its square and re-encoded; a small or broken one is refused', async () => {
  const right = { x: '0.5', y: '0', width: '0.5', height: '1' };
  const kept = await uploadPhoto(await picture(1600, 800), right);
  expect(kept.status).toBe(201);
  const shown = await own(keyOf(kept));
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  const { data, info } = await sharp(shown.rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([480, 480]);
  // Of the right half alone.
  expect(data[0]).toBeLessThan(20);
  expect(data[2]).toBeGreaterThan(235);

  const small = await uploadPhoto(await picture(1000, 800), right);
  expect([small.status, small.body.errors]).toEqual([
    422,
    { photo: ['The photo field must be Minimum 600 X 600 pixels.'] },
  ]);
  expect((await uploadPhoto('<html>')).body.errors).toEqual({
    photo: ['The photo field must be a JPG, SVG, JPEG, PNG, BMP, GIF or WebP image.'],
  });
  expect((await uploadPhoto((await picture(800, 800)).subarray(0, 300))).status).toBe(422);
  expect((await uploadPhoto(await picture(800, 800), { ...WHOLE, width: '2' })).status).toBe(422);
});

test('G-62 a document is a whole PDF', async () => {
  expect((await uploadDocument(testPdf())).status).toBe(201);
  expect((await uploadDocument('plain')).body.errors).toEqual({ document: ['Choose a PDF file.'] });
  const half = testPdf().subarray(0, 40);
  expect((await uploadDocument(half)).body.errors?.document?.[0]).toContain('cannot be read');
});

test('VEND-01 G-62 U-15 pictures and documents stay private until staff approve, then the shop shows them in order', async () => {
  const [first, second] = [
    keyOf(await uploadPhoto(await picture(800, 800))),
    keyOf(await uploadPhoto(await picture(900, 900))),
  ];
  const pdf = testPdf('Care');
  const document = keyOf(await uploadDocument(pdf));
  const photos = [
    { file: second, alt: 'The tile in a shower' },
    { file: first, alt: '' },
  ];
  const documents = [
    { file: document, kind: 'care' as const, name: 'Care of porcelain', bytes: 1 },
  ];
  const saved = await save({ photos, documents });
  // The size is that of the file, whatever was sent.
  expect(saved.body.data.draft?.content.documents).toEqual([
    { ...documents[0], bytes: pdf.length },
  ]);
  expect(saved.body.data.draft?.problems).toMatchObject({
    [`photos.${first}`]: 'Say what the picture shows.',
  });
  const full = await save({
    photos: [photos[0] as (typeof photos)[0], { file: first, alt: 'Its edge' }],
  });
  expect(full.body.data.draft?.changes).toEqual([
    {
      ...{ path: 'photos', label: 'Pictures', from: null },
      to: '1. The tile in a shower, 2. Its edge',
    },
    {
      ...{ path: 'documents', label: 'Documents', from: null },
      to: '1. Care of porcelain (Care instructions)',
    },
  ]);

  const addresses = [`/media/960/f/${second}.webp`, `/documents/listing/${document}.pdf`];
  for (const url of addresses) expect((await open(url)).statusCode).toBe(404);
  expect((await own(first, shop.vendors[1].token)).statusCode).toBe(404);
  expect((await own(first, shop.pro.token)).statusCode).toBe(403);
  expect((await own(first, null)).statusCode).toBe(401);

  const version = full.body.data.draft?.version ?? 0;
  const sent = await app.call(
    listings.submitListing,
    { params: { ref }, body: { version } },
    { token },
  );
  expect(sent.body.errors).toBeUndefined();
  const { rows } = await app.pool.query('select id from listing_drafts where product_id = $1', [
    ref,
  ]);
  const { id } = rows[0];
  const seen = await app.call(
    queues.getCase,
    { params: { queue: 'products', id: String(id) } },
    { token: staff },
  );
  const added = { change: 'added', live_place: null };
  expect(seen.body.data.files).toEqual([
    { file: second, kind: 'photo', label: 'The tile in a shower', ...added },
    { file: first, kind: 'photo', label: 'Its edge', ...added },
    {
      ...{ file: document, kind: 'document', ...added },
      label: 'Care of porcelain (Care instructions)',
    },
  ]);
  const forStaff = await app.app.http.inject({
    method: 'GET',
    url: `/api/staff/listing-files/${document}`,
    headers: { authorization: `Bearer ${staff}` },
  });
  expect(forStaff.rawPayload.equals(pdf)).toBe(true);

  const decided = await app.call(
    listings.decideListing,
    {
      params: { id },
      body: { decision: 'approve', reason: '', version: sent.body.data.draft?.version ?? 0 },
    },
    { token: staff },
  );
  expect(decided.status).toBe(200);
  const page = await app.call(catalog.getProduct, { params: { hash }, query: {} });
  expect(page.body.data).toMatchObject({
    photos: [
      { picture: `f/${second}`, alt: 'The tile in a shower' },
      { picture: `f/${first}`, alt: 'Its edge' },
    ],
    documents: [
      {
        ...{ address: addresses[1], name: 'Care of porcelain', kind: 'Care instructions' },
        bytes: pdf.length,
      },
    ],
  });
  const [shown, saveable] = [await open(addresses[0] ?? ''), await open(addresses[1] ?? '')];
  expect((await sharp(shown.rawPayload).metadata()).width).toBe(960);
  expect(shown.headers['cache-control']).toContain('immutable');
  expect(saveable.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="document.pdf"',
    'x-content-type-options': 'nosniff',
  });
  expect((await open(`/media/960/f/${document}.webp`)).statusCode).toBe(404);
  expect((await open(`/media/961/f/${second}.webp`)).statusCode).toBe(404);
});

test("U-15 a listing cannot show another vendor's file, nor a picture as a document", async () => {
  const foreign = keyOf(await uploadPhoto(await picture(800, 800), WHOLE, shop.vendors[1].token));
  const taken = await save({ photos: [{ file: foreign, alt: 'Not mine' }] });
  expect([taken.status, taken.body.code]).toEqual([404, 'listing_file_missing']);
  const mine = keyOf(await uploadPhoto(await picture(800, 800)));
  const wrong = await save({
    documents: [{ file: mine, kind: 'other', name: 'A picture', bytes: 1 }],
  });
  expect(wrong.body.code).toBe('listing_file_missing');
  const twice = await save({
    photos: [
      { file: mine, alt: 'Once' },
      { file: mine, alt: 'Twice' },
    ],
  });
  expect(twice.body.code).toBe('listing_file_missing');
});

test('G-62 what is shown nowhere goes after a day; what a draft or a live product shows stays', async () => {
  const lost = keyOf(await uploadPhoto(await picture(800, 800)));
  const kept = keyOf(await uploadPhoto(await picture(800, 800)));
  await save({ photos: [{ file: kept, alt: 'In a draft' }] });
  const store = await createFileStore({ dataDir: app.dataDir, s3: null });
  const drop = () => dropLostFiles({ pool: app.pool, files: store, now: () => new Date() });
  await drop();
  expect((await own(lost)).statusCode).toBe(200);
  await app.pool.query("update listing_files set created_at = now() - interval '25 hours'");
  await drop();
  expect((await own(lost)).statusCode).toBe(404);
  expect((await own(kept)).statusCode).toBe(200);
  const live = (await get()).live?.photos ?? [];
  expect(live.length).toBe(2);
  for (const { file } of live) {
    expect((await open(`/media/240/f/${file}.webp`)).statusCode).toBe(200);
  }
});

const uploadModel = (content: Buffer) =>
  sendForm(app, {
    url: files.uploadListingModel.path,
    fields: { model: new File([new Uint8Array(content)], 'vanity.glb') },
    token,
  });

test('G-62 a 3D model is validated and measured at its real size, and a broken one says why', async () => {
  const kept = await uploadModel(testGlb([0.762, 0.9144, 0.508]));
  expect([kept.status, kept.body.data]).toEqual([
    201,
    {
      file: expect.stringMatching(/^[0-9a-f]{32}$/),
      bytes: testGlb([0.762, 0.9144, 0.508]).length,
      // Turned by a quarter, its depth is its width: 20 by 36 by 30 inches.
      ...{ width_tmm: 5080, height_tmm: 9144, depth_tmm: 7620, triangles: 4 },
    },
  ]);
  const refusal = async (content: Buffer) => {
    const { status, body } = await uploadModel(content);
    expect(status).toBe(422);
    return body.errors?.model?.[0];
  };
  expect(await refusal(Buffer.from('solid cube'))).toContain('not a GLB file');
  expect(await refusal(testGlb([762, 914, 508]))).toContain('export it at its real size');
  expect(await refusal(testGlb([0.7, 0.9, 0.5], { scene: 4 }))).toContain('/scene');
  expect(
    await refusal(
      testGlb([0.7, 0.9, 0.5], {
        extensionsUsed: ['KHR_draco_mesh_compression'],
        extensionsRequired: ['KHR_draco_mesh_compression'],
      }),
    ),
  ).toContain('KHR_draco_mesh_compression');
  expect(await refusal(testGlb([0.7, 0.9, 0.5]).subarray(0, 300))).toContain('cannot be used');
});

test('VEND-01 G-62 U-15 a 3D model is private until staff approve it', async () => {
  const file = keyOf(await uploadModel(testGlb([0.762, 0.9144, 0.508])));
  const claimed = { file, bytes: 1, width_tmm: 1, height_tmm: 1, depth_tmm: 1, triangles: 1 };
  const saved = await save({ model: claimed });
  // What was measured counts, whatever was sent.
  expect(saved.body.data.draft?.changes.find(({ path }) => path === 'model')?.to).toBe(
    '20 in wide, 36 in high, 30 in deep, 4 triangles',
  );
  expect((await own(file)).headers['content-type']).toBe('model/gltf-binary');
  expect((await own(file, shop.vendors[1].token)).statusCode).toBe(404);
  const address = `/media/model/${file}.glb`;
  expect((await open(address)).statusCode).toBe(404);
  const version = saved.body.data.draft?.version ?? 0;
  const sent = await app.call(
    listings.submitListing,
    { params: { ref }, body: { version } },
    { token },
  );
  const { rows } = await app.pool.query('select id from listing_drafts where product_id = $1', [
    ref,
  ]);
  const decided = await app.call(
    listings.decideListing,
    {
      params: { id: rows[0].id },
      body: { decision: 'approve', reason: '', version: sent.body.data.draft?.version ?? 0 },
    },
    { token: staff },
  );
  expect(decided.status).toBe(200);
  const page = await app.call(catalog.getProduct, { params: { hash }, query: {} });
  expect(page.body.data.model).toMatchObject({
    ...{ address, size: '20 in wide, 36 in high, 30 in deep' },
  });
  expect((await open(address)).statusCode).toBe(200);
});
