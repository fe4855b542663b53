import * as contract from '@wevisu/contract/staff-orders.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { StaffDeps } from './deps.ts';
import { listBoard } from './list-board.ts';
import { withData } from './queue-routes.ts';
import { setBoardStatuses } from './set-board-statuses.ts';
import { listShowroomNames, listVendorNames } from './store/board.ts';

export function addBoardCalls(calls: CallTable, deps: StaffDeps): void {
  calls.add(contract.listBoard, async (_, { query }) => withData(await listBoard(deps, query)));
  calls.add(contract.listBoardFilters, async () => {
    const [vendors, showrooms] = await Promise.all([
      listVendorNames(deps.pool),
      listShowroomNames(deps.pool),
    ]);
    return ok({ data: { vendors, showrooms } });
  });
  calls.add(contract.setBoardStatuses, async ({ user }, { body }) =>
    ok({ data: await setBoardStatuses(deps, { viewer: user, body }) }),
  );
}
