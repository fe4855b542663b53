// Rows of price lists, matched with what is sold.
import { sql } from 'kysely';
import { bool, int4, int8 } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';
import { MAX_CENTS } from '../columns/parse-cell.ts';

/**
 * What each row would change of what is sold, of the rows numbered above `after`, up to `to`: a whole list at once
 * may take longer than a statement may. A list that gives one lead time alone pulls the other along. Stock that
 * lies in several lots is told lot by lot. A row of another unit is refused, or, from square feet to a unit of
 * known coverage, converted: then its stock and minimum must be whole units, and its weight is not taken.
 */
export const matchRows = sqlStatement({
  takes: {
    ...{ listId: int8, after: int4, to: int4 },
    ...{ vendorId: int8, convertsUnits: bool, unitColumn: int4.orNull },
  },
  sql: (p) => sql`
    with have as (
      select r.number, v.id as variant_id, p.id as product_id, coalesce(lots.count, 0) as lots, r.asks, p.unit,
        coalesce(r.asks ->> 'unit' <> p.unit and r.asks ?| array['priceCents', 'stock', 'minimum', 'weightG'], false)
          as differs,
        case when r.asks ->> 'unit' = 'SqFt' and v.box_sqft_e4 > 0
          and coalesce((r.asks ->> 'priceCents')::numeric * v.box_sqft_e4 / 10000, 1) between 0.5 and ${MAX_CENTS}::int
          then v.box_sqft_e4 end as sqft_e4,
        jsonb_build_object(
          'priceCents', v.wholesale_cents, 'stock', coalesce(lots.on_hand, 0),
          'status', v.status, 'leadMin', p.lead_time_min_days, 'leadMax', p.lead_time_max_days,
          'minimum', p.minimum_unit, 'weightG', v.weight_g) as have,
        jsonb_build_object('name', p.name, 'description', p.description, 'brand', b.name, 'size', v.size_label,
          'finish', v.finish, 'boxSqftE4', v.box_sqft_e4, 'pieces', v.pieces_per_unit) as about
      from price_list_rows r
      join variants v on v.vendor_id = ${p.vendorId} and v.vendor_sku = r.sku and v.status <> 'sample'
      join products p on p.id = v.product_id
      join brands b on b.id = p.brand_id
      left join lateral (
        select case when r.asks ? 'lot' then 1 else count(*) end as count,
          sum(on_hand) filter (where not r.asks ? 'lot' or lot_code = r.asks ->> 'lot')::int as on_hand
        from stock_lots where variant_id = v.id
      ) lots on true
      where r.list_id = ${p.listId} and r.number > ${p.after} and r.number <= ${p.to} and r.outcome is null
    ), asked as (
      select *, case
          when not differs then null
          when sqft_e4 is null then 'unit_differs'
          when not ${p.convertsUnits} then 'unit_convertible'
          when (coalesce((asks ->> 'stock')::bigint, 0) * 10000) % sqft_e4 <> 0
            or (coalesce((asks ->> 'minimum')::bigint, 0) * 10000) % sqft_e4 <> 0 then 'unit_not_whole' end as problem,
        case when differs and sqft_e4 is not null then asks - 'weightG' || jsonb_strip_nulls(jsonb_build_object(
          'priceCents', round((asks ->> 'priceCents')::numeric * sqft_e4 / 10000)::bigint,
          'stock', (asks ->> 'stock')::bigint * 10000 / sqft_e4,
          'minimum', (asks ->> 'minimum')::bigint * 10000 / sqft_e4)) else asks end as counted
      from have
    ), wanted as (
      select number, variant_id, product_id, lots, have, about, problem, asks ->> 'unit' as says, unit as sells,
        counted as asks, counted
        || case when counted ? 'leadMax' and not counted ? 'leadMin'
             and (counted ->> 'leadMax')::int < (have ->> 'leadMin')::int
           then jsonb_build_object('leadMin', counted -> 'leadMax') else '{}' end
        || case when counted ? 'leadMin' and not counted ? 'leadMax'
             and (counted ->> 'leadMin')::int > (have ->> 'leadMax')::int
           then jsonb_build_object('leadMax', counted -> 'leadMin') else '{}' end as wants
      from asked
    ), changes as (
      select w.*, c.before, c.after, d.describes, case
          when w.problem is not null then jsonb_build_object('column', ${p.unitColumn}::int, 'problem', w.problem,
            'says', w.says, 'sells', w.sells)
          when w.lots > 1 and c.after ? 'stock' then '{"column": null, "problem": "stock_in_lots"}'::jsonb end as failure
      from wanted w cross join lateral (
        select jsonb_object_agg(a.key, w.have -> a.key) as before, jsonb_object_agg(a.key, a.value) as after
        from jsonb_each(w.wants) a
        where w.have ? a.key and w.have -> a.key <> a.value
      ) c cross join lateral (
        select jsonb_object_agg(a.key, a.value) as describes from jsonb_each(w.asks) a
        where w.about ? a.key and w.about -> a.key <> a.value
      ) d
    )
    update price_list_rows r
    set variant_id = c.variant_id, product_id = c.product_id,
      before = case when c.failure is null then c.before end, after = case when c.failure is null then c.after end,
      describes = case when c.failure is null then c.describes end,
      outcome = case when c.failure is not null then 'failed' when c.after is null then 'same' else 'change' end,
      problems = case when c.failure is not null then jsonb_build_array(c.failure) else r.problems end
    from changes c
    where r.list_id = ${p.listId} and r.number = c.number`,
}).run;

