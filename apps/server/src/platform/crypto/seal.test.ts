import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEncryptionKey } from './encryption-key.ts';
import { openSealed, seal } from './seal.ts';

const key = randomBytes(32);
const of = { key, purpose: 'app of 1' };
const secret = Buffer.from('a secret');

test('what is sealed opens with its key and purpose, and differs each time', () => {
  const sealed = seal(secret, of);
  expect(openSealed(sealed, of)).toEqual(secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(seal(secret, of)).not.toEqual(sealed);
});

test('another key, another purpose, and each changed byte open nothing', () => {
  const sealed = seal(secret, of);
  expect(openSealed(sealed, { ...of, key: randomBytes(32) })).toBeNull();
  expect(openSealed(sealed, { ...of, purpose: 'app of 2' })).toBeNull();
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(openSealed(changed, of)).toBeNull();
  }
  expect(openSealed(sealed.subarray(0, 20), of)).toBeNull();
});

test('without a setting the key is made once, for the owner of the data folder alone', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wevisu-key-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const path = join(dataDir, 'encryption.key');
  const keys = await Promise.all(
    Array.from({ length: 5 }, () => readEncryptionKey({ encryptionKey: null, dataDir })),
  );
  expect(new Set(keys.map((one) => one.toString('hex'))).size).toBe(1);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(Buffer.from(await readFile(path, 'utf8'), 'base64')).toEqual(keys[0]);
  expect(await readEncryptionKey({ encryptionKey: key, dataDir })).toBe(key);
  await writeFile(path, 'cut off');
  await expect(readEncryptionKey({ encryptionKey: null, dataDir })).rejects.toThrow('backup');
});
