import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import {
  canSetStatus,
  givesMoneyBack,
  keepsGoods,
  leavesVendor,
  type OrderStatus,
} from '@wevisu/domain/orders/order-status.ts';
import { effectsOf } from '@wevisu/domain/orders/status-effects.ts';
import { carrierName, isTracked, type Tracking } from '@wevisu/domain/orders/tracking.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { OrdersDeps } from './deps.ts';
import { followParcels } from './follow-parcels.ts';
import { grantRequests, grants } from './grant-requests.ts';
import { moveItem } from './move-item.ts';
import { countUnsent } from './move-parcels.ts';
import { noteTracking } from './note-tracking.ts';
import { packByNumber } from './pack-by-number.ts';
import { findOpenAsked } from './store/asked-prices.ts';
import { findItem, type ItemRow, lockItem, setTracking, type Viewer } from './store/items.ts';
import type { LockedItem } from './store/lockable.ts';
import { splitOpenRequest } from './store/split-request.ts';
import { findLineMoney } from './store/to-settle.ts';
import { notifyOfTracking, tellOfStep } from './tell-of-step.ts';

export interface StatusChange {
  readonly viewer: Viewer;
  readonly id: OrderItemId;
  readonly status: string;
  readonly confirmed: boolean;
  /** Only so many, which become a line of their own; all of them without it. */
  readonly qty?: number | undefined;
  /** How many the caller saw: a second click finds fewer and is refused. */
  readonly of?: number | undefined;
  /** The status that the caller saw: one that has moved meanwhile is left alone. */
  readonly seen?: OrderStatus;
  /** The request that this decides: refused if it is decided or withdrawn meanwhile. */
  readonly requestId?: number;
  readonly tracking?: Tracking | undefined;
  /** What staff say to the homeowner whose request this grants. */
  readonly answer?: string;
  /** POL-10: no restocking fee for a return that this accepts. */
  readonly isFeeWaived?: boolean;
  /** Why, for the homeowner. */
  readonly reason?: string | undefined;
}

/**
 * Moves a line, or a part of it, to its next status, as the domain's table allows this role, and notifies everybody
 * whom it concerns. Setting the current status again changes at most the tracking number, so a double click does no
 * harm. Returns what was moved.
 */
export async function setItemStatus(
  deps: OrdersDeps,
  change: StatusChange,
): Promise<Result<ItemRow>> {
  const { viewer, id, tracking } = change;
  return inTransactionOfResult(deps.pool, async (trx): Promise<Result<ItemRow>> => {
    const item = await lockItem(trx, viewer, id);
    if (item === null) return refuse('order_item_not_found');
    const allowed = canSetStatus({
      role: viewer.type,
      from: item.status,
      to: change.status,
      confirmed: change.confirmed,
    });
    if (!allowed.ok) return allowed;
    const to = allowed.value;
    if (to !== item.status) {
      const money = await findLineMoney(trx, { itemId: id, now: deps.now() });
      if (money.isGivenBack) return refuse('money_given_back');
      if (money.isDisputed && givesMoneyBack(to)) return refuse('order_disputed');
      if (effectsOf(item.status, to).needsMoney && !money.isCovered) return refuse('line_not_paid');
    }
    if (tracking !== undefined && !isTracked(to)) return refuse('tracking_too_early');
    if (change.of !== undefined && change.of !== item.qty) return refuse('line_changed');
    if (change.seen !== undefined && change.seen !== item.status) return refuse('line_changed');
    if (change.requestId !== undefined && to === item.status) return refuse('request_decided');
    const qty = change.qty ?? item.qty;
    if (qty > item.qty) {
      return refuseFields({ qty: refuse('qty_above_line', { params: { qty: item.qty } }) });
    }
    if (to === 'Cancle' && !leavesVendor(item.status)) {
      const unsent = await countUnsent(trx, item);
      if (qty > unsent) return refuse('parcel_on_its_way', { params: { qty: unsent } });
    }
    // A part of it would leave the homeowner's answer without its line.
    const isWhole = qty === item.qty && !keepsGoods(to);
    if (to !== item.status && !isWhole && (await findOpenAsked(trx, { itemId: id })) !== null)
      return refuse('price_open');
    const moved = to === item.status ? ok(id) : await move(deps, trx, { change, item, qty, to });
    if (!moved.ok) return moved;
    if (tracking !== undefined) {
      await setTracking(trx, { id: moved.value, ...tracking });
      const packed = await packByNumber(trx, {
        ...{
          item,
          id: moved.value,
          qty: moved.value === id ? item.qty : qty,
          status: to,
          tracking,
        },
        now: deps.now(),
      });
      if (!packed.ok) return packed;
      await noteTracking(trx, {
        ...{ item, tracking, id: moved.value, actorId: viewer.userId, at: deps.now() },
      });
      const name = carrierName(tracking.carrier);
      await notifyOfTracking(trx, item, `${name} ${tracking.number}`);
    }
    const row = await findItem(trx, viewer, moved.value);
    return row === null ? refuse('order_item_not_found') : ok(row);
  });
}

interface Move {
  readonly change: StatusChange;
  readonly item: LockedItem;
  readonly qty: number;
  readonly to: OrderStatus;
}

async function move(
  deps: OrdersDeps,
  trx: Queryable,
  { change, item, qty, to }: Move,
): Promise<Result<OrderItemId>> {
  const now = deps.now();
  const { userId: actorUserId, type } = change.viewer;
  // The answer to a request is a mail of its own, which says more than the status.
  const { requestId = null } = change;
  const isAnswer = requestId !== null || (await grants(trx, item, to));
  const toMail = effectsOf(item.status, to).isMailed && !isAnswer;
  const { reason = null } = change;
  const moved = await moveItem(deps, trx, { item, qty, to, actorUserId, toMail, now, reason });
  if (isAnswer) {
    const answer = change.answer ?? '';
    const isFeeWaived = change.isFeeWaived ?? false;
    const granted = await grantRequests(deps, trx, {
      ...{ item, moved, to, actorUserId, requestId, answer, isFeeWaived, now },
    });
    if (!granted.ok) return granted;
  }
  if (moved.id !== item.id) {
    await splitOpenRequest(trx, { itemId: item.id, partId: moved.id, restQty: item.qty - qty });
    await followParcels(deps, trx, { itemIds: [item.id], actorUserId, now });
  }
  await tellOfStep(deps, trx, { item, moved, to, isByVendor: type === 'Vendor', reason });
  await noteAct(trx, {
    at: now,
    actorId: actorUserId,
    action: 'order_item.moved',
    tenant: item,
    target: { kind: 'order_item', id: moved.id },
    from: { status: item.status },
    to: { status: to, qty },
    reason: change.answer || reason,
  });
  return ok(moved.id);
}
