import type { MediaWidth } from '@wevisu/contract/media.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import type { BakePool } from './bake-pool.ts';
import {
  type FoundPicture,
  findModelSpec,
  findPicture,
  findSizeDrawing,
  isPictureKey,
  modelKeyOf,
  type PictureFinder,
} from './find-picture.ts';
import { modelPictureFile } from './model-picture-file.ts';

/** Rendered models are in the models folder as KEY.webp, templates in the rooms folder as ID.webp. */
export interface MediaDeps extends PictureFinder {
  readonly files: FileStore;
  /** Caches what was made. Where that fails, what was made is sent all the same, and made again the next time. */
  readonly keep: (file: string, bytes: Buffer) => Promise<void>;
  readonly pool: BakePool;
}

export type ServedPicture =
  | { readonly type: 'picture'; readonly bytes: Buffer }
  /** Stands for a picture that is not rendered yet: not to be kept. */
  | { readonly type: 'sketch'; readonly bytes: Buffer }
  | { readonly type: 'moved'; readonly key: string }
  | { readonly type: 'missing' }
  | { readonly type: 'busy' };

/** `owner` is the address that asks; the server itself has none. */
export type PictureServer = (
  width: MediaWidth,
  key: string,
  owner?: string,
) => Promise<ServedPicture>;
export type DrawingServer = (
  of: { readonly hash: string; readonly variantId: number; readonly version: string },
  owner?: string,
) => Promise<ServedPicture>;

/** One of each for all routes, so that no two make the same picture. */
export interface PictureServers {
  readonly servePicture: PictureServer;
  readonly serveDrawing: DrawingServer;
}

export function createPictureServers(deps: MediaDeps): PictureServers {
  return { servePicture: createPictureServer(deps), serveDrawing: createDrawingServer(deps) };
}

/** Smaller ones of a surface are scaled down from it where it is there. */
export const LARGEST: MediaWidth = 960;

const MISSING: ServedPicture = { type: 'missing' };

/** As with pictures, cached ones are sent as they are. `file` is the cache path. */
function createDrawingServer(deps: MediaDeps): DrawingServer {
  const making = new Map<string, Promise<ServedPicture>>();
  return (of, owner) => {
    const file = `media/size/${of.hash}/${of.variantId}-${of.version}.svg`;
    return once(making, file, async (): Promise<ServedPicture> => {
      const kept = await deps.files.get(file);
      if (kept !== null) return { type: 'picture', bytes: kept };
      return make(deps, { found: await findSizeDrawing(deps, of), width: 0, file, owner });
    });
  };
}

/** Cached pictures are sent as they are; others are made once, however many requests arrive at the same time. */
function createPictureServer(deps: MediaDeps): PictureServer {
  const making = new Map<string, Promise<ServedPicture>>();
  return async (width, key, owner) => {
    if (!isPictureKey(key)) return MISSING;
    const file = `media/${width}/${key}.webp`;
    const kept = await deps.files.get(file);
    if (kept !== null) return { type: 'picture', bytes: kept };
    return once(making, file, async () => {
      const found = await findPicture(deps, key);
      const source = await orLarger(deps, found, { width, key });
      const made = await make(deps, { found: source, width, file, owner });
      return made.type === 'missing' ? makeModel(deps, key, { width, file, owner }) : made;
    });
  };
}

/** A model that a vendor made: as it was rendered here, and until then its outline. */
async function makeModel(
  deps: MediaDeps,
  key: string,
  wanted: Omit<Wanted, 'found'>,
): Promise<ServedPicture> {
  const model = modelKeyOf(key);
  if (model === null) return MISSING;
  const bytes = await deps.files.get(modelPictureFile(model));
  if (bytes !== null) {
    return make(deps, { ...wanted, found: { type: 'source', source: { type: 'larger', bytes } } });
  }
  const spec = await findModelSpec(deps, model);
  if (spec === null) return MISSING;
  const sketch = await deps.pool.bake({ type: 'model-outline', spec }, wanted.width, wanted.owner);
  if (sketch === 'busy') return { type: 'busy' };
  return sketch === 'missing' ? MISSING : { type: 'sketch', bytes: sketch };
}

/** A surface whose largest picture is there is not painted again. */
async function orLarger(
  { files }: MediaDeps,
  found: FoundPicture,
  { width, key }: { readonly width: MediaWidth; readonly key: string },
): Promise<FoundPicture> {
  const isPainted = found?.type === 'source' && found.source.type === 'surface';
  if (!isPainted || width === LARGEST) return found;
  const bytes = await files.get(`media/${LARGEST}/${key}.webp`);
  return bytes === null ? found : { type: 'source', source: { type: 'larger', bytes } };
}

/** Runs the work of a given name once, however many callers want it at the same time. */
function once<T>(
  running: Map<string, Promise<T>>,
  name: string,
  start: () => Promise<T>,
): Promise<T> {
  const known = running.get(name);
  if (known !== undefined) return known;
  const work = start().finally(() => running.delete(name));
  running.set(name, work);
  return work;
}

interface Wanted {
  readonly found: FoundPicture;
  readonly width: number;
  readonly file: string;
  readonly owner: string | undefined;
}

async function make(
  deps: MediaDeps,
  { found, width, file, owner }: Wanted,
): Promise<ServedPicture> {
  if (found === null) return MISSING;
  if (found.type === 'moved') return found;
  const bytes = await deps.pool.bake(found.source, width, owner);
  if (bytes === 'busy') return { type: 'busy' };
  if (bytes === 'missing') return MISSING;
  await deps.keep(file, bytes);
  return { type: 'picture', bytes };
}
