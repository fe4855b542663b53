import type { CategoryAttribute } from '@wevisu/domain/listings/listing.ts';
import { sql } from 'kysely';
import { bool, int4, json, text } from '../../platform/database/columns.ts';
import { type RowOf, sqlStatement } from '../../platform/database/statement.ts';

const category = { category: int4 };

export const listFormCategories = sqlStatement({
  gives: { id: int4, name: text, attributes: int4 },
  sql: () => sql`select c.id, concat_ws(' > ', d.name, up.name, c.name) as name,
      (select count(*)::int4 from category_attributes where category_id = c.id) as attributes
    from categories c join departments d on d.id = c.department_id
    left join categories up on up.id = c.parent_id
    where c.merged_into is null
    order by d.position, d.id, coalesce(up.position, c.position), coalesce(up.id, c.id), c.parent_id nulls first,
      c.position, c.id`,
}).list;

export const readForm = sqlStatement({
  takes: category,
  gives: { id: int4, name: text, parentId: int4.orNull, version: int4 },
  sql: (
    p,
  ) => sql`select c.id, concat_ws(' > ', d.name, up.name, c.name) as name, c.parent_id as "parentId",
      coalesce((select version from category_forms where category_id = c.id), 0) as version
    from categories c join departments d on d.id = c.department_id
    left join categories up on up.id = c.parent_id
    where c.id = ${p.category} and c.merged_into is null`,
}).get;

/** One editor of a form after the other. */
export const lockForm = sqlStatement({
  takes: category,
  sql: (
    p,
  ) => sql`insert into category_forms (category_id) select id from categories where id = ${p.category}
    on conflict (category_id) do update set version = category_forms.version`,
}).run;

export const raiseVersion = sqlStatement({
  takes: category,
  sql: (p) =>
    sql`update category_forms set version = version + 1 where category_id = ${p.category}`,
}).run;

export const listAttributes = sqlStatement({
  takes: category,
  gives: {
    ...{ id: int4, key: text, label: text, type: text.as<CategoryAttribute['type']>() },
    ...{ unit: text, options: json<readonly string[]>(), required: bool },
  },
  sql: (p) => sql`select id, key, label, type, unit, options, required from category_attributes
    where category_id = ${p.category} order by position, id`,
}).list;
export type AttributeRow = RowOf<typeof listAttributes>;

/** Labels of the categories above and below: a product's form has all of them. */
export const listRelatedLabels = sqlStatement({
  takes: category,
  gives: { label: text },
  sql: (
    p,
  ) => sql`select a.label from category_attributes a join categories c on c.id = a.category_id
    where c.parent_id = ${p.category}
      or c.id = (select parent_id from categories where id = ${p.category})`,
}).list;

export interface PutAttribute extends Omit<AttributeRow, 'id'> {
  readonly id: number | null;
  readonly position: number;
}

/** The labels get free for others of the same list first: keys are unique within a category. */
export const putAttributes = sqlStatement({
  takes: { ...category, rows: json<readonly PutAttribute[]>() },
  sql: (p) => sql`with r as (
      select * from jsonb_to_recordset(${p.rows}::jsonb) as r(id int, key text, label text, type text, unit text,
        options jsonb, required boolean, position int)
    ), gone as (
      delete from category_attributes where category_id = ${p.category}
        and id not in (select id from r where id is not null)
    ), kept as (
      update category_attributes a set label = r.label, type = r.type, unit = r.unit, options = r.options,
        required = r.required, position = r.position
      from r where a.id = r.id and a.category_id = ${p.category}
    )
    insert into category_attributes (category_id, key, label, type, unit, options, required, position)
    select ${p.category}, key, label, type, unit, options, required, position from r where id is null`,
}).run;

const scope = (id: unknown) =>
  sql`(select id from categories where id = ${id} or parent_id = ${id})`;
const valueIn = (of: string) =>
  sql.raw(
    `(select row ->> 1 from jsonb_array_elements(${of}) row where row ->> 0 = w.label limit 1)`,
  );

export interface WantedField extends Pick<CategoryAttribute, 'type' | 'unit' | 'options'> {
  /** As products have it now. */
  readonly label: string;
}

/** How many live products and drafts of the category have each field, and how many with a value that it would refuse. */
export const countValues = sqlStatement({
  takes: { ...category, wanted: json<readonly WantedField[]>() },
  gives: { label: text, isDraft: bool, total: int4, filled: int4, wrong: int4 },
  sql: (p) => sql`
    with w as (
      select * from jsonb_to_recordset(${p.wanted}::jsonb) as w(label text, type text, unit text, options jsonb)
    ), held as (
      select w.*, false as draft, ${valueIn('p.specification')} as value
      from products p cross join w where p.category_id in ${scope(p.category)} and p.status = 'active'
      union all
      select w.*, true, ${valueIn("d.content -> 'specification'")}
      from listing_drafts d cross join w
      where (d.content ->> 'category_id')::int in ${scope(p.category)}
    )
    select label, draft as "isDraft", count(*)::int4 as total,
      count(*) filter (where trim(value) <> '')::int4 as filled,
      count(*) filter (where trim(value) <> '' and not case type
        when 'number' then (case when unit = '' then value else replace(value, ' ' || unit, '') end) ~ '^[0-9]+(\\.[0-9]+)?$'
        when 'choice' then options ? value
        when 'yes_no' then value in ('Yes', 'No') else true end)::int4 as wrong
    from held group by 1, 2`,
}).list;

const renamed = (of: string) =>
  sql.raw(`(
  select jsonb_agg(case when row ->> 0 = r.old then jsonb_set(row, '{0}', to_jsonb(r.label)) else row end order by at)
  from jsonb_array_elements(${of}) with ordinality as rows (row, at))`);
const rename = { ...category, old: text, label: text };
const named = (p: { old: unknown; label: unknown }) =>
  sql`(select ${p.old}::text as old, ${p.label}::text as label) r`;

export const renameInProducts = sqlStatement({
  takes: rename,
  sql: (
    p,
  ) => sql`update products p set specification = ${renamed('p.specification')} from ${named(p)}
    where p.category_id in ${scope(p.category)}
      and p.specification @> jsonb_build_array(jsonb_build_array(r.old))`,
}).run;

export const renameInDrafts = sqlStatement({
  takes: rename,
  sql: (p) => sql`update listing_drafts d set
      content = jsonb_set(content, '{specification}', coalesce(${renamed("d.content -> 'specification'")}, '[]')),
      base = case when base is not null
        then jsonb_set(base, '{specification}', coalesce(${renamed("d.base -> 'specification'")}, '[]')) end
    from ${named(p)}
    where (content ->> 'category_id')::int in ${scope(p.category)}`,
}).run;
