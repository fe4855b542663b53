// Saved views. Every query names the person and the tenant, and the account type by the tables it may work with.
import type { ViewedTable, ViewState } from '@wevisu/contract/table-views.ts';
import { type RawBuilder, sql } from 'kysely';
import { arrayOf, bool, int8, json, text, timestamptz } from '../../platform/database/columns.ts';
import { ID } from '../../platform/database/id-columns.ts';
import type { Params } from '../../platform/database/parameters.ts';
import { type RowOf, sqlStatement } from '../../platform/database/statement.ts';

/** Who asks: the tables are those of the account type. */
const WHO = { userId: ID.user, tenantId: int8, tables: arrayOf(text) };

const VIEW = {
  id: int8,
  table: text.as<ViewedTable>(),
  name: text,
  state: json<ViewState>(),
  isShared: bool,
  isOwn: bool,
  owner: text,
  isDefault: bool,
};

interface Who {
  readonly userId: number;
  readonly tenantId: number;
  readonly tables: readonly string[];
}

const select = (p: Params<Who>): RawBuilder<unknown> => sql`
  select v.id, v.table_key as "table", v.name, v.state, v.is_shared as "isShared",
    v.owner_id = ${p.userId} as "isOwn",
    case when v.owner_id = ${p.userId} then '' else trim(u.first_name || ' ' || u.last_name) end as owner,
    exists (select from table_view_defaults d
      where d.user_id = ${p.userId} and d.table_key = v.table_key and d.view_id = v.id) as "isDefault"
  from table_views v join users u on u.id = v.owner_id
  where v.table_key = any(${p.tables}::text[])
    and (v.owner_id = ${p.userId} or (v.is_shared and v.tenant_id = ${p.tenantId}))`;

/** Own ones first; 200 at most. */
export const listViews = sqlStatement({
  takes: WHO,
  gives: VIEW,
  sql: (p) => sql`${select(p)} order by 6 desc, lower(v.name), v.id limit 200`,
}).list;

export type ViewRow = RowOf<typeof listViews>;

export const findView = sqlStatement({
  takes: { ...WHO, id: int8 },
  gives: VIEW,
  sql: (p) => sql`${select(p)} and v.id = ${p.id}`,
}).get;

/** Whoever saves views waits here, so that the limit holds. */
export const lockOwner = sqlStatement({
  takes: { userId: ID.user },
  gives: { id: ID.user },
  sql: (p) => sql`select id from users where id = ${p.userId} for no key update`,
}).require;

export const countOwnViews = sqlStatement({
  takes: { userId: ID.user },
  gives: { count: int8 },
  sql: (p) => sql`select count(*) as count from table_views where owner_id = ${p.userId}`,
}).require;

/** Null if an own view of the table has this name. */
export const insertView = sqlStatement({
  takes: {
    ...{ userId: ID.user, tenantId: int8, table: text, name: text },
    ...{ state: json<ViewState>(), isShared: bool, now: timestamptz },
  },
  gives: { id: int8 },
  sql: (p) => sql`insert into table_views
      (owner_id, tenant_id, table_key, name, state, is_shared, created_at)
    values (${p.userId}, ${p.tenantId}, ${p.table}, ${p.name}, ${p.state}, ${p.isShared}, ${p.now})
    on conflict do nothing returning id`,
}).get;

/** Null if another own view of the table has this name. The caller has found the view to be an own one. */
export const updateView = sqlStatement({
  takes: {
    ...{ ...WHO, id: int8, name: text },
    ...{ state: json<ViewState>(), isShared: bool },
  },
  gives: { id: int8 },
  sql: (p) => sql`update table_views v
    set name = ${p.name}, state = ${p.state}, is_shared = ${p.isShared}
    where v.id = ${p.id} and v.owner_id = ${p.userId} and v.tenant_id = ${p.tenantId}
      and v.table_key = any(${p.tables}::text[])
      and not exists (select from table_views o where o.owner_id = v.owner_id
        and o.table_key = v.table_key and lower(o.name) = lower(${p.name}) and o.id <> v.id)
    returning v.id`,
}).get;

/** False if it is nobody's, or somebody else's. */
export const removeView = sqlStatement({
  takes: { ...WHO, id: int8 },
  sql: (p) => sql`delete from table_views
    where id = ${p.id} and owner_id = ${p.userId} and tenant_id = ${p.tenantId}
      and table_key = any(${p.tables}::text[])`,
}).runAny;

/** Nobody else opens the table with a view that is not shared any more. */
export const dropOthersDefaults = sqlStatement({
  takes: { userId: ID.user, id: int8 },
  sql: (p) => sql`delete from table_view_defaults
    where view_id = ${p.id} and user_id <> ${p.userId}`,
}).runAny;

export const setDefault = sqlStatement({
  takes: { userId: ID.user, table: text, id: int8 },
  sql: (p) => sql`insert into table_view_defaults (user_id, table_key, view_id)
    values (${p.userId}, ${p.table}, ${p.id})
    on conflict (user_id, table_key) do update set view_id = excluded.view_id`,
}).run;

export const clearDefault = sqlStatement({
  takes: { userId: ID.user, id: int8 },
  sql: (p) => sql`delete from table_view_defaults
    where user_id = ${p.userId} and view_id = ${p.id}`,
}).runAny;
