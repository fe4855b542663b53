import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import * as page from '@wevisu/contract/account-page.ts';
import * as contract from '@wevisu/contract/own-pictures.ts';
import { OWN_PICTURE } from '@wevisu/domain/projects/own-picture.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createFileStore } from '../../platform/storage/file-store.ts';
import { testPdf } from '../../platform/uploads/test-files.ts';
import {
  gifThatSays,
  pngThatSays,
  TEST_SVG,
  testBmp,
  testHeic,
  testPhotoWithPlace,
  testPicture,
} from '../../platform/uploads/test-pictures.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../../test-app.ts';
import { sendForm } from '../../test-form.ts';
import { dropLostPictures } from './picture-files.ts';

let app: TestApp;
let ana: Awaited<ReturnType<TestApp['createAccount']>>;
let pro: Awaited<ReturnType<TestApp['createAccount']>>;
beforeAll(async () => {
  app = await testApp();
  ana = await app.createAccount({ email: 'ana@example.com', type: 'User' });
  pro = await app.createAccount({ email: 'pro@example.com', type: 'Contractor' });
});

const { path } = contract.uploadOwnPicture;
const fileOf = (content: Uint8Array | string, name = 'a.jpg', type = 'image/jpeg') =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });

function upload(
  content: Uint8Array | string,
  { name = '', token = ana.token }: { readonly name?: string; readonly token?: string } = {},
) {
  return sendForm(app, { url: path, fields: { name, picture: fileOf(content) }, token });
}

async function list(token = ana.token) {
  return (await app.call(contract.listOwnPictures, {}, { token })).body.data;
}

function readFile(id: number, size: 'full' | 'small', headers: Record<string, string> = {}) {
  return app.app.http.inject({
    method: 'GET',
    url: `${path}/${id}/file?size=${size}`,
    headers: { authorization: `Bearer ${ana.token}`, ...headers },
  });
}

/** Names of all files in the store. */
async function keptFiles(): Promise<string[]> {
  const found = await readdir(join(app.dataDir, 'files', 'pictures')).catch(() => []);
  return found.sort();
}

const countRows = async () =>
  (await app.pool.query('select count(*)::int as n from own_pictures')).rows[0].n;

async function keep(token = ana.token) {
  expect((await upload(await testPicture('png'), { token })).status).toBe(201);
  const [newest] = await list(token);
  if (!newest) throw new Error('nothing is kept');
  return newest;
}

