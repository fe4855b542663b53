import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { APPLY_LIST, applyList, UNDO_LIST, undoList } from './apply-list.ts';
import { CHECK_LIST, checkList } from './check-list.ts';
import type { PriceListDeps } from './deps.ts';
import { READ_HEAD, readHead } from './read-head.ts';

interface OfList {
  readonly id: number;
}

/** Each goes on where a killed process stopped: the queue gives it to another one, within a minute. */
export function addPriceListJobs(jobs: JobQueue, deps: PriceListDeps): void {
  jobs.define<OfList>(READ_HEAD, (list) => readHead(deps, list), { isLong: true });
  jobs.define<OfList>(CHECK_LIST, (list) => checkList(deps, list), { isLong: true });
  jobs.define<OfList>(APPLY_LIST, (list) => applyList(deps, list), { isLong: true });
  jobs.define<OfList>(UNDO_LIST, (list) => undoList(deps, list), { isLong: true });
}
