import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { OrderItemId, UserId } from '@wevisu/domain/ids.ts';
import {
  canAsk,
  isDoneAtOnce,
  type RequestKind,
  reasonLabel,
} from '@wevisu/domain/orders/order-requests.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { noteAct } from '../audit/note-act.ts';
import { cancelItem } from './cancel-item.ts';
import type { OrdersDeps } from './deps.ts';
import { countUnsent } from './move-parcels.ts';
import { openRequest, tellOfRequests } from './open-request.ts';
import { showRequest } from './show-request.ts';
import { findOpenKind, isOwnRequest, lockOwnItem, withdrawOwn } from './store/requests.ts';
import { findOpenDispute } from './store/to-settle.ts';

/**
 * G-54: a homeowner cancels a line of their own, asks to return it, or reports it, all of it or a part. Within the
 * hour a cancel is done; of everything else staff and the vendor are notified, and the status stays until staff
 * change it.
 */
export async function askAboutItem(
  deps: OrdersDeps,
  given: {
    readonly userId: UserId;
    readonly itemId: OrderItemId;
    readonly kind: RequestKind;
    readonly qty?: number | undefined;
    /** How many the homeowner saw: a second click finds fewer and is refused. */
    readonly of?: number | undefined;
    readonly reason: string;
    readonly note: string;
  },
): Promise<Result<ReturnType<typeof showRequest>>> {
  const { userId, itemId, kind, reason, note } = given;
  if (reasonLabel(kind, reason) === null) return refuseFields({ reason: 'reason_required' });
  if (reason === 'other' && note === '') return refuseFields({ note: 'note_required' });
  return inTransaction(deps.pool, async (trx) => {
    const item = await lockOwnItem(trx, { userId, itemId });
    if (item === null) return refuse('order_item_not_found');
    const now = deps.now();
    const { status, placedAt, deliveredAt, moved } = item;
    const allowed = canAsk(kind, { status, deliveredAt, moved }, now);
    if (!allowed.ok) return allowed;
    if (given.of !== undefined && given.of !== item.qty) return refuse('line_changed');
    const qty = given.qty ?? item.qty;
    if (qty > item.qty) {
      return refuseFields({ qty: refuse('qty_above_line', { params: { qty: item.qty } }) });
    }
    if (kind === 'cancel') {
      const unsent = await countUnsent(trx, item);
      if (qty > unsent) {
        return refuseFields({ qty: refuse('parcel_on_its_way', { params: { qty: unsent } }) });
      }
    }
    if (kind !== 'incomplete' && (await findOpenDispute(trx, { itemId })).isDisputed)
      return refuse('order_disputed');
    if ((await findOpenKind(trx, { itemId })) !== null) return refuse('request_open');
    const asked = { item, qty, userId, reason, note, now };
    if (isDoneAtOnce(kind, placedAt, now))
      return ok(showRequest(await cancelItem(deps, trx, asked)));
    const opened = await openRequest(deps, trx, { ...asked, kind });
    if (opened === null) return refuse('request_open');
    await tellOfRequests(deps, trx, [opened]);
    return ok(showRequest(opened.row));
  });
}

/** Withdraws an undecided request; it can be made again within the window. */
export async function withdrawRequest(
  deps: OrdersDeps,
  { userId, id }: { readonly userId: UserId; readonly id: number },
): Promise<Result<ReturnType<typeof showRequest>>> {
  const row = await inTransaction(deps.pool, async (trx) => {
    const now = deps.now();
    const withdrawn = await withdrawOwn(trx, { userId, id, now });
    if (withdrawn === null) return null;
    const { showroomId, vendorId } = withdrawn;
    await noteAct(trx, {
      ...{ at: now, actorId: userId, tenant: { showroomId, vendorId } },
      ...{ action: 'order_request.withdrawn', target: { kind: 'order_request', id } },
      ...{ from: { state: 'open' }, to: { state: withdrawn.state } },
    });
    return withdrawn;
  });
  if (row !== null) return ok(showRequest(row));
  const isOwn = await isOwnRequest(deps.pool, { userId, id });
  return refuse(isOwn ? 'request_decided' : 'request_not_found');
}
