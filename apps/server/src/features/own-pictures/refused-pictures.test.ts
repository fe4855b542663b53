import { request as httpRequest } from 'node:http';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { testPdf } from '../../platform/uploads/test-files.ts';
import {
  gifThatSays,
  pngThatSays,
  TEST_SVG,
  testBmp,
  testHeic,
  testPicture,
  thinPng,
} from '../../platform/uploads/test-pictures.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { sendForm } from '../../test-form.ts';
import { fileOf, type OwnPictures, ownPicturesOf, path } from './test-own-pictures.ts';

let app: TestApp;
let ana: Awaited<ReturnType<TestApp['createAccount']>>;
let pictures: OwnPictures;
beforeAll(async () => {
  app = await testApp();
  ana = await app.createAccount({ email: 'ana@example.com', type: 'User' });
  pictures = ownPicturesOf(app, ana);
});

describe('CAT-14 CAT-15 U-18 a refused picture gets a reason in words, and nothing is kept', () => {
  const TYPE = 'The picture field must be a JPG, SVG, JPEG, PNG, BMP, GIF or WebP image.';
  const DAMAGED = 'This file cannot be read. It may be damaged. Choose another one.';
  const SMALL = 'The picture field must be Minimum 200 X 150 pixels.';
  const PIXELS =
    'This picture has more than 64 million pixels. Make it smaller, then choose it again.';
  const SIDE =
    'A side of this picture is longer than 30,000 pixels. Make it smaller, then choose it again.';
  const wrong: readonly [string, () => Promise<Buffer> | Buffer | string, string][] = [
    ['empty', () => '', DAMAGED],
    ['of 1 x 1', () => testPicture('png', { width: 2, height: 1 }), SMALL],
    ['one pixel too low', () => testPicture('gif', { width: 200, height: 149 }), SMALL],
    ['too narrow once upright', () => onItsSide(), SMALL],
    ['of 20,000 x 20,000', () => pngThatSays(20_000, 20_000), PIXELS],
    ['a GIF of 25,000 x 25,000', () => gifThatSays(25_000, 25_000), PIXELS],
    ['of 1 x 64,000,000', () => thinPng(), SIDE],
    ['cut off', async () => (await testPicture('jpeg')).subarray(0, 500), DAMAGED],
    ['a PDF that is called a JPEG', () => testPdf(), TYPE],
    ['a page', () => '<html><body onload="alert(1)">', TYPE],
    ['a program', () => 'MZ\x90\0', TYPE],
    [
      'a HEIC',
      () => testHeic(),
      'This is a HEIC photo. Use a JPEG instead: on an iPhone choose Settings, Camera, Formats, Most Compatible, or export it as JPEG.',
    ],
    [
      'a BMP with a palette',
      () => testBmp(undefined, { bits: 8 }),
      'Only uncompressed 24-bit or 32-bit BMP files are supported. Save this one as PNG or JPEG.',
    ],
    [
      'an SVG with a photo in it',
      () => '<svg viewBox="0 0 4 3"><image href="file:///etc/passwd"/></svg>',
      'This SVG contains photos or other files. Export it as PNG or JPEG, and choose that file.',
    ],
    ['an SVG that is cut off', () => TEST_SVG.slice(0, -20), DAMAGED],
    ['a strip of an SVG', () => '<svg viewBox="0 0 400 1"/>', SMALL],
  ];

  test.each(wrong)('%s', async (_, content, text) => {
    const before = await pictures.keptFiles();
    const rows = await pictures.countRows();
    const { status, body } = await pictures.upload(await content());
    expect([status, body.errors]).toEqual([422, { picture: [text] }]);
    expect([await pictures.keptFiles(), await pictures.countRows()]).toEqual([before, rows]);
  });

  test('what bears a wrong name is taken for what it is', async () => {
    for (const content of [
      TEST_SVG,
      testBmp(),
      await testPicture('webp'),
      await testPicture('gif'),
    ]) {
      expect((await pictures.upload(content)).status).toBe(201);
    }
    const [gif] = await pictures.list();
    const { rawPayload } = await pictures.readFile(gif?.id ?? 0, 'full');
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
    const rows = await pictures.countRows();
    const before = process.memoryUsage.rss();
    const { status, body, sent } = await streamPicture(100 * 1024 * 1024);
    expect([status, body.errors]).toEqual([
      422,
      { picture: ['This file is too large. The limit is 20 MB.'] },
    ]);
    expect(sent).toBeLessThan(60 * 1024 * 1024);
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
    expect(await pictures.countRows()).toBe(rows);
  });

  test('one account sends three at a time, and the fourth is to come again', async () => {
    const picture = await testPicture('png');
    const answers = await Promise.all(Array.from({ length: 5 }, () => pictures.upload(picture)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, 503, 503]);
    expect((await pictures.upload(picture)).status).toBe(201);
  });
});

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
