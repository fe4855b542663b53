import type { OrderStatus } from './order-status.ts';

/** The stages of an order item that its homeowner follows. */
export const STAGES = ['Ordered', 'Approved', 'Packed', 'On its way', 'Delivered'] as const;

const STAGE_OF: Partial<Readonly<Record<OrderStatus, number>>> = {
  'Waiting for approval': 0,
  'Vendor Approved': 1,
  'In Progress': 1,
  'Ready to Pick Up': 2,
  'Accept to Pick Up': 2,
  'Picked Up': 3,
  Shipping: 3,
  Shipped: 3,
  'Out For Delivery': 3,
  Delivered: 4,
};

/** Place in STAGES; null if it is not on its way to the homeowner: declined, canceled, returned. */
export function stageOf(status: OrderStatus): number | null {
  return STAGE_OF[status] ?? null;
}

/** Of these the homeowner is also mailed; the others are notifications alone. */
const MAILED: readonly OrderStatus[] = [
  'Vendor Approved',
  'Decline',
  'Shipped',
  'Out For Delivery',
  'Cancle',
  'Returned',
  'Delivered',
];

/** Whether an item's step into this status matters enough for a mail. */
export function isMailed(status: OrderStatus): boolean {
  return MAILED.includes(status);
}
