import { getDashboard as dashboardCall } from '@wevisu/contract/staff-dashboard.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { StaffDeps } from './deps.ts';
import { getDashboard } from './get-dashboard.ts';
import { addBoardCalls } from './order-routes.ts';
import { addQueueCalls } from './queue-routes.ts';
import { addUserCalls } from './user-routes.ts';

export function addStaffCalls(calls: CallTable, deps: StaffDeps): void {
  addQueueCalls(calls, deps);
  addUserCalls(calls, deps);
  addBoardCalls(calls, deps);
  calls.add(dashboardCall, async ({ user }) => ok({ data: await getDashboard(deps, user.userId) }));
}
