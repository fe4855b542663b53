import type { Pool } from '../../platform/database/queryable.ts';
import type { ResolveSession } from '../../platform/http/caller.ts';
import type { SceneWorkers } from '../scenes/workers/scene-workers.ts';

export interface LiveSceneDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly sceneWorkers: SceneWorkers;
  readonly resolveSession: ResolveSession;
  readonly publicUrl: () => string;
  readonly onError: (error: unknown) => void;
  /** Forged changes and the like. */
  readonly warn: (fields: object, line: string) => void;
}
