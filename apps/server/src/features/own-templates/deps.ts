import type { Pool } from '../../platform/database/queryable.ts';
import type { SceneWorkers } from '../scenes/workers/scene-workers.ts';
import type { StillDeps } from '../stills/deps.ts';

/** What people's own templates need from the rest of the server. */
export interface OwnTemplateDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly sceneWorkers: SceneWorkers;
  /** Draws the pictures of cards into its files. */
  readonly stills: Pick<StillDeps, 'pool' | 'files' | 'worker' | 'samples'>;
}
