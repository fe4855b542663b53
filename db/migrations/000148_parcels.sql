-- What a vendor sends: parcels with the lines and quantities in them, and how their delivery is proved.

create table parcels (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  vendor_id bigint not null references vendors,
  carrier text,
  tracking_number text,
  packed_at timestamptz not null,
  shipped_at timestamptz,
  delivered_at timestamptz,
  -- Who took it, and what the carrier noted: one of them proves the delivery.
  received_by text not null default '',
  carrier_note text not null default '',
  -- Counted up with each change.
  version int not null default 1,
  constraint parcels_tracking check ((carrier is null) = (tracking_number is null)),
  constraint parcels_order_of_days check (delivered_at is null or shipped_at is not null)
);
create index parcels_order on parcels (order_id, id);
create index parcels_vendor on parcels (vendor_id, id);

create table parcel_lines (
  parcel_id bigint not null references parcels on delete cascade,
  order_item_id bigint not null references order_items,
  qty int not null check (qty >= 1),
  primary key (parcel_id, order_item_id)
);
create index parcel_lines_item on parcel_lines (order_item_id);

-- No parcels hold more of a line than there is. Whoever packs or cuts a line has locked it.
create function hold_parcels_to_line() returns trigger language plpgsql as $$
declare
  line bigint := case tg_table_name when 'parcel_lines' then (to_jsonb(new) ->> 'order_item_id')::bigint
    else (to_jsonb(new) ->> 'id')::bigint end;
begin
  if (select sum(qty) from parcel_lines where order_item_id = line) > (select qty from order_items where id = line) then
    raise exception 'the parcels of line % hold more than it has', line using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger parcel_lines_within_line after insert or update on parcel_lines
  deferrable initially deferred for each row execute function hold_parcels_to_line();
create constraint trigger order_items_hold_parcels after update of qty on order_items
  deferrable initially deferred for each row execute function hold_parcels_to_line();

-- A line with a number of its own and no parcel yet gets one. Lines with one number are in one parcel. Safe to run again.
create function pack_tracked_lines() returns void language sql as $$
  with tracked as (
    select i.id, i.order_id, i.vendor_id, i.carrier, i.tracking_number, i.qty, i.status_date,
      i.status in ('Shipped', 'Out For Delivery', 'Delivered', 'Return Request', 'Returned') as is_shipped,
      i.status in ('Delivered', 'Return Request', 'Returned') as is_delivered,
      (select min(e.at) from order_item_events e where e.order_item_id = i.id
         and e.to_status in ('Accept to Pick Up', 'Picked Up', 'Shipping', 'Shipped')) as packed,
      (select min(e.at) from order_item_events e where e.order_item_id = i.id
         and e.to_status in ('Shipped', 'Out For Delivery', 'Delivered')) as shipped,
      (select max(e.at) from order_item_events e where e.order_item_id = i.id and e.to_status = 'Delivered') as delivered
    from order_items i
    where i.tracking_number is not null and i.status not in ('Decline', 'Cancle')
      and not exists (select from parcel_lines l where l.order_item_id = i.id)
  ),
  made as (
    insert into parcels (order_id, vendor_id, carrier, tracking_number, packed_at, shipped_at, delivered_at)
    select order_id, vendor_id, carrier, tracking_number, min(coalesce(packed, status_date)),
      case when is_shipped then min(coalesce(shipped, status_date)) end,
      case when is_delivered then max(coalesce(delivered, status_date)) end
    from tracked group by order_id, vendor_id, carrier, tracking_number, is_shipped, is_delivered
    returning *
  )
  insert into parcel_lines (parcel_id, order_item_id, qty)
  select made.id, t.id, t.qty
  from made join tracked t using (order_id, vendor_id, carrier, tracking_number)
  where t.is_shipped = (made.shipped_at is not null) and t.is_delivered = (made.delivered_at is not null)
$$;
select pack_tracked_lines();
