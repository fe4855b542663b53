// Where the files of chats are stored, and their removal.
import type { ChatDeps } from './deps.ts';
import { deleteFile, listFilesToDrop } from './store/files.ts';

type Store = Pick<ChatDeps, 'pool' | 'files'>;

const DAY_MS = 86_400_000;
const BATCH = 200;

export function fileKey(key: string, size: 'full' | 'small'): string {
  return size === 'full' ? key : `${key}-small.webp`;
}

export async function dropFile({ pool, files }: Store, key: string): Promise<void> {
  await files.remove(fileKey(key, 'full'));
  await files.remove(fileKey(key, 'small'));
  await deleteFile(pool, { key });
}

/** Removes files that lost their message or room, and uploads that were never sent. Safe to run at any time. */
export async function dropLostFiles({
  now,
  ...store
}: Store & Pick<ChatDeps, 'now'>): Promise<void> {
  const begunBefore = new Date(now().getTime() - DAY_MS);
  for (;;) {
    const keys = await listFilesToDrop(store.pool, { begunBefore, limit: BATCH });
    for (const key of keys) await dropFile(store, key);
    if (keys.length < BATCH) return;
  }
}
