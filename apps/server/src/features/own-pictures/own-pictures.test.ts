import * as contract from '@wevisu/contract/own-pictures.ts';
import { OWN_PICTURE } from '@wevisu/domain/projects/own-picture.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { testPhotoWithPlace, testPicture } from '../../platform/uploads/test-pictures.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { type OwnPictures, ownPicturesOf, path } from './test-own-pictures.ts';

let app: TestApp;
let ana: Awaited<ReturnType<TestApp['createAccount']>>;
let pro: Awaited<ReturnType<TestApp['createAccount']>>;
let pictures: OwnPictures;
beforeAll(async () => {
  app = await testApp();
  ana = await app.createAccount({ email: 'ana@example.com', type: 'User' });
  pro = await app.createAccount({ email: 'pro@example.com', type: 'Contractor' });
  pictures = ownPicturesOf(app, ana);
});

describe('VIS-02 G-40 own pictures', () => {
  test('are kept, listed and shown to whoever sent them, also to a pro', async () => {
    const { status, body } = await pictures.upload(await testPicture('jpeg'), {
      name: ' Bath, north wall ',
    });
    expect([status, body.message]).toEqual([201, 'The picture was saved.']);
    const [card] = await pictures.list();
    expect(card).toMatchObject({
      name: 'Bath, north wall',
      width: 400,
      height: 300,
      has_marks: false,
    });
    expect(body.data).toEqual(card);
    const full = await pictures.readFile(card?.id ?? 0, 'full');
    expect([full.statusCode, full.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(full.rawPayload).toHaveLength(card?.bytes ?? 0);
    expect((await sharp(full.rawPayload).metadata()).width).toBe(400);
    const small = await pictures.readFile(card?.id ?? 0, 'small');
    expect([small.headers['content-type'], small.headers['content-disposition']]).toEqual([
      'image/webp',
      `attachment; filename="picture-${card?.id}.webp"`,
    ]);
    await pictures.keep(pro.token);
    expect(await pictures.list(pro.token)).toHaveLength(1);
    expect(await pictures.list()).toHaveLength(1);
  });

  test('are for browsers of their owner alone to keep, and asked for again each time', async () => {
    const { id } = await pictures.keep();
    const first = await pictures.readFile(id, 'full');
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      vary: expect.stringMatching(/authorization/i),
    });
    const etag = String(first.headers.etag);
    const again = await pictures.readFile(id, 'full', { 'if-none-match': etag });
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
    expect((await pictures.upload(await testPhotoWithPlace())).status).toBe(201);
    const [card] = await pictures.list();
    expect(card).toMatchObject({ name: 'Picture', width: 400, height: 600 });
    for (const size of ['full', 'small'] as const) {
      const { rawPayload } = await pictures.readFile(card?.id ?? 0, size);
      const { exif, orientation } = await sharp(rawPayload).metadata();
      expect([exif, orientation]).toEqual([undefined, undefined]);
      expect(rawPayload.toString('latin1')).not.toContain('Rosa');
    }
  });

  test('are renamed, by a name that says something', async () => {
    const { id } = await pictures.keep();
    const rename = (name: string) =>
      app.call(contract.renameOwnPicture, { params: { id }, body: { name } }, { token: ana.token });
    expect((await rename('Kitchen')).body.data.name).toBe('Kitchen');
    for (const name of ['  ', 'x'.repeat(81), 'a\u0000b']) {
      expect([name, (await rename(name)).body.errors]).toEqual([
        name,
        { name: [expect.any(String)] },
      ]);
    }
    expect((await pictures.list())[0]?.name).toBe('Kitchen');
  });

  test('carry what is marked on them to another device', async () => {
    const { id } = await pictures.keep();
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
    expect((await pictures.list())[0]?.has_marks).toBe(true);
    const nested = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`);
    const wrong = [[1, 2], 'text', 5, undefined, { a: '\u0000' }, { a: '\ud800' }, nested];
    for (const bad of [...wrong, { a: 'x'.repeat(OWN_PICTURE.maxMarksBytes) }]) {
      const { status, body } = await mark(bad);
      expect([status, typeof body.message]).toEqual([422, 'string']);
    }
    expect((await mark({ a: 'x'.repeat(400_000) })).status).toBe(413);
    expect(await read()).toMatchObject({ marks });
    expect((await mark({ a: 'é'.repeat(OWN_PICTURE.maxMarksBytes / 2 - 10) })).status).toBe(200);
    expect((await mark(null)).status).toBe(200);
    expect(await read()).toMatchObject({ marks: null, has_marks: false });
  });

  test('when two devices mark the same one, the later is refused and overwrites nothing', async () => {
    const { id } = await pictures.keep();
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
    const { id } = await pictures.keep();
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
    const before = await pictures.keptFiles();
    const { id } = await pictures.keep();
    expect(await pictures.keptFiles()).toHaveLength(before.length + 2);
    const remove = () =>
      app.call(contract.deleteOwnPicture, { params: { id } }, { token: ana.token });
    expect((await remove()).status).toBe(200);
    expect((await pictures.readFile(id, 'full')).statusCode).toBe(404);
    expect(
      (await app.call(contract.getOwnPicture, { params: { id } }, { token: ana.token })).status,
    ).toBe(404);
    expect(await pictures.keptFiles()).toEqual(before);
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
    const both = await Promise.all([
      pictures.upload(picture, { token }),
      pictures.upload(picture, { token }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await pictures.list(token)).toHaveLength(60);
    const { status, body } = await pictures.upload(picture, { token });
    expect([status, body.code, body.message]).toEqual([
      422,
      'too_many_pictures',
      'You can save up to 60 pictures. Delete one you no longer need.',
    ]);
  });
});
