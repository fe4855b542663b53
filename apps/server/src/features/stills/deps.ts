import type { Pool } from '../../platform/database/queryable.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { SceneDesk } from '../scenes/desk/scene-desk.ts';
import type { StillDesk } from './desk/still-desk.ts';

export interface StillDeps {
  readonly pool: Pool;
  readonly files: FileStore;
  readonly now: () => Date;
  /** Packs scenes, and refuses what is too much for one picture. */
  readonly scenes: SceneDesk;
  readonly desk: StillDesk;
  /** Paths of light for each pixel. */
  readonly samples: number;
}
