import { type RequestKind, reasonLabel } from '@wevisu/domain/orders/order-requests.ts';
import { statusLabel } from '@wevisu/domain/orders/order-status.ts';
import type { QueuedRow, RequestRow } from './store/requests.ts';

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
    asked_at: new Date(row.askedAt).toISOString(),
    decided_at: row.decidedAt === null ? null : new Date(row.decidedAt).toISOString(),
    answer: row.answer,
  };
}

export function showQueuedRequest(row: QueuedRow) {
  const { sku, qty, unit, status } = row;
  return {
    ...showRequest(row),
    order_number: row.orderNumber,
    order_item_id: row.orderItemId,
    product_name: row.productName,
    sku,
    qty,
    unit,
    status,
    status_label: statusLabel(status),
  };
}
