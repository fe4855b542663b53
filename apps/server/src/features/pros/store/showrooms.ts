// Showrooms as staff list them.
import { type RawBuilder, sql } from 'kysely';
import { date, int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { byName, type RowOf, sqlStatement } from '../../../platform/database/statement.ts';
import { keyset, PAGE_GIVES, PAGE_TAKES } from '../../../platform/lists/keyset.ts';

const FILTERS = { like: text, plan: text.orNull, status: text.orNull };
type FilterParams = Params<{ readonly [K in keyof typeof FILTERS]: unknown }>;

const matches = (p: FilterParams): RawBuilder<unknown> => sql`s.status <> 'sample'
  and (${p.like}::text = '' or s.company_name ilike '%' || ${p.like} || '%'
    or u.email ilike '%' || ${p.like} || '%' or s.vsd_id like upper(${p.like}) || '%')
  and (${p.plan}::text is null or s.plan = ${p.plan})
  and (${p.status}::text is null or s.status = ${p.status})`;

const from = sql`showrooms s join users u on u.id = s.user_id
  left join pro_applications a on a.user_id = s.user_id and a.decision = 'approve'`;

const ORDERS = ['name asc', 'name desc', 'created asc', 'created desc'] as const;
const id = sql`s.id`;
const SORTS = {
  name: { by: sql`lower(s.company_name) collate "C"`, id, type: 'text' },
  created: { by: sql`s.created_at`, id, type: 'timestamptz' },
} as const;

/** Showrooms are thousands, not millions: a page sorts what its filters find. */
export const showroomsBy = byName(ORDERS, (order) =>
  sqlStatement({
    takes: { ...PAGE_TAKES, ...FILTERS },
    gives: {
      ...PAGE_GIVES,
      ...{ id: int8, userId: ID.pro, vsdId: text, companyName: text, pro: text, email: text },
      plan: text.as<'Basic' | 'Premium'>(),
      ...{ planStatus: text, paidAmount: int4, basicAddon: text, customAddon: text, status: text },
      ...{ licenseExpiresOn: date.orNull, createdAt: timestamptz },
    },
    rare: true,
    sql: (p) => {
      const [sort, dir] = order.split(' ') as ['name' | 'created', 'asc' | 'desc'];
      const { key, after, order: sorted } = keyset(SORTS[sort], dir, p);
      return sql`
        select s.id, s.user_id as "userId", s.vsd_id as "vsdId", s.company_name as "companyName",
          u.first_name || ' ' || u.last_name as pro, u.email, s.plan, s.plan_status as "planStatus",
          s.plan_paid_amount as "paidAmount", s.basic_addon_status as "basicAddon",
          s.custom_addon_status as "customAddon", s.status,
          a.license_expires_on as "licenseExpiresOn", s.created_at as "createdAt", ${key} as "sortKey"
        from ${from} where ${matches(p)} and ${after} ${sorted}`;
    },
  }),
);
export type ShowroomRow = RowOf<(typeof showroomsBy)['name asc']['list']>;

export const countShowrooms = sqlStatement({
  takes: { ...FILTERS, most: int4 },
  gives: { count: int8 },
  rare: true,
  sql: (p) => sql`select count(*) as count from (
    select from ${from} where ${matches(p)} limit ${p.most}::int) as found`,
}).value;
