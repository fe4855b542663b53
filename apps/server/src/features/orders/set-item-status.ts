import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import type { RequestKind } from '@wevisu/domain/orders/order-requests.ts';
import {
  canSetStatus,
  keepsGoods,
  type OrderStatus,
  statusLabel,
} from '@wevisu/domain/orders/order-status.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notify } from '../notifications/notify.ts';
import type { OrdersDeps } from './deps.ts';
import { orderPath } from './order-path.ts';
import { decidedMails } from './request-mails.ts';
import { findItem, type ItemRow, moveItem, type Viewer } from './store/items.ts';
import { grantByStatus } from './store/requests.ts';
import { returnStock, takeStock } from './store/stock.ts';

/** G-54: which open requests a status grants. Declined or canceled, the item will not arrive either way. */
const GRANTED_BY: Partial<Readonly<Record<OrderStatus, readonly RequestKind[]>>> = {
  Decline: ['cancel'],
  Cancle: ['cancel'],
  'Return Request': ['return'],
  Returned: ['return'],
};

/** Somebody else may move it in between; then the rules are checked again from its new status. */
const TRIES = 3;

/**
 * Moves a line to its next status, as the domain's table allows this role, and notifies the homeowner; a
 * declined or canceled line returns its stock. Setting the current status again changes nothing, so a
 * double click does no harm.
 */
export async function setItemStatus(
  deps: OrdersDeps,
  given: {
    readonly viewer: Viewer;
    readonly id: OrderItemId;
    readonly status: string;
    readonly confirmed: boolean;
    /** What staff say to the homeowner whose request this grants. */
    readonly answer?: string;
  },
): Promise<Result<ItemRow>> {
  const { viewer, id } = given;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const item = await findItem(deps.pool, viewer, id);
    if (item === null) return refuse('order_item_not_found');
    const allowed = canSetStatus({
      role: viewer.type,
      from: item.status,
      to: given.status,
      confirmed: given.confirmed,
    });
    if (!allowed.ok) return allowed;
    if (allowed.value === item.status) return ok(item);
    if (await move(deps, { viewer, item, to: allowed.value, answer: given.answer ?? '' })) {
      const moved = await findItem(deps.pool, viewer, id);
      return moved === null ? refuse('order_item_not_found') : ok(moved);
    }
  }
  return refuse('status_out_of_order');
}

function move(
  deps: OrdersDeps,
  { viewer, item, to, answer }: { viewer: Viewer; item: ItemRow; to: OrderStatus; answer: string },
): Promise<boolean> {
  return inTransaction(deps.pool, async (trx) => {
    const homeownerId = await moveItem(trx, {
      id: item.id,
      from: item.status,
      to,
      actorUserId: viewer.userId,
      now: deps.now(),
    });
    if (homeownerId === null) return false;
    // Decided by the transition, not the status, so that a declined item that is then canceled returns nothing twice.
    if (keepsGoods(item.status) && !keepsGoods(to)) await returnStock(trx, { itemId: item.id });
    if (!keepsGoods(item.status) && keepsGoods(to)) await takeStock(trx, { itemId: item.id });
    const granted = await grantByStatus(trx, {
      itemId: item.id,
      kinds: GRANTED_BY[to] ?? [],
      actorUserId: viewer.userId,
      answer,
      now: deps.now(),
    });
    const publicUrl = deps.publicUrl();
    await deps.mailer.queue(
      trx,
      granted.flatMap((about) => decidedMails({ about, decision: 'granted', answer, publicUrl })),
    );
    await notify(trx, [
      {
        userId: homeownerId,
        event: 'order_item_status',
        title: `Order ${item.orderNumber}: ${statusLabel(to)}`,
        text: `${item.qty} x ${item.productName} from ${item.vendor}: ${statusLabel(to)}.`,
        link: orderPath(item.orderNumber),
      },
    ]);
    return true;
  });
}
