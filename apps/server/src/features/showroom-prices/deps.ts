import type { Pool } from '../../platform/database/queryable.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { CatalogDeps } from '../catalog/deps.ts';
import type { PriceListPrinter } from './price-list/price-list-printer.ts';

export interface ShowroomPricesDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly catalog: CatalogDeps;
  readonly jobs: JobQueue;
}

export interface PriceRunDeps extends ShowroomPricesDeps {
  readonly printer: PriceListPrinter;
  readonly files: FileStore;
}
