import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { OrderItemId, UserId } from '@wevisu/domain/ids.ts';
import { cents, ppm } from '@wevisu/domain/money/money.ts';
import {
  amountsAt,
  type FrozenPrice,
  freezePrice,
  needsConsent,
} from '@wevisu/domain/orders/asked-price.ts';
import { FIRST_STATUS } from '@wevisu/domain/orders/order-status.ts';
import { priceConsentDueAt } from '@wevisu/domain/policy/policy.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { OrdersDeps } from './deps.ts';
import { notePrice } from './note-price.ts';
import { settleLater } from './settle-later.ts';
import { applyPrice, endOpenAsked, findRates, insertAsked } from './store/asked-prices.ts';
import { lockItem } from './store/items.ts';
import type { LockedItem } from './store/lockable.ts';
import { tellOfAsked, tellOfLower } from './tell-of-prices.ts';
import { toLine } from './to-line.ts';

interface Asked {
  readonly userId: UserId;
  readonly id: OrderItemId;
  readonly finalPrice: number;
  /** The price that the vendor saw. */
  readonly seen: number;
  readonly note: string;
}

/**
 * POL-03: a vendor asks another price for a line that it has not answered yet. What costs more waits for the homeowner; what
 * costs no more is taken at once.
 */
export function askPrice(
  deps: OrdersDeps,
  { userId, id, finalPrice, seen, note }: Asked,
): Promise<Result<{ readonly answerBy: Date | null }>> {
  return inTransactionOfResult(
    deps.pool,
    async (trx): Promise<Result<{ answerBy: Date | null }>> => {
      const item = await lockItem(trx, { userId, type: 'Vendor' }, id);
      if (item === null) return refuse('order_item_not_found');
      if (item.status !== FIRST_STATUS || item.finalPrice !== seen) return refuse('line_changed');
      const rates = await findRates(trx, { itemId: id });
      if (rates.isSample) return refuse('price_of_sample');
      if (finalPrice === item.finalPrice) return refuseFields({ final_price: 'price_same' });
      const to = freezePrice(cents(finalPrice), {
        platformRate: ppm(rates.platformPpm),
        markupRate: ppm(rates.markupPpm),
        couponRate: rates.couponPpm === null ? undefined : ppm(rates.couponPpm),
      });
      const now = deps.now();
      const isAsked = needsConsent({ price: cents(item.priceCents) }, to);
      const answerBy = isAsked ? priceConsentDueAt(now) : null;
      const made = await insertAsked(trx, {
        ...{ itemId: id, finalPrice: to.finalPrice, fee: to.fee, markup: to.contractorMarkupAmt },
        ...{ coupon: to.couponOff, price: to.price, taxPpm: rates.taxPpm, note, by: userId, now },
        ...{ state: isAsked ? 'open' : 'accepted', answerBy },
      });
      if (made === null) return refuse('price_open');
      await notePrice(trx, { item, actorId: userId, at: now, act: isAsked ? 'asked' : 'lowered' });
      if (answerBy === null) {
        await takePrice(deps, trx, { item, to, taxPpm: rates.taxPpm, now });
        await tellOfLower(deps, trx, { item, to });
      } else await tellOfAsked(deps, trx, { item, to, note, answerBy });
      return ok({ answerBy });
    },
  );
}

/** The line costs so much from now on; its order and its money follow. */
export async function takePrice(
  deps: OrdersDeps,
  trx: Queryable,
  of: {
    readonly item: LockedItem;
    readonly to: FrozenPrice;
    readonly taxPpm: number;
    readonly now: Date;
  },
): Promise<void> {
  const { item, to, taxPpm, now } = of;
  const { line, tax, platform } = amountsAt(to, toLine(item, taxPpm));
  await applyPrice(trx, {
    ...{ itemId: item.id, finalPrice: to.finalPrice, fee: to.fee, markup: to.contractorMarkupAmt },
    ...{ coupon: to.couponOff, price: to.price, line, tax, platform },
    isRaised: to.price > item.priceCents,
  });
  await settleLater(deps, trx, { orderId: item.orderId, now });
}

/** The vendor takes back what the homeowner has not answered. */
export function withdrawPrice(
  deps: OrdersDeps,
  { userId, id }: Pick<Asked, 'userId' | 'id'>,
): Promise<Result<null>> {
  return inTransactionOfResult(deps.pool, async (trx): Promise<Result<null>> => {
    const item = await lockItem(trx, { userId, type: 'Vendor' }, id);
    if (item === null) return refuse('order_item_not_found');
    const now = deps.now();
    if (!(await endOpenAsked(trx, { itemId: id, state: 'withdrawn', now })))
      return refuse('price_not_open');
    await notePrice(trx, { item, actorId: userId, at: now, act: 'withdrawn' });
    return ok(null);
  });
}
