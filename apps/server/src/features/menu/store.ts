import type { MenuDraft } from '@wevisu/domain/catalog/menu-draft.ts';
import { sql } from 'kysely';
import { arrayOf, bool, int4, json, text, timestamptz } from '../../platform/database/columns.ts';
import { ID } from '../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../platform/database/statement.ts';

const WORK = {
  ...{ version: int4, content: json<MenuDraft>().orNull },
  ...{ editedBy: text.orNull, editedAt: timestamptz.orNull },
};
const work = sql`select m.version, m.content, m.edited_at as "editedAt",
  (select trim(first_name || ' ' || last_name) from users where id = m.edited_by) as "editedBy" from menu_drafts m`;

export const readWork = sqlStatement({ takes: {}, gives: WORK, sql: () => work }).require;
export type WorkRow = RowOf<typeof readWork>;

/** One editor after the other, publishing included. */
export const lockWork = sqlStatement({
  takes: {},
  gives: WORK,
  sql: () => sql`${work} for update of m`,
}).require;

/** Null content: there is no draft any more. */
export const putWork = sqlStatement({
  takes: { content: json<MenuDraft>().orNull, staffId: ID.user, now: timestamptz },
  sql: (p) => sql`update menu_drafts set version = version + 1, content = ${p.content}::jsonb,
    edited_by = ${p.staffId}, edited_at = ${p.now}`,
}).run;

export const listLiveDepartments = sqlStatement({
  takes: {},
  gives: { id: int4, name: text, slug: text, hidden: bool },
  sql: () => sql`select id, name, menu_slug as slug, hidden from departments order by position, id`,
}).list;

export const listLiveCategories = sqlStatement({
  takes: {},
  gives: {
    ...{ id: int4, departmentId: int4, parentId: int4.orNull },
    ...{ name: text, slug: text, hidden: bool },
  },
  sql: () => sql`select id, department_id as "departmentId", parent_id as "parentId", name, slug_url as slug, hidden
    from categories where merged_into is null order by position, id`,
}).list;

/** Addresses that present ones must not take: those of other entries before, and of merged categories. */
export const listTakenSlugs = sqlStatement({
  takes: {},
  gives: { kind: text, slug: text, id: int4 },
  sql: () => sql`select kind, slug, coalesce(department_id, category_id) as id from menu_addresses
    union all select 'category', slug_url, merged_into from categories where merged_into is not null`,
}).list;

/** The first of these categories that products hang on, or what is below it. */
export const findFilled = sqlStatement({
  takes: { ids: json<readonly number[]>() },
  gives: { name: text },
  sql: (p) => sql`select name from categories c
    where id in (select jsonb_array_elements_text(${p.ids}::jsonb)::int)
      and exists (select from products where category_id = c.id)
    order by id limit 1`,
}).get;

/** Their addresses and names get free for others of the same statement list. */
export const freeNames = sqlStatement({
  takes: {},
  sql: () => sql`with d as (update departments set menu_slug = '~' || id, name = '~' || id)
    update categories set slug_url = '~' || id where merged_into is null`,
}).run;

export const insertDepartment = sqlStatement({
  takes: { name: text, slug: text },
  gives: { id: int4 },
  sql: (p) =>
    sql`insert into departments (name, menu_slug, position) values (${p.name}, ${p.slug}, 0) returning id`,
}).require;

/** Its selling unit is that of its parent's first child, until its products say otherwise. */
export const insertCategory = sqlStatement({
  takes: { departmentId: int4, parentId: int4.orNull, name: text, slug: text },
  gives: { id: int4 },
  sql: (
    p,
  ) => sql`insert into categories (department_id, parent_id, name, slug_url, code, unit, position)
    values (${p.departmentId}, ${p.parentId}, ${p.name}, ${p.slug},
      case when exists (select from categories where code = ${p.slug}) then ${p.slug} || '-' || gen_random_uuid()
        else ${p.slug} end,
      coalesce((select unit from categories where id = ${p.parentId}), 'Piece'), 0)
    returning id`,
}).require;

export interface PlacedEntry {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly hidden: boolean;
  readonly position: number;
}

export interface PlacedCategory extends PlacedEntry {
  readonly department_id: number;
  readonly parent_id: number | null;
  readonly picture_from: string | null;
}

