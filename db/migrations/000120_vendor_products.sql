-- What a vendor's table of products is filtered, sorted and counted by: one narrow row for each product, whatever its
-- status. Products are wide, and whether one is in stock lies in its lots: a filter of 100,000 products read half a million
-- places. Derived: kept by the triggers below in the transaction of every change, and never written otherwise.

create table vendor_products (
  product_id bigint primary key references products on delete cascade,
  vendor_id bigint not null,
  -- In lower case.
  name text collate "C" not null,
  category_id int not null,
  brand_id int not null,
  status text not null,
  updated_at timestamptz not null,
  -- A lot of an active variant has more on hand than is held.
  in_stock boolean not null,
  -- The state of its draft, or 'none'.
  draft text not null
);
-- The order of the table, with what is filtered, so that a count reads this index alone.
create index vendor_products_name on vendor_products (vendor_id, name, product_id)
  include (status, in_stock, draft, category_id, brand_id);
create index vendor_products_updated on vendor_products (vendor_id, updated_at, product_id);
create index vendor_products_category on vendor_products (vendor_id, category_id);
create index vendor_products_brand on vendor_products (vendor_id, brand_id);
-- Of most products these are not true; those of whom they are lie in both orders.
create index vendor_products_not_active_name on vendor_products (vendor_id, status, name, product_id)
  where status <> 'active';
create index vendor_products_not_active_updated on vendor_products (vendor_id, status, updated_at, product_id)
  where status <> 'active';
create index vendor_products_out_name on vendor_products (vendor_id, name, product_id) where not in_stock;
create index vendor_products_out_updated on vendor_products (vendor_id, updated_at, product_id) where not in_stock;
create index vendor_products_draft on vendor_products (vendor_id, draft) where draft <> 'none';
-- A brand belongs to one vendor.
create statistics vendor_products_brand_owner (dependencies) on vendor_id, brand_id from vendor_products;

-- The same names to search any part of them. Apart, so that only a new name writes the index of their parts.
create table vendor_product_names (
  product_id bigint primary key references products on delete cascade,
  vendor_id bigint not null,
  name text not null
);
-- Every three characters in a row, each with the vendor, so that nobody else's are read.
create function name_parts(vendor bigint, name text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct vendor || ':' || substr(name, at, 3)), '{}') from generate_series(1, length(name) - 2) at
$$;
create index vendor_product_names_parts on vendor_product_names using gin (name_parts(vendor_id, name));

-- What the rows have to be: of all products, or quickly of some.
create view vendor_product_rows as
  select p.id as product_id, p.vendor_id, lower(p.name) collate "C" as name, p.category_id, p.brand_id, p.status,
    p.updated_at,
    exists (
      select from variants v join stock_lots l on l.variant_id = v.id
      where v.product_id = p.id and v.status = 'active' and l.on_hand > l.held
    ) as in_stock,
    coalesce((select d.state from listing_drafts d where d.product_id = p.id), 'none') as draft
  from products p;

-- Locked first, as with the summaries: what is read afterwards holds every other change that is committed by then. Lots
-- are always locked before these rows.
create function refresh_vendor_products(ids bigint[]) returns void language plpgsql as $$
begin
  perform from vendor_products where product_id = any (ids) order by product_id for no key update;
  insert into vendor_products as kept select * from vendor_product_rows where product_id = any (ids)
    order by product_id
    on conflict (product_id) do update set vendor_id = excluded.vendor_id, name = excluded.name,
      category_id = excluded.category_id, brand_id = excluded.brand_id, status = excluded.status,
      updated_at = excluded.updated_at, in_stock = excluded.in_stock, draft = excluded.draft
    where kept is distinct from excluded;
  insert into vendor_product_names as kept
    select product_id, vendor_id, name from vendor_products where product_id = any (ids)
    on conflict (product_id) do update set vendor_id = excluded.vendor_id, name = excluded.name
    where kept is distinct from excluded;
end $$;

-- After a load without triggers.
create function refill_vendor_products() returns void language plpgsql as $$
begin
  truncate vendor_products, vendor_product_names;
  insert into vendor_products select * from vendor_product_rows;
  insert into vendor_product_names select product_id, vendor_id, name from vendor_products;
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
  if tg_op <> 'DELETE' then
    perform refresh_product_summaries(ids);
    perform refresh_vendor_products(ids);
  end if;
  insert into catalog_changes (product_id) select unnest(ids);
  perform tell_catalog_changed();
  return null;
