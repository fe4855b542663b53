import * as contract from '@wevisu/contract/staff-orders.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { setItemTracking } from '../orders/set-item-tracking.ts';
import type { StaffDeps } from './deps.ts';
import { exportBoard, matchLines } from './export-board.ts';
import { listBoard } from './list-board.ts';
import { withData } from './queue-routes.ts';
import { setBoardStatuses } from './set-board-statuses.ts';
import { listShowroomNames, listVendorNames } from './store/board.ts';

export function addBoardCalls(calls: CallTable, deps: StaffDeps): void {
  calls.add(contract.listBoard, async (_, { query }) => withData(await listBoard(deps, query)));
  calls.add(contract.exportBoard, async (_, { query }) => {
    const file = await exportBoard(deps, query);
    return file.ok ? ok({ data: null, file: file.value }) : file;
  });
  calls.add(contract.matchBoard, async (_, { body }) => withData(await matchLines(deps, body)));
  calls.add(contract.correctTracking, async ({ user }, { params, body }) => {
    const { seen, ...tracking } = body;
    const set = await setItemTracking(deps.orders, { viewer: user, ...params, tracking, seen });
    return set.ok ? ok({ message: 'The tracking number was changed.' }) : set;
  });
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