/** Rows of one product that say different names, descriptions or brands: none of them is taken. */
export const dropDisagreeing = sqlStatement({
  takes: { listId: int8 },
  sql: (p) => sql`
    with said as (
      select r.product_id, a.key from price_list_rows r cross join lateral jsonb_each(r.asks) a
      where r.list_id = ${p.listId} and r.product_id is not null and r.outcome <> 'failed'
        and a.key in ('name', 'description', 'brand')
        and exists (select from price_list_rows where list_id = ${p.listId} and describes is not null)
      group by r.product_id, a.key having count(distinct a.value) > 1
    ), torn as (
      select product_id, array_agg(key) as keys from said group by product_id
    )
    update price_list_rows r
    set describes = nullif(r.describes - t.keys, '{}'),
      problems = r.problems || '[{"column": null, "problem": "rows_disagree"}]'
    from torn t
    where r.list_id = ${p.listId} and r.product_id = t.product_id and r.describes ?| t.keys`,
}).run;

/** Prices that fall by more than the limit are held out until somebody says why. */
export const holdDrops = sqlStatement({
  takes: { listId: int8, dropPercent: int4 },
  sql: (p) => sql`update price_list_rows set is_held = true
    where list_id = ${p.listId} and outcome = 'change' and after ? 'priceCents'
      and ((before ->> 'priceCents')::bigint - (after ->> 'priceCents')::bigint) * 100
        > (before ->> 'priceCents')::bigint * ${p.dropPercent}::int`,
}).run;

/**
 * Rows of several lots of one variant each set their lot, and the first of them sets the rest. If they say different
 * things about it, none is taken.
 */
