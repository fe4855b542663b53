// A still's files, and their removal.
import type { Pool } from '../../../platform/database/queryable.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { deleteStillRow, isLost, listLostStills } from '../store/queue.ts';

/** `state` holds the samples so far, to resume from; the other two are the pictures. */
export type StillFile = 'full' | 'small' | 'state';

const ENDINGS: Readonly<Record<StillFile, string>> = {
  full: '.png',
  small: '-small.webp',
  state: '.state',
};
const BATCH = 200;

export function stillFileKey(key: string, file: StillFile): string {
  return key + ENDINGS[file];
}

interface Store {
  readonly pool: Pool;
  readonly files: FileStore;
}

async function dropFiles({ pool, files }: Store, key: string): Promise<void> {
  for (const file of Object.keys(ENDINGS) as StillFile[]) {
    await files.remove(stillFileKey(key, file));
  }
  await deleteStillRow(pool, { key });
}

/** Removes files and row of a still without an owner. If a server is drawing it, that server does this. */
export async function dropIfLost(store: Store, key: string): Promise<void> {
  if (await isLost(store.pool, { key })) await dropFiles(store, key);
}

/** For all stills without an owner: their projects and accounts may be gone. Safe to run at any time. */
export async function dropLostStills(store: Store): Promise<void> {
  for (;;) {
    const keys = await listLostStills(store.pool, { limit: BATCH });
    for (const key of keys) await dropFiles(store, key);
    if (keys.length < BATCH) return;
  }
}
