import type { JobQueue } from '../../../platform/jobs/jobs.ts';
import { MODEL_PICTURES } from './ask-model-pictures.ts';
import { type ModelPicturesDeps, makeModelPictures } from './make-model-pictures.ts';

/** What goes live asks for it; the clock is for what failed. */
export function addModelPictureJobs(jobs: JobQueue, deps: ModelPicturesDeps): void {
  jobs.every(MODEL_PICTURES, '* * * * *', () => makeModelPictures(deps));
}
