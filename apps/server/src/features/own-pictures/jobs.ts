import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { OwnPictureDeps } from './deps.ts';
import { dropLostPictures } from './picture-files.ts';

export function addOwnPictureJobs(jobs: JobQueue, deps: OwnPictureDeps): void {
  jobs.every('own-pictures.drop-lost', '53 3 * * *', () => dropLostPictures(deps));
}
