import type { Pool } from '../../platform/database/queryable.ts';
import type { SceneWorkers } from './workers/scene-workers.ts';

export interface SceneDeps {
  readonly pool: Pool;
  readonly sceneWorkers: SceneWorkers;
}
