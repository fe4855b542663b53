-- What vendors do with their stock. `stock_lots` stays the one truth; the database notes each change of it by itself.

create table stock_movements (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendors on delete cascade,
  variant_id bigint not null references variants on delete cascade,
  lot_code text not null,
  -- An order or its return, a new lot, a correction by hand, a file, the vendor's own system.
  kind text not null check (kind in ('order', 'lot', 'count', 'file', 'api')),
  delta int not null check (delta <> 0),
  -- Of the lot, afterward.
  on_hand int not null,
  reason text not null default '',
  actor_id bigint references users on delete set null,
  at timestamptz not null default now()
);
create index stock_movements_variant on stock_movements (variant_id, id desc);
create index stock_movements_vendor on stock_movements (vendor_id);
create index stock_movements_actor on stock_movements (actor_id) where actor_id is not null;

-- From when on a vendor wants to be told.
create table stock_thresholds (
  variant_id bigint primary key references variants on delete cascade,
  low_at int not null check (low_at between 0 and 1000000),
  -- Since when it is low, as far as the vendor was told; null while it is not.
  low_since timestamptz
);

-- Variants with a threshold whose stock has moved since it was last looked at.
create table stock_checks (
  variant_id bigint primary key references stock_thresholds on delete cascade
);

-- Whoever changes stock on purpose says so before, for this transaction: {"kind", "reason", "actor"}.
create function note_stock_movement() returns trigger language plpgsql as $$
declare
  cause jsonb := coalesce(nullif(current_setting('wevisu.stock', true), ''), '{}')::jsonb;
  moved int := new.on_hand;
begin
  if tg_op = 'UPDATE' then moved := new.on_hand - old.on_hand; end if;
  if moved = 0 then return null; end if;
  insert into stock_movements (vendor_id, variant_id, lot_code, kind, delta, on_hand, reason, actor_id)
    select vendor_id, id, new.lot_code,
      coalesce(cause ->> 'kind', case tg_op when 'INSERT' then 'lot' else 'order' end), moved, new.on_hand,
      coalesce(cause ->> 'reason', ''), (cause ->> 'actor')::bigint
    from variants where id = new.variant_id;
  insert into stock_checks select variant_id from stock_thresholds where variant_id = new.variant_id
    on conflict do nothing;
  return null;
end $$;
create trigger stock_lots_moved after insert or update of on_hand on stock_lots
  for each row execute function note_stock_movement();

-- Rows go only with the product or the vendor that they are about.
create function refuse_change_of_movements() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then raise exception 'stock_movements is append-only'; end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger stock_movements_append_only before update or delete on stock_movements
  for each row execute function refuse_change_of_movements();

-- The order of a vendor's inventory.
create index variants_vendor_sku_order on variants (vendor_id, (vendor_sku collate "C"), id);
