// The two files of a photo of a shipment, and their removal.
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { ArrivalDeps } from './deps.ts';
import { deletePhoto, listPhotosToDrop } from './store/photos.ts';

type Store = Pick<ArrivalDeps, 'pool' | 'files'>;
export type PhotoSize = 'full' | 'small';

const ENDINGS: Readonly<Record<PhotoSize, string>> = { full: '.jpg', small: '-small.webp' };
const HOUR_MS = 3_600_000;
/** A phone may have been without a network for as long. */
const LOOSE_DAYS = 30;
const BATCH = 200;

export function photoFileKey(key: string, size: PhotoSize): string {
  return key + ENDINGS[size];
}

export async function putPhotoFiles(
  files: FileStore,
  key: string,
  made: Readonly<Record<PhotoSize, Buffer>>,
): Promise<void> {
  await files.put(photoFileKey(key, 'full'), made.full);
  await files.put(photoFileKey(key, 'small'), made.small);
}

async function dropPhoto({ pool, files }: Store, key: string): Promise<void> {
  await files.remove(photoFileKey(key, 'full'));
  await files.remove(photoFileKey(key, 'small'));
  await deletePhoto(pool, { key });
}

/** Removes photos that were erased, or uploaded and never signed for. Safe to run at any time. */
export async function dropLostPhotos({
  now,
  ...store
}: Store & Pick<ArrivalDeps, 'now'>): Promise<void> {
  const time = now().getTime();
  const begunBefore = new Date(time - HOUR_MS);
  const looseBefore = new Date(time - LOOSE_DAYS * 24 * HOUR_MS);
  for (;;) {
    const rows = await listPhotosToDrop(store.pool, { begunBefore, looseBefore, limit: BATCH });
    for (const { key } of rows) await dropPhoto(store, key);
    if (rows.length < BATCH) return;
  }
}
