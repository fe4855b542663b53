import type { Pool } from '../../platform/database/queryable.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { PictureProcessor } from '../../platform/uploads/picture-processor.ts';

/** What pictures of people's own need from the house. */
export interface OwnPictureDeps {
  readonly pool: Pool;
  readonly files: FileStore;
  readonly processor: PictureProcessor;
  readonly now: () => Date;
}
