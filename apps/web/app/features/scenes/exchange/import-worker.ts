import { ImportUnreadable } from '@wevisu/scene/exchange/import-finding.ts';
import type { WorkerNote } from './in-worker.ts';
import { type PlanJob, type ReadPlan, readPlan } from './read-plan.ts';

const tell = (note: WorkerNote<ReadPlan>) => postMessage(note);

addEventListener('message', ({ data }: MessageEvent<PlanJob>) => {
  try {
    tell({ note: 'done', result: readPlan(data) });
  } catch (error) {
    if (!(error instanceof ImportUnreadable)) console.warn('A plan could not be read.', error);
    const why =
      error instanceof ImportUnreadable
        ? error.message
        : 'The file contains something we cannot read. Save it again from its program as DXF 2000 or later.';
    tell({ note: 'refused', why });
  }
});
