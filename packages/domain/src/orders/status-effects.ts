/**
 * What a step of an order item means and brings about, beside who may take it (order-status.ts): one row a status, which the
 * server acts by and the screens explain with.
 */

import { keepsGoods, leavesVendor, ORDER_STATUSES, type OrderStatus } from './order-status.ts';
import { isMailed } from './order-steps.ts';

/** One sentence for whoever works on orders. */
const STATUS_MEANINGS: Readonly<Record<OrderStatus, string>> = {
  'Waiting for approval': 'Ordered: the vendor has yet to approve or decline it.',
  'Vendor Approved': 'The vendor sends it, so the card is charged for it.',
  Decline: 'The vendor does not send it.',
  'In Progress': 'The vendor prepares it.',
  'Ready to Pick Up': 'Packed: it waits for the carrier at the vendor.',
  'Accept to Pick Up': 'A carrier has accepted to fetch it.',
  'Picked Up': 'The carrier has it.',
  Shipping: 'The carrier sorts it for its way.',
  Shipped: 'It is on its way.',
  'Out For Delivery': 'It arrives today.',
  Cancle: 'Canceled by the homeowner or by staff.',
  'Return Request': 'Its return is accepted: it comes back to the vendor.',
  Returned: 'It is back at the vendor.',
  Delivered: 'The homeowner has it.',
};

interface StepEffects {
  /** 'returned': for sale again; 'taken': reserved anew. */
  readonly stock: 'kept' | 'returned' | 'taken';
  /** The homeowner is mailed, besides the notification that every step is. */
  readonly isMailed: boolean;
  /** It needs its money charged, or a hold that has room for it. */
  readonly needsMoney: boolean;
}

/** Decided by the step, not the status: what is declined and then canceled returns no stock twice. */
export function effectsOf(from: OrderStatus, to: OrderStatus): StepEffects {
  return {
    stock: keepsGoods(from) === keepsGoods(to) ? 'kept' : keepsGoods(to) ? 'taken' : 'returned',
    isMailed: isMailed(to),
    needsMoney: leavesVendor(to),
  };
}

/** What each status means and does, in the spec's order: the help beside the list of statuses. */
export function statusHelp(): readonly { readonly status: OrderStatus; readonly text: string }[] {
  return ORDER_STATUSES.map((status) => {
    const { stock, isMailed: mailed } = effectsOf('Waiting for approval', status);
    const effects = [
      ...(stock === 'returned'
        ? ['Its stock is for sale again, and its money is given back.']
        : []),
      ...(status === 'Returned' ? ['Its money is given back.'] : []),
      ...(mailed ? ['The homeowner gets an email.'] : []),
    ];
    return { status, text: [STATUS_MEANINGS[status], ...effects].join(' ') };
  });
}
