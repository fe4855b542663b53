// What staff do about pros beyond their applications.
import * as contract from '@wevisu/contract/pros.ts';
import { ok, refuse } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { ProsDeps } from './deps.ts';
import { getStart } from './get-start.ts';
import { listShowrooms } from './list-showrooms.ts';
import { getPlan, setProPlan } from './plan.ts';
import { decideRenewal, listRenewals, openRenewalFile } from './review-renewals.ts';
import { waiveRequirement } from './waive-requirement.ts';

const SAID = {
  approve: 'The license was approved and the pro notified by email.',
  refuse: 'The license was refused and the pro notified by email.',
} as const;

export function addProCallsOfStaff(calls: CallTable, deps: ProsDeps): void {
  calls.add(contract.listShowroomsForStaff, async (_, { query }) => {
    const page = await listShowrooms(deps.pool, query);
    return page.ok ? ok({ data: page.value }) : page;
  });
  calls.add(contract.getStartForStaff, async (_, { params }) => {
    const start = await getStart(deps.pool, { userId: params.id, now: deps.now() });
    return start.ok ? ok({ data: start.value }) : start;
  });
  calls.add(contract.getPlanForStaff, async (_, { params }) => {
    const plan = await getPlan(deps, params.id);
    return plan === null ? refuse('not_found') : ok({ data: plan });
  });
  calls.add(contract.setProPlan, async ({ user }, { params, body }) => {
    const set = await setProPlan(deps, {
      ...body,
      proId: params.id,
      staffId: user.userId,
    });
    return set.ok ? ok({ message: 'The plan is set.', data: set.value }) : set;
  });
  calls.add(contract.waiveProRequirement, async ({ user }, { params, body }) => {
    const start = await waiveRequirement(deps, { ...params, ...body, staffId: user.userId });
    return start.ok ? ok({ data: start.value }) : start;
  });
  calls.add(contract.listLicenseRenewals, async () => ok({ data: await listRenewals(deps) }));
  calls.add(contract.getRenewalFile, async ({ user }, { params: { id } }) => {
    const opened = await openRenewalFile(deps, { id, staffId: user.userId });
    return opened.ok ? ok({ file: opened.value }) : opened;
  });
  calls.add(contract.decideLicenseRenewal, async ({ user }, { params: { id }, body }) => {
    const decided = await decideRenewal(deps, { id, staffId: user.userId, ...body });
    return decided.ok ? ok({ message: SAID[body.decision], data: decided.value }) : decided;
  });
}