export const updateDepartments = sqlStatement({
  takes: { rows: json<readonly PlacedEntry[]>() },
  sql: (
    p,
  ) => sql`update departments d set name = r.name, menu_slug = r.slug, hidden = r.hidden, position = r.position
    from jsonb_to_recordset(${p.rows}::jsonb) as r(id int, name text, slug text, hidden boolean, position int)
    where d.id = r.id`,
}).run;

export const updateCategories = sqlStatement({
  takes: { rows: json<readonly PlacedCategory[]>() },
  sql: (
    p,
  ) => sql`update categories c set name = r.name, slug_url = r.slug, hidden = r.hidden, position = r.position,
      department_id = r.department_id, parent_id = r.parent_id,
      picture = coalesce((select picture from products where hash = r.picture_from), c.picture)
    from jsonb_to_recordset(${p.rows}::jsonb) as r(id int, name text, slug text, hidden boolean, position int,
      department_id int, parent_id int, picture_from text)
    where c.id = r.id`,
}).run;

export const deleteCategories = sqlStatement({
  takes: { ids: json<readonly number[]>() },
  sql: (p) =>
    sql`delete from categories where id in (select jsonb_array_elements_text(${p.ids}::jsonb)::int)`,
}).run;

export const deleteDepartments = sqlStatement({
  takes: { ids: json<readonly number[]>() },
  sql: (p) =>
    sql`delete from departments where id in (select jsonb_array_elements_text(${p.ids}::jsonb)::int)`,
}).run;

/** An entry that takes an address of its own back has it no longer as an old one. */
export const keepAddresses = sqlStatement({
  takes: {
    kind: text,
    rows: json<readonly { readonly id: number; readonly old: string; readonly slug: string }[]>(),
  },
  sql: (
    p,
  ) => sql`with r as (select * from jsonb_to_recordset(${p.rows}::jsonb) as r(id int, old text, slug text)),
    gone as (delete from menu_addresses a using r where a.kind = ${p.kind}::text and a.slug = r.slug)
    insert into menu_addresses (kind, slug, department_id, category_id)
    select ${p.kind}::text, old, case when ${p.kind}::text = 'department' then id end,
      case when ${p.kind}::text = 'category' then id end from r
    on conflict (kind, slug) do update
      set department_id = excluded.department_id, category_id = excluded.category_id`,
}).run;

const pair = { from: int4, into: int4 };

export const moveProducts = sqlStatement({
  takes: pair,
  sql: (p) => sql`update products set category_id = ${p.into} where category_id = ${p.from}`,
}).run;

export const moveDrafts = sqlStatement({
  takes: pair,
  sql: (p) => sql`update listing_drafts set
      content = case when (content ->> 'category_id')::int = ${p.from}
        then jsonb_set(content, '{category_id}', to_jsonb(${p.into}::int)) else content end,
      base = case when (base ->> 'category_id')::int = ${p.from}
        then jsonb_set(base, '{category_id}', to_jsonb(${p.into}::int)) else base end
    where (content ->> 'category_id')::int = ${p.from} or (base ->> 'category_id')::int = ${p.from}`,
}).run;

export const moveWords = sqlStatement({
  takes: pair,
  sql: (p) =>
    sql`update vendor_category_words set category_id = ${p.into} where category_id = ${p.from}`,
}).run;

export const markMerged = sqlStatement({
  takes: pair,
  sql: (p) => sql`update categories set merged_into = ${p.into}, hidden = true
    where id = ${p.from} or merged_into = ${p.from}`,
}).run;

export const listPictured = sqlStatement({
  takes: { category: int4 },
  gives: { hash: text, name: text, pictureKey: text },
  sql: (p) => sql`select p.hash, p.name, coalesce(p.picture_key, '') as "pictureKey" from products p
    where p.category_id in (select id from categories where id = ${p.category} or parent_id = ${p.category})
      and p.status = 'active' and p.picture_key is not null
    order by p.popularity desc, p.id limit 12`,
}).list;

/** Of each category that any has: showrooms with a markup on it, also on a brand within it. */
export const countMarkups = sqlStatement({
  takes: { ids: arrayOf(int4) },
  gives: { id: int4.notNull, showrooms: int4 },
  sql: (
    p,
  ) => sql`select category_id as id, count(distinct showroom_id)::int as showrooms from showroom_markups
    where category_id = any(${p.ids}::int[]) group by category_id`,
}).list;
