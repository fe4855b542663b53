import type { JobQueue } from '../../../platform/jobs/jobs.ts';
import { type ModelPicturesDeps, makeModelPictures } from './make-model-pictures.ts';

export function addModelPictureJobs(jobs: JobQueue, deps: ModelPicturesDeps): void {
  jobs.every('catalog.model-pictures', '* * * * *', () => makeModelPictures(deps));
}
