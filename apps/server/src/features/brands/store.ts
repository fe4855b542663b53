import { sql } from 'kysely';
import { arrayOf, bool, int4, json, text, timestamptz } from '../../platform/database/columns.ts';
import { ID } from '../../platform/database/id-columns.ts';
import { byName, sqlStatement } from '../../platform/database/statement.ts';
import { keyset, PAGE_GIVES, PAGE_TAKES } from '../../platform/lists/keyset.ts';

const FILTERS = { like: text, hasLogo: bool.orNull };
const matching = sql`from brands b join vendors v on v.id = b.vendor_id`;

export const brandsBy = byName(['asc', 'desc'], (dir) =>
  sqlStatement({
    takes: { ...FILTERS, ...PAGE_TAKES },
    gives: { id: int4, name: text, slug: text, vendor: text, logoSvg: text, ...PAGE_GIVES },
    sql: (p) => {
      const page = keyset({ by: sql`lower(b.name)`, id: sql`b.id`, type: 'text' }, dir, p);
      return sql`select b.id, b.name, b.slug, v.company_name as vendor, b.logo_svg as "logoSvg",
          ${page.key} as "sortKey" ${matching}
        where (b.name ilike '%' || ${p.like} || '%' or b.slug ilike '%' || ${p.like} || '%'
            or v.company_name ilike '%' || ${p.like} || '%')
          and (${p.hasLogo}::boolean is null or (b.logo_svg <> '') = ${p.hasLogo}) and ${page.after}
        ${page.order}`;
    },
    rare: true,
  }),
);

export const countBrands = sqlStatement({
  takes: { ...FILTERS, most: int4 },
  gives: { count: int4 },
  sql: (p) => sql`select count(*)::int as count from (select 1 ${matching}
    where (b.name ilike '%' || ${p.like} || '%' or b.slug ilike '%' || ${p.like} || '%'
        or v.company_name ilike '%' || ${p.like} || '%')
      and (${p.hasLogo}::boolean is null or (b.logo_svg <> '') = ${p.hasLogo})
    limit ${p.most}::int) found`,
  rare: true,
}).value;

export const getBrand = sqlStatement({
  takes: { id: int4 },
  gives: {
    ...{ id: int4, name: text, slug: text, tagline: text, description: text, logoSvg: text },
    ...{ version: int4, vendorId: ID.vendor, vendor: text, formerSlugs: arrayOf(text) },
    showroomsWithMarkup: int4,
    others: json<readonly { id: number; name: string; version: number }[]>(),
  },
  sql: (p) => sql`select b.id, b.name, b.slug, b.tagline, b.description, b.logo_svg as "logoSvg",
      b.version, b.vendor_id as "vendorId", v.company_name as vendor,
      array(select s.slug from brand_slugs s where s.brand_id = b.id order by s.slug) as "formerSlugs",
      (select count(distinct m.showroom_id)::int from showroom_markups m where m.brand_id = b.id)
        as "showroomsWithMarkup",
      coalesce((select json_agg(json_build_object('id', o.id, 'name', o.name, 'version', o.version)
          order by lower(o.name))
        from (select * from brands n where n.vendor_id = b.vendor_id and n.id <> b.id
          order by lower(n.name) limit 500) o), '[]') as others
    ${matching} where b.id = ${p.id}`,
}).get;

/** Names and addresses are compared with all others: one change at a time. */
export const lockBrands = sqlStatement({
  sql: () => sql`lock table brands in share row exclusive mode`,
}).run;

/** Whose name or address this would be. */
export const findNamesake = sqlStatement({
  takes: { id: int4, name: text },
  gives: { name: text },
  sql: (p) =>
    sql`select name from brands where name_key = brand_key(${p.name}) and id <> ${p.id} limit 1`,
}).get;

export const findOfSlug = sqlStatement({
  takes: { id: int4, slug: text },
  gives: { name: text },
  sql: (p) => sql`select b.name from brands b where b.id <> ${p.id}
    and (b.slug = ${p.slug}
      or b.id = (select s.brand_id from brand_slugs s where s.slug = ${p.slug})) limit 1`,
}).get;

