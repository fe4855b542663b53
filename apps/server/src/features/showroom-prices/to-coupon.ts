import type { Coupon, CouponState } from '@wevisu/contract/coupons.ts';
import type { CouponRow } from './store/coupons.ts';

export function toCoupon(row: CouponRow, now: Date): Coupon {
  return {
    id: row.id,
    code: row.code,
    rate_ppm: row.ratePpm,
    starts_at: row.startsAt?.toISOString() ?? null,
    expires_at: row.expiresAt?.toISOString() ?? null,
    max_uses: row.maxUses,
    max_uses_each: row.maxUsesEach,
    uses: row.uses,
    revenue: row.revenueCents,
    given: row.givenCents,
    state: stateOf(row, now),
    version: row.version,
    created_at: row.createdAt.toISOString(),
  };
}

function stateOf(row: CouponRow, now: Date): CouponState {
  if (row.status === 'ended' || (row.expiresAt !== null && row.expiresAt <= now)) return 'ended';
  if (row.status === 'paused') return 'paused';
  if (row.maxUses !== null && row.uses >= row.maxUses) return 'used_up';
  if (row.startsAt !== null && row.startsAt > now) return 'scheduled';
  return 'running';
}
