import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import type { CatalogDeps } from '../deps.ts';
import { addSheetRoutes } from '../sheet/sheet-routes.ts';
import { createWarnUnreadable } from '../unreadable-pictures.ts';
import { createBakePool } from './bake-pool.ts';
import { createKeeper } from './keep-made.ts';
import { addMediaRoutes } from './media-routes.ts';
import { MODELS_FOLDER } from './models-folder.ts';
import { createPictureServers } from './serve-picture.ts';
import { toJpeg } from './to-jpeg.ts';

/** Rendered by `npm run media` and committed with the source. */
const ROOMS_FOLDER = resolve(import.meta.dirname, '../../../../../../media/rooms');
const MAX_THREADS = 4;
/** What is made ahead takes one at most, so that another is free for what somebody waits for. */
const MIN_THREADS = 2;
/** Four list pages of pictures that were never requested before. */
const MAX_WAITING = 96;
/** A list page. Browsers ask for six at a time, and try again those that were refused. */
const MAX_PER_ADDRESS = 24;

export interface MediaOptions {
  readonly files: FileStore;
  readonly db: Queryable;
  readonly catalog: CatalogDeps;
  readonly publicUrl: () => string;
}

export interface Media {
  /** A small JPEG for print, by the picture's key; null if there is none or the queue is full. */
  readonly productPicture: (key: string) => Promise<Uint8Array | null>;
  /** Stops its threads. */
  readonly close: () => Promise<void>;
}

const PRINTED_WIDTH = 240;

/** Adds the media routes. */
export async function createMedia(
  http: FastifyInstance,
  { files, db, catalog, publicUrl }: MediaOptions,
): Promise<Media> {
  const threads = Math.max(MIN_THREADS, Math.min(MAX_THREADS, availableParallelism() - 1));
  const pool = createBakePool({
    threads,
    maxWaiting: MAX_WAITING,
    maxPerOwner: MAX_PER_ADDRESS,
  });
  const media = {
    db,
    files,
    keep: createKeeper(files, (line) => http.log.warn(line)),
    pool,
    modelsFolder: MODELS_FOLDER,
    roomsFolder: ROOMS_FOLDER,
    warnUnreadable: createWarnUnreadable((line) => http.log.warn(line)),
  };
  const servers = createPictureServers(media);
  addMediaRoutes(http, { ...media, ...servers });
  addSheetRoutes(http, { ...media, ...servers, catalog, publicUrl });
  const { servePicture } = servers;
  return {
    async productPicture(key) {
      const first = await servePicture(PRINTED_WIDTH, key);
      const found = first.type === 'moved' ? await servePicture(PRINTED_WIDTH, first.key) : first;
      if (found.type !== 'picture' && found.type !== 'sketch') return null;
      return toJpeg(found.bytes);
    },
    close: () => pool.close(),
  };
}
