import type { CallArgs } from '@wevisu/contract/call.ts';
import {
  getPlanForStaff,
  getStartForStaff,
  listShowroomsForStaff,
  PLANS,
  type StaffShowroom,
  setProPlan,
  waiveProRequirement,
} from '@wevisu/contract/pros.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import type { WaivableRequirement } from '@wevisu/domain/people/pro-start.ts';
import type { TablePage, TableQuery } from '../../../back-office/table/table-types.ts';
import { call } from '../../../platform/api.ts';

const QUIET = { isQuiet: true } as const;

export async function fetchShowrooms(
  { sort, dir, q, filters }: TableQuery,
  after: string | null,
): Promise<TablePage<StaffShowroom>> {
  const plan = PLANS.find((one) => one === filters['plan']);
  const state = (['open', 'closed'] as const).find((one) => one === filters['state']);
  const query = {
    ...{ sort: sort === 'created' ? ('created' as const) : ('name' as const), dir, q },
    ...(plan ? { plan } : {}),
    ...(state ? { state } : {}),
    ...(after === null ? {} : { after }),
  };
  return (await call(listShowroomsForStaff, { query }, QUIET)).data;
}

export async function fetchPlan(id: ProUserId) {
  return (await call(getPlanForStaff, { params: { id } }, QUIET)).data;
}

export async function fetchStart(id: ProUserId) {
  return (await call(getStartForStaff, { params: { id } }, QUIET)).data;
}

export function sendPlan(id: ProUserId, body: CallArgs<typeof setProPlan>['body']) {
  return call(setProPlan, { params: { id }, body }, QUIET);
}

export function sendWaiver(
  id: ProUserId,
  requirement: WaivableRequirement,
  body: CallArgs<typeof waiveProRequirement>['body'],
) {
  return call(waiveProRequirement, { params: { id, requirement }, body }, QUIET);
}
