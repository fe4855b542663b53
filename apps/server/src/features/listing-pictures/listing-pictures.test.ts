// Pictures of many products, from a ZIP and from a real server on this machine.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as contract from '@wevisu/contract/listing-pictures.ts';
import * as listings from '@wevisu/contract/listings.ts';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { atFileEnd } from '../../platform/database/test-closers.ts';
import { createHttpOut } from '../../platform/http-out/http-out.ts';
import { createFileStore } from '../../platform/storage/file-store.ts';
import { createPictureProcessor } from '../../platform/uploads/picture-processor.ts';
import { testZip } from '../../platform/uploads/test-zip.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { sendForm } from '../../test-form.ts';
import { type TestShop, testShop } from '../../test-shop.ts';
import { poolThatDies } from '../price-lists/test-killed.ts';
import type { ListingPicturesDeps } from './deps.ts';
import { readAddresses } from './read-addresses.ts';
import { runBatch } from './run-batch.ts';
import { sendZip } from './send-pictures.ts';

// Each picture is made in a process of its own.
vi.setConfig({ testTimeout: 180_000 });

let app: TestApp;
let shop: TestShop;
let token: string;
let deps: ListingPicturesDeps;

beforeAll(async () => {
  app = await testApp({ env: { OUTGOING_LOOPBACK: 'on' } });
  shop = await testShop(app);
  token = shop.vendors[0].token;
  const processor = createPictureProcessor({
    ...{ limitMs: 60_000, drawingLimitMs: 60_000, maxWaiting: 10 },
  });
  atFileEnd(async () => processor.close());
  deps = {
    ...{ pool: app.pool, now: () => new Date(), processor },
    files: await createFileStore({ dataDir: app.dataDir, s3: null }),
    // Jobs are run by hand.
    jobs: { enqueue: async () => {} },
    httpOut: createHttpOut({ allowLoopback: true }),
  };
});

