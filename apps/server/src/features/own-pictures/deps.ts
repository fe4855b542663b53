import type { Pool } from '../../platform/database/queryable.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { PictureDesk } from '../../platform/uploads/picture-desk.ts';

/** What pictures of people's own need from the house. */
export interface OwnPictureDeps {
  readonly pool: Pool;
  readonly files: FileStore;
  readonly desk: PictureDesk;
  readonly now: () => Date;
}
