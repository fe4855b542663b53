import { type Refusal, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ShowroomId } from '@wevisu/domain/ids.ts';
import { leastMarkupOf } from '@wevisu/domain/money/change-markup.ts';
import { formatPercent, type Ppm, ppm } from '@wevisu/domain/money/money.ts';
import { maxCouponRate } from '@wevisu/domain/money/pricing.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { getLargestCoupon } from './store/rules.ts';

/**
 * PRO-06: refuses a markup below what a coupon takes, and says which. The database holds the same
 * (`keep_markups_above_coupons`); the showroom must be locked.
 */
export async function checkCoupons(
  trx: Queryable,
  {
    showroomId,
    rate,
    now,
  }: { readonly showroomId: ShowroomId; readonly rate: Ppm; readonly now: Date },
): Promise<Refusal | null> {
  const coupon = await getLargestCoupon(trx, { showroomId, now });
  if (coupon === null || coupon.ratePpm <= maxCouponRate(rate)) return null;
  const couponRate = ppm(coupon.ratePpm);
  return refuse('markup_below_coupon', {
    params: {
      code: coupon.code,
      rate: formatPercent(couponRate),
      least: formatPercent(leastMarkupOf(couponRate)),
    },
  });
}
