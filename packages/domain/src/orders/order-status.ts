/**
 * Statuses of an order item and who may set which: one table, used by the server to refuse and by
 * the screens to disable. Order and spelling are the spec's; nothing but display depends on the
 * order.
 */

import { ok, type Result, refuse } from '../errors/errors.ts';
import type { AccountType } from '../people/accounts.ts';

/** ORD-04 to ORD-15, in their order; 'Cancle' is the spec's spelling. */
export const ORDER_STATUSES = [
  'Waiting for approval',
  'Vendor Approved',
  'Decline',
  'In Progress',
  'Ready to Pick Up',
  'Accept to Pick Up',
  'Picked Up',
  'Shipping',
  'Shipped',
  'Out For Delivery',
  'Cancle',
  'Return Request',
  'Returned',
  'Delivered',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const FIRST_STATUS: OrderStatus = 'Waiting for approval';

const LABELS: Partial<Readonly<Record<OrderStatus, string>>> = {
  'Waiting for approval': 'Pending Approval',
  'Vendor Approved': 'Approved',
  Decline: 'Not Approved',
};

/** The label of a status; the stored value if the spec gives no other. */
export function statusLabel(status: OrderStatus): string {
  return LABELS[status] ?? status;
}

/** Whether text from outside is one of the 14 statuses, letter for letter. */
export function isOrderStatus(text: unknown): text is OrderStatus {
  return (ORDER_STATUSES as readonly unknown[]).includes(text);
}

/** Nothing will be delivered: the stock is for sale again. */
export const NOT_KEPT_STATUSES = ['Decline', 'Cancle'] as const satisfies readonly OrderStatus[];

/** Nothing is sold or earned by them: not kept, or returned. */
export const NOT_EARNED_STATUSES = [
  ...NOT_KEPT_STATUSES,
  'Returned',
] as const satisfies readonly OrderStatus[];

/** Its return is accepted: what comes back for it is settled. */
export const RETURN_STATUSES: readonly OrderStatus[] = ['Return Request', 'Returned'];

/** Nothing is left to deliver, pay or refund. */
export const SETTLED_STATUSES = [
  ...NOT_KEPT_STATUSES,
  'Returned',
  'Delivered',
] as const satisfies readonly OrderStatus[];

/**
 * Whether the goods of an item in this status belong to the homeowner or are on the way. A declined
 * or canceled item is not delivered: its stock is for sale again.
 */
export function keepsGoods(status: OrderStatus): boolean {
  return !(NOT_KEPT_STATUSES as readonly OrderStatus[]).includes(status);
}

/** Before the pickup is accepted: the vendor's part. */
const EARLY_STATUSES: readonly OrderStatus[] = [
  'Waiting for approval',
  'Vendor Approved',
  'Decline',
  'In Progress',
  'Ready to Pick Up',
];

/** ORD-18: a status from 'Accept to Pick Up' on, which only staff set. */
export function isLateStatus(status: OrderStatus): boolean {
  return !EARLY_STATUSES.includes(status);
}

/** From here on the goods are out of the vendor's hands: nothing unpaid comes so far (U-43). */
export function leavesVendor(status: OrderStatus): boolean {
  return PICK_UP.includes(status) || ON_THE_WAY.includes(status);
}

/**
 * ORD-16, ORD-17: whether `to` can no longer be chosen. From 'Accept to Pick Up' on, the early
 * statuses are locked; once it is passed, so is 'Accept to Pick Up' itself. The locks hold for
 * 'Cancle' and both return statuses as well (U-43).
 */
function isLocked(from: OrderStatus, to: OrderStatus): boolean {
  if (!isLateStatus(from)) return false;
  return !isLateStatus(to) || (to === 'Accept to Pick Up' && from !== to);
}

interface Moves {
  readonly usual: readonly OrderStatus[];
  /** Staff only, and only when confirmed: corrections, and 'Delivered' after a cancel or return. */
  readonly unusual?: readonly OrderStatus[];
}

/** G-53: a vendor moves its own items through the early statuses, in order. */
export const VENDOR_MOVES: Partial<Readonly<Record<OrderStatus, Moves>>> = {
  'Waiting for approval': { usual: ['Vendor Approved', 'Decline'] },
  'Vendor Approved': { usual: ['In Progress'] },
  'In Progress': { usual: ['Ready to Pick Up'] },
};

const ON_THE_WAY: readonly OrderStatus[] = ['Shipping', 'Shipped', 'Out For Delivery', 'Delivered'];
const PICK_UP: readonly OrderStatus[] = ['Accept to Pick Up', 'Picked Up'];

/**
 * Staff stand in for a vendor and do everything from the pickup on, skipping ahead where a step
 * went unrecorded. Nothing leaves an item that the vendor has not approved, since it is not paid.
 */
export const STAFF_MOVES: Readonly<Record<OrderStatus, Moves>> = {
  'Waiting for approval': { usual: ['Vendor Approved', 'Decline', 'Cancle'] },
  'Vendor Approved': {
    usual: ['In Progress', 'Ready to Pick Up', ...PICK_UP, ...ON_THE_WAY, 'Cancle'],
  },
  Decline: { usual: ['Cancle'] },
  'In Progress': { usual: ['Ready to Pick Up', ...PICK_UP, ...ON_THE_WAY, 'Cancle'] },
  'Ready to Pick Up': { usual: [...PICK_UP, ...ON_THE_WAY, 'Cancle'] },
  'Accept to Pick Up': { usual: ['Picked Up', ...ON_THE_WAY, 'Cancle'] },
  'Picked Up': { usual: [...ON_THE_WAY, 'Cancle', 'Return Request'] },
  Shipping: {
    usual: ['Shipped', 'Out For Delivery', 'Delivered', 'Cancle', 'Return Request'],
    unusual: ['Picked Up'],
  },
  Shipped: {
    usual: ['Out For Delivery', 'Delivered', 'Cancle', 'Return Request'],
    unusual: ['Picked Up', 'Shipping'],
  },
  'Out For Delivery': {
    usual: ['Delivered', 'Cancle', 'Return Request'],
    unusual: ['Picked Up', 'Shipping', 'Shipped'],
  },
  Cancle: { usual: [], unusual: ['Delivered'] },
  'Return Request': { usual: ['Returned'], unusual: ['Delivered'] },
  Returned: { usual: [], unusual: ['Delivered'] },
  Delivered: { usual: ['Return Request', 'Returned'] },
};

/**
 * Lets a role move an item from one status to another, or refuses with the reason. `to` being the
 * current status is fine if the role could have set it: nothing changes then. `confirmed` says that
 * staff confirmed an unusual step (U-43). The caller checks whose item it is.
 */
export function canSetStatus({
  role,
  from,
  to,
  confirmed = false,
}: {
  readonly role: AccountType;
  readonly from: OrderStatus;
  readonly to: unknown;
  readonly confirmed?: boolean | undefined;
}): Result<OrderStatus> {
  if (!isOrderStatus(to)) return refuse('status_unknown');
  if (role !== 'Admin' && (role !== 'Vendor' || isLateStatus(to)))
    return refuse('status_forbidden');
  if (isLocked(from, to)) return refuse('status_locked');
  if (from === to) return ok(to);
  const moves = (role === 'Admin' ? STAFF_MOVES : VENDOR_MOVES)[from];
  if (moves?.usual.includes(to)) return ok(to);
  if (moves?.unusual?.includes(to)) return confirmed ? ok(to) : refuse('status_needs_confirmation');
  const unpaid = from === 'Waiting for approval' || from === 'Decline';
  return refuse(unpaid && isLateStatus(to) ? 'status_not_approved' : 'status_out_of_order');
}

/** Statuses that a role can choose for an item, in the spec's order, without the current one. */
export function selectableStatuses(role: AccountType, from: OrderStatus): readonly OrderStatus[] {
  return ORDER_STATUSES.filter(
    (to) => to !== from && canSetStatus({ role, from, to, confirmed: true }).ok,
  );
}

/** The money of a charged line goes back by it, or is about to. */
export function givesMoneyBack(status: OrderStatus): boolean {
  return !keepsGoods(status) || RETURN_STATUSES.includes(status);
}
