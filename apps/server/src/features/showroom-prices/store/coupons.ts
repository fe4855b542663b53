import { DIRECTIONS } from '@wevisu/contract/back-office/list.ts';
import type { CouponState } from '@wevisu/contract/coupons.ts';
import { NOT_EARNED_STATUSES } from '@wevisu/domain/orders/order-status.ts';
import { sql } from 'kysely';
import {
  int4,
  int8,
  type RowOfColumns,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { byName, sqlStatement } from '../../../platform/database/statement.ts';
import { textList } from '../../../platform/database/text-list.ts';
import { keyset, PAGE_GIVES, PAGE_TAKES } from '../../../platform/lists/keyset.ts';

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

const FILTER = {
  showroomId: ID.showroom,
  /** Part of a code, in capitals; '' for any. */
  like: text,
  state: text.as<CouponState>().orNull,
  now: timestamptz,
};

/** As `toCoupon` names it. */
const stateOf = (p: Params<RowOfColumns<typeof FILTER>>) => sql`case
  when c.status = 'ended' or c.expires_at <= ${p.now} then 'ended'
  when c.status = 'paused' then 'paused'
  when c.uses >= c.max_uses then 'used_up'
  when c.starts_at > ${p.now} then 'scheduled' else 'running' end`;

const matching = (p: Params<RowOfColumns<typeof FILTER>>) => sql`
  c.showroom_id = ${p.showroomId} and position(${p.like} in c.code) > 0
  and (${p.state}::text is null or ${stateOf(p)} = ${p.state})`;

const SORTS = {
  created: { by: sql`c.created_at`, id: sql`c.id`, type: 'timestamptz' },
  code: { by: sql`c.code`, id: sql`c.id`, type: 'text' },
  uses: { by: sql`c.uses`, id: sql`c.id`, type: 'bigint' },
  expires: { by: sql`c.expires_at`, id: sql`c.id`, type: 'timestamptz', isNullable: true },
} as const;

export const couponPages = byName(['created', 'code', 'uses', 'expires'], (sort) =>
  byName(DIRECTIONS, (dir) =>
    sqlStatement({
      takes: { ...FILTER, ...PAGE_TAKES },
      gives: { ...COUPON, ...PAGE_GIVES },
      rare: true,
      // The page first, so that only its coupons are summed up.
      sql: (p) => {
        const { key, after, order } = keyset(SORTS[sort], dir, p);
        return sql`select ${COUPON_COLUMNS}, c.sort_key as "sortKey"
          from (select c.*, ${key} as sort_key from coupons c
            where ${matching(p)} and ${after} ${order}) c ${SOLD} ${order}`;
      },
    }),
  ),
);

export type CouponRow = RowOfColumns<typeof COUPON>;

export const countFoundCoupons = sqlStatement({
  takes: { ...FILTER, most: int4 },
  gives: { total: int8 },
  sql: (p) => sql`select count(*) as total from (
    select from coupons c where ${matching(p)} limit ${p.most}::int) found`,
}).require;

export const getLowestMarkup = sqlStatement({
  takes: { showroomId: ID.showroom },
  gives: { lowestPpm: int4 },
  sql: (p) => sql`select lowest_markup_ppm(${p.showroomId}) as "lowestPpm"`,
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
