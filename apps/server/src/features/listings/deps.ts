import type { Pool } from '../../platform/database/queryable.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { ModelChecker } from '../../platform/uploads/model-checker.ts';
import type { PictureProcessor } from '../../platform/uploads/picture-processor.ts';

/** What the feature needs from the rest of the server. */
export interface ListingsDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly mailer: Mailer;
  readonly jobs: JobQueue;
  readonly publicUrl: () => string;
}

/** What files of listings need. */
export interface FilesDeps extends Pick<ListingsDeps, 'pool' | 'now'> {
  readonly files: FileStore;
  readonly processor: PictureProcessor;
  readonly models: ModelChecker;
}
