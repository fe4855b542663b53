import type { MediaWidth } from '@wevisu/contract/media.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import type { BakePool } from './bake-pool.ts';
import { findPicture, isPictureKey, type PictureFinder } from './find-picture.ts';

/** Rendered models lie in the models' folder as KEY.webp, those of templates in the rooms' as ID.webp. */
export interface MediaDeps extends PictureFinder {
  readonly files: FileStore;
  readonly pool: BakePool;
}

export type ServedPicture =
  | { readonly type: 'picture'; readonly webp: Buffer }
  | { readonly type: 'moved'; readonly key: string }
  | { readonly type: 'missing' }
  | { readonly type: 'busy' };

export type PictureServer = (width: MediaWidth, key: string) => Promise<ServedPicture>;

const MISSING: ServedPicture = { type: 'missing' };

/** Kept pictures are sent as they are; others are made once, however many ask at the same time. */
export function createPictureServer(deps: MediaDeps): PictureServer {
  const making = new Map<string, Promise<ServedPicture>>();
  return async (width, key) => {
    if (!isPictureKey(key)) return MISSING;
    const file = `media/${width}/${key}.webp`;
    const kept = await deps.files.get(file);
    if (kept !== null) return { type: 'picture', webp: kept };
    const running = making.get(file);
    if (running !== undefined) return running;
    const work = make(deps, { width, key, file }).finally(() => making.delete(file));
    making.set(file, work);
    return work;
  };
}

interface Wanted {
  readonly width: MediaWidth;
  readonly key: string;
  readonly file: string;
}

async function make(deps: MediaDeps, { width, key, file }: Wanted): Promise<ServedPicture> {
  const found = await findPicture(deps, key);
  if (found === null) return MISSING;
  if (found.type === 'moved') return found;
  const webp = await deps.pool.bake(found.source, width);
  if (webp === 'busy') return { type: 'busy' };
  if (webp === 'missing') return MISSING;
  await deps.files.put(file, webp);
  return { type: 'picture', webp };
}
