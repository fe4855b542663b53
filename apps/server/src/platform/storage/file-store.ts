// The server's files: in a folder or, if configured, in an S3-compatible store.
import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config.ts';
import { codeOf, StartupError } from '../startup-error.ts';

export interface FileStore {
  /** Null if there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** All or nothing, even if the process is killed halfway. */
  put(key: string, content: Buffer): Promise<void>;
  /** Does nothing if there is no such file. Also removes what killed processes left of it. */
  remove(key: string): Promise<void>;
}

/** Keys are paths of letters, digits, '-', '_', '.' and '/'; callers that build one from input must check it. */
export async function createFileStore(config: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (config.s3 !== null) return inBucket(config.s3);
  const folder = join(config.dataDir, 'files');
  await dropLeftDrafts(folder);
  return onDisk(folder);
}

const DRAFTS = 'drafts';
/** No write takes this long. */
const LEFT_MS = 3_600_000;

/** Per key, so that they can be removed with their file. */
const draftsOf = (key: string) => `${key.replaceAll('/', '!')}!`;

/** Removes partial files of killed processes. Others may be writing to the same folder. */
async function dropLeftDrafts(folder: string): Promise<void> {
  for (const name of await draftsIn(folder)) {
    const path = join(folder, DRAFTS, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFT_MS) await rm(path, { force: true });
  }
}

function draftsIn(folder: string): Promise<string[]> {
  return readdir(join(folder, DRAFTS)).catch(() => []);
}

function onDisk(location: string): FileStore {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  return {
    get: (key) => readOrNull(disk, key),
    async put(key, content) {
      // A half-written file must never be visible under its name.
      const draft = `${DRAFTS}/${draftsOf(key)}${randomUUID()}`;
      try {
        await disk.put(draft, content);
        await disk.move(draft, key);
      } catch (error) {
        await disk.delete(draft).catch(() => {});
        throw error;
      }
    },
    async remove(key) {
      for (const name of await draftsIn(location)) {
        if (name.startsWith(draftsOf(key))) await disk.delete(`${DRAFTS}/${name}`);
      }
      await disk.delete(key);
    },
  };
}

async function inBucket(s3: NonNullable<Config['s3']>): Promise<FileStore> {
  const { S3Driver } = await loadS3Driver();
  const disk = new Disk(
    new S3Driver({
      bucket: s3.bucket,
      region: s3.region,
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      visibility: 'private',
      supportsACL: false,
      // Stores other than AWS are mostly addressed by path: they have no wildcard certificate.
      ...(s3.endpoint === null ? {} : { endpoint: s3.endpoint, forcePathStyle: true }),
    }),
  );
  return {
    get: (key) => readOrNull(disk, key),
    put: (key, content) => disk.put(key, content),
    remove: (key) => disk.delete(key),
  };
}

/** Its SDK is not a dependency: only installations with a bucket need it. */
async function loadS3Driver() {
  try {
    return await import('flydrive/drivers/s3');
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartupError(
      'S3_BUCKET is set: install @aws-sdk/client-s3 and @aws-sdk/s3-request-presigner first.',
      { cause: error },
    );
  }
}

async function readOrNull(disk: Disk, key: string): Promise<Buffer | null> {
  try {
    return Buffer.from(await disk.getBytes(key));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === 'ENOENT') return true;
    if (cause.name === 'NoSuchKey' || cause.name === 'NotFound') return true;
  }
  return false;
}
