import type { Pool } from '../../platform/database/queryable.ts';
import type { SceneDesk } from './desk/scene-desk.ts';

export interface SceneDeps {
  readonly pool: Pool;
  readonly desk: SceneDesk;
}
