import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import type { CatalogDeps } from '../deps.ts';
import { addSheetRoutes } from '../sheet/sheet-routes.ts';
import { createTellUnreadable } from '../unreadable-pictures.ts';
import { createBakePool } from './bake-pool.ts';
import { addMediaRoutes } from './media-routes.ts';

/** Rendered by `npm run media`, kept with the source. */
const MODELS_FOLDER = resolve(import.meta.dirname, '../../../../../../media/products');
const ROOMS_FOLDER = resolve(import.meta.dirname, '../../../../../../media/rooms');
const MOST_WORKERS = 4;
/** Four pages of a list in which no picture was ever asked for. */
const MOST_WAITING = 96;

export interface MediaOptions {
  readonly files: FileStore;
  readonly db: Queryable;
  readonly catalog: CatalogDeps;
  readonly publicUrl: () => string;
}

/** Adds the media routes; returns what ends its threads. */
export async function createMedia(
  http: FastifyInstance,
  { files, db, catalog, publicUrl }: MediaOptions,
): Promise<() => Promise<void>> {
  const workers = Math.max(1, Math.min(MOST_WORKERS, availableParallelism() - 1));
  const pool = createBakePool({ workers, mostWaiting: MOST_WAITING });
  const media = {
    db,
    files,
    pool,
    modelsFolder: MODELS_FOLDER,
    roomsFolder: ROOMS_FOLDER,
    tellUnreadable: createTellUnreadable((line) => http.log.warn(line)),
  };
  addMediaRoutes(http, media);
  addSheetRoutes(http, { ...media, catalog, publicUrl });
  return () => pool.close();
}
