import type { Pool } from '../../platform/database/queryable.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { SceneWorkers } from '../scenes/workers/scene-workers.ts';
import type { StillWorker } from './worker/still-worker.ts';

export interface StillDeps {
  readonly pool: Pool;
  readonly files: FileStore;
  readonly now: () => Date;
  /** Packs scenes, and refuses those that are too large for one picture. */
  readonly sceneWorkers: SceneWorkers;
  readonly worker: StillWorker;
  /** Samples per pixel. */
  readonly samples: number;
}
