// What becomes of the parcels of a line that is cut or moved by itself, in the transaction that has locked the line.
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { keepsGoods, leavesVendor, type OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import { countPacked, stageOfStatus, unitsOfPart } from '@wevisu/domain/orders/parcels.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { findUnits } from './store/parcels.ts';
import {
  giveUnits,
  lockParcelsOfLine,
  takeParcelsAlong,
  takeParcelsBack,
  unpackLine,
} from './store/parcels-of-line.ts';

/** The part that leaves the line takes its units along. */
export async function splitParcels(
  trx: Queryable,
  of: {
    readonly itemId: OrderItemId;
    readonly partId: OrderItemId;
    /** Of the line before it was cut. */
    readonly qty: number;
    readonly partQty: number;
    readonly to: OrderStatus;
  },
): Promise<void> {
  const { itemId, partId } = of;
  await lockParcelsOfLine(trx, { itemId });
  const { units } = await findUnits(trx, { itemId });
  const taken = unitsOfPart(units, of);
  if (taken.length > 0) await giveUnits(trx, { itemId, partId, units: taken });
}

/** Its parcels are as far as the line is said to be. */
export async function moveParcels(
  trx: Queryable,
  step: {
    readonly itemId: OrderItemId;
    readonly from: OrderStatus;
    readonly to: OrderStatus;
    readonly now: Date;
  },
): Promise<void> {
  const { itemId, from, to, now } = step;
  await lockParcelsOfLine(trx, { itemId });
  if (!keepsGoods(to)) {
    await unpackLine(trx, { itemId });
    return;
  }
  const stage = stageOfStatus(to);
  if (stage !== 'packed') await takeParcelsAlong(trx, { itemId, stage, now });
  else if (stageOfStatus(from) !== 'packed' && leavesVendor(to))
    await takeParcelsBack(trx, { itemId });
}

/** How many of a line are not on their way yet. */
export async function countUnsent(
  trx: Queryable,
  { id: itemId, qty }: { readonly id: OrderItemId; readonly qty: number },
): Promise<number> {
  const { units } = await findUnits(trx, { itemId });
  return qty - countPacked(qty, units).shipped;
}
