import type { Pool } from '../../../platform/database/queryable.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import type { SceneWorkers } from '../../scenes/workers/scene-workers.ts';
import type { DesignWorker } from '../runs/design-worker.ts';
import type { LanguageModel } from '../wishes/language-model.ts';

/** What the calls of designs need from the rest of the server. */
export interface DesignsDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  /** Long and random: whoever holds a code of a shared design can see it. */
  readonly newId: () => string;
  readonly sceneWorkers: SceneWorkers;
  readonly worker: Pick<DesignWorker, 'wake'>;
  readonly files: FileStore;
  /** Null where none is set up. */
  readonly model: Pick<LanguageModel, 'ask'> | null;
}
