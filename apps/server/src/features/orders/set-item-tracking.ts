import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { carrierName, isTracked, type Tracking } from '@wevisu/domain/orders/tracking.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { OrdersDeps } from './deps.ts';
import { noteTracking } from './note-tracking.ts';
import { packByNumber } from './pack-by-number.ts';
import { lockItem, setTracking, type Viewer } from './store/items.ts';
import { notifyOfTracking } from './tell-of-step.ts';

/** The number of a line that a carrier has; its status stays. The homeowner is told unless nothing changed. */
export function setItemTracking(
  { pool, now }: OrdersDeps,
  {
    viewer,
    id,
    tracking,
    qty,
    seen,
  }: {
    readonly viewer: Viewer;
    readonly id: OrderItemId;
    readonly tracking: Tracking;
    /** How many are in the parcel with this number; without it, all that are in none. */
    readonly qty?: number | undefined;
    /** The number that the caller saw, null for none: one that was corrected meanwhile is left alone. */
    readonly seen?: string | null;
  },
): Promise<Result<object>> {
  return inTransactionOfResult(pool, async (trx): Promise<Result<object>> => {
    const item = await lockItem(trx, viewer, id);
    if (item === null) return refuse('order_item_not_found');
    if (!isTracked(item.status)) return refuse('tracking_too_early');
    const { carrier, number } = tracking;
    const isKnown = item.carrier === carrier && item.trackingNumber === number;
    if (isKnown && qty === undefined) return ok({});
    if (seen !== undefined && seen !== item.trackingNumber) return refuse('line_changed');
    const packed = await packByNumber(trx, {
      ...{ item, id, qty: item.qty, status: item.status, tracking, wanted: qty, now: now() },
    });
    if (!packed.ok) return packed;
    if (isKnown || !packed.value.isChanged) return ok({});
    await setTracking(trx, { id, ...tracking });
    await noteTracking(trx, { item, id, tracking, actorId: viewer.userId, at: now() });
    await notifyOfTracking(trx, item, `${carrierName(carrier)} ${number}`);
    return ok({});
  });
}
