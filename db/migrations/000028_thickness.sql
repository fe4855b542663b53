-- Lists are filtered by thickness.

-- Of a piece that is laid, mounted or set: tile, plank, panel, slab. Integer tenths of a millimeter; null for goods
-- of another kind, and for those whose height is no thickness, as of turf.
alter table variants add column thickness_tmm int check (thickness_tmm > 0);

-- Millimeters in decimal text.
alter table product_summaries add column thickness text not null default '';

create or replace view product_summary_rows as
  select p.id as product_id, p.hash, p.name, p.category_id, p.brand_id, p.unit, p.minimum_unit,
    p.color_family as color, p.material, p.style, p.lead_time_min_days, p.lead_time_max_days,
    p.popularity, p.created_at, p.picture_key, v.variants::int, v.least[1] as least_cents,
    v.least[2]::int as least_box_sqft_e4, v.most_cents, v.size, v.finish, v.thickness
  from products p
  cross join lateral (
    select count(*) as variants, max(wholesale_cents) as most_cents,
      -- The cheapest; of several the one that covers least.
      min(array[wholesale_cents, box_sqft_e4]) as least,
      coalesce(string_agg(distinct nullif(size_label, ''), chr(31)), '') as size,
      coalesce(string_agg(distinct nullif(finish, ''), chr(31)), '') as finish,
      coalesce(string_agg(distinct trim_scale(thickness_tmm / 10.0)::text, chr(31)), '') as thickness
    from variants
    where product_id = p.id and status = 'active'
  ) v
  where p.status = 'active' and v.variants > 0;

-- What is in the catalog: the height of a surface is that of its pieces, but for turf.
select begin_catalog_bulk_load();
update variants v set thickness_tmm = v.height_tmm
from products p
where p.id = v.product_id and v.height_tmm > 0 and p.picture ->> 'type' = 'surface'
  and p.picture #>> '{material,kind}' is distinct from 'turf';
select end_catalog_bulk_load();
