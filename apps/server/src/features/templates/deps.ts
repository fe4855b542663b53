import type { Pool } from '../../platform/database/queryable.ts';
import type { SceneDesk } from '../projects/desk/scene-desk.ts';

/** What rooms that people keep to start from need from the house. */
export interface TemplateDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly desk: SceneDesk;
}
