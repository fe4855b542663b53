-- How processes that hold the catalogue in memory hear of changes: see docs/decisions/0002-catalog-index.md.

-- Numbers of a sequence are not committed in their order. A reader that remembers the oldest
-- transaction that was open when it last read misses none; it reads by this column.
alter table catalog_changes add column xid xid8 not null default pg_current_xact_id();
create index catalog_changes_xid on catalog_changes (xid);
create index catalog_changes_age on catalog_changes (changed_at);

-- What the media route serves for a product or a variant, without the parts that the row itself
-- says: 'm/KEY' of a rendered model, or the content hash of a baked surface. Null: not yet worked out
-- (and for a variant also: the picture of its product). Written by whoever writes `picture`.
alter table products add column picture_key text;
alter table variants add column picture_key text;

create index variants_sku_prefix on variants (sku text_pattern_ops);
create index products_name_order on products (lower(name) collate "C", id);

-- Product 0 stands for all of them.
create function tell_catalog_changed() returns void language sql as $$
  select pg_notify('catalog_changed', '')
$$;

create function note_product_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into catalog_changes (product_id) select distinct id from old_rows;
  else
    insert into catalog_changes (product_id) select distinct id from new_rows;
  end if;
  if found then perform tell_catalog_changed(); end if;
  return null;
end $$;
create trigger products_inserted after insert on products
  referencing new table as new_rows for each statement execute function note_product_changes();
create trigger products_updated after update on products
  referencing new table as new_rows for each statement execute function note_product_changes();
create trigger products_deleted after delete on products
  referencing old table as old_rows for each statement execute function note_product_changes();

create function note_variant_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into catalog_changes (product_id) select distinct product_id from old_rows;
  elsif tg_op = 'INSERT' then
    insert into catalog_changes (product_id) select distinct product_id from new_rows;
  else
    insert into catalog_changes (product_id)
      select product_id from old_rows union select product_id from new_rows;
  end if;
  if found then perform tell_catalog_changed(); end if;
  return null;
end $$;
create trigger variants_inserted after insert on variants
  referencing new table as new_rows for each statement execute function note_variant_changes();
create trigger variants_updated after update on variants
  referencing old table as old_rows new table as new_rows
  for each statement execute function note_variant_changes();
create trigger variants_deleted after delete on variants
  referencing old table as old_rows for each statement execute function note_variant_changes();

create function note_lot_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into catalog_changes (product_id)
      select distinct v.product_id from old_rows l join variants v on v.id = l.variant_id;
  else
    insert into catalog_changes (product_id)
      select distinct v.product_id from new_rows l join variants v on v.id = l.variant_id;
  end if;
  if found then perform tell_catalog_changed(); end if;
  return null;
end $$;
create trigger stock_lots_inserted after insert on stock_lots
  referencing new table as new_rows for each statement execute function note_lot_changes();
create trigger stock_lots_deleted after delete on stock_lots
  referencing old table as old_rows for each statement execute function note_lot_changes();

-- Every checkout updates a lot; only a lot that runs out or comes back changes what lists show.
create function note_lot_turned() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (product_id) select product_id from variants where id = new.variant_id;
  perform tell_catalog_changed();
  return null;
end $$;
create trigger stock_lots_turned after update on stock_lots for each row
  when ((old.on_hand > old.held) is distinct from (new.on_hand > new.held))
  execute function note_lot_turned();

create function note_whole_catalog() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (product_id) values (0);
  perform tell_catalog_changed();
  return null;
end $$;
create trigger brands_changed after update or delete on brands
  for each statement execute function note_whole_catalog();
create trigger categories_changed after insert or update or delete on categories
  for each statement execute function note_whole_catalog();
create trigger departments_changed after insert or update or delete on departments
  for each statement execute function note_whole_catalog();

-- Terms of showrooms are remembered by each process until this is heard.
create function tell_terms_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('terms_changed', '');
  return null;
end $$;
create trigger showrooms_changed after insert or update or delete on showrooms
  for each statement execute function tell_terms_changed();
create trigger showroom_markups_changed after insert or update or delete on showroom_markups
  for each statement execute function tell_terms_changed();
create trigger settings_changed after insert or update or delete on settings
  for each statement execute function tell_terms_changed();

-- A bulk load notes one change of everything in place of one per row: call the first before and the
-- second after it, in the same transaction.
create function begin_catalog_bulk_load() returns void language plpgsql as $$
begin
  alter table products disable trigger user;
  alter table variants disable trigger user;
  alter table stock_lots disable trigger user;
end $$;
create function end_catalog_bulk_load() returns void language plpgsql as $$
begin
  alter table products enable trigger user;
  alter table variants enable trigger user;
  alter table stock_lots enable trigger user;
  insert into catalog_changes (product_id) values (0);
  perform tell_catalog_changed();
end $$;
