import type { CallInput } from '@wevisu/contract/call.ts';
import type { listVendorRequests as call, VendorRequest } from '@wevisu/contract/fulfilment.ts';
import { day } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { type Advice, reasonLabel } from '@wevisu/domain/orders/order-requests.ts';
import { statusLabel } from '@wevisu/domain/orders/order-status.ts';
import { latestDay } from '@wevisu/domain/policy/extended-clocks.ts';
import { vendorRefundDueDay } from '@wevisu/domain/policy/policy.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { noteAct } from '../audit/note-act.ts';
import { readCursor, writeCursor } from './cursor.ts';
import type { FulfilmentDeps } from './deps.ts';
import {
  countRequests,
  findVendorRequest,
  listRequestPages,
  setAdvice,
  type VendorRequestRow,
} from './store/requests.ts';

/** Oldest first where `dir` is 'asc': ids follow the time of asking. */
export async function listRequests(
  { orders: { pool } }: FulfilmentDeps,
  userId: UserId,
  { state = 'open', dir, limit, after, q }: CallInput<typeof call>['query'],
) {
  const states =
    state === 'open' ? (['open'] as const) : (['granted', 'refused', 'withdrawn'] as const);
  const filter = { userId, states, search: q.toUpperCase() };
  const { id: before } = readCursor(after, 'number');
  const rows = await listRequestPages[dir].list(pool, { ...filter, before, limit: limit + 1 });
  const { total } = await countRequests(pool, filter);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next =
    rows.length > limit && last !== undefined ? writeCursor(String(last.id), last.id) : null;
  return { rows: shown.map(showVendorRequest), next, total, total_is_exact: true };
}

/** The vendor says what staff should decide. Said again, the last word stands. */
export async function adviseOnRequest(
  { orders: { pool, now } }: FulfilmentDeps,
  of: {
    readonly userId: UserId;
    readonly id: number;
    readonly advice: Advice;
    readonly note: string;
  },
): Promise<Result<VendorRequest>> {
  const isSet = await inTransaction(pool, async (trx) => {
    const at = now();
    const vendorId = await setAdvice(trx, { ...of, now: at });
    if (vendorId === null) return false;
    // What a vendor says to staff is not for the pro.
    await noteAct(trx, {
      ...{ at, actorId: of.userId, tenant: { kind: 'vendor', id: vendorId } },
      ...{ action: 'order_request.advised', target: { kind: 'order_request', id: of.id } },
      ...{ from: null, to: { advice: of.advice }, reason: of.note || null },
    });
    return true;
  });
  const request = await findVendorRequest(pool, of);
  if (request === null) return refuse('request_not_found');
  return isSet ? ok(showVendorRequest(request)) : refuse('request_decided');
}

function showVendorRequest(row: VendorRequestRow): VendorRequest {
  const isRefund = row.kind !== 'cancel' && (row.state === 'open' || row.state === 'granted');
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    reason_label: reasonLabel(row.kind, row.reason) ?? row.reason,
    note: row.note,
    state: row.state,
    qty: row.qty,
    asked_at: row.askedAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    answer: row.answer,
    order_number: row.orderNumber,
    order_item_id: row.orderItemId,
    product_name: row.productName,
    sku: row.sku,
    status_label: statusLabel(row.status),
    refund_by: isRefund
      ? latestDay(
          vendorRefundDueDay(row.askedAt),
          row.movedTo === null ? undefined : day(row.movedTo),
        )
      : null,
    arrived_in: row.arrivedIn,
    advice: row.vendorAdvice,
    advice_note: row.vendorNote ?? '',
  };
}
