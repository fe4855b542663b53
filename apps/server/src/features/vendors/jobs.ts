import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { VendorsDeps } from './deps.ts';
import { dropOldDocuments } from './document-file.ts';

export function addVendorJobs(jobs: JobQueue, deps: VendorsDeps): void {
  jobs.every('vendors.drop-documents', '47 3 * * *', () => dropOldDocuments(deps));
}
