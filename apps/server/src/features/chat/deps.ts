import type { Pool } from '../../platform/database/queryable.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { PictureProcessor } from '../../platform/uploads/picture-processor.ts';
import type { SceneWorkers } from '../scenes/workers/scene-workers.ts';

export interface ChatDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly files: FileStore;
  readonly publicUrl: () => string;
  readonly processor: PictureProcessor;
  readonly sceneWorkers: SceneWorkers;
}
