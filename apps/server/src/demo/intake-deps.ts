// What the demo world's intake needs, and how it insists on being taken.
import type { Result } from '@wevisu/domain/errors/errors.ts';
import type { SheetReader } from '../features/price-lists/reading/sheet-reader.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { JobQueue } from '../platform/jobs/jobs.ts';
import type { FileStore } from '../platform/storage/file-store.ts';

export const DAY_MS = 86_400_000;

export interface IntakeDeps {
  readonly pool: Pool;
  readonly files: FileStore;
  readonly reader: SheetReader;
  readonly publicUrl: string;
  /** The first start. */
  readonly now: Date;
}

/** The steps are taken one after the other: no job may be left for later. */
export const NO_JOBS: JobQueue = {
  define: () => {},
  every: () => {},
  enqueue: async () => {},
  retry: async () => false,
  drop: async () => false,
  wake: () => {},
  start: async () => {},
  stop: async () => {},
};

export const NO_MAILS = { queue: async () => {} };

export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`The demo world was refused: ${result.code}`);
  return result.value;
}
