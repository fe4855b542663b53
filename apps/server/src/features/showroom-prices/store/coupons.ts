import { NOT_EARNED_STATUSES } from '@wevisu/domain/orders/order-status.ts';
import { sql } from 'kysely';
import { int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';
import { textList } from '../../../platform/database/text-list.ts';

const COUPON = {
  id: int8,
  code: text,
  ratePpm: int4,
  startsAt: timestamptz.orNull,
  expiresAt: timestamptz.orNull,
  maxUses: int4.orNull,
  maxUsesEach: int4.orNull,
  uses: int4,
  status: text.as<'active' | 'paused' | 'ended'>(),
  version: int4,
  createdAt: timestamptz,
  revenueCents: int8,
  givenCents: int8,
};

const COUPON_COLUMNS = sql`c.id, c.code, c.rate_ppm as "ratePpm", c.starts_at as "startsAt",
  c.expires_at as "expiresAt", c.max_uses as "maxUses", c.max_uses_each as "maxUsesEach", c.uses,
  c.status, c.version, c.created_at as "createdAt",
  coalesce(sold.revenue, 0)::bigint as "revenueCents", coalesce(sold.given, 0)::bigint as "givenCents"`;

/** Of the orders placed with it; index coupon_uses_coupon, then the items of each order. */
const SOLD = sql`left join lateral (
    select sum(oi.line_cents) as revenue, sum(oi.coupon_cents * oi.qty) as given
    from coupon_uses u join order_items oi on oi.order_id = u.order_id
    where u.coupon_id = c.id and oi.status not in (${sql.raw(textList(NOT_EARNED_STATUSES))})
  ) sold on true`;

export const listOwnCoupons = sqlStatement({
  takes: { showroomId: ID.showroom, after: int8.orNull, max: int8 },
  gives: COUPON,
  sql: (p) => sql`select ${COUPON_COLUMNS}
    from (select * from coupons
      where showroom_id = ${p.showroomId} and (${p.after}::bigint is null or id < ${p.after})
      order by id desc limit ${p.max}) c ${SOLD}
    order by c.id desc`,
}).list;

export type CouponRow = RowOf<typeof listOwnCoupons>;

export const countOwnCoupons = sqlStatement({
  takes: { showroomId: ID.showroom },
  gives: { total: int8, lowestPpm: int4 },
  sql: (
    p,
  ) => sql`select (select count(*) from coupons where showroom_id = ${p.showroomId}) as total,
    lowest_markup_ppm(${p.showroomId}) as "lowestPpm"`,
}).require;

export const getOwnCoupon = sqlStatement({
  takes: { showroomId: ID.showroom, id: int8 },
  gives: COUPON,
  sql: (p) => sql`select ${COUPON_COLUMNS} from coupons c ${SOLD}
    where c.id = ${p.id} and c.showroom_id = ${p.showroomId}`,
}).get;

const TERMS = {
  showroomId: ID.showroom,
  ratePpm: int4,
  startsAt: timestamptz.orNull,
  expiresAt: timestamptz.orNull,
  maxUses: int4.orNull,
  maxUsesEach: int4.orNull,
};

/** Null where the showroom has a coupon with this code. */
export const insertCoupon = sqlStatement({
  takes: { ...TERMS, code: text, now: timestamptz },
  gives: { id: int8 },
  sql: (p) => sql`insert into coupons
      (showroom_id, code, rate_ppm, starts_at, expires_at, max_uses, max_uses_each, created_at)
    values (${p.showroomId}, ${p.code}, ${p.ratePpm}, ${p.startsAt}, ${p.expiresAt}, ${p.maxUses},
      ${p.maxUsesEach}, ${p.now})
    on conflict (showroom_id, code) do nothing returning id`,
}).get;

export const updateCoupon = sqlStatement({
  takes: { ...TERMS, id: int8, status: text.as<'active' | 'paused' | 'ended'>() },
  sql: (p) => sql`update coupons set rate_ppm = ${p.ratePpm}, starts_at = ${p.startsAt},
      expires_at = ${p.expiresAt}, max_uses = ${p.maxUses}, max_uses_each = ${p.maxUsesEach},
      status = ${p.status}, version = version + 1
    where id = ${p.id} and showroom_id = ${p.showroomId}`,
}).run;