describe('VIS-02 G-40 own pictures', () => {
  test('are kept, listed and shown to whoever sent them, also to a pro', async () => {
    const { status, body } = await upload(await testPicture('jpeg'), {
      name: ' Bath, north wall ',
    });
    expect([status, body.message]).toEqual([201, 'The picture is kept.']);
    const [card] = await list();
    expect(card).toMatchObject({
      name: 'Bath, north wall',
      width: 400,
      height: 300,
      has_marks: false,
    });
    expect(body.data).toEqual(card);
    const full = await readFile(card?.id ?? 0, 'full');
    expect([full.statusCode, full.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(full.rawPayload).toHaveLength(card?.bytes ?? 0);
    expect((await sharp(full.rawPayload).metadata()).width).toBe(400);
    const small = await readFile(card?.id ?? 0, 'small');
    expect([small.headers['content-type'], small.headers['content-disposition']]).toEqual([
      'image/webp',
      `attachment; filename="picture-${card?.id}.webp"`,
    ]);
    await keep(pro.token);
    expect(await list(pro.token)).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  test('are for browsers of their owner alone to keep, and asked for again each time', async () => {
    const { id } = await keep();
    const first = await readFile(id, 'full');
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      vary: expect.stringMatching(/authorization/i),
    });
    const etag = String(first.headers.etag);
    const again = await readFile(id, 'full', { 'if-none-match': etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    // A browser that another account has taken over asks in vain.
    const url = `${path}/${id}/file`;
    for (const token of [pro.token, undefined]) {
      const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const headers = { 'if-none-match': etag, ...authorization };
      const other = await app.app.http.inject({ method: 'GET', url, headers });
      expect(other.statusCode).toBe(token === undefined ? 401 : 404);
    }
  });

  test('hold nothing of where and by whom they were taken, and stand upright', async () => {
    expect((await upload(await testPhotoWithPlace())).status).toBe(201);
    const [card] = await list();
    expect(card).toMatchObject({ name: 'Picture', width: 400, height: 600 });
    for (const size of ['full', 'small'] as const) {
      const { rawPayload } = await readFile(card?.id ?? 0, size);
      const { exif, orientation } = await sharp(rawPayload).metadata();
      expect([exif, orientation]).toEqual([undefined, undefined]);
      expect(rawPayload.toString('latin1')).not.toContain('Rosa');
    }
  });

  test('are renamed, by a name that says something', async () => {
    const { id } = await keep();
    const rename = (name: string) =>
      app.call(contract.renameOwnPicture, { params: { id }, body: { name } }, { token: ana.token });
    expect((await rename('Kitchen')).body.data.name).toBe('Kitchen');
    for (const name of ['  ', 'x'.repeat(81), 'a\u0000b']) {
      expect([name, (await rename(name)).body.errors]).toEqual([
        name,
        { name: [expect.any(String)] },
      ]);
    }
    expect((await list())[0]?.name).toBe('Kitchen');
  });

  test('carry what is marked on them to another device', async () => {
    const { id } = await keep();
    const token = { token: ana.token };
    const read = async () =>
      (await app.call(contract.getOwnPicture, { params: { id } }, token)).body.data;
    const mark = async (marks: unknown) => {
      const body = { marks, base_revision: (await read()).marks_revision };
      return app.raw('PUT', `${path}/${id}/marks`, body, ana.token);
    };
    expect(await read()).toMatchObject({ id, marks: null, has_marks: false });
    const marks = {
      version: 1,
      corners: [
        [0.5, 1e300],
        [3, 4],
      ],
      length: { feet: 12 },
    };
    expect((await mark(marks)).status).toBe(200);
    expect(await read()).toMatchObject({ marks, has_marks: true });
    expect((await list())[0]?.has_marks).toBe(true);
    const nested = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`);
    const wrong = [[1, 2], 'text', 5, undefined, { a: '\u0000' }, { a: '\ud800' }, nested];
    for (const bad of [...wrong, { a: 'x'.repeat(OWN_PICTURE.mostMarksBytes) }]) {
      const { status, body } = await mark(bad);
      expect([status, typeof body.message]).toEqual([422, 'string']);
    }
    expect((await mark({ a: 'x'.repeat(400_000) })).status).toBe(413);
    expect(await read()).toMatchObject({ marks });
    expect((await mark({ a: 'é'.repeat(OWN_PICTURE.mostMarksBytes / 2 - 10) })).status).toBe(200);
    expect((await mark(null)).status).toBe(200);
    expect(await read()).toMatchObject({ marks: null, has_marks: false });
  });

  test('when two devices mark the same one, the later is refused and overwrites nothing', async () => {
    const { id } = await keep();
    const save = (marks: Record<string, unknown> | null, base_revision: number) =>
      app.call(
        contract.saveOwnPictureMarks,
        { params: { id }, body: { marks, base_revision } },
        { token: ana.token },
      );
    const read = async () =>
      (await app.call(contract.getOwnPicture, { params: { id } }, { token: ana.token })).body.data;
    expect((await read()).marks_revision).toBe(0);
    expect((await save({ from: 'phone' }, 0)).body.data).toEqual({ revision: 1 });
    const late = await save({ from: 'laptop' }, 0);
    expect([late.status, late.body.code]).toEqual([409, 'marks_changed']);
    expect((await save(null, 0)).status).toBe(409);
    expect(await read()).toMatchObject({ marks: { from: 'phone' }, marks_revision: 1 });
    // Whoever has seen what is there may put something else in its place.
    expect((await save({ from: 'laptop' }, 1)).body.data).toEqual({ revision: 2 });
    expect(await read()).toMatchObject({ marks: { from: 'laptop' }, marks_revision: 2 });
  });

  test('of many that mark one at once exactly one is kept', async () => {
    const { id } = await keep();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, by) =>
        app.call(
          contract.saveOwnPictureMarks,
          { params: { id }, body: { marks: { by }, base_revision: 0 } },
          { token: ana.token },
        ),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  test('are deleted for good: the address answers 404, and no file is left', async () => {
    const before = await keptFiles();
    const { id } = await keep();
    expect(await keptFiles()).toHaveLength(before.length + 2);
    const remove = () =>
      app.call(contract.deleteOwnPicture, { params: { id } }, { token: ana.token });
    expect((await remove()).status).toBe(200);
    expect((await readFile(id, 'full')).statusCode).toBe(404);
    expect(
      (await app.call(contract.getOwnPicture, { params: { id } }, { token: ana.token })).status,
    ).toBe(404);
    expect(await keptFiles()).toEqual(before);
    expect((await app.pool.query('select from own_pictures where id = $1', [id])).rows).toEqual([]);
    expect((await remove()).body).toMatchObject({ code: 'own_picture_not_found' });
  });

  test('are 60 a person, also where the last two come at once', async () => {
    const { userId, token } = await app.createAccount({ email: 'many@example.com', type: 'User' });
    await app.pool.query(
      `insert into own_pictures (user_id, key, name, width, height, bytes, created_at, kept_at)
       select $1, 'pictures/many-' || n, 'Room ' || n, 400, 300, 1000, now(), now() from generate_series(1, 59) n`,
      [userId],
    );
    const picture = await testPicture('png');
    const both = await Promise.all([upload(picture, { token }), upload(picture, { token })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await list(token)).toHaveLength(60);
    const { status, body } = await upload(picture, { token });
    expect([status, body.code, body.message]).toEqual([
      422,
      'too_many_pictures',
      'You can keep 60 pictures. Delete one that you no longer need.',
    ]);
  });
});

describe('CAT-14 CAT-15 U-18 a refused picture gets a reason in words, and nothing is kept', () => {
  const TYPE = 'The picture field must be a JPG, SVG, JPEG, PNG, BMP or GIF image.';
  const DAMAGED = 'This file can not be read. It may be damaged: choose another one.';
  const SMALL = 'The picture field must be Minimum 200 X 150 pixels.';
  const PIXELS =
    'This picture has more than 64 million pixels. Make it smaller, then choose it again.';
  const wrong: readonly [string, () => Promise<Buffer> | Buffer | string, string][] = [
    ['empty', () => '', DAMAGED],
    ['of 1 x 1', () => testPicture('png', { width: 2, height: 1 }), SMALL],
    ['one pixel too low', () => testPicture('gif', { width: 200, height: 149 }), SMALL],
    ['too narrow once upright', () => onItsSide(), SMALL],
    ['of 20,000 x 20,000', () => pngThatSays(20_000, 20_000), PIXELS],
    ['a GIF of 60,000 x 60,000', () => gifThatSays(60_000, 60_000), PIXELS],
    ['cut off', async () => (await testPicture('jpeg')).subarray(0, 500), DAMAGED],
    ['a PDF that is called a JPEG', () => testPdf(), TYPE],
    ['a page', () => '<html><body onload="alert(1)">', TYPE],
    ['a program', () => 'MZ\x90\0', TYPE],
    [
      'a HEIC',
      () => testHeic(),
      'This is a HEIC photo. Send a JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible, or export it as JPEG.',
    ],
    [
      'a BMP with a palette',
      () => testBmp(undefined, { bits: 8 }),
      'Only BMP files of 24 or 32 bits without compression are read. Save this one as PNG or JPEG.',
    ],
    [
      'an SVG with a photo in it',
      () => '<svg viewBox="0 0 4 3"><image href="file:///etc/passwd"/></svg>',
      'This SVG holds photos or other files. Export it as PNG or JPEG, and choose that file.',
    ],
    ['an SVG that is cut off', () => TEST_SVG.slice(0, -20), DAMAGED],
    ['a strip of an SVG', () => '<svg viewBox="0 0 400 1"/>', SMALL],
  ];

  test.each(wrong)('%s', async (_, content, text) => {
    const before = await keptFiles();
    const rows = await countRows();
    const { status, body } = await upload(await content());
    expect([status, body.errors]).toEqual([422, { picture: [text] }]);
    expect([await keptFiles(), await countRows()]).toEqual([before, rows]);
  });

  test('what bears a wrong name is taken for what it is', async () => {
    for (const content of [
      TEST_SVG,
      testBmp(),
      await testPicture('webp'),
      await testPicture('gif'),
    ]) {
      expect((await upload(content)).status).toBe(201);
    }
    const [gif] = await list();
    const { rawPayload } = await readFile(gif?.id ?? 0, 'full');
    expect((await sharp(rawPayload).metadata()).format).toBe('jpeg');
  });

  test('a picture in another field is none, and a second one is too much', async () => {
    const picture = fileOf(await testPicture('png'));
    const { token } = ana;
    const elsewhere = await sendForm(app, { url: path, fields: { photo: picture }, token });
    expect([elsewhere.status, elsewhere.body.errors]).toEqual([
      422,
      { picture: ['Choose a picture.'] },
    ]);
    const two = await sendForm(app, { url: path, fields: { picture, second: picture }, token });
    expect(two.status).toBe(413);
    const inJson = await app.raw('POST', path, { picture: { bytes: [1] } }, token);
    expect(inJson.status).toBe(422);
  });

  test('without a session nothing of the form is read, and other accounts have no pictures', async () => {
    const fields = { picture: fileOf(await testPicture('png')) };
    expect((await sendForm(app, { url: path, fields })).status).toBe(401);
    const vendor = await app.createAccount({ email: 'vendor@example.com', type: 'Vendor' });
    expect((await sendForm(app, { url: path, fields, token: vendor.token })).status).toBe(403);
  });

  test('a stream of 100 MB is answered at 20 MB, and held no longer', async () => {
    const rows = await countRows();
    const before = process.memoryUsage.rss();
    const { status, body, sent } = await streamPicture(100 * 1024 * 1024);
    expect([status, body.errors]).toEqual([
      422,
      { picture: ['This file is too large. It may have up to 20 MB.'] },
    ]);
    expect(sent).toBeLessThan(60 * 1024 * 1024);
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
    expect(await countRows()).toBe(rows);
  });

  test('one account sends three at a time, and the fourth is to come again', async () => {
    const picture = await testPicture('png');
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(picture)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, 503, 503]);
    expect((await upload(picture)).status).toBe(201);
  });
});

describe('U-18 own pictures are never left behind', () => {
  const lost = async () => {
    const files = await createFileStore({ dataDir: app.dataDir, s3: null });
    await dropLostPictures({ pool: app.pool, files, now: () => new Date() });
  };

  test('an upload that broke off is removed after an hour, with its files', async () => {
    const { id } = await keep();
    await app.pool.query('update own_pictures set kept_at = null where id = $1', [id]);
    expect((await list()).map((card) => card.id)).not.toContain(id);
    const files = await keptFiles();
    await lost();
    expect(await keptFiles()).toEqual(files);
    await app.pool.query(
      "update own_pictures set created_at = now() - interval '61 minutes' where id = $1",
      [id],
    );
    await lost();
    expect(await keptFiles()).toHaveLength(files.length - 2);
    await lost();
  });

  test('G-70 they are in the export, and go with the account', async () => {
    const { userId, token } = await app.createAccount({
      email: 'leaves@example.com',
      type: 'User',
    });
    const before = await keptFiles();
    const { id } = await keep(token);
    await app.call(
      contract.saveOwnPictureMarks,
      { params: { id }, body: { marks: { a: 1 }, base_revision: 0 } },
      { token },
    );
    const { body } = await app.call(page.exportData, {}, { token });
    expect(body.data.pictures).toEqual([
      expect.objectContaining({
        name: 'Picture',
        width: 400,
        marks: { a: 1 },
        file: `${path}/${id}/file`,
      }),
    ]);
    const left = await app.call(
      page.deleteAccount,
      { body: { current_password: TEST_PASSWORD } },
      { token },
    );
    expect(left.status).toBe(200);
    expect(await keptFiles()).toEqual(before);
    const { rows } = await app.pool.query(
      'select from own_pictures where id = $1 or user_id = $2',
      [id, userId],
    );
    expect(rows).toEqual([]);
  });

  test('G-70 one that is still being read when the account goes is not kept', async () => {
    const { userId, token } = await app.createAccount({ email: 'quick@example.com', type: 'User' });
    const [files, rows] = [await keptFiles(), await countRows()];
    const leaving = await app.pool.connect();
    await leaving.query('begin');
    await leaving.query('update users set deleted_at = now() where id = $1', [userId]);
    const sent = upload(await testPicture('png'), { token });
    await vi.waitUntil(isHeldUp, { timeout: 30_000 });
    await leaving.query('commit');
    leaving.release();
    expect((await sent).status).toBe(401);
    expect([await keptFiles(), await countRows()]).toEqual([files, rows]);
  });
});

/** Whether a query waits for another one's transaction. */
async function isHeldUp(): Promise<boolean> {
  const { rows } = await app.pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length > 0;
}

/** 300 x 180 as it lies; 180 wide as it stands. */
function onItsSide(): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 180, channels: 3, background: '#999' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Over a real connection, as fast as it is taken. `sent` is what had left when the answer came. */
async function streamPicture(length: number) {
  const origin = new URL(await app.app.http.listen({ port: 0, host: '127.0.0.1' }));
  const head =
    '--x\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n\xff\xd8\xff';
  const block = Buffer.alloc(64 * 1024, 1);
  return new Promise<{ status: number; body: Record<string, unknown>; sent: number }>(
    (resolve, reject) => {
      let sent = 0;
      let isAnswered = false;
      const request = httpRequest(new URL(path, origin), {
        method: 'POST',
        headers: {
          authorization: `Bearer ${ana.token}`,
          'content-type': 'multipart/form-data; boundary=x',
        },
      });
      request.on('error', (error) => !isAnswered && reject(error));
      request.on('response', async (response) => {
        isAnswered = true;
        const before = sent;
        const text = (await response.toArray()).join('');
        request.destroy();
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(text), sent: before });
      });
      request.write(Buffer.from(head, 'latin1'));
      const write = () => {
        while (!isAnswered && sent < length) {
          sent += block.length;
          if (!request.write(block)) return request.once('drain', write);
        }
        if (!isAnswered) request.end('\r\n--x--\r\n');
        return undefined;
      };
      write();
    },
  );
}
