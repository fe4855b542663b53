import type { Pool } from '../../platform/database/queryable.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { PictureProcessor } from '../../platform/uploads/picture-processor.ts';

/** What the feature needs from the rest of the server. */
export interface ProsDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly files: FileStore;
  readonly processor: PictureProcessor;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  /** For proposed IDs. */
  readonly randomBytes: (count: number) => Uint8Array;
}
