import { type RequestKind, reasonLabel } from '@wevisu/domain/orders/order-requests.ts';
import { statusLabel } from '@wevisu/domain/orders/order-status.ts';
import type { ItemRow } from './store/items.ts';
import type { ItemRequestRow, QueuedRow, RequestRow } from './store/requests.ts';

/** The name of a request in notifications. */
export const REQUEST_WORDS: Readonly<Record<RequestKind, string>> = {
  cancel: 'cancel requested',
  return: 'return requested',
  incomplete: 'missing or damaged goods',
};

export function showRequest(row: RequestRow) {
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    reason_label: reasonLabel(row.kind, row.reason) ?? row.reason,
    note: row.note,
    state: row.state,
    qty: row.qty,
    asked_at: new Date(row.askedAt).toISOString(),
    decided_at: row.decidedAt === null ? null : new Date(row.decidedAt).toISOString(),
    answer: row.answer,
  };
}

/** A request as its line shows it; `amounts` are the line's. */
export function showItemRequest(
  row: ItemRequestRow,
  amounts: Pick<ItemRow, 'lineCents' | 'shippingCents' | 'taxCents'>,
) {
  const { returnTo, returnBy, restockingCents, refundCents } = row;
  const isAccepted = returnTo !== null && returnBy !== null;
  return {
    ...showRequest(row),
    return: isAccepted
      ? {
          to: returnTo,
          by: returnBy,
          goods: amounts.lineCents,
          shipping: amounts.shippingCents,
          tax: amounts.taxCents,
          restocking: restockingCents ?? 0,
          refund: refundCents ?? 0,
        }
      : null,
  };
}

export function showQueuedRequest(row: QueuedRow) {
  const { sku, unit, status } = row;
  return {
    ...showRequest(row),
    order_number: row.orderNumber,
    order_item_id: row.orderItemId,
    product_name: row.productName,
    sku,
    unit,
    status,
    status_label: statusLabel(status),
  };
}
