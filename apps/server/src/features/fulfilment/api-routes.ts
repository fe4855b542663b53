import * as api from '@wevisu/contract/vendor-api.ts';
import { messageOf, ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { setItemTracking } from '../orders/set-item-tracking.ts';
import type { FulfilmentDeps } from './deps.ts';
import { listLines } from './list-lines.ts';

/** For keys. They act for the vendor that made them. */
export function addVendorApiCalls(calls: CallTable, deps: FulfilmentDeps): void {
  calls.add(api.apiOrders, async ({ user: { userId } }, { query }) => {
    const { status, order, after, limit } = query;
    const { rows, next } = await listLines(deps, userId, {
      ...{ sort: 'placed', dir: 'asc', q: order, after, limit, status },
    });
    return ok({ data: { rows, next } });
  });

  calls.add(api.apiTracking, async ({ user }, { body }) => {
    const data = [];
    for (const { id, qty, ...tracking } of body.lines) {
      const set = await setItemTracking(deps.orders, { viewer: user, id, tracking, qty });
      data.push({ id, is_done: set.ok, message: set.ok ? '' : messageOf(set) });
    }
    return ok({ data });
  });
}
