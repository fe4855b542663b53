// The key by which the server encrypts what it must be able to read again, as the secret of an authenticator app.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, StartupError } from '../startup-error.ts';

const KEY_BYTES = 32;

interface Options {
  /** ENCRYPTION_KEY; null if it is not set. */
  readonly encryptionKey: Buffer | null;
  readonly dataDir: string;
}

/** The one of the settings, else one that was made at the first start and lies in the data folder, for its owner alone. */
export async function readEncryptionKey({ encryptionKey, dataDir }: Options): Promise<Buffer> {
  if (encryptionKey !== null) return encryptionKey;
  const path = join(dataDir, 'encryption.key');
  if (!existsSync(path)) await makeKey(path);
  const key = Buffer.from((await readFile(path, 'utf8')).trim(), 'base64');
  if (key.length !== KEY_BYTES) {
    throw new StartupError(
      `${path} holds no key of ${KEY_BYTES} bytes in base64: restore it from a backup.`,
    );
  }
  return key;
}

async function makeKey(path: string): Promise<void> {
  const mine = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(mine, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600 });
  try {
    // A link appears with its content, and never over another one: of processes that start at once, one wins.
    await link(mine, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(mine);
  }
}
