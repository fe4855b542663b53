import type { OrderItemId, UserId } from '@wevisu/domain/ids.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import {
  keepsGoods,
  type OrderStatus,
  RETURN_STATUSES,
} from '@wevisu/domain/orders/order-status.ts';
import { type ItemShare, splitItem } from '@wevisu/domain/orders/split-item.ts';
import { effectsOf } from '@wevisu/domain/orders/status-effects.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { publish } from '../connections/publish.ts';
import type { OrdersDeps } from './deps.ts';
import { moveParcels, splitParcels } from './move-parcels.ts';
import { settleLater } from './settle-later.ts';
import { splitReturn } from './split-return.ts';
import { endOpenAsked } from './store/asked-prices.ts';
import { setStatus } from './store/items.ts';
import type { LockedItem } from './store/lockable.ts';
import { insertPart } from './store/split-item.ts';
import { returnStock, takeStock } from './store/stock.ts';

/** What was moved: the line itself, or a new one that was split from it. */
export interface MovedItem {
  readonly id: OrderItemId;
  readonly share: ItemShare;
}

/**
 * Gives `qty` units of an item a status, in the transaction that has locked it. Fewer than all of them become a line
 * of their own with their share of every amount. What is no longer delivered returns its stock, and its share of the
 * authorization is free.
 */
export async function moveItem(
  { jobs }: Pick<OrdersDeps, 'jobs'>,
  trx: Queryable,
  move: {
    readonly item: LockedItem;
    readonly qty: number;
    readonly to: OrderStatus;
    readonly actorUserId: UserId;
    readonly toMail: boolean;
    readonly now: Date;
    /** Why, for the homeowner. */
    readonly reason: string | null;
  },
): Promise<MovedItem> {
  const { item, qty, to, actorUserId, toMail, now, reason } = move;
  const from = item.status;
  const moved = await splitOff(trx, item, { qty, to });
  await setStatus(trx, { id: moved.id, from, to, actorUserId, toMail, now, reason });
  await moveParcels(trx, { itemId: moved.id, from, to, now });
  await publish({ jobs }, trx, { type: 'order.item_status', itemId: moved.id, now });
  const { stock } = effectsOf(from, to);
  if (stock === 'returned') await returnStock(trx, { itemId: moved.id });
  if (stock === 'taken') await takeStock(trx, { itemId: moved.id });
  // Whatever was asked for a line is over with it.
  if (moved.id === item.id && !keepsGoods(to))
    await endOpenAsked(trx, { itemId: item.id, state: 'withdrawn', now });
  await settleLater({ jobs }, trx, { orderId: item.orderId, now });
  return moved;
}

async function splitOff(
  trx: Queryable,
  item: LockedItem,
  { qty, to }: { readonly qty: number; readonly to: OrderStatus },
): Promise<MovedItem> {
  const { id, lots } = item;
  if (qty === item.qty) {
    return {
      id,
      share: {
        ...{ qty, lots },
        line: cents(item.lineCents),
        shipping: cents(item.shippingCents),
        tax: cents(item.taxCents),
        platform: cents(item.adminProfitInclusiveTax),
      },
    };
  }
  const { part, rest } = splitItem(
    {
      ...{ qty: item.qty, lots },
      price: cents(item.priceCents),
      fee: cents(item.feeCents),
      shipping: cents(item.shippingCents),
      tax: cents(item.taxCents),
    },
    qty,
  );
  const made = await insertPart(trx, {
    id,
    partQty: part.qty,
    partLots: part.lots,
    partLine: part.line,
    partShipping: part.shipping,
    partTax: part.tax,
    partPlatform: part.platform,
    restQty: rest.qty,
    restLots: rest.lots,
    restLine: rest.line,
    restShipping: rest.shipping,
    restTax: rest.tax,
    restPlatform: rest.platform,
  });
  await splitParcels(trx, { itemId: id, partId: made.id, qty: item.qty, partQty: qty, to });
  if (RETURN_STATUSES.includes(item.status)) {
    await splitReturn(trx, { itemId: id, partId: made.id, part, rest });
  }
  return { id: made.id, share: part };
}
