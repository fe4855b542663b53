import * as contract from '@wevisu/contract/stills.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { deleteStill } from './delete-still.ts';
import type { StillDeps } from './deps.ts';
import { requestStill } from './request-still.ts';
import { getStillFile, listStills } from './show-stills.ts';
import { dropLostStills } from './worker/still-files.ts';

export function addStillCalls(calls: CallTable, deps: StillDeps): void {
  calls.add(contract.listProjectStills, async ({ user: { userId } }, { params: { id } }) => {
    const listed = await listStills(deps, { userId, projectId: id });
    return listed.ok ? ok({ data: listed.value }) : listed;
  });
  calls.add(contract.makeProjectStill, async ({ user: { userId } }, { params: { id }, body }) => {
    const asked = await requestStill(deps, { userId, projectId: id, ...body });
    return asked.ok ? ok({ data: asked.value }) : asked;
  });
  calls.add(
    contract.getProjectStillFile,
    async ({ user: { userId } }, { params: { id, still }, query: { size } }) => {
      const file = await getStillFile(deps, { userId, projectId: id, id: still, size });
      return file.ok ? ok({ file: file.value }) : file;
    },
  );
  calls.add(
    contract.deleteProjectStill,
    async ({ user: { userId } }, { params: { id, still } }) => {
      const gone = await deleteStill(deps, { userId, projectId: id, id: still });
      return gone.ok ? ok({}) : gone;
    },
  );
}

export function addStillJobs(jobs: JobQueue, deps: Pick<StillDeps, 'pool' | 'files'>): void {
  jobs.every('stills.drop-lost', '57 3 * * *', () => dropLostStills(deps));
}