/** A live product of the vendor. */
async function product() {
  const { variantId } = await shop.addVariant({ vendorId: shop.vendors[0].vendorId });
  const { rows } = await app.pool.query<{ sku: string; ref: string }>(
    `select vendor_sku as sku, product_id::text as ref from variants where id = $1`,
    [variantId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('There is no variant.');
  return row;
}

let shade = 0;
async function picture(side = 700): Promise<Buffer> {
  shade += 1;
  const background = { r: shade % 256, g: 99, b: 99 };
  const blank = { width: side, height: side, channels: 3 as const, background };
  return sharp({ create: blank }).png().toBuffer();
}

const photosOf = async (ref: string) =>
  (await app.call(listings.getVendorListing, { params: { ref } }, { token })).body.data.draft
    ?.content.photos ?? [];

async function send(kind: 'zip' | 'addresses', content: Buffer | string, as = token) {
  const file = new File([new Uint8Array(Buffer.from(content))], 'a.bin');
  const url = `/api/vendor/picture-batches/${kind}`;
  return sendForm(app, { url, fields: { file, file_name: 'tiles.zip' }, token: as });
}

async function through(answer: Awaited<ReturnType<typeof send>>) {
  expect(answer.status).toBe(201);
  const { id } = answer.body.data as contract.PictureBatch;
  const find = async () =>
    (await app.call(contract.listPictureBatches, { query: {} }, { token })).body.data.rows.find(
      (one) => one.id === id,
    );
  await expect.poll(async () => (await find())?.finished_at, { timeout: 120_000 }).toBeTruthy();
  const failed = await app.raw('GET', `/api/vendor/picture-batches/${id}/failed`, undefined, token);
  return { id, batch: await find(), failed: failed.text };
}

test('G-62 pictures of a ZIP go into the drafts of their products by SKU, and sent again change nothing', async () => {
  const [one, two] = [await product(), await product()];
  const small = await picture(300);
  const inner = testZip([{ name: 'a.png', content: small }]);
  const zip = testZip([
    { name: `${one.sku}_2.png`, content: await picture() },
    { name: `${one.sku}.png`, content: await picture() },
    { name: `tiles/${two.sku}/front.png`, content: await picture() },
    { name: `__MACOSX/._${one.sku}.png`, content: Buffer.from('x') },
    { name: 'nothing.png', content: await picture() },
    { name: `${two.sku}_2.png`, content: small },
    { name: `${two.sku}_3.zip`, content: inner },
    { name: `${two.sku}_4.png`, content: inner },
    { name: `${two.sku}_5.png`, content: await picture(), isEncrypted: true },
    { name: `${two.sku}_6.png`, content: await picture(), unpackedBytes: 100 },
  ]);
  const { batch, failed } = await through(await send('zip', zip));
  expect(batch).toMatchObject({ total: 9, added: 3, known: 0, failed: 6 });
  expect(failed).toContain('nothing,nothing.png,None of your products has this SKU.');
  expect(failed).toMatch(/_2\.png,.*[Mm]inimum 600/);
  expect(failed.match(/A ZIP within a ZIP is not opened/g)).toHaveLength(2);
  expect(failed).toContain('locked with a password');
  expect(failed).toMatch(/_6\.png,.*damaged/);
  const photos = await photosOf(one.ref);
  expect(photos.map(({ alt }) => /, picture 2$/.test(alt))).toEqual([false, true]);
  expect(await photosOf(two.ref)).toHaveLength(1);

  const again = await through(await send('zip', zip));
  expect(again.batch).toMatchObject({ added: 0, known: 3, failed: 6 });
  expect(await photosOf(one.ref)).toEqual(photos);
});

test('G-62 a ZIP that is none, or would unpack to too much, is refused before anything is unpacked', async () => {
  const bomb = testZip([
    { name: 'a.png', content: Buffer.alloc(10), unpackedBytes: 400 * 1024 * 1024 },
    { name: 'b.png', content: Buffer.alloc(10), unpackedBytes: 400 * 1024 * 1024 },
  ]);
  const texts = await Promise.all(
    [bomb, Buffer.from('no zip'), testZip([])].map(
      async (zip) => (await send('zip', zip)).body.errors?.file?.[0],
    ),
  );
  expect(texts).toEqual([
    expect.stringContaining('unpack to more than 500 MB'),
    expect.stringContaining('not a ZIP file'),
    'There is no picture in this file.',
  ]);
});

test('G-62 pictures are fetched by address: type by content, no redirect, no private address', async () => {
  const good = await picture();
  const server = createServer((request, reply) => {
    if (request.url === '/moved.png') reply.writeHead(302, { location: '/good.png' }).end();
    else if (request.url === '/gone.png') reply.writeHead(404).end();
    else if (request.url === '/page.png') {
      reply.writeHead(200, { 'content-type': 'image/png' }).end('<html></html>');
    } else reply.writeHead(200, { 'content-type': 'text/plain' }).end(good);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atFileEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { sku, ref } = await product();
  const list = [
    'Item number;Name;Picture',
    ...['good', 'moved', 'gone', 'page'].map((name) => `${sku};Tile;${at}/${name}.png`),
    `${sku};Tile;https://169.254.169.254/meta.png`,
    `${sku};Tile;http://example.com/a.png`,
    `${sku};Tile;`,
    `UNKNOWN;Tile;${at}/good.png`,
  ].join('\r\n');
  const { batch, failed } = await through(await send('addresses', list));
  expect(batch).toMatchObject({ kind: 'addresses', total: 8, added: 1, failed: 7 });
  expect(await photosOf(ref)).toHaveLength(1);
  const reasonOf = (part: string) => failed.split('\r\n').find((line) => line.includes(part));
  expect(reasonOf('moved')).toContain('leads to another one');
  expect(reasonOf('gone')).toContain('status 404');
  expect(reasonOf('page')).not.toContain('status');
  expect(reasonOf('169.254')).toContain('not on the public internet');
  expect(reasonOf('example.com')).toContain('must start with https');
  expect(failed).toContain(`${sku},,This is not an address.`);
  const again = await through(await send('addresses', list));
  expect(again.batch).toMatchObject({ added: 0, known: 1 });
});

test('G-62 killed at any point, a job goes on: no picture is lost, none is added twice', async () => {
  const { sku, ref } = await product();
  const zip = testZip([
    { name: `${sku}.png`, content: await picture() },
    { name: `${sku}_2.png`, content: await picture() },
  ]);
  const sent = await sendZip(deps, {
    ...{ userId: shop.vendors[0].userId, fileName: 'a.zip', file: { bytes: zip } },
  });
  if (!sent.ok) throw new Error(sent.code);
  const { id } = sent.value;
  for (const statements of [2, 6, 10]) {
    const pool = poolThatDies(app.pool, statements);
    await runBatch({ ...deps, pool }, { id }).catch(() => {});
  }
  await Promise.all(
    [runBatch(deps, { id }), runBatch(deps, { id })].map((one) => one.catch(() => {})),
  );
  await runBatch(deps, { id });
  expect(await photosOf(ref)).toHaveLength(2);
  const { rows } = await app.pool.query(
    'select added + known as through, failed, file_key from picture_batches where id = $1',
    [id],
  );
  expect(rows).toEqual([{ through: 2, failed: 0, file_key: null }]);
});

test('G-62 what staff look at gets no picture, and another vendor none of this one', async () => {
  const { sku, ref } = await product();
  await app.pool.query(
    `insert into listing_drafts (vendor_id, product_id, content, base, base_version, state, created_at,
       updated_at, submitted_at)
     select vendor_id, id, '{"photos": [], "variants": [], "name": "x"}', '{}', version, 'submitted', now(), now(), now()
     from products where id = $1`,
    [ref],
  );
  const zip = testZip([{ name: `${sku}.png`, content: await picture() }]);
  const { id, failed } = await through(await send('zip', zip));
  expect(failed).toContain('Our staff are reviewing this draft');
  const other = shop.vendors[1].token;
  const url = `/api/vendor/picture-batches/${id}/failed`;
  expect((await app.raw('GET', url, undefined, other)).status).toBe(404);
  const theirs = await send('zip', zip, other);
  expect(theirs.body.data).toMatchObject({ total: 1, failed: 1 });
});

test('G-62 an address list is read from two columns or from a whole price list', () => {
  const read = (text: string) => readAddresses(Buffer.from(text));
  expect(
    read('A-1,https://a.example/1.jpg\nA-2,https://a.example/2.jpg,https://a.example/3.jpg'),
  ).toEqual([
    { sku: 'A-1', url: 'https://a.example/1.jpg' },
    { sku: 'A-2', url: 'https://a.example/2.jpg' },
    { sku: 'A-2', url: 'https://a.example/3.jpg' },
  ]);
  expect(read("Name\tSKU\tPhoto\nTile\t'-9\thttps://a.example/1.jpg")).toEqual([
    { sku: '-9', url: 'https://a.example/1.jpg' },
  ]);
  expect(read('\u00ff\ufffe')).toEqual([]);
  expect(readAddresses(Buffer.from([0xff, 0xfe, 0x00]))).toBeNull();
});