end $$;

-- Whether a product is in stock changes with a status and not with a price.
create or replace function note_variant_changes() returns trigger language plpgsql as $$
declare ids bigint[]; stocked bigint[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct product_id) into ids from old_rows;
    stocked := ids;
  elsif tg_op = 'INSERT' then
    select array_agg(distinct product_id) into ids from new_rows;
  else
    select array_agg(product_id) into ids
    from (select product_id from old_rows union select product_id from new_rows) changed;
    select array_agg(product_id) into stocked from (
      select o.product_id from old_rows o join new_rows n using (id)
      where (o.status, o.product_id) is distinct from (n.status, n.product_id)
      union
      select n.product_id from old_rows o join new_rows n using (id)
      where (o.status, o.product_id) is distinct from (n.status, n.product_id)
    ) changed;
  end if;
  if ids is null then return null; end if;
  perform refresh_product_summaries(ids);
  if stocked is not null then perform refresh_vendor_products(stocked); end if;
  insert into catalog_changes (product_id) select unnest(ids);
  perform tell_catalog_changed();
  return null;
end $$;

-- Every checkout updates a lot; only one that runs out or comes back changes what lists show.
create or replace function note_lot_changes() returns trigger language plpgsql as $$
declare ids bigint[]; stocked bigint[];
begin
  if tg_op = 'UPDATE' then
    select array_agg(distinct v.product_id) into ids
    from old_rows o join new_rows n using (id) join variants v on v.id = n.variant_id
    where (o.on_hand > o.held) <> (n.on_hand > n.held);
    stocked := ids;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct v.product_id), array_agg(distinct v.product_id) filter (where l.on_hand > l.held)
    into ids, stocked from old_rows l join variants v on v.id = l.variant_id;
  else
    select array_agg(distinct v.product_id), array_agg(distinct v.product_id) filter (where l.on_hand > l.held)
    into ids, stocked from new_rows l join variants v on v.id = l.variant_id;
  end if;
  if ids is null then return null; end if;
  if stocked is not null then perform refresh_vendor_products(stocked); end if;
  insert into catalog_changes (product_id) select unnest(ids);
  perform tell_catalog_changed();
  return null;
end $$;
drop trigger stock_lots_turned on stock_lots;
drop function note_lot_turned();
create trigger stock_lots_updated after update on stock_lots
  referencing old table as old_rows new table as new_rows
  for each statement execute function note_lot_changes();

create function note_draft_changes() returns trigger language plpgsql as $$
declare ids bigint[];
begin
  if tg_op = 'DELETE' then
    select array_agg(product_id) into ids from old_rows where product_id is not null;
  elsif tg_op = 'INSERT' then
    select array_agg(product_id) into ids from new_rows where product_id is not null;
  else
    select array_agg(id) into ids from (
      select unnest(array[o.product_id, n.product_id]) as id from old_rows o join new_rows n using (id)
      where (o.state, o.product_id) is distinct from (n.state, n.product_id)
    ) changed where id is not null;
  end if;
  if ids is not null then perform refresh_vendor_products(ids); end if;
  return null;
end $$;
create trigger listing_drafts_inserted after insert on listing_drafts
  referencing new table as new_rows for each statement execute function note_draft_changes();
create trigger listing_drafts_updated after update on listing_drafts
  referencing old table as old_rows new table as new_rows
  for each statement execute function note_draft_changes();
create trigger listing_drafts_deleted after delete on listing_drafts
  referencing old table as old_rows for each statement execute function note_draft_changes();

create or replace function end_catalog_bulk_load() returns void language plpgsql as $$
begin
  alter table products enable trigger user;
  alter table variants enable trigger user;
  alter table stock_lots enable trigger user;
  truncate product_summaries;
  insert into product_summaries select * from product_summary_rows;
  perform refill_vendor_products();
  insert into catalog_changes (product_id) values (0);
  perform tell_catalog_changed();
end $$;

select refill_vendor_products();

-- The table read these.
drop index products_vendor_updated;
drop index products_vendor_not_active;
