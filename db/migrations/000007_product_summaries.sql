-- One narrow row per product that is sold: what a card shows and what the index is built from. Products
-- are wide (description, specification, picture) and their variants lie elsewhere, so that a page of
-- 24 cards would read some hundred places of the disk. Derived: kept by the triggers below in the
-- transaction of every change, and never written otherwise.

create table product_summaries (
  product_id bigint primary key references products on delete cascade,
  hash text not null,
  name text not null,
  category_id int not null,
  brand_id int not null,
  unit text not null,
  minimum_unit int not null,
  color_family text,
  material text,
  style text,
  lead_time_min_days int not null,
  lead_time_max_days int not null,
  popularity int not null,
  created_at timestamptz not null,
  picture_key text,
  -- Of active variants: how many, the cheapest with its coverage, the dearest.
  variants int not null check (variants > 0),
  least_cents bigint not null,
  least_box_sqft_e4 int,
  most_cents bigint not null,
  -- Distinct labels, sorted, separated by chr(31); '' for none.
  sizes text not null,
  finishes text not null
);
create index product_summaries_name on product_summaries (lower(name) collate "C", product_id);
drop index products_name_order;

-- What the summaries have to be: of all products, or quickly of some.
create view product_summary_rows as
  select p.id as product_id, p.hash, p.name, p.category_id, p.brand_id, p.unit, p.minimum_unit,
    p.color_family, p.material, p.style, p.lead_time_min_days, p.lead_time_max_days, p.popularity,
    p.created_at, p.picture_key, v.variants::int, v.least[1] as least_cents,
    v.least[2]::int as least_box_sqft_e4, v.most_cents, v.sizes, v.finishes
  from products p
  cross join lateral (
    select count(*) as variants, max(wholesale_cents) as most_cents,
      -- The cheapest; of several the one that covers least.
      min(array[wholesale_cents, box_sqft_e4]) as least,
      coalesce(string_agg(distinct nullif(size_label, ''), chr(31)), '') as sizes,
      coalesce(string_agg(distinct nullif(finish, ''), chr(31)), '') as finishes
    from variants
    where product_id = p.id and status = 'active'
  ) v
  where p.status = 'active' and v.variants > 0;

-- The products are locked first, so that what is read afterwards holds every other change that is
-- committed by then: two writers of one product cannot leave the summary of only one of them.
create function refresh_product_summaries(ids bigint[]) returns void language plpgsql as $$
begin
  perform from products where id = any (ids) order by id for no key update;
  delete from product_summaries where product_id = any (ids);
  insert into product_summaries select * from product_summary_rows where product_id = any (ids);
end $$;

create or replace function note_product_changes() returns trigger language plpgsql as $$
declare ids bigint[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct id) into ids from old_rows;
  else
    select array_agg(distinct id) into ids from new_rows;
  end if;
  if ids is null then return null; end if;
  if tg_op <> 'DELETE' then perform refresh_product_summaries(ids); end if;
  insert into catalog_changes (product_id) select unnest(ids);
  perform tell_catalog_changed();
  return null;
end $$;

create or replace function note_variant_changes() returns trigger language plpgsql as $$
declare ids bigint[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct product_id) into ids from old_rows;
  elsif tg_op = 'INSERT' then
    select array_agg(distinct product_id) into ids from new_rows;
  else
    select array_agg(product_id) into ids
    from (select product_id from old_rows union select product_id from new_rows) changed;
  end if;
  if ids is null then return null; end if;
  perform refresh_product_summaries(ids);
  insert into catalog_changes (product_id) select unnest(ids);
  perform tell_catalog_changed();
  return null;
end $$;

create or replace function end_catalog_bulk_load() returns void language plpgsql as $$
begin
  alter table products enable trigger user;
  alter table variants enable trigger user;
  alter table stock_lots enable trigger user;
  truncate product_summaries;
  insert into product_summaries select * from product_summary_rows;
  insert into catalog_changes (product_id) values (0);
  perform tell_catalog_changed();
end $$;

insert into product_summaries select * from product_summary_rows;
