import type { Pool } from '../../platform/database/queryable.ts';
import type { SceneWorkers } from '../scenes/workers/scene-workers.ts';
import type { StillDeps } from '../stills/deps.ts';

/** What rooms that people keep to start from need from the house. */
export interface OwnTemplateDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly sceneWorkers: SceneWorkers;
  /** Draws the pictures of cards, which its files hold. */
  readonly stills: Pick<StillDeps, 'pool' | 'files' | 'worker' | 'samples'>;
}
