import type { OrderItemId, UserId } from '@wevisu/domain/ids.ts';
import { countPacked, statusByParcels } from '@wevisu/domain/orders/parcels.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { noteAct } from '../audit/note-act.ts';
import type { OrdersDeps } from './deps.ts';
import { moveItem } from './move-item.ts';
import { findUnits } from './store/parcels.ts';
import { lockLines } from './store/parcels-of-line.ts';

/**
 * Lines go where their parcels are: 'Shipped' once all of a line is on its way, 'Delivered' once all has arrived. Who sends
 * a parcel chooses no status (ORD-18): it follows. The homeowner is told about the parcel, not about each line.
 */
export async function followParcels(
  deps: Pick<OrdersDeps, 'jobs'>,
  trx: Queryable,
  of: {
    readonly itemIds: readonly OrderItemId[];
    readonly actorUserId: UserId;
    readonly now: Date;
  },
): Promise<void> {
  const { itemIds, actorUserId, now } = of;
  for (const item of await lockLines(trx, { ids: itemIds })) {
    const { id, qty, status } = item;
    const { units } = await findUnits(trx, { itemId: id });
    const to = statusByParcels(status, { qty, ...countPacked(qty, units) });
    if (to === null) continue;
    await moveItem(deps, trx, { item, qty, to, actorUserId, toMail: false, now, reason: null });
    await noteAct(trx, {
      ...{ at: now, actorId: actorUserId, tenant: item, action: 'order_item.moved' },
      target: { kind: 'order_item', id },
      from: { status },
      to: { status: to, qty },
    });
  }
}
