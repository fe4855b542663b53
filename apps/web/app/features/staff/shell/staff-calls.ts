import type { CallArgs } from '@wevisu/contract/call.ts';
import { getDashboard } from '@wevisu/contract/staff-dashboard.ts';
import { getCase, listCases, listQueues } from '@wevisu/contract/staff-queues.ts';
import {
  exportUsers,
  getUser,
  listUsers,
  type StaffUserRow,
} from '@wevisu/contract/staff-users.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { StaffQueue } from '@wevisu/domain/people/staff-queues.ts';
import type {
  ExportRequest,
  TablePage,
  TableQuery,
} from '../../../back-office/table/table-types.ts';
import { toCallQuery, toExportQuery } from '../../../back-office/table/to-call-query.ts';
import { call } from '../../../platform/api.ts';
import { callFile } from '../../../platform/call-file.ts';

const QUIET = { isQuiet: true } as const;

/** Everything of staff: after an act, whatever is shown is asked for again. */
export const STAFF_KEY = ['staff'] as const;
export const QUEUES_KEY = ['staff', 'queues'] as const;
export const casesKey = (queue: StaffQueue) => ['staff', 'queues', queue] as const;

export async function fetchQueues() {
  return (await call(listQueues, {}, { isQuiet: true, isUnseen: true })).data;
}

export async function fetchCases(queue: StaffQueue, q: string, after: string | null) {
  const query = after === null ? { q } : { q, after };
  return (await call(listCases, { params: { queue }, query }, QUIET)).data;
}

export async function fetchCase(queue: StaffQueue, id: string) {
  return (await call(getCase, { params: { queue, id } }, QUIET)).data;
}

export async function fetchDashboard() {
  return (await call(getDashboard, {}, QUIET)).data;
}

export async function fetchUsers(
  asked: TableQuery,
  after: string | null,
): Promise<TablePage<StaffUserRow>> {
  const query = toCallQuery<CallArgs<typeof listUsers>['query']>(asked, after);
  return (await call(listUsers, { query }, QUIET)).data;
}

export function fetchUsersFile(request: ExportRequest, signal: AbortSignal): Promise<Blob> {
  const query = toExportQuery<CallArgs<typeof exportUsers>['query']>(request);
  return callFile(exportUsers, { query }, signal);
}

export async function fetchUser(id: UserId) {
  return (await call(getUser, { params: { id } }, QUIET)).data;
}
