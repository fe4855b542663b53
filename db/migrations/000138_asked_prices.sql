-- POL-03: another price that a vendor asks for a line that it has not answered yet. What costs more waits for the homeowner,
-- what costs no more is taken at once and kept here as well.

create table asked_prices (
  id bigint generated always as identity primary key,
  order_item_id bigint not null references order_items,
  -- Per unit, by the rates that were frozen at the purchase (see domain/orders/price-change.ts).
  final_price bigint not null check (final_price > 0),
  fee_cents bigint not null,
  contractor_markup_amt bigint not null check (contractor_markup_amt >= 0),
  coupon_cents bigint not null,
  price_cents bigint not null check (price_cents = final_price + fee_cents + contractor_markup_amt),
  tax_ppm int not null check (tax_ppm >= 0),
  -- What it was before, for the record.
  former_final_price bigint not null,
  former_price_cents bigint not null,
  -- For the homeowner.
  note text not null,
  state text not null check (state in ('open', 'accepted', 'declined', 'expired', 'withdrawn')),
  asked_by bigint not null references users,
  asked_at timestamptz not null,
  -- Null for what needs no consent.
  answer_by timestamptz,
  -- The homeowner was told that the time is over soon.
  reminded_at timestamptz,
  answered_at timestamptz,
  check ((state = 'open') = (answered_at is null)),
  check (state <> 'open' or answer_by is not null)
);
create unique index asked_prices_one_open on asked_prices (order_item_id) where state = 'open';
create index asked_prices_item on asked_prices (order_item_id, id);
create index asked_prices_due on asked_prices (answer_by) where state = 'open';

-- Its price was raised beyond what the hold on the card was made for.
alter table order_items add column is_raised boolean not null default false;

-- The lines of an order are worth what the order says, whenever its amounts change.
create function hold_changed_order_sums() returns trigger language plpgsql as $$
declare
  placed orders;
  parts record;
begin
  select * into placed from orders where id = new.id;
  select sum(line_cents) as items, sum(shipping_cents) as shipping, sum(tax_cents) as tax
    into parts from order_items where order_id = new.id;
  if (parts.items, parts.shipping, parts.tax)
    is distinct from (placed.items_cents, placed.shipping_cents, placed.tax_cents) then
    raise exception 'the lines of order % do not add up to it', placed.number using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger orders_sum after update of items_cents, shipping_cents, tax_cents on orders
  deferrable initially deferred for each row execute function hold_changed_order_sums();
