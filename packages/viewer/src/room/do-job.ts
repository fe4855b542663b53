import { buildModel } from '@wevisu/scene/kinds/build-model.ts';
import { buildOpening } from '@wevisu/scene/openings/build-opening.ts';
import { buildRun } from '@wevisu/scene/runs/build-run.ts';
import { layPatch } from './lay-patch.ts';
import { partsOf } from './parts-of.ts';
import { bakePatch } from './patch.ts';
import type { Job, JobResult } from './workshop-messages.ts';

/** Does one job of the workshop. Pure, so that tests run it without a worker. */
export function doJob(job: Job): JobResult[keyof JobResult] {
  switch (job.job) {
    case 'thing':
      return buildModel(job.spec, job.fit);
    case 'run':
      return partsOf(buildRun(job.run, job.givens));
    case 'opening':
      return partsOf(buildOpening(job.opening, job.wallThicknessTenths));
    case 'patch':
      return bakePatch(job);
    case 'cells':
      return layPatch(job);
  }
}
