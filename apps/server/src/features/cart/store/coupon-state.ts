import { type RawBuilder, sql } from 'kysely';
import { type OwnerKind, userIdOf } from './owner-sql.ts';

export type CouponState = 'valid' | 'ended' | 'paused' | 'not_started' | 'used_up';

/**
 * What a coupon `cp` is worth to an owner now. A guest's own uses are counted once they sign in; what is being paid
 * counts when the payment begins (`take_coupon_use`).
 */
export function couponState(
  kind: OwnerKind,
  { owner, now }: { readonly owner: unknown; readonly now: unknown },
): RawBuilder<unknown> {
  const usedByOwner =
    kind === 'member'
      ? sql`(select count(*) from coupon_uses u
          where u.coupon_id = cp.id and u.user_id = ${userIdOf(owner)}) >= cp.max_uses_each`
      : sql`false`;
  return sql`case
      when cp.status = 'ended' or cp.expires_at <= ${now} then 'ended'
      when cp.status = 'paused' then 'paused'
      when cp.starts_at > ${now} then 'not_started'
      when cp.uses >= cp.max_uses or ${usedByOwner} then 'used_up'
      else 'valid' end`;
}
