import type { UserId } from '@wevisu/domain/ids.ts';
import { reasonLabel } from '@wevisu/domain/orders/order-requests.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { noteAct } from '../audit/note-act.ts';
import type { OrdersDeps } from './deps.ts';
import { followParcels } from './follow-parcels.ts';
import { moveItem } from './move-item.ts';
import { canceledMails } from './request-mails.ts';
import type { LockedItem } from './store/lockable.ts';
import { insertGranted } from './store/requests.ts';
import { tellOfStep } from './tell-of-step.ts';

/** POL-14: within the hour a homeowner's cancel is done at once, in the transaction that has locked the item. */
export async function cancelItem(
  deps: OrdersDeps,
  trx: Queryable,
  cancel: {
    readonly item: LockedItem;
    readonly qty: number;
    readonly userId: UserId;
    readonly reason: string;
    readonly note: string;
    readonly now: Date;
  },
) {
  const { item, qty, userId, reason, note, now } = cancel;
  const to = 'Cancle';
  const moved = await moveItem(deps, trx, {
    ...{ item, qty, to, actorUserId: userId, toMail: false, now, reason: null },
  });
  if (moved.id !== item.id)
    await followParcels(deps, trx, { itemIds: [item.id], actorUserId: userId, now });
  const made = await insertGranted(trx, {
    ...{ itemId: moved.id, kind: 'cancel', qty, reason, note, now, by: userId },
  });
  await noteAct(trx, {
    ...{ at: now, actorId: userId, tenant: item, action: 'order_item.moved' },
    target: { kind: 'order_item', id: moved.id },
    from: { status: item.status },
    to: { status: to, qty },
    reason: reasonLabel('cancel', reason),
  });
  await tellOfStep(deps, trx, { item, moved, to, isByVendor: false, reason: null });
  await deps.mailer.queue(trx, canceledMails({ about: item, moved, publicUrl: deps.publicUrl() }));
  return made;
}
