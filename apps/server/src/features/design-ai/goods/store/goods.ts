// What a showroom offers for designs: candidates by the child of their category, parts of cabinet lines, stock.
import { sql } from 'kysely';
import { arrayOf, int4, int8, text, timestamptz } from '../../../../platform/database/columns.ts';
import { ID } from '../../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../../platform/database/statement.ts';

/** A variant that can be bought in a showroom: of `v`, its product `p` and vendor. */
const CAN_BE_BOUGHT = sql`p.status = 'active' and v.status = 'active' and vu.status in ('Active', 'Approve')
  and exists (select from stock_lots l where l.variant_id = v.id and l.on_hand > l.held)`;

/**
 * The first `most` of each category, in the order of design_places, that can be bought. A showroom that offers few
 * products of a category is walked further.
 */
export const listCandidates = sqlStatement({
  takes: { codes: arrayOf(text), showroomId: ID.showroom, most: int8 },
  gives: {
    ...{ child: text, variantId: ID.variant.notNull, style: text.orNull, color: text.notNull },
    stock: int8.notNull,
  },
  sql: (p) => sql`
    select c.code as child, one.variant_id as "variantId", one.style, one.color, one.stock
    from categories c
    cross join lateral (
      select d.place, d.variant_id, p.style,
        coalesce((select s.row ->> 1 from jsonb_array_elements(p.specification) s(row)
          where s.row ->> 0 = 'Color' limit 1), '') as color,
        (select sum(l.on_hand - l.held) from stock_lots l where l.variant_id = v.id)::bigint as stock
      from design_places d
        join variants v on v.id = d.variant_id
        join products p on p.id = v.product_id
        join vendors ven on ven.id = p.vendor_id
        join users vu on vu.id = ven.user_id
      where d.category_id = c.id and ${CAN_BE_BOUGHT}
        and is_offered(${p.showroomId}, p.id, p.brand_id, p.category_id)
      order by d.place limit ${p.most}) one
    where c.code = any(${p.codes})
    order by c.code, one.place`,
}).list;

/** Parts of cabinet lines by what their SKUs begin with. */
export const listParts = sqlStatement({
  takes: { prefixes: arrayOf(text), showroomId: ID.showroom, most: int8 },
  gives: { variantId: ID.variant, stock: int8.notNull },
  sql: (p) => sql`
    select v.id as "variantId",
      (select sum(l.on_hand - l.held) from stock_lots l where l.variant_id = v.id)::bigint as stock
    from unnest(${p.prefixes}::text[]) with ordinality prefix(start, place)
      -- Bytewise, by variants_sku_prefix; no SKU has the last letter.
      join variants v on v.sku ~>=~ prefix.start and v.sku ~<~ (prefix.start || 'ÿ')
      join products p on p.id = v.product_id
      join vendors ven on ven.id = p.vendor_id
      join users vu on vu.id = ven.user_id
    where ${CAN_BE_BOUGHT} and is_offered(${p.showroomId}, p.id, p.brand_id, p.category_id)
    order by prefix.place, v.id limit ${p.most}`,
}).list;

/** What is left of variants now. */
export const listStock = sqlStatement({
  takes: { skus: arrayOf(text) },
  gives: { sku: text, stock: int8.notNull },
  sql: (p) => sql`
    select v.sku, coalesce((select sum(l.on_hand - l.held) from stock_lots l where l.variant_id = v.id), 0)::bigint as stock
    from variants v where v.sku = any(${p.skus})`,
}).list;

/** Categories, of those named, whose variants have no places yet. */
export const listUnplaced = sqlStatement({
  takes: { codes: arrayOf(text) },
  gives: { id: int4 },
  sql: (p) => sql`
    select c.id from categories c
    where c.code = any(${p.codes})
      and not exists (select from design_places_built b where b.category_id = c.id)
    order by c.id`,
}).list;

/** Categories whose products have changed since their places were built. */
export const listStalePlaces = sqlStatement({
  gives: { id: int4 },
  rare: true,
  sql: () => sql`
    select b.category_id as id from design_places_built b
    where exists (select from products p where p.category_id = b.category_id and p.updated_at > b.built_at)
    order by b.category_id`,
}).list;

/** One at a time: others wait for the end of the transaction. */
export const lockPlaces = sqlStatement({
  takes: { categoryId: int4 },
  sql: (p) =>
    sql`select from pg_advisory_xact_lock(hashtext('design_places'), ${p.categoryId}::int)`,
}).run;

export const dropPlaces = sqlStatement({
  takes: { categoryId: int4 },
  sql: (p) => sql`delete from design_places where category_id = ${p.categoryId}`,
}).run;

/**
 * Of each color and shape the most popular and the least dear come first, taking turns; within a round, styles take turns.
 */
export const insertPlaces = sqlStatement({
  takes: { categoryId: int4 },
  rare: true,
  sql: (p) => sql`
    with looked as (
      select v.id, p.popularity, p.style, v.wholesale_cents * 10000 / coalesce(v.box_sqft_e4, 10000) as cents,
        concat_ws('|', v.finish,
          (select s.row ->> 1 from jsonb_array_elements(p.specification) s(row)
            where s.row ->> 0 = 'Color' limit 1)) as color,
        case when p.picture ->> 'type' = 'model' then concat_ws('|', p.picture ->> 'kind',
          coalesce(v.picture #>> '{params,widthTenths}', p.picture #>> '{params,widthTenths}'),
          coalesce(v.picture #>> '{params,lengthTenths}', p.picture #>> '{params,lengthTenths}'),
          coalesce(v.picture #>> '{params,form}', p.picture #>> '{params,form}')) end as shape
      from products p join variants v on v.product_id = p.id
      where p.category_id = ${p.categoryId} and p.status = 'active' and v.status = 'active'),
    turned as (
      select id, style, popularity, color, shape,
        row_number() over (partition by shape, color order by popularity desc, id) as liked,
        row_number() over (partition by shape, color order by cents, id) as cheap
      from looked),
    rounds as (
      select id, style, popularity,
        row_number() over (partition by shape, color order by least(2 * liked - 1, 2 * cheap), id) as round
      from turned),
    styled as (
      select id, popularity, round,
        row_number() over (partition by round, style order by popularity desc, id) as turn
      from rounds)
    insert into design_places (category_id, place, variant_id)
    select ${p.categoryId}, row_number() over (order by round, turn, popularity desc, id), id from styled`,
}).run;

export const notePlacesBuilt = sqlStatement({
  takes: { categoryId: int4, now: timestamptz },
  sql: (p) => sql`
    insert into design_places_built (category_id, built_at) values (${p.categoryId}, ${p.now})
    on conflict (category_id) do update set built_at = excluded.built_at`,
}).run;
