import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { createFileStore } from './file-store.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'wevisu-files-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test('keeps a file whole under its key, over an older one, and leaves no draft', async () => {
  const files = await createFileStore({ dataDir, s3: null });
  expect(await files.get('a/b.webp')).toBeNull();
  await files.put('a/b.webp', Buffer.from('first'));
  await files.put('a/b.webp', Buffer.from('second'));
  expect(String(await files.get('a/b.webp'))).toBe('second');
  expect(readdirSync(join(dataDir, 'files/drafts'))).toEqual([]);
});

test('says in one line what a bucket needs that is not installed', async () => {
  const s3 = { endpoint: null, region: 'r', bucket: 'b', accessKeyId: 'k', secretAccessKey: 's' };
  const opened = createFileStore({ dataDir, s3 });
  await expect(opened).rejects.toThrow(StartupError);
  await expect(opened).rejects.toThrow('install @aws-sdk/client-s3');
});
