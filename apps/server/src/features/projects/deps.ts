import type { Pool } from '../../platform/database/queryable.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { SceneWorkers } from '../scenes/workers/scene-workers.ts';

export interface ProjectDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  /** Long and random: whoever holds a link's token can read the project. */
  readonly newId: () => string;
  readonly sceneWorkers: SceneWorkers;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  /** JPEG of a product's picture by its key; null if there is none. */
  readonly productPicture: (key: string) => Promise<Uint8Array | null>;
}
