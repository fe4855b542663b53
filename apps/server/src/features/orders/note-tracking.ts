import type { OrderItemId, UserId } from '@wevisu/domain/ids.ts';
import type { Tracking } from '@wevisu/domain/orders/tracking.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { noteAct } from '../audit/note-act.ts';
import type { LockedItem } from './store/lockable.ts';

/** Nothing where the number stays. */
export async function noteTracking(
  trx: Queryable,
  of: {
    readonly item: LockedItem;
    /** The line, or the part of it that was moved. */
    readonly id: OrderItemId;
    readonly tracking: Tracking;
    readonly actorId: UserId;
    readonly at: Date;
  },
): Promise<void> {
  const { item, id, tracking, actorId, at } = of;
  if (item.carrier === tracking.carrier && item.trackingNumber === tracking.number) return;
  await noteAct(trx, {
    ...{ at, actorId, tenant: item, action: 'order_item.tracking' },
    target: { kind: 'order_item', id },
    from: { carrier: item.carrier, tracking_number: item.trackingNumber },
    to: { carrier: tracking.carrier, tracking_number: tracking.number },
  });
}
