// The files of a still, and their end.
import type { Pool } from '../../../platform/database/queryable.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { deleteStillRow, isLost, listLostStills } from '../store/queue.ts';

/** `state` is what has been gathered, to go on from; the other two are there to be seen. */
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
  await deleteStillRow(pool, key);
}

/** Files and row of one that nothing has any more. Where a server is still at it, that one does it. */
export async function dropIfLost(store: Store, key: string): Promise<void> {
  if (await isLost(store.pool, key)) await dropFiles(store, key);
}

/** Of all of those: projects and accounts may have gone. Safe to run at any time. */
export async function dropLostStills(store: Store): Promise<void> {
  for (;;) {
    const keys = await listLostStills(store.pool, BATCH);
    for (const key of keys) await dropFiles(store, key);
    if (keys.length < BATCH) return;
  }
}
