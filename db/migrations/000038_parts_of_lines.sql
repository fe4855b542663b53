-- What happens to an order after it is placed, by quantity: cancels, returns, tracking, one notification per order.

-- A part of a line that goes its own way becomes a line of its own, with its share of every amount.
alter table order_items add column split_from bigint references order_items;
create function hold_order_sums() returns trigger language plpgsql as $$
declare
  placed orders;
  parts record;
begin
  select * into placed from orders where id = new.order_id;
  select sum(line_cents) as items, sum(shipping_cents) as shipping, sum(tax_cents) as tax
    into parts from order_items where order_id = new.order_id;
  if (parts.items, parts.shipping, parts.tax)
    is distinct from (placed.items_cents, placed.shipping_cents, placed.tax_cents) then
    raise exception 'the lines of order % do not add up to it', placed.number using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger order_items_parts_sum after insert on order_items
  deferrable initially deferred for each row when (new.split_from is not null)
  execute function hold_order_sums();
create constraint trigger order_items_rest_sum after update of qty, line_cents, shipping_cents, tax_cents on order_items
  deferrable initially deferred for each row execute function hold_order_sums();

-- The days between which a line arrives, as stated at checkout; null where none were.
alter table order_items
  add column arrives_from date,
  add column arrives_to date,
  add constraint order_items_arrives check ((arrives_from is null) = (arrives_to is null) and arrives_from <= arrives_to);
update order_items i
set arrives_from = (p -> 'arrives' ->> 'from')::date, arrives_to = (p -> 'arrives' ->> 'to')::date
from orders o, checkouts k, jsonb_array_elements(k.quote -> 'parcels') p
where o.id = i.order_id and k.id = o.checkout_id and (p ->> 'vendorId')::bigint = i.vendor_id
  and jsonb_typeof(p -> 'arrives') = 'object';

alter table order_items
  add column carrier text,
  add column tracking_number text,
  add constraint order_items_tracking check ((carrier is null) = (tracking_number is null));

-- Where returned goods go: a whole address. No return is accepted without one.
alter table vendors add column return_address jsonb;

alter table order_requests
  add column qty int check (qty >= 1),
  -- Of an accepted return: where to, until when, and what comes back after the restocking fee.
  add column return_to jsonb,
  add column return_by date,
  add column restocking_cents bigint check (restocking_cents >= 0),
  add column refund_cents bigint check (refund_cents >= 0),
  add constraint order_requests_return check (num_nulls(return_to, return_by, restocking_cents, refund_cents) in (0, 4));
update order_requests r set qty = i.qty from order_items i where i.id = r.order_item_id;
alter table order_requests alter column qty set not null;

-- The whole hold on the card was given up, because nothing of the order is delivered.
alter table authorizations add column voided_at timestamptz;

-- A step that the homeowner has yet to read in a mail, together with others of the order.
alter table order_item_events add column to_mail boolean not null default false;
create index order_item_events_to_mail on order_item_events (order_item_id) where to_mail;

-- As long as it is unread, what happens to the same thing is added to its notification.
alter table notifications
  add column topic text,
  add column steps jsonb not null default '[]';
create unique index notifications_topic on notifications (user_id, topic) where read_at is null;
drop index notifications_user;
create index notifications_user on notifications (user_id, created_at desc, id desc);
