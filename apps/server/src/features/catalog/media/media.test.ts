import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  MEDIA_WIDTHS,
  mediaAddress,
  sizeDrawingAddress,
  viewKeyOf,
} from '@wevisu/contract/media.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../platform/database/test-database.ts';
import { createFileStore, type FileStore } from '../../../platform/storage/file-store.ts';
import { logoHash } from '../index/logo-hash.ts';
import { toPictureKey } from '../picture-key.ts';
import { addProducts, addShowroom, addTaxonomy, FIXTURE_PICTURE } from '../test-fixture.ts';
import { createWarnUnreadable } from '../unreadable-pictures.ts';
import { createBakePool } from './bake-pool.ts';
import { addMediaRoutes } from './media-routes.ts';
import { createPictureServers } from './serve-picture.ts';

const { pool: db } = await testDatabase();
const pool = createBakePool({ threads: 1, maxWaiting: 8 });
const MODEL = '0123456789abcdef';
let folder: string;
let files: FileStore;
let http: FastifyInstance;
let hash: string;
let variantId: number;
const warnings: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wevisu-media-'));
  files = await createFileStore({ dataDir: folder, s3: null });
  await mkdir(join(folder, 'models'));
  const model = await sharp({
    create: { width: 960, height: 960, channels: 3, background: '#888' },
  })
    .webp()
    .toBuffer();
  await writeFile(join(folder, 'models', `${MODEL}.webp`), model);
  http = Fastify();
  const media = {
    db,
    files,
    keep: files.put,
    pool,
    modelsFolder: join(folder, 'models'),
    roomsFolder: join(folder, 'rooms'),
    warnUnreadable: createWarnUnreadable((line) => warnings.push(line)),
  };
  addMediaRoutes(http, { ...media, ...createPictureServers(media) });
  await addTaxonomy(db);
  const [product] = await addProducts(db, [
    { name: 'Tile', brand: 'Oakmont', category: 'marble-tile', variants: [{ wholesale: 51_237 }] },
  ]);
  hash = product?.hash ?? '';
  const variants = await db.query('select id from variants');
  variantId = variants.rows[0].id;
});

afterAll(async () => {
  await http.close();
  await pool.close();
  await rm(folder, { recursive: true, force: true });
});

function get(url: string, headers: Record<string, string> = {}) {
  return http.inject({ method: 'GET', url, headers });
}

const content = toPictureKey(FIXTURE_PICTURE);

