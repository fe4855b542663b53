-- Beside the brand, product_summaries has one column for each facet of lists, and it has the facet's name
-- (packages/domain/src/catalog/facets.ts). Of a facet of sets it holds the distinct values, separated by chr(31).

alter table product_summaries rename column color_family to color;
alter table product_summaries rename column sizes to size;
alter table product_summaries rename column finishes to finish;

drop view product_summary_rows;
create view product_summary_rows as
  select p.id as product_id, p.hash, p.name, p.category_id, p.brand_id, p.unit, p.minimum_unit,
    p.color_family as color, p.material, p.style, p.lead_time_min_days, p.lead_time_max_days,
    p.popularity, p.created_at, p.picture_key, v.variants::int, v.least[1] as least_cents,
    v.least[2]::int as least_box_sqft_e4, v.most_cents, v.size, v.finish
  from products p
  cross join lateral (
    select count(*) as variants, max(wholesale_cents) as most_cents,
      -- The cheapest; of several the one that covers least.
      min(array[wholesale_cents, box_sqft_e4]) as least,
      coalesce(string_agg(distinct nullif(size_label, ''), chr(31)), '') as size,
      coalesce(string_agg(distinct nullif(finish, ''), chr(31)), '') as finish
    from variants
    where product_id = p.id and status = 'active'
  ) v
  where p.status = 'active' and v.variants > 0;
