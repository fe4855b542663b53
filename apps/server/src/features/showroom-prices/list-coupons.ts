import type { CouponList } from '@wevisu/contract/coupons.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { ppm } from '@wevisu/domain/money/money.ts';
import { maxCouponRate } from '@wevisu/domain/money/pricing.ts';
import type { ShowroomPricesDeps } from './deps.ts';
import { countOwnCoupons, listOwnCoupons } from './store/coupons.ts';
import { getOwnShowroom } from './store/rules.ts';
import { toCoupon } from './to-coupon.ts';

interface Asked {
  readonly proId: ProUserId;
  readonly after: number | null;
  readonly limit: number;
}

export async function listCoupons(
  { pool, now }: ShowroomPricesDeps,
  { proId, after, limit }: Asked,
): Promise<Result<CouponList>> {
  const shop = await getOwnShowroom(pool, { proId });
  if (shop === null) return refuse('showroom_not_found');
  const showroomId = shop.id;
  const [found, { total, lowestPpm }] = await Promise.all([
    listOwnCoupons(pool, { showroomId, after, max: limit + 1 }),
    countOwnCoupons(pool, { showroomId }),
  ]);
  const at = now();
  const rows = found.slice(0, limit).map((row) => toCoupon(row, at));
  return ok({
    rows,
    next: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
    total,
    limit: { max_ppm: maxCouponRate(ppm(lowestPpm)), markup_ppm: lowestPpm },
  });
}
