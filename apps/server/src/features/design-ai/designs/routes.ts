import * as contract from '@wevisu/contract/ai-designs.ts';
import { listExamples } from '@wevisu/contract/ai-examples.ts';
import { proposeWishes as proposeWishesCall } from '@wevisu/contract/ai-wishes.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../../platform/http/call-table.ts';
import type { AiCaller } from '../../../platform/http/caller.ts';
import { proposeWishes } from '../wishes/propose-wishes.ts';
import type { DesignsDeps } from './deps.ts';
import { makeProject } from './make-project.ts';
import { removeRunOf } from './remove-run.ts';
import {
  showDesignPicture,
  showDesignScene,
  showSharedDesign,
  showSharedPicture,
} from './show-designs.ts';
import { showExamples } from './show-examples.ts';
import { listRuns, showRun } from './show-runs.ts';
import { startDesign } from './start-design.ts';
import { setKept, shareByCode, unshare } from './store/designs.ts';

const data = <T>(result: Result<T>) => (result.ok ? ok({ data: result.value }) : result);
const file = <T>(result: Result<T>) => (result.ok ? ok({ file: result.value }) : result);
const found = (isFound: boolean) => (isFound ? ok({}) : refuse('ai_design_not_found'));
const own = <T>({ ai: { accountId } }: AiCaller, params: T) => ({ accountId, ...params });

export function addDesignCalls(calls: CallTable, deps: DesignsDeps): void {
  const { pool } = deps;
  calls.add(contract.startDesign, async (caller, { body }) =>
    data(await startDesign(deps, caller, body)),
  );
  calls.add(contract.listDesigns, async ({ ai: { accountId } }, { query }) => {
    const { before = null, kept } = query;
    return ok({ data: await listRuns(deps, { accountId, before, onlyKept: kept === '1' }) });
  });
  calls.add(contract.getDesign, async (caller, { params }) =>
    data(await showRun(deps, own(caller, params))),
  );
  calls.add(contract.getDesignScene, async (caller, { params }) =>
    data(await showDesignScene(deps, own(caller, params))),
  );
  calls.add(contract.keepDesign, async (caller, { params, body }) =>
    found(await setKept(pool, { ...own(caller, params), ...body })),
  );
  calls.add(contract.removeDesign, async (caller, { params }) => {
    const removed = await removeRunOf(deps, own(caller, params));
    return removed.ok ? ok({}) : removed;
  });
  calls.add(contract.makeDesignProject, async (caller, { params, body }) => {
    const made = await makeProject(deps, caller, { ...params, ...body });
    return made.ok ? ok({ data: { project: made.value } }) : made;
  });
  calls.add(contract.getDesignPicture, async (caller, { params }) =>
    file(await showDesignPicture(deps, own(caller, params))),
  );
  calls.add(proposeWishesCall, async (caller, { body }) =>
    data(await proposeWishes(deps.model, caller, body)),
  );
  calls.add(listExamples, async () => ok({ data: await showExamples(deps) }));
  addSharing(calls, deps);
}

function addSharing(calls: CallTable, deps: DesignsDeps): void {
  const { pool, newId } = deps;
  calls.add(contract.shareDesign, async (caller, { params }) => {
    const code = await shareByCode(pool, { ...own(caller, params), code: newId() });
    return code === null ? refuse('ai_design_not_found') : ok({ data: { code } });
  });
  calls.add(contract.unshareDesign, async (caller, { params }) =>
    found(await unshare(pool, own(caller, params))),
  );
  calls.add(contract.getSharedDesign, async (_, { params: { code } }) =>
    data(await showSharedDesign(deps, code)),
  );
  calls.add(contract.getSharedDesignPicture, async (_, { params: { code } }) =>
    file(await showSharedPicture(deps, code)),
  );
}