export const mergeLots = sqlStatement({
  takes: { listId: int8 },
  sql: (p) => sql`
    with several as (
      select variant_id, min(number) as first from price_list_rows
      where list_id = ${p.listId} and variant_id is not null and outcome <> 'failed'
      group by 1 having count(*) > 1
    ), torn as (
      select distinct variant_id from (
        select r.variant_id from price_list_rows r join several s on s.variant_id = r.variant_id
          cross join lateral jsonb_each(r.asks - 'lot' - 'stock') a
        where r.list_id = ${p.listId} group by r.variant_id, a.key having count(distinct a.value) > 1) t
    )
    update price_list_rows r set
      outcome = case when t.variant_id is not null then 'failed'
        when r.number <> s.first and r.outcome = 'change' and not r.after ? 'stock' then 'same' else r.outcome end,
      before = case when r.number = s.first then r.before
        when r.after ? 'stock' then jsonb_build_object('stock', r.before -> 'stock') end,
      after = case when r.number = s.first then r.after
        when r.after ? 'stock' then jsonb_build_object('stock', r.after -> 'stock') end,
      describes = case when r.number = s.first and t.variant_id is null then r.describes end,
      problems = case when t.variant_id is not null
        then r.problems || '[{"column": null, "problem": "lots_disagree"}]' else r.problems end
    from several s left join torn t on t.variant_id = s.variant_id
    where r.list_id = ${p.listId} and r.variant_id = s.variant_id and r.outcome <> 'failed'`,
}).run;

/**
 * Rows whose SKU is not sold: a new product if they say enough to begin one. What is not sold and discontinued stays as
 * it is.
 */
export const matchNewRows = sqlStatement({
  takes: { listId: int8, vendorId: int8 },
  sql: (p) => sql`
    with drafted as (
      select distinct v.sku from listing_drafts d cross join lateral jsonb_array_elements_text(
        jsonb_path_query_array(d.content, '$.variants[*].vendor_sku')) v(sku)
      where d.vendor_id = ${p.vendorId} and d.product_id is null
    ), open as (
      select number, sku, asks from price_list_rows where list_id = ${p.listId} and outcome is null
    ), twins as (
      select lower(sku) as low, min(sku) as one, max(sku) as other from price_list_rows
      where list_id = ${p.listId} and sku is not null group by 1 having min(sku) <> max(sku)
    ), sold as (
      select o.number, min(v.vendor_sku) as sku from open o join variants v
        on v.vendor_id = ${p.vendorId} and lower(v.vendor_sku) = lower(o.sku) and v.status <> 'sample'
      group by 1
    ), judged as (
      select r.number, coalesce(s.sku, case when r.sku = t.one then t.other else t.one end) as other,
        case when r.asks ->> 'status' = 'withdrawn' then 'same' when d.sku is not null then 'drafted'
          when s.sku is not null or t.low is not null then 'failed'
          when r.asks ?& array['name', 'category', 'brand', 'priceCents'] then 'new' else 'failed' end as outcome
      from open r left join drafted d on d.sku = r.sku left join twins t on t.low = lower(r.sku)
        left join sold s on s.number = r.number
    )
    update price_list_rows r
    set outcome = j.outcome, after = r.asks,
      product_key = case when j.outcome = 'new' then lower(
        (r.asks ->> 'name') || chr(31) || (r.asks ->> 'brand') || chr(31) || (r.asks ->> 'category')) end,
      problems = case when j.outcome = 'failed' and j.other is not null
        then jsonb_build_array(jsonb_build_object('column', null, 'problem', 'sku_case', 'other', j.other))
        when j.outcome = 'failed' then '[{"column": null, "problem": "sku_unknown"}]' else r.problems end
    from judged j
    where r.list_id = ${p.listId} and r.number = j.number`,
}).run;

/** Of a full list: what is sold and not in it, numbered on. */
export const addMissingRows = sqlStatement({
  takes: { listId: int8, vendorId: int8 },
  sql: (
    p,
  ) => sql`insert into price_list_rows (list_id, number, sku, cells, variant_id, outcome, before, after)
    select ${p.listId}, last.number + row_number() over (order by v.vendor_sku), v.vendor_sku, '[]', v.id, 'missing',
      '{"status": "active"}', '{"status": "withdrawn"}'
    from variants v
    join products p on p.id = v.product_id and p.status = 'active',
      (select coalesce(max(number), 0) as number from price_list_rows where list_id = ${p.listId}) last
    where v.vendor_id = ${p.vendorId} and v.status = 'active' and not exists (
      select from price_list_rows r where r.list_id = ${p.listId} and r.sku = v.vendor_sku)`,
}).run;
