import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { RequestKind } from '@wevisu/domain/orders/order-requests.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { acceptReturn } from './accept-return.ts';
import type { OrdersDeps } from './deps.ts';
import type { MovedItem } from './move-item.ts';
import { decidedMails } from './request-mails.ts';
import type { LockedItem } from './store/lockable.ts';
import { findOpenKind, grantByStatus, insertGranted } from './store/requests.ts';
import { grantPartOfRequest } from './store/split-request.ts';

/** G-54: which open request a status grants. Declined or canceled, the item will not arrive either way. */
const GRANTED_BY: Partial<Readonly<Record<OrderStatus, RequestKind>>> = {
  Decline: 'cancel',
  Cancle: 'cancel',
  'Return Request': 'return',
  Returned: 'return',
};

/** Whether a status accepts a return: every return has terms, also one that nobody has asked for. */
function accepts(to: OrderStatus, from: OrderStatus): boolean {
  return to === 'Return Request' || (to === 'Returned' && from !== 'Return Request');
}

/** Whether a status that is about to be set answers a request about the locked item, or accepts a return. */
export async function grants(trx: Queryable, item: LockedItem, to: OrderStatus): Promise<boolean> {
  const kind = GRANTED_BY[to];
  if (kind === undefined) return false;
  return accepts(to, item.status) || (await findOpenKind(trx, { itemId: item.id })) === kind;
}

/**
 * Grants what a status grants, with the terms of a return, and mails the answer to the homeowner. A request for more
 * units than got the status stays open for the others.
 */
export async function grantRequests(
  deps: OrdersDeps,
  trx: Queryable,
  of: {
    readonly item: LockedItem;
    readonly moved: MovedItem;
    readonly to: OrderStatus;
    readonly actorUserId: UserId;
    /** The one that is decided; null where a status alone is set. */
    readonly requestId: number | null;
    readonly answer: string;
    readonly isFeeWaived: boolean;
    readonly now: Date;
  },
): Promise<Result<null>> {
  const { item, moved, to, actorUserId, requestId, answer, now } = of;
  const kind = GRANTED_BY[to];
  if (kind === undefined) return ok(null);
  const { qty } = moved.share;
  const itemId = item.id;
  const stillOpen = await grantPartOfRequest(trx, {
    ...{ itemId, partId: moved.id, partQty: qty, restQty: item.qty - qty, kind },
    ...{ by: actorUserId, answer, now },
  });
  const granted =
    stillOpen > 0 ||
    (await grantByStatus(trx, {
      ...{ itemId, movedId: moved.id, qty, kind, requestId, actorUserId, answer, now },
    }));
  if (requestId !== null && !granted) return refuse('request_decided');
  let terms = null;
  if (accepts(to, item.status)) {
    if (!granted) {
      const reason = 'other';
      await insertGranted(trx, {
        ...{ itemId: moved.id, kind, qty, reason, note: '', now, by: actorUserId },
      });
    }
    const accepted = await acceptReturn(trx, { ...of, vendor: item.vendor });
    if (!accepted.ok) return accepted;
    terms = accepted.value;
  }
  await deps.mailer.queue(
    trx,
    decidedMails({
      about: { ...item, kind, qty },
      decision: 'granted',
      answer,
      stillOpen,
      publicUrl: deps.publicUrl(),
      terms,
    }),
  );
  return ok(null);
}