export const setBrand = sqlStatement({
  takes: { id: int4, name: text, slug: text, tagline: text, description: text },
  sql: (p) => sql`update brands set name = ${p.name}, slug = ${p.slug}, tagline = ${p.tagline},
      description = ${p.description}, version = version + 1 where id = ${p.id}`,
}).run;

export const setBrandLogo = sqlStatement({
  takes: { id: int4, svg: text },
  sql: (p) => sql`update brands set logo_svg = ${p.svg}, version = version + 1 where id = ${p.id}`,
}).run;

/** The address and the name that a brand loses lead to `id` from now on. */
export const keepFormer = sqlStatement({
  takes: { id: int4, slug: text, name: text },
  sql: (p) => sql`with slugs as (
      insert into brand_slugs (slug, brand_id) values (${p.slug}, ${p.id})
      on conflict (slug) do update set brand_id = excluded.brand_id
    )
    insert into brand_names (name_key, brand_id) values (brand_key(${p.name}), ${p.id})
    on conflict (name_key) do update set brand_id = excluded.brand_id`,
}).run;

/** What is somebody's again is nobody's former one. */
export const forgetFormer = sqlStatement({
  takes: { slug: text, name: text },
  sql: (p) => sql`with slugs as (delete from brand_slugs where slug = ${p.slug})
    delete from brand_names where name_key = brand_key(${p.name})`,
}).run;

const MERGE = { from: int4, into: int4 };

/** How many rules of single products keep what pros set for a brand that goes. */
export const countKeptRules = sqlStatement({
  takes: { from: int4 },
  gives: { count: int4 },
  sql: (p) => sql`select ((select count(*) from products where brand_id = ${p.from})
    * ((select count(distinct showroom_id) from showroom_markups where brand_id = ${p.from})
      + (select count(*) from showroom_assortment where brand_id = ${p.from})))::int as count`,
}).require;

/** A pro's markup for the brand becomes one of each of its products. */
export const keepMarkups = sqlStatement({
  takes: { from: int4 },
  sql: (p) => sql`insert into showroom_markups (showroom_id, product_id, markup_ppm)
    select distinct on (m.showroom_id, r.id) m.showroom_id, r.id, m.markup_ppm
    from products r join categories c on c.id = r.category_id
    join showroom_markups m on m.brand_id = r.brand_id and m.product_id is null
      and (m.category_id is null or m.category_id in (r.category_id, c.parent_id))
    where r.brand_id = ${p.from} and not exists (select from showroom_markups o
      where o.showroom_id = m.showroom_id and o.product_id = r.id)
    order by m.showroom_id, r.id, m.category_id is null, m.category_id <> r.category_id`,
}).run;

/** What showrooms show or hide of the brand stays shown or hidden, product by product. */
export const keepAssortments = sqlStatement({
  takes: { from: int4 },
  sql: (p) => sql`with kept as (
      insert into showroom_assortment (showroom_id, product_id, shown)
      select a.showroom_id, r.id, a.shown
      from showroom_assortment a join products r on r.brand_id = a.brand_id
      where a.brand_id = ${p.from} on conflict do nothing
    )
    update showrooms set assortment_version = assortment_version + 1
    where id in (select showroom_id from showroom_assortment where brand_id = ${p.from})`,
}).run;

export const moveProducts = sqlStatement({
  takes: { ...MERGE, now: timestamptz },
  sql: (p) => sql`update products set brand_id = ${p.into}, updated_at = ${p.now}
    where brand_id = ${p.from}`,
}).run;

export const moveFormer = sqlStatement({
  takes: MERGE,
  sql: (p) => sql`with slugs as (
      update brand_slugs set brand_id = ${p.into} where brand_id = ${p.from}
    )
    update brand_names set brand_id = ${p.into} where brand_id = ${p.from}`,
}).run;

export const deleteBrand = sqlStatement({
  takes: { id: int4 },
  sql: (p) => sql`delete from brands where id = ${p.id}`,
}).run;

export const bumpBrand = sqlStatement({
  takes: { id: int4 },
  sql: (p) => sql`update brands set version = version + 1 where id = ${p.id}`,
}).run;

export const findMoved = sqlStatement({
  takes: { slug: text },
  gives: { slug: text },
  sql: (p) => sql`select b.slug from brand_slugs s join brands b on b.id = s.brand_id
    where s.slug = ${p.slug}`,
}).get;
