// What a pro takes along. Every query is bound to the session's pro, and reads neither wholesale prices nor fees.
import type { HireState } from '@wevisu/domain/hiring/hire-steps.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import { sql } from 'kysely';
import { bool, date, int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

const PAGE = { proId: ID.pro, after: int8.orNull, most: int8 };
const ownShowroom = (proId: unknown) => sql`(select id from showrooms where user_id = ${proId})`;

export const getShowroomFacts = sqlStatement({
  takes: { proId: ID.pro },
  gives: {
    ...{ vsdId: text, companyName: text, tagline: text, story: text, themeColor: text.orNull },
    ...{ status: text, address: text, serviceZips: text, refusesOutside: bool, markupPpm: int4 },
    ...{ plan: text, planEndsOn: date.orNull, licenseExpiresOn: date.orNull },
    createdAt: timestamptz,
  },
  sql: (p) => sql`select vsd_id as "vsdId", company_name as "companyName", tagline, story,
      theme_color as "themeColor", status,
      concat_ws(', ', address ->> 'street', address ->> 'city', address ->> 'state',
        address ->> 'zip_code') as address,
      array_to_string(service_zips, ', ') as "serviceZips", refuses_outside as "refusesOutside",
      markup_ppm as "markupPpm", plan, plan_ends_on as "planEndsOn",
      license_expires_on as "licenseExpiresOn", created_at as "createdAt"
    from showrooms where user_id = ${p.proId}`,
  rare: true,
}).get;

export const listMarkups = sqlStatement({
  takes: PAGE,
  gives: { id: int8, category: text.orNull, brand: text.orNull, product: text.orNull, ppm: int4 },
  sql: (p) => sql`select m.id, c.name as category, b.name as brand, r.name as product,
      m.markup_ppm as ppm
    from showroom_markups m left join categories c on c.id = m.category_id
      left join brands b on b.id = m.brand_id left join products r on r.id = m.product_id
    where m.showroom_id = ${ownShowroom(p.proId)} and m.id > coalesce(${p.after}::bigint, 0)
    order by m.id limit ${p.most}`,
  rare: true,
}).list;
export type MarkupRow = RowOf<typeof listMarkups>;

export const listCoupons = sqlStatement({
  takes: PAGE,
  gives: {
    ...{ id: int8, code: text, ppm: int4, status: text, uses: int4 },
    ...{ startsAt: timestamptz.orNull, expiresAt: timestamptz.orNull },
    ...{ maxUses: int4.orNull, maxUsesEach: int4.orNull },
  },
  sql: (p) => sql`select id, code, rate_ppm as ppm, status, uses, starts_at as "startsAt",
      expires_at as "expiresAt", max_uses as "maxUses", max_uses_each as "maxUsesEach"
    from coupons
    where showroom_id = ${ownShowroom(p.proId)} and id > coalesce(${p.after}::bigint, 0)
    order by id limit ${p.most}`,
  rare: true,
}).list;
export type CouponRow = RowOf<typeof listCoupons>;

/** Contact only of those who ordered or shared a project (privacy policy), and of nobody who has left. */
export const listClients = sqlStatement({
  takes: PAGE,
  gives: {
    ...{ id: ID.user, name: text, email: text.orNull, phone: text.orNull, orders: int4 },
    ...{ paidCents: int8, sharedProjects: int4, note: text.orNull },
    noteChangedAt: timestamptz.orNull,
  },
  sql: (p) => {
    const showroom = ownShowroom(p.proId);
    const own = sql`showroom_id = ${showroom} and user_id > coalesce(${p.after}::bigint, 0)`;
    const page = sql`order by user_id limit ${p.most}`;
    return sql`with people as (
      (select distinct user_id from orders where ${own} ${page})
      union
      (select distinct user_id from projects
        where ${own} and shared_to_pro_at is not null and deleted_at is null ${page})
      union
      (select distinct c.user_id from carts c where ${own}
        and exists (select from cart_lines l where l.cart_id = c.id) ${page})
      union
      (select user_id from client_notes where ${own} ${page})
      ${page}
    )
    select u.id, trim(u.first_name || ' ' || u.last_name) as name,
      case when known.is_it then u.email end as email,
      case when known.is_it and u.phone_number <> ''
        then u.country_code || ' ' || u.phone_number end as phone,
      o.orders, o.paid as "paidCents", s.projects as "sharedProjects", n.text as note,
      n.updated_at as "noteChangedAt"
    from people join users u on u.id = people.user_id
      cross join lateral (select count(*)::int as orders,
          coalesce(sum(total_cents), 0)::bigint as paid
        from orders where showroom_id = ${showroom} and user_id = u.id) o
      cross join lateral (select count(*)::int as projects from projects
        where showroom_id = ${showroom} and user_id = u.id and shared_to_pro_at is not null
          and deleted_at is null) s
      cross join lateral (
        select u.deleted_at is null and (o.orders > 0 or s.projects > 0) as is_it) known
      left join client_notes n on n.showroom_id = ${showroom} and n.user_id = u.id
    order by u.id`;
  },
  rare: true,
}).list;
export type ClientRow = RowOf<typeof listClients>;

export const listHires = sqlStatement({
  takes: PAGE,
  gives: {
    ...{ id: int8, project: text, client: text, state: text.as<HireState>() },
    ...{ priceCents: int8.orNull, createdAt: timestamptz, changedAt: timestamptz },
  },
  sql: (p) => sql`select h.id, h.project_name as project,
      trim(u.first_name || ' ' || u.last_name) as client, h.state,
      (h.terms ->> 'price')::bigint as "priceCents", h.created_at as "createdAt",
      h.changed_at as "changedAt"
    from hires h join users u on u.id = h.user_id
    where h.pro_id = ${p.proId} and h.id > coalesce(${p.after}::bigint, 0)
    order by h.id limit ${p.most}`,
  rare: true,
}).list;
export type HireRow = RowOf<typeof listHires>;

export const listTasks = sqlStatement({
  takes: PAGE,
  gives: {
    ...{ id: int8, title: text, client: text.orNull, dueOn: date.orNull },
    ...{ doneAt: timestamptz.orNull, createdAt: timestamptz },
  },
  sql: (p) => sql`select t.id, t.title, trim(u.first_name || ' ' || u.last_name) as client,
      t.due_on as "dueOn", t.done_at as "doneAt", t.created_at as "createdAt"
    from pro_tasks t left join users u on u.id = t.client_id
    where t.showroom_id = ${ownShowroom(p.proId)} and t.id > coalesce(${p.after}::bigint, 0)
    order by t.id limit ${p.most}`,
  rare: true,
}).list;
export type TaskRow = RowOf<typeof listTasks>;

/** Newest first. */
export const listProLines = sqlStatement({
  takes: PAGE,
  gives: {
    ...{ id: int8, orderNumber: text, placedAt: timestamptz, client: text, brand: text },
    ...{ product: text, sku: text, sizeLabel: text, finish: text, unit: text, qty: int4 },
    ...{ priceCents: int8, lineCents: int8, markupCents: int8, coupon: text.orNull },
    ...{ status: text.as<OrderStatus>(), statusDate: timestamptz },
  },
  sql: (p) => sql`select i.id, o.number as "orderNumber", o.placed_at as "placedAt",
      trim(u.first_name || ' ' || u.last_name) as client, i.brand_name as brand,
      i.product_name as product, i.sku, i.size_label as "sizeLabel", i.finish, i.unit, i.qty,
      i.price_cents as "priceCents", i.line_cents as "lineCents",
      i.contractor_markup_amt as "markupCents", o.coupon_code as coupon, i.status,
      i.status_date as "statusDate"
    from order_items i join orders o on o.id = i.order_id join users u on u.id = o.user_id
    where i.showroom_id = ${ownShowroom(p.proId)}
      and (${p.after}::bigint is null or i.id < ${p.after})
    order by i.id desc limit ${p.most}`,
  rare: true,
}).list;
export type ProLineRow = RowOf<typeof listProLines>;
