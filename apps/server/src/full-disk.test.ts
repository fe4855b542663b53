// The file store on a disk that is full, a real one of half a megabyte: what is made is sent, what is sent to us is
// refused whole, and all goes on once there is space. scripts/start/full-disk.start.test.ts fills the database's disk.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as accounts from '@wevisu/contract/accounts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_APPLICATION } from './features/accounts/test-application.ts';
import { ownPicturesOf } from './features/own-pictures/test-own-pictures.ts';
import { isDiskFull } from './platform/disk-full.ts';
import { testPicture } from './platform/uploads/test-pictures.ts';
import { type TestApp, testApp } from './test-app.ts';
import { sendForm } from './test-form.ts';

const disk = mkdtempSync(join(tmpdir(), 'wevisu-disk-'));
const isMounted = mountSmallDisk();

/** Only root may. */
function mountSmallDisk(): boolean {
  const options = ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs'];
  try {
    execFileSync('mount', [...options, disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const filler = join(disk, 'filler');

function fillDisk(): void {
  for (let bytes = 512 * 1024; bytes >= 1; bytes = Math.floor(bytes / 2)) {
    try {
      for (;;) writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' });
    } catch (error) {
      expect(isDiskFull(error)).toBe(true);
    }
  }
}

/** Every file of the store, drafts among them. */
function storedFiles(): readonly string[] {
  return readdirSync(join(disk, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

const REFUSED = {
  code: 'disk_full',
  message: 'Our storage is full, so nothing was saved. Please try again later.',
};

describe.skipIf(!isMounted)('on a full disk (skipped where no small one can be mounted)', () => {
  let app: TestApp;
  let pictures: ReturnType<typeof ownPicturesOf>;
  const warnings: string[] = [];
  const [model = ''] = readdirSync(resolve(import.meta.dirname, '../../../media/products'));
  const apply = () =>
    sendForm(app, { url: accounts.registerContractor.path, fields: TEST_APPLICATION });
  const count = async (table: string): Promise<number> =>
    (await app.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;

  beforeAll(async () => {
    const logTo = { write: (line: string) => warnings.push(line) };
    app = await testApp({ env: { DATA_DIR: disk, LOG_LEVEL: 'warn' }, logTo });
    const owner = await app.createAccount({ email: 'ana@example.com', type: 'User' });
    pictures = ownPicturesOf(app, owner);
    await pictures.keep();
    fillDisk();
  });
  afterAll(() => {
    execFileSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  });

  test('a picture is made and sent each time, without being kept', async () => {
    const before = storedFiles();
    for (let time = 0; time < 3; time += 1) {
      const picture = await app.app.http.inject({ url: `/media/240/m/${model}` });
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(picture.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    }
    expect(storedFiles()).toEqual(before);
    expect(warnings.filter((line) => line.includes("can't be kept"))).toHaveLength(1);
  });

  test('an upload is refused with the time to wait, and nothing of it is left', async () => {
    const before = [storedFiles(), await count('own_pictures')];
    const answer = await pictures.upload(await testPicture('png'));
    expect(answer.body).toMatchObject(REFUSED);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60']);
    expect([storedFiles(), await count('own_pictures')]).toEqual(before);
  });

  test('an application with its license is refused whole', async () => {
    const before = storedFiles();
    const answer = await apply();
    expect(answer.body).toMatchObject(REFUSED);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60']);
    expect(storedFiles()).toEqual(before);
    expect([await count('license_files'), await count('mails')]).toEqual([0, 0]);
  });

  test('all of it works once there is space', async () => {
    rmSync(filler);
    expect((await pictures.upload(await testPicture('png'))).status).toBe(201);
    expect((await apply()).status).toBe(201);
    await app.app.http.inject({ url: `/media/240/m/${model}` });
    expect(storedFiles()).toContain(model);
  });
});
