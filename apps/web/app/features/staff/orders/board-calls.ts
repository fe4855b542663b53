import type { CallArgs } from '@wevisu/contract/call.ts';
import {
  type BoardLine,
  correctTracking,
  exportBoard,
  listBoard,
  listBoardFilters,
  matchBoard,
  setBoardStatuses,
} from '@wevisu/contract/staff-orders.ts';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import type {
  ExportRequest,
  Selection,
  TablePage,
  TableQuery,
} from '../../../back-office/table/table-types.ts';
import { toCallQuery, toExportQuery } from '../../../back-office/table/to-call-query.ts';
import { call } from '../../../platform/api.ts';
import { callFile } from '../../../platform/call-file.ts';

const QUIET = { isQuiet: true } as const;
type Moves = CallArgs<typeof setBoardStatuses>['body'];

export async function fetchBoard(
  asked: TableQuery,
  after: string | null,
): Promise<TablePage<BoardLine>> {
  const query = toCallQuery<CallArgs<typeof listBoard>['query']>(asked, after);
  return (await call(listBoard, { query }, QUIET)).data;
}

export function fetchBoardFile(request: ExportRequest, signal: AbortSignal): Promise<Blob> {
  const query = toExportQuery<CallArgs<typeof exportBoard>['query']>(request);
  return callFile(exportBoard, { query }, signal);
}

export async function fetchBoardFilters() {
  return (await call(listBoardFilters, {}, QUIET)).data;
}

/** The lines of a selection with the status in which they were seen. */
export async function findSelected(selection: Selection<BoardLine>) {
  if (selection.mode === 'ids') {
    return selection.rows.map((row) => ({
      ...{ id: row.id, seen: row.status, name: `${row.order_number}, ${row.product_name}` },
    }));
  }
  const { query, total, except } = selection;
  const body = {
    ...toCallQuery<CallArgs<typeof matchBoard>['body']>(query, null),
    ...{ total, except: except.map(Number) },
  };
  return (await call(matchBoard, { body }, QUIET)).data.rows;
}

export async function sendMoves(body: Moves) {
  const { data } = await call(setBoardStatuses, { body }, QUIET);
  return data.map(({ id, done, message }) => ({ id: String(id), done, message }));
}

export function sendTracking(id: OrderItemId, body: CallArgs<typeof correctTracking>['body']) {
  return call(correctTracking, { params: { id }, body }, QUIET);
}
