import type { Pool } from '../../platform/database/queryable.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { SheetReader } from './reading/sheet-reader.ts';

/** What price lists need from the rest of the server. */
export interface PriceListDeps {
  readonly pool: Pool;
  readonly files: FileStore;
  readonly jobs: JobQueue;
  readonly reader: SheetReader;
  readonly now: () => Date;
}
