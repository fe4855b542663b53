import type { Pool } from '../../platform/database/queryable.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { PictureProcessor } from '../../platform/uploads/picture-processor.ts';

/** What people's own pictures need from the rest of the server. */
export interface OwnPictureDeps {
  readonly pool: Pool;
  readonly files: FileStore;
  readonly processor: PictureProcessor;
  readonly now: () => Date;
}
