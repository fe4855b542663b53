import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFileStore } from './file-store.ts';
import { startTestS3 } from './test-s3.ts';

let folder: string;
let s3: Awaited<ReturnType<typeof startTestS3>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wevisu-files-'));
  s3 = await startTestS3();
});

afterAll(async () => {
  s3.close();
  await rm(folder, { recursive: true, force: true });
});

const inBucket = () => createFileStore({ dataDir: folder, s3: s3.settings });
const onDisk = () => createFileStore({ dataDir: folder, s3: null });

describe.each([
  ['in a folder', onDisk],
  ['in an S3-compatible store', inBucket],
])('files %s', (_, open) => {
  test('are read as they were written, and written over', async () => {
    const store = await open();
    const first = Buffer.from([0, 1, 2, 255]);
    await store.put('media/96/p/abc/0-def.webp', first);
    expect(await store.get('media/96/p/abc/0-def.webp')).toEqual(first);
    await store.put('media/96/p/abc/0-def.webp', Buffer.from('second'));
    expect(String(await store.get('media/96/p/abc/0-def.webp'))).toBe('second');
  });

  test('are gone once they are removed, as often as one asks', async () => {
    const store = await open();
    await store.put('licenses/one.pdf', Buffer.from('first'));
    await store.remove('licenses/one.pdf');
    await store.remove('licenses/one.pdf');
    expect(await store.get('licenses/one.pdf')).toBeNull();
  });

  test('that are not there are null', async () => {
    expect(await (await open()).get('media/96/none.webp')).toBeNull();
  });
});

test('a folder holds no drafts once files are written', async () => {
  const store = await onDisk();
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => store.put(`many/${i % 3}.bin`, Buffer.alloc(9_000, i))),
  );
  expect(await readdir(join(folder, 'files', 'drafts')).catch(() => [])).toEqual([]);
  expect((await store.get('many/0.bin'))?.length).toBe(9_000);
});

test('what cannot be written leaves no draft', async () => {
  const store = await onDisk();
  await store.put('many/one/more.bin', Buffer.from('first'));
  await expect(store.put('many/one', Buffer.from('second'))).rejects.toThrow();
  expect(await readdir(join(folder, 'files', 'drafts'))).toEqual([]);
});

test('drafts of processes that were killed go once they are an hour old', async () => {
  const drafts = join(folder, 'files', 'drafts');
  await mkdir(drafts, { recursive: true });
  for (const [name, minutes] of [
    ['left', 61],
    ['written-now', 1],
  ] as const) {
    await writeFile(join(drafts, name), 'half');
    const then = new Date(Date.now() - minutes * 60_000);
    await utimes(join(drafts, name), then, then);
  }
  await onDisk();
  expect(await readdir(drafts)).toEqual(['written-now']);
  await rm(join(drafts, 'written-now'));
});

test('what a process left of a file that was killed while it wrote goes with the file', async () => {
  const store = await onDisk();
  const drafts = join(folder, 'files', 'drafts');
  const left = () => readdir(drafts).catch(() => []);
  const program = join(import.meta.dirname, 'test-writer.ts');
  // The moment between two times is short, but there is one.
  while ((await left()).length < 2) {
    for (const name of await left()) await rm(join(drafts, name));
    const writer = spawn(process.execPath, [program, folder, 'rooms/one', 'rooms/one-more']);
    const closed = once(writer, 'close');
    while ((await left()).length < 2 && writer.exitCode === null) await setTimeout(1);
    writer.kill('SIGKILL');
    await closed;
  }
  await store.remove('rooms/one');
  expect((await left()).map((name) => name.slice(0, 15))).toEqual(['rooms!one-more!']);
  expect(await store.get('rooms/one')).toBeNull();
  await store.remove('rooms/one-more');
  expect(await left()).toEqual([]);
});

test('a store that refuses is an error, not a missing file', async () => {
  const other = { ...s3.settings, accessKeyId: 'other' };
  const store = await createFileStore({ dataDir: folder, s3: other });
  await expect(store.get('media/96/p/abc/0-def.webp')).rejects.toThrow();
});
