import * as page from '@wevisu/contract/account-page.ts';
import * as contract from '@wevisu/contract/own-pictures.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createFileStore } from '../../platform/storage/file-store.ts';
import { testPicture } from '../../platform/uploads/test-pictures.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../../test-app.ts';
import { dropLostPictures } from './picture-files.ts';
import { type OwnPictures, ownPicturesOf, path } from './test-own-pictures.ts';

let app: TestApp;
let ana: Awaited<ReturnType<TestApp['createAccount']>>;
let pictures: OwnPictures;
beforeAll(async () => {
  app = await testApp();
  ana = await app.createAccount({ email: 'ana@example.com', type: 'User' });
  pictures = ownPicturesOf(app, ana);
});

describe('U-18 own pictures are never left behind', () => {
  const lost = async () => {
    const files = await createFileStore({ dataDir: app.dataDir, s3: null });
    await dropLostPictures({ pool: app.pool, files, now: () => new Date() });
  };

  test('an upload that broke off is removed after an hour, with its files', async () => {
    const { id } = await pictures.keep();
    await app.pool.query('update own_pictures set kept_at = null where id = $1', [id]);
    expect((await pictures.list()).map((card) => card.id)).not.toContain(id);
    const files = await pictures.keptFiles();
    await lost();
    expect(await pictures.keptFiles()).toEqual(files);
    await app.pool.query(
      "update own_pictures set created_at = now() - interval '61 minutes' where id = $1",
      [id],
    );
    await lost();
    expect(await pictures.keptFiles()).toHaveLength(files.length - 2);
    await lost();
  });

  test('G-70 they are in the export, and go with the account', async () => {
    const { userId, token } = await app.createAccount({
      email: 'leaves@example.com',
      type: 'User',
    });
    const before = await pictures.keptFiles();
    const { id } = await pictures.keep(token);
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
    expect(await pictures.keptFiles()).toEqual(before);
    const { rows } = await app.pool.query(
      'select from own_pictures where id = $1 or user_id = $2',
      [id, userId],
    );
    expect(rows).toEqual([]);
  });

  test('G-70 one that is still being read when the account goes is not kept', async () => {
    const { userId, token } = await app.createAccount({ email: 'quick@example.com', type: 'User' });
    const [files, rows] = [await pictures.keptFiles(), await pictures.countRows()];
    const leaving = await app.pool.connect();
    await leaving.query('begin');
    await leaving.query('update users set deleted_at = now() where id = $1', [userId]);
    const sent = pictures.upload(await testPicture('png'), { token });
    await vi.waitUntil(isHeldUp, { timeout: 30_000 });
    await leaving.query('commit');
    leaving.release();
    expect((await sent).status).toBe(401);
    expect([await pictures.keptFiles(), await pictures.countRows()]).toEqual([files, rows]);
  });
});

/** Whether a query waits for another one's transaction. */
async function isHeldUp(): Promise<boolean> {
  const { rows } = await app.pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length > 0;
}