describe('a baked surface', () => {
  test('is a square WebP of the width asked for, to be kept for a year', async () => {
    const address = mediaAddress(`p/${hash}/0-${content}`, 96);
    const answer = await get(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 96, height: 96 });
    const again = await get(address, { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.payload).toBe('');
  });

  test('is made once, however many ask at the same time, and then kept', async () => {
    const address = mediaAddress(`p/${hash}/0-${content}`, 240);
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(address)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const kept = await files.get(`media/240/p/${hash}/0-${content}.webp`);
    expect(kept?.equals(answers[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    await files.put(`media/240/p/${hash}/0-${content}.webp`, Buffer.from('kept'));
    expect((await get(address)).payload).toBe('kept');
  });

  test.each(['none', '0123456789ab'])('with the hash %s is told where it is now', async (wrong) => {
    const answer = await get(mediaAddress(`p/${hash}/0-${wrong}`, 480));
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(mediaAddress(`p/${hash}/0-${content}`, 480));
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
  });

  test('of a variant has its own finish laid over the picture of its product', async () => {
    const override = { material: { baseColor: '#202020' } };
    await db.query('update variants set picture = $1 where id = $2', [
      JSON.stringify(override),
      variantId,
    ]);
    const own = toPictureKey({
      ...FIXTURE_PICTURE,
      material: { ...FIXTURE_PICTURE.material, ...override.material },
    });
    const moved = await get(mediaAddress(`p/${hash}/${variantId}-none`, 96));
    expect(moved.headers.location).toBe(mediaAddress(`p/${hash}/${variantId}-${own}`, 96));
    const dark = await sharp((await get(String(moved.headers.location))).rawPayload).stats();
    const light = await sharp(
      (await get(mediaAddress(`p/${hash}/0-${content}`, 96))).rawPayload,
    ).stats();
    expect(dark.channels[0]?.mean).toBeLessThan((light.channels[0]?.mean ?? 0) - 60);
  });

  test('of a category stands for the category', async () => {
    const { rows } = await db.query(
      `update categories set picture = $1 where slug_url = 'marble-tile' returning id`,
      [JSON.stringify(FIXTURE_PICTURE)],
    );
    expect((await get(mediaAddress(`c/${rows[0].id}-${content}`, 96))).statusCode).toBe(200);
    expect((await get(mediaAddress(`c/${rows[0].id}-abc`, 96))).statusCode).toBe(302);
  });
});

describe('a rendered model', () => {
  test.each(MEDIA_WIDTHS)('is sent %i pixels wide', async (width) => {
    const answer = await get(mediaAddress(`m/${MODEL}`, width));
    expect(answer.statusCode).toBe(200);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
  });

  test('that was not rendered is not found', async () => {
    expect((await get(mediaAddress('m/ffffffffffffffff', 240))).statusCode).toBe(404);
  });
});

describe('VIS-01 the preview of a template', () => {
  const key = 'rooms/galley-modern-0123456789ab';

  beforeAll(async () => {
    await mkdir(join(folder, 'rooms'));
    const picture = await sharp({
      create: { width: 1600, height: 1000, channels: 3, background: '#987' },
    })
      .webp()
      .toBuffer();
    await writeFile(join(folder, 'rooms', 'galley-modern.webp'), picture);
    await db.query(
      `insert into floor_plans
         (id, name, room, area_sqft_e2, size, rooms, plan_svg, plan_hash, scene, position)
       values ('galley', 'Galley', 'kitchen', 9600, '8 x 12', 1, '<svg/>', 'abc', '{}', 1)`,
    );
    await db.query(
      `insert into templates (id, plan_id, name, room, style, colors, brands, picture_key, scene)
       values ('galley-modern', 'galley', 'Galley', 'kitchen', 'modern', '{}', 1, $1, '{}')`,
      [key],
    );
  });

  test.each(MEDIA_WIDTHS)('is sent %i pixels wide', async (width) => {
    const answer = await get(mediaAddress(key, width));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
  });

  test('with another hash is told where it is now, and one of no template is not found', async () => {
    const moved = await get(mediaAddress('rooms/galley-modern-ffffffffffff', 480));
    expect([moved.statusCode, moved.headers.location]).toEqual([302, mediaAddress(key, 480)]);
    expect((await get(mediaAddress('rooms/none-0123456789ab', 480))).statusCode).toBe(404);
  });
});

test.each([
  '/media/97/m/0123456789abcdef.webp',
  '/media/240/m/0123456789abcdef.png',
  '/media/240/m/../../../etc/passwd.webp',
  '/media/240/m/%2e%2e%2f%2e%2e%2fmodels%2f0123456789abcdef.webp',
  '/media/240/p/unknown00001/0-abc.webp',
  '/media/240/p/fixture00001/999999-abc.webp',
  '/media/240/c/999999-abc.webp',
  '/media/240/x.webp',
  '/media/logo/brand/999-abc.svg',
  '/media/logo/user/1-abc.svg',
  '/media/logo/brand/x.svg',
  '/media/logo/brand/999999999999-a.svg',
])('%s is not found', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('a draft has no picture', async () => {
  await db.query(`update products set status = 'draft'`);
  expect((await get(mediaAddress(`p/${hash}/0-none`, 96))).statusCode).toBe(404);
  await db.query(`update products set status = 'active'`);
});

describe('a logo', () => {
  test('is an SVG that can neither run nor fetch anything', async () => {
    const { rows } = await db.query(`select id from brands where name = 'Oakmont'`);
    const moved = await get(`/media/logo/brand/${rows[0].id}-none.svg`);
    expect(moved.statusCode).toBe(302);
    const answer = await get(String(moved.headers.location));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.payload).toContain('<title>Oakmont</title>');
  });

  test('PRO-08 of a showroom is found by the pro', async () => {
    const { userId } = await addShowroom(db, { vsdId: 'OAKRIDGE', companyName: 'Oak Ridge' });
    expect((await get(`/media/logo/showroom/${userId}-abc.svg`)).statusCode).toBe(404);
    await db.query(`update showrooms set logo_svg = '<svg/>'`);
    const named = await get(`/media/logo/showroom/${userId}-${logoHash('<svg/>')}.svg`);
    expect(named.payload).toBe('<svg/>');
  });

  test('U-12 of a showroom is not found by counting', async () => {
    const { rows } = await db.query('select user_id from showrooms where logo_svg is not null');
    const { statusCode, headers } = await get(`/media/logo/showroom/${rows[0].user_id}-abc.svg`);
    expect([statusCode, headers.location]).toEqual([404, undefined]);
  });
});

/** Media routes of their own, with nothing kept yet. */
async function narrowServer(limits: Parameters<typeof createBakePool>[0]) {
  const narrow = createBakePool(limits);
  const server = Fastify();
  const empty = await createFileStore({ dataDir: await mkdtemp(join(folder, 'empty-')), s3: null });
  const media = {
    db,
    files: empty,
    keep: empty.put,
    pool: narrow,
    modelsFolder: join(folder, 'models'),
    roomsFolder: join(folder, 'rooms'),
    warnUnreadable: () => {},
  };
  addMediaRoutes(server, { ...media, ...createPictureServers(media) });
  return { narrow, server };
}

describe('a flood', () => {
  test('from one address has its places and turns, and another is served in between', async () => {
    const { narrow, server } = await narrowServer({ threads: 1, maxWaiting: 12, maxPerOwner: 6 });
    const products = await addProducts(
      db,
      Array.from({ length: 14 }, (_, n) => ({
        ...{ name: `Flood ${n}`, brand: 'Oakmont', category: 'marble-tile' },
        variants: [{ wholesale: 100 + n }],
      })),
    );
    const ended: string[] = [];
    const ask = async (n: number, remoteAddress: string) => {
      const key = `p/${products[n]?.hash}/0-${content}`;
      const { statusCode } = await server.inject({ url: mediaAddress(key, 240), remoteAddress });
      if (statusCode === 200) ended.push(remoteAddress.startsWith('2001') ? 'flood' : 'other');
      return statusCode;
    };
    // All of one /64.
    const flood = Array.from({ length: 12 }, (_, n) => ask(n, `2001:db8:0:7::${n + 1}`));
    // What it asks for is looked up first.
    const other = Promise.all([ask(12, '192.0.2.7'), ask(13, '192.0.2.7')]);
    const answers = await Promise.all(flood);
    expect(answers.filter((status) => status === 200)).toHaveLength(6);
    expect(answers.filter((status) => status === 503)).toHaveLength(6);
    expect(await other).toEqual([200, 200]);
    expect(ended.lastIndexOf('other')).toBeLessThan(5);
    await server.close();
    await narrow.close();
  });

  test('is answered with 503 and when to come again, and changes nothing', async () => {
    const { narrow, server } = await narrowServer({ threads: 1, maxWaiting: 1 });
    const answers = await Promise.all(
      MEDIA_WIDTHS.map((width) =>
        server.inject({ method: 'GET', url: mediaAddress(`p/${hash}/0-${content}`, width) }),
      ),
    );
    const busy = answers.filter(({ statusCode }) => statusCode === 503);
    expect(busy.length).toBeGreaterThanOrEqual(2);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(1);
    expect(busy[0]?.headers['retry-after']).toBe('2');
    expect(busy[0]?.headers['cache-control']).toBe('no-store');
    await server.close();
    await narrow.close();
  });

  test('a picture that cannot be made breaks neither the thread nor the next picture', async () => {
    const spec = { ...FIXTURE_PICTURE, view: 'nowhere' } as never;
    await expect(pool.bake({ type: 'surface', spec }, 96)).rejects.toThrow();
    expect(
      await pool.bake({ type: 'file', path: join(folder, 'models', `${MODEL}.webp`) }, 96),
    ).toBeInstanceOf(Buffer);
  });
});

describe('a picture that an older version wrote', () => {
  const OLD = JSON.stringify({ type: 'surface', size: 'as it was called once' });

  test('CAT-03 is missing and said once, whether its key is kept or not', async () => {
    const [old] = await addProducts(db, [
      { name: 'Old', brand: 'Oakmont', category: 'marble-tile', variants: [{ wholesale: 100 }] },
    ]);
    const oldHash = old?.hash ?? '';
    for (const key of ['0123456789ab', null]) {
      await db.query('update products set picture = $1, picture_key = $2 where hash = $3', [
        OLD,
        key,
        oldHash,
      ]);
      for (const width of [96, 480] as const) {
        const answer = await get(mediaAddress(`p/${oldHash}/0-${key ?? 'none'}`, width));
        expect(answer.statusCode).toBe(404);
      }
    }
    const said = warnings.filter((line) => line.includes(oldHash));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^the picture of product \S+ can't be read, it is shown without: .+$/);
  });

  test('of a category is missing and said once', async () => {
    const { rows } = await db.query('select id, picture from categories order by id limit 1');
    await db.query('update categories set picture = $1 where id = $2', [OLD, rows[0].id]);
    for (const width of [96, 480] as const) {
      const answer = await get(mediaAddress(`c/${rows[0].id}-0123456789ab`, width));
      expect(answer.statusCode).toBe(404);
    }
    expect(warnings.filter((line) => line.includes(`category ${rows[0].id} `))).toHaveLength(1);
    await db.query('update categories set picture = $1 where id = $2', [
      rows[0].picture,
      rows[0].id,
    ]);
  });
});

describe('more of a product than its picture', () => {
  const picture = () => `p/${hash}/0-${content}`;

  test('G-33 other views are baked from the same spec, and know where it has gone', async () => {
    const own = await get(mediaAddress(picture(), 96));
    const near = await get(mediaAddress(viewKeyOf(picture(), 'close'), 96));
    expect(near.statusCode).toBe(200);
    expect(near.headers['content-type']).toBe('image/webp');
    expect(near.rawPayload.equals(own.rawPayload)).toBe(false);
    const old = await get(mediaAddress(viewKeyOf(`p/${hash}/0-0123456789ab`, 'close'), 96));
    expect(old.headers.location).toBe(mediaAddress(viewKeyOf(picture(), 'close'), 96));
  });

  test('G-33 its drawn measures are an SVG that nothing runs in', async () => {
    const address = sizeDrawingAddress({ productHash: hash, variantId: 0, picture: picture() });
    const drawing = await get(address);
    expect(drawing.statusCode).toBe(200);
    expect(drawing.headers['content-type']).toBe('image/svg+xml');
    expect(drawing.headers['content-security-policy']).toContain('sandbox');
    expect(drawing.payload).toContain(' in</text>');
    const old = await get(address.replace(content, '0123456789ab'));
    expect(old.headers.location).toBe(address);
  });

  test.each([
    '/media/96/v/sideways/x/0-abc.webp',
    '/media/size/nothing/0-abc.svg',
    '/media/size/x/y',
  ])('%s is not found', async (address) => {
    expect((await get(address)).statusCode).toBe(404);
  });
});
