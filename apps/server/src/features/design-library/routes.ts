import * as contract from '@wevisu/contract/design-library.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { DesignLibraryDeps } from './deps.ts';
import { getFloorPlan, listFloorPlans } from './floor-plans.ts';
import { getStyleSurvey, saveStyleSurvey } from './style-survey.ts';
import { getTemplate, listTemplates } from './templates.ts';

export function addDesignLibraryCalls(calls: CallTable, deps: DesignLibraryDeps): void {
  calls.add(contract.listFloorPlans, async (_caller, { query }) =>
    ok({ data: await listFloorPlans(deps, query.room ?? null) }),
  );
  calls.add(contract.getFloorPlan, async (_caller, { params }) =>
    reply(await getFloorPlan(deps, params.id)),
  );
  calls.add(contract.listTemplates, async (_caller, { query }) =>
    reply(await listTemplates(deps, query)),
  );
  calls.add(contract.getTemplate, async (_caller, { params, query }) =>
    reply(await getTemplate(deps, { id: params.id, ref: query })),
  );
  calls.add(contract.getStyleSurvey, async ({ user }) =>
    ok({ data: await getStyleSurvey(deps, user.userId) }),
  );
  calls.add(contract.saveStyleSurvey, async ({ user }, { body }) =>
    ok({ data: await saveStyleSurvey(deps, { userId: user.userId, liked: body.liked }) }),
  );
}

function reply<T>(result: Result<T>): Result<{ data: T }> {
  return result.ok ? ok({ data: result.value }) : result;
}
