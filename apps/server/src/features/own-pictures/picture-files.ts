// The two files of an own picture, and their removal.
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { RemadePicture } from '../../platform/uploads/remake-picture.ts';
import type { OwnPictureDeps } from './deps.ts';
import { deletePicture, listPicturesToDrop } from './store.ts';

export type PictureSize = 'full' | 'small';

export const PICTURE_TYPES = { full: 'image/jpeg', small: 'image/webp' } as const;
const ENDINGS: Readonly<Record<PictureSize, string>> = { full: '.jpg', small: '-small.webp' };

const HOUR_MS = 3_600_000;
const BATCH = 200;

export function pictureFileKey(key: string, size: PictureSize): string {
  return key + ENDINGS[size];
}

export async function putPictureFiles(
  files: FileStore,
  key: string,
  made: Pick<RemadePicture, PictureSize>,
): Promise<void> {
  await files.put(pictureFileKey(key, 'full'), made.full);
  await files.put(pictureFileKey(key, 'small'), made.small);
}

type Store = Pick<OwnPictureDeps, 'pool' | 'files'>;

export async function dropPictureFiles({ pool, files }: Store, key: string): Promise<void> {
  await files.remove(pictureFileKey(key, 'full'));
  await files.remove(pictureFileKey(key, 'small'));
  await deletePicture(pool, { key });
}

/** Removes pictures without an owner, and abandoned uploads. Safe to run at any time. */
export async function dropLostPictures({
  now,
  ...store
}: Store & Pick<OwnPictureDeps, 'now'>): Promise<void> {
  // An upload saves its files within seconds.
  const begunBefore = new Date(now().getTime() - HOUR_MS);
  for (;;) {
    const keys = await listPicturesToDrop(store.pool, { begunBefore, limit: BATCH });
    for (const key of keys) await dropPictureFiles(store, key);
    if (keys.length < BATCH) return;
  }
}
