// People of a showroom. Every query is bound to the session's pro.

import { DIRECTIONS } from '@wevisu/contract/back-office/list.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  arrayOf,
  int4,
  int8,
  json,
  type RowOfColumns,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { byName, sqlStatement } from '../../../platform/database/statement.ts';
import { keyset, PAGE_GIVES, PAGE_TAKES } from '../../../platform/lists/keyset.ts';

export const CLIENT_KINDS = ['ordered', 'shared', 'cart'] as const;
export type ClientKind = (typeof CLIENT_KINDS)[number];

const ROW = {
  id: ID.user,
  name: text,
  orders: int4,
  paidCents: int8,
  sharedProjects: int4,
  inCart: int4,
  lastActiveAt: timestamptz,
};
export type ClientRow = RowOfColumns<typeof ROW>;

/** What ties a homeowner to the showroom; `only` narrows it to one person. */
const people = (proId: unknown, only: RawBuilder<unknown>) => sql`
  select c.user_id, sum(c.orders)::int as orders, sum(c.paid)::bigint as paid,
    sum(c.shared)::int as shared, sum(c.in_cart)::int as in_cart, max(c.at) as at
  from (
    select o.user_id, count(*) as orders, sum(o.total_cents) as paid, 0 as shared, 0 as in_cart,
      max(o.placed_at) as at
    from orders o join showrooms s on s.id = o.showroom_id
    where s.user_id = ${proId} and ${only} group by o.user_id
    union all
    select o.user_id, 0, 0, count(*), 0, max(o.shared_to_pro_at)
    from projects o join showrooms s on s.id = o.showroom_id
    where s.user_id = ${proId} and ${only} and o.shared_to_pro_at is not null
      and o.deleted_at is null group by o.user_id
    union all
    select o.user_id, 0, 0, 0, count(*), max(o.updated_at)
    from carts o join showrooms s on s.id = o.showroom_id join cart_lines l on l.cart_id = o.id
    where s.user_id = ${proId} and ${only} and o.user_id is not null group by o.user_id
  ) c group by c.user_id`;

const rowOf = sql`c.user_id as id, trim(u.first_name || ' ' || u.last_name) as name, c.orders,
  c.paid as "paidCents", c.shared as "sharedProjects", c.in_cart as "inCart",
  date_trunc('milliseconds', c.at) as "lastActiveAt"`;

const FILTER = { proId: ID.pro, q: text.orNull, kind: text.as<ClientKind>().orNull };
type Filter = RowOfColumns<typeof FILTER>;

const matching = (p: Params<Filter>) => sql`
  (${p.q}::text is null or position(${p.q} in lower(u.first_name || ' ' || u.last_name)) > 0)
  and (${p.kind}::text is null or case ${p.kind} when 'ordered' then c.orders
    when 'shared' then c.shared else c.in_cart end > 0)`;

const SORTS = {
  active: { by: sql`date_trunc('milliseconds', c.at)`, id: sql`c.user_id`, type: 'timestamptz' },
  name: {
    by: sql`lower(u.first_name || ' ' || u.last_name) collate "C"`,
    id: sql`c.user_id`,
    type: 'text',
  },
  paid: { by: sql`c.paid`, id: sql`c.user_id`, type: 'bigint' },
  orders: { by: sql`c.orders`, id: sql`c.user_id`, type: 'bigint' },
} as const;

export const clientPages = byName(['active', 'name', 'paid', 'orders'], (sort) =>
  byName(DIRECTIONS, (dir) =>
    sqlStatement({
      takes: { ...FILTER, ...PAGE_TAKES },
      gives: { ...ROW, ...PAGE_GIVES },
      rare: true,
      sql: (p) => {
        const { key, after, order } = keyset(SORTS[sort], dir, p);
        return sql`select ${rowOf}, ${key} as "sortKey"
          from (${people(p.proId, sql`true`)}) c join users u on u.id = c.user_id
          where ${matching(p)} and ${after} ${order}`;
      },
    }),
  ),
);

/** Counts up to `most`. */
export const countClients = sqlStatement({
  takes: { ...FILTER, most: int8 },
  gives: { total: int8 },
  sql: (p) => sql`select count(*) as total from (
    select from (${people(p.proId, sql`true`)}) c join users u on u.id = c.user_id
    where ${matching(p)} limit ${p.most}) counted`,
}).require;

export const findClient = sqlStatement({
  takes: { proId: ID.pro, id: ID.user },
  gives: {
    ...ROW,
    /** Null once the account is deleted. */
    email: text.orNull,
    phoneNumber: text.orNull,
    places: arrayOf(text),
  },
  sql: (p) => sql`select ${rowOf}, case when u.deleted_at is null then u.email end as email,
      case when u.deleted_at is null and u.phone_number <> ''
        then u.country_code || ' ' || u.phone_number end as "phoneNumber",
      array(select distinct concat_ws(', ', o.address ->> 'city', o.address ->> 'state')
        from orders o join showrooms s on s.id = o.showroom_id
        where s.user_id = ${p.proId} and o.user_id = ${p.id} order by 1 limit 10) as places
    from (${people(p.proId, sql`o.user_id = ${p.id}`)}) c join users u on u.id = c.user_id`,
}).get;

/** Shared with the pro, newest first. */
export const listProjectsOfClient = sqlStatement({
  takes: { proId: ID.pro, id: ID.user },
  gives: { id: ID.project, name: text, sharedAt: timestamptz.notNull, updatedAt: timestamptz },
  sql: (p) => sql`select o.id, o.name, o.shared_to_pro_at as "sharedAt", o.updated_at as "updatedAt"
    from projects o join showrooms s on s.id = o.showroom_id
    where s.user_id = ${p.proId} and o.user_id = ${p.id} and o.shared_to_pro_at is not null
      and o.deleted_at is null order by o.shared_to_pro_at desc limit 100`,
}).list;

/** Whether the homeowner is one of the pro's clients. */
export const isClient = sqlStatement({
  takes: { proId: ID.pro, id: ID.user },
  gives: { found: json<boolean>() },
  sql: (p) => sql`select to_json(true) as found
    from (${people(p.proId, sql`o.user_id = ${p.id}`)}) c`,
}).get;
