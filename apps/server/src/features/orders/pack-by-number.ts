import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import { stageOfStatus } from '@wevisu/domain/orders/parcels.ts';
import type { Tracking } from '@wevisu/domain/orders/tracking.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { LockedItem } from './store/lockable.ts';
import { insertParcel, setParcelNumber } from './store/parcels.ts';
import { addUnits, lockParcelsOfLine, lockSameNumber, takeOut } from './store/parcels-of-line.ts';

interface Numbered {
  readonly item: LockedItem;
  /** The line, or the part of it that was moved, with its quantity and its status now. */
  readonly id: OrderItemId;
  readonly qty: number;
  readonly status: OrderStatus;
  readonly tracking: Tracking;
  /** How many are in the parcel; without it, all that are in none. */
  readonly wanted?: number | undefined;
  readonly now: Date;
}

/**
 * A number that is given to a line, and not to a parcel, is that of a parcel with what is in none yet; where nothing is
 * left, it corrects the number of the line's only parcel. Repeated, it changes nothing.
 */
export async function packByNumber(
  trx: Queryable,
  given: Numbered,
): Promise<Result<{ readonly isChanged: boolean }>> {
  const { item, id, qty, tracking, wanted } = given;
  const parcels = await lockParcelsOfLine(trx, { itemId: id });
  const loose = parcels.reduce((left, parcel) => left - parcel.qty, qty);
  const same = parcels.find(
    ({ carrier, trackingNumber }) =>
      carrier === tracking.carrier && trackingNumber === tracking.number,
  );
  if (wanted !== undefined) {
    if (same?.qty === wanted) return ok({ isChanged: false });
    if (wanted > loose)
      return refuseFields({ qty: refuse('qty_above_line', { params: { qty: loose } }) });
    await pack(trx, given, wanted);
    return ok({ isChanged: true });
  }
  if (loose > 0) {
    await pack(trx, given, loose);
    return ok({ isChanged: true });
  }
  if (same !== undefined) return ok({ isChanged: true });
  const former = parcels.filter(({ trackingNumber }) => trackingNumber === item.trackingNumber);
  const [parcel] = parcels.length === 1 ? parcels : former;
  if (parcel === undefined || (parcels.length > 1 && former.length > 1))
    return refuse('parcels_several');
  if (parcel.isOnly) {
    await setParcelNumber(trx, { id: parcel.id, ...tracking });
  } else {
    await takeOut(trx, { id: parcel.id, itemId: id });
    await pack(trx, given, parcel.qty);
  }
  return ok({ isChanged: true });
}

async function pack(trx: Queryable, given: Numbered, qty: number): Promise<void> {
  const { item, id, status, tracking, now } = given;
  const { orderId, vendorId } = item;
  const stage = stageOfStatus(status);
  const same = await lockSameNumber(trx, { orderId, vendorId, ...tracking, stage });
  if (same !== null) await addUnits(trx, { id: same.id, itemId: id, qty });
  else
    await insertParcel(trx, { orderId, vendorId, ...tracking, stage, now, lines: [{ id, qty }] });
}
