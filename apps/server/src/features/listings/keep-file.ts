import { randomBytes } from 'node:crypto';
import type { VendorId } from '@wevisu/domain/ids.ts';
import type { FilesDeps } from './deps.ts';
import { listFileNames } from './file-names.ts';
import {
  deleteFile,
  type FileFacts,
  type FileKind,
  insertFile,
  listFilesToDrop,
} from './store/files.ts';

const DAY_MS = 86_400_000;
const BATCH = 200;

/** Keeps a file for a vendor. The row is written first: no file is there that no row knows of. */
export async function keepFile(
  deps: Pick<FilesDeps, 'pool' | 'now' | 'files'>,
  of: {
    readonly vendorId: VendorId;
    readonly kind: FileKind;
    readonly bytes: number;
    readonly facts?: FileFacts;
    readonly sourceHash?: Buffer;
    /** By their names in the file store. */
    readonly contentOf: (key: string) => readonly (readonly [name: string, content: Buffer])[];
  },
): Promise<string> {
  const { vendorId, kind, bytes, facts = {}, sourceHash = null, contentOf } = of;
  const key = randomBytes(16).toString('hex');
  await insertFile(deps.pool, {
    ...{ key, vendorId, kind, bytes, facts, sourceHash },
    now: deps.now(),
  });
  try {
    for (const [name, content] of contentOf(key)) await deps.files.put(name, content);
  } catch (error) {
    // If this fails as well, the daily job does it.
    await dropFile(deps, { key, kind }).catch(() => {});
    throw error;
  }
  return key;
}

type Store = Pick<FilesDeps, 'pool' | 'files'>;

async function dropFile(
  { pool, files }: Store,
  file: { readonly key: string; readonly kind: FileKind },
): Promise<void> {
  for (const name of listFileNames(file)) await files.remove(name);
  await deleteFile(pool, { key: file.key });
}

/** Removes what was uploaded more than a day ago and is shown nowhere. Safe to run at any time. */
export async function dropLostFiles({
  now,
  ...store
}: Store & Pick<FilesDeps, 'now'>): Promise<void> {
  const before = new Date(now().getTime() - DAY_MS);
  for (;;) {
    const lost = await listFilesToDrop(store.pool, { before, limit: BATCH });
    for (const file of lost) await dropFile(store, file);
    if (lost.length < BATCH) return;
  }
}
