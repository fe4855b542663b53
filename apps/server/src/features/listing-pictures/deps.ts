import type { Pool } from '../../platform/database/queryable.ts';
import type { HttpOut } from '../../platform/http-out/http-out.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { PictureProcessor } from '../../platform/uploads/picture-processor.ts';

/** What pictures of many products need from the rest of the server. */
export interface ListingPicturesDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly files: FileStore;
  readonly processor: PictureProcessor;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly httpOut: HttpOut;
}
