import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { statusLabel } from '@wevisu/domain/orders/order-status.ts';
import { countPacked, isPackable } from '@wevisu/domain/orders/parcels.ts';
import type { Tracking } from '@wevisu/domain/orders/tracking.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { OrdersDeps } from './deps.ts';
import { noteParcel } from './note-parcel.ts';
import { lockItem, type Viewer } from './store/items.ts';
import type { LockedItem } from './store/lockable.ts';
import { findParcel, findUnits, insertParcel, type ParcelRow } from './store/parcels.ts';

interface PackedLine {
  readonly id: OrderItemId;
  readonly qty: number;
  /** How many were in no parcel when the caller looked. */
  readonly of: number;
}

/** Packs units of lines of one order and one vendor. Their statuses stay until the parcel is sent. */
export function makeParcel(
  { pool, now }: OrdersDeps,
  given: {
    readonly viewer: Viewer;
    readonly lines: readonly PackedLine[];
    readonly tracking: Tracking | undefined;
  },
): Promise<Result<ParcelRow>> {
  const { viewer, tracking } = given;
  // Locked in one order, so that two who pack the same lines do not wait for each other.
  const wanted = given.lines.toSorted((a, b) => a.id - b.id);
  return inTransactionOfResult(pool, async (trx): Promise<Result<ParcelRow>> => {
    const items: LockedItem[] = [];
    for (const [at, { id, qty, of }] of wanted.entries()) {
      if (wanted[at - 1]?.id === id) return refuse('line_changed');
      const item = await lockItem(trx, viewer, id);
      if (item === null) return refuse('order_item_not_found');
      const { status, productName: product } = item;
      if (!isPackable(status)) {
        return refuse('parcel_line_not_now', { params: { product, status: statusLabel(status) } });
      }
      const { units } = await findUnits(trx, { itemId: id });
      const { loose } = countPacked(item.qty, units);
      if (of !== loose) return refuse('line_changed');
      if (qty > loose)
        return refuseFields({ lines: refuse('qty_above_line', { params: { qty: loose } }) });
      items.push(item);
    }
    const [first] = items;
    if (first === undefined) return refuse('order_item_not_found');
    const { orderId, vendorId } = first;
    if (items.some((item) => item.orderId !== orderId || item.vendorId !== vendorId))
      return refuse('parcel_mixed');
    const at = now();
    const { id } = await insertParcel(trx, {
      ...{ orderId, vendorId, stage: 'packed', now: at },
      ...{ carrier: tracking?.carrier ?? null, number: tracking?.number ?? null },
      lines: wanted.map((line) => ({ id: line.id, qty: line.qty })),
    });
    const parcel = await findParcel(trx, viewer, id);
    if (parcel === null) return refuse('parcel_not_found');
    await noteParcel(trx, { act: 'packed', parcel, item: first, actorId: viewer.userId, at });
    return ok(parcel);
  });
}
