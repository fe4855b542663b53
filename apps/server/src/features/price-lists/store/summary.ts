// What a price list would change, counted.
import { sql } from 'kysely';
import { int4, int8 } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** Its new price needs the approval of staff. */
export const isLarge = (p: {
  approvalPpm: unknown;
}) => sql`abs((r.after ->> 'priceCents')::bigint - (r.before ->> 'priceCents')::bigint) * 1000000
  > (r.before ->> 'priceCents')::bigint * ${p.approvalPpm}::bigint`;

export const countOutcomes = sqlStatement({
  takes: { listId: int8, vendorId: int8, approvalPpm: int8 },
  gives: {
    rows: int4,
    same: int4,
    changed: int4,
    new: int4,
    newProducts: int4,
    drafted: int4,
    failed: int4,
    missing: int4,
    pricesUp: int4,
    pricesDown: int4,
    largestRisePpm: int8,
    largestFallPpm: int8,
    stock: int4,
    ended: int4,
    returned: int4,
    other: int4,
    live: int4,
    belowAllowed: int4,
    toApprove: int4,
    convertible: int4,
    described: int4,
    describedProducts: int4,
    carts: int4,
  },
  sql: (p) => sql`
    select count(*) filter (where outcome <> 'missing')::int as rows,
      count(*) filter (where outcome = 'same' and describes is null)::int as same,
      count(*) filter (where outcome = 'change')::int as changed,
      count(*) filter (where outcome = 'new')::int as new,
      count(distinct product_key) filter (where outcome = 'new')::int as "newProducts",
      count(*) filter (where outcome = 'drafted')::int as drafted,
      count(*) filter (where outcome = 'failed')::int as failed,
      count(*) filter (where outcome = 'missing')::int as missing,
      count(*) filter (where now_cents > was_cents)::int as "pricesUp",
      count(*) filter (where now_cents < was_cents)::int as "pricesDown",
      coalesce(max((now_cents - was_cents) * 1000000 / was_cents) filter (where now_cents > was_cents), 0)::bigint
        as "largestRisePpm",
      coalesce(max((was_cents - now_cents) * 1000000 / was_cents) filter (where now_cents < was_cents and not is_held), 0)::bigint
        as "largestFallPpm",
      count(*) filter (where outcome = 'change' and after ? 'stock')::int as stock,
      count(*) filter (where outcome = 'change' and after ->> 'status' = 'withdrawn')::int as ended,
      count(*) filter (where outcome = 'change' and after ->> 'status' = 'active')::int as returned,
      count(*) filter (where outcome = 'change' and after ?| array['leadMin', 'leadMax', 'minimum', 'weightG'])::int
        as other,
      (select count(*)::int from variants v join products p on p.id = v.product_id
       where v.vendor_id = ${p.vendorId} and v.status = 'active' and p.status = 'active') as live,
      count(*) filter (where is_held)::int as "belowAllowed",
      count(*) filter (where is_large)::int as "toApprove",
      count(*) filter (where problems @> '[{"problem": "unit_convertible"}]')::int as convertible,
      count(*) filter (where describes is not null)::int as described,
      count(distinct product_id) filter (where describes is not null)::int as "describedProducts",
      (select count(distinct c.cart_id)::int from cart_lines c where c.variant_id in (
        select r.variant_id from price_list_rows r
        where r.list_id = ${p.listId} and r.outcome = 'change' and r.after ? 'priceCents' and not r.is_held
          and not (${isLarge(p)}))) as carts
    from (
      select outcome, after, product_key, product_id, is_held, describes, problems,
        coalesce(outcome = 'change' and ${isLarge(p)}, false) as is_large,
        case when outcome = 'change' then (before ->> 'priceCents')::bigint end as was_cents,
        case when outcome = 'change' then (after ->> 'priceCents')::bigint end as now_cents
      from price_list_rows r where list_id = ${p.listId}
    ) r`,
}).require;
