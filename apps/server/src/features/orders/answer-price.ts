import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { OrderItemId, UserId } from '@wevisu/domain/ids.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { amountsAt, NOT_ACCEPTED } from '@wevisu/domain/orders/asked-price.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { takePrice } from './ask-price.ts';
import type { OrdersDeps } from './deps.ts';
import { moveItem } from './move-item.ts';
import { notePrice } from './note-price.ts';
import { endOpenAsked, findOpenAsked, listDueAsked } from './store/asked-prices.ts';
import { lockItem } from './store/items.ts';
import type { LockedItem } from './store/lockable.ts';
import { lockOwnItem } from './store/requests.ts';
import { tellOfAnswer } from './tell-of-prices.ts';
import { tellOfStep } from './tell-of-step.ts';
import { toLine } from './to-line.ts';

interface Answer {
  readonly userId: UserId;
  readonly itemId: OrderItemId;
  readonly askedId: number;
  readonly isAccepted: boolean;
  /** What the line costs then, as the homeowner saw it. */
  readonly total: number;
}

/** POL-03: the homeowner accepts a higher price, or the line is declined. */
export function answerPrice(
  deps: OrdersDeps,
  { userId, itemId, askedId, isAccepted, total }: Answer,
): Promise<Result<null>> {
  return inTransactionOfResult(deps.pool, async (trx): Promise<Result<null>> => {
    const item = await lockOwnItem(trx, { userId, itemId });
    if (item === null) return refuse('order_item_not_found');
    const asked = await findOpenAsked(trx, { itemId });
    const now = deps.now();
    if (asked === null || asked.id !== askedId || asked.answerBy <= now)
      return refuse('price_not_open');
    if (!isAccepted) {
      await decline(deps, trx, { item, state: 'declined', actorUserId: userId, now });
      return ok(null);
    }
    const to = {
      finalPrice: cents(asked.finalPrice),
      fee: cents(asked.fee),
      contractorMarkupAmt: cents(asked.markup),
      couponOff: cents(asked.coupon),
      price: cents(asked.price),
    };
    if (amountsAt(to, toLine(item, asked.taxPpm)).amount !== total) return refuse('line_changed');
    await endOpenAsked(trx, { itemId, state: 'accepted', now });
    await takePrice(deps, trx, { item, to, taxPpm: asked.taxPpm, now });
    await notePrice(trx, { item, actorId: userId, at: now, act: 'accepted' });
    await tellOfAnswer(deps, trx, item);
    return ok(null);
  });
}

/** What nobody answered in time declines its line. Safe to run at any time, by several at once. */
export async function expirePrices(deps: OrdersDeps): Promise<void> {
  for (const { itemId, vendorUserId } of await listDueAsked(deps.pool, { now: deps.now() })) {
    await inTransaction(deps.pool, async (trx) => {
      const item = await lockItem(trx, { userId: vendorUserId, type: 'Vendor' }, itemId);
      const asked = item && (await findOpenAsked(trx, { itemId }));
      const now = deps.now();
      if (!item || !asked || asked.answerBy > now) return;
      await decline(deps, trx, { item, state: 'expired', actorUserId: asked.askedBy, now });
    }).catch(deps.onError);
  }
}

async function decline(
  deps: OrdersDeps,
  trx: Queryable,
  of: {
    readonly item: LockedItem;
    readonly state: 'declined' | 'expired';
    readonly actorUserId: UserId;
    readonly now: Date;
  },
): Promise<void> {
  const { item, state, actorUserId, now } = of;
  const [to, reason] = ['Decline' as const, NOT_ACCEPTED[state]];
  await endOpenAsked(trx, { itemId: item.id, state, now });
  const toMail = state === 'expired';
  const moved = await moveItem(deps, trx, {
    ...{ item, qty: item.qty, to, actorUserId, toMail, now, reason },
  });
  await notePrice(trx, { item, actorId: actorUserId, at: now, act: state });
  await tellOfStep(deps, trx, { item, moved, to, isByVendor: false, reason });
}
