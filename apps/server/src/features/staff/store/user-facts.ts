// One account, whole, and what stops with it.

import type { UserId } from '@wevisu/domain/ids.ts';
import { SETTLED_STATUSES } from '@wevisu/domain/orders/order-status.ts';
import type { AccountStatus } from '@wevisu/domain/people/accounts.ts';
import { sql } from 'kysely';
import { bool, int4, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import { textList } from '../../../platform/database/text-list.ts';

export const getUserFacts = statement(
  (p: Params<{ userId: UserId }>) =>
    tables
      .selectFrom('users as u')
      .leftJoin('showrooms as s', 's.user_id', 'u.id')
      .leftJoin('vendors as v', 'v.user_id', 'u.id')
      .leftJoin('pro_applications as a', 'a.user_id', 'u.id')
      .select([
        'u.id',
        'u.type',
        'u.status',
        'u.first_name',
        'u.last_name',
        'u.email',
        'u.email_verified_at',
        'u.country_code',
        'u.phone_number',
        'u.zip_code',
        'u.created_at',
        'u.deleted_at',
        'a.decision',
        's.vsd_id',
        's.status as showroom_status',
        's.company_name as showroom_name',
        sql`coalesce(s.company_name, v.company_name)`.as('company_name'),
        sql`(exists (select from authenticator_apps f where f.user_id = u.id and f.confirmed_at is not null)
          or exists (select from passkeys k where k.user_id = u.id))`.as('has_second_factor'),
      ])
      .where('u.id', '=', p.userId),
  { companyName: text.orNull, hasSecondFactor: bool },
).get;

export const listNewestOrders = sqlStatement({
  takes: { userId: ID.user },
  gives: { number: text, placedAt: timestamptz, totalCents: int4, lines: int4 },
  sql: (p) => sql`select o.number, o.placed_at as "placedAt", o.total_cents::int4 as "totalCents",
      (select count(*)::int4 from order_items i where i.order_id = o.id and i.split_from is null) as lines
    from orders o where o.user_id = ${p.userId} order by o.id desc limit 10`,
}).list;

export const countOrdersOf = sqlStatement({
  takes: { userId: ID.user },
  gives: { total: int4 },
  sql: (p) => sql`select count(*)::int4 as total from orders where user_id = ${p.userId}`,
}).require;

/** So many are counted of what may be very many. */
const MAX = 10_000;

const running = sql.raw(`status not in (${textList(SETTLED_STATUSES)})`);

export const countStops = sqlStatement({
  takes: { userId: ID.user },
  gives: {
    sessions: int4,
    carts: int4,
    cartsOfOthers: int4,
    products: int4,
    runningLines: int4,
  },
  sql: (p) => sql`
    with vendor as (select id from vendors where user_id = ${p.userId}),
    showroom as (select id from showrooms where user_id = ${p.userId})
    select
      (select count(*)::int4 from sessions where user_id = ${p.userId} and expires_at > now()) as sessions,
      (select count(*)::int4 from carts c where c.user_id = ${p.userId}
        and exists (select from cart_lines l where l.cart_id = c.id)) as carts,
      (select count(*)::int4 from (
        select c.id from carts c where c.showroom_id in (select id from showroom)
          and exists (select from cart_lines l where l.cart_id = c.id)
        union
        select l.cart_id from products p join variants v on v.product_id = p.id
          join cart_lines l on l.variant_id = v.id where p.vendor_id in (select id from vendor)
        limit ${sql.lit(MAX)}) held) as "cartsOfOthers",
      (select count(*)::int4 from products p
        where p.vendor_id in (select id from vendor) and p.status = 'active') as products,
      (select count(*)::int4 from (
        select i.id from order_items i where i.vendor_id in (select id from vendor) and i.${running}
        union all
        select i.id from order_items i where i.showroom_id in (select id from showroom) and i.${running}
        union all
        select i.id from orders o join order_items i on i.order_id = o.id
        where o.user_id = ${p.userId} and i.${running}
        limit ${sql.lit(MAX)}) kept) as "runningLines"`,
}).require;

/** Locked, so that two of staff decide one after the other. */
export const lockUser = statement((p: Params<{ userId: UserId }>) =>
  tables
    .selectFrom('users as u')
    .leftJoin('pro_applications as a', 'a.user_id', 'u.id')
    .select(['u.id', 'u.type', 'u.status', 'u.email', 'u.first_name', 'u.deleted_at', 'a.decision'])
    .where('u.id', '=', p.userId)
    .forUpdate('u'),
).get;

export const setStatus = statement(
  (p: Params<{ userId: UserId; status: AccountStatus; now: Date }>) =>
    tables
      .updateTable('users')
      .set({ status: p.status, updated_at: p.now })
      .where('id', '=', p.userId),
).run;

/** Sign-ins that wait for their second step end with the sessions. */
export const endSignIns = statement((p: Params<{ userId: UserId }>) =>
  tables.deleteFrom('second_steps').where('user_id', '=', p.userId),
).run;
