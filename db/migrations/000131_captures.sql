-- What is charged to cards, and what is paid back. Written before the gateway is asked, so that a crash leaves a trace to
-- follow; the key makes the gateway do it once.

alter table authorizations
  add column expires_at timestamptz,
  -- voided_at says when it was decided, this when the gateway has done it.
  add column void_confirmed_at timestamptz;
update authorizations set expires_at = authorized_at + interval '7 days', void_confirmed_at = voided_at;
alter table authorizations alter column expires_at set not null;

-- When to look again at the money of an order; null when nothing is left to do unless a line changes.
alter table orders add column settle_at timestamptz;
create index orders_settle on orders (settle_at) where settle_at is not null;

create table captures (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  -- The order's hold, or the same card charged anew after the hold was over.
  kind text not null check (kind in ('hold', 'charge')),
  amount_cents bigint not null check (amount_cents > 0),
  idempotency_key text not null unique,
  state text not null check (state in ('started', 'done', 'failed')),
  -- By which it is paid back.
  gateway_ref text unique,
  fee_cents bigint check (fee_cents >= 0),
  -- Why it failed.
  outcome text,
  started_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'started') = (ended_at is null)),
  check ((state = 'done') = (gateway_ref is not null and fee_cents is not null)),
  check ((state = 'failed') = (outcome is not null))
);
create index captures_order on captures (order_id, id);
create unique index captures_one_of_hold on captures (order_id) where kind = 'hold' and state <> 'failed';
create unique index captures_one_started on captures (order_id) where state = 'started';
create index captures_started on captures (started_at) where state = 'started';

alter table order_items
  -- Charged by; both parts of a line that is cut have it.
  add column capture_id bigint references captures,
  -- From these days on what vendor and pro have earned by it may be paid out.
  add column vendor_available_on date,
  add column pro_available_on date,
  add column is_vendor_available boolean not null default false,
  add column is_pro_available boolean not null default false,
  add constraint order_items_available check (num_nulls(vendor_available_on, pro_available_on) in (0, 2));
create index order_items_capture on order_items (capture_id) where capture_id is not null;
create index order_items_vendor_matures on order_items (vendor_available_on, id)
  where vendor_available_on is not null and not is_vendor_available;
create index order_items_pro_matures on order_items (pro_available_on, id)
  where pro_available_on is not null and not is_pro_available;

-- Days after the charge; null for what is usual.
alter table vendors add column payout_days int check (payout_days between 0 and 120);

create table refunds (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  order_item_id bigint not null unique references order_items,
  capture_id bigint not null references captures,
  cause text not null check (cause in ('declined', 'canceled', 'returned', 'missing')),
  amount_cents bigint not null check (amount_cents >= 0),
  restocking_cents bigint not null check (restocking_cents >= 0),
  -- A refund that a bank sends back is tried again under the next key.
  attempt int not null default 1 check (attempt >= 1),
  state text not null check (state in ('started', 'done', 'failed')),
  gateway_ref text unique,
  outcome text,
  -- On the card between these days (POL-15).
  arrives_from date not null,
  arrives_to date not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'started') = (ended_at is null)),
  check (arrives_from <= arrives_to)
);
create index refunds_order on refunds (order_id, id);
create index refunds_capture on refunds (capture_id);
create index refunds_started on refunds (started_at) where state = 'started';
create index refunds_failed on refunds (id) where state = 'failed';

-- The items of a charge add up to it, however they are cut, and no charge is paid back beyond its amount.
create function hold_capture_sums() returns trigger language plpgsql as $$
declare
  charged captures;
begin
  if new.capture_id is null then return null; end if;
  select * into charged from captures where id = new.capture_id;
  if charged.state <> 'failed' and charged.amount_cents is distinct from (
    select sum(line_cents + shipping_cents + tax_cents) from order_items where capture_id = new.capture_id) then
    raise exception 'the items of charge % do not add up to it', new.capture_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger order_items_capture_sum after insert or update of capture_id, qty on order_items
  deferrable initially deferred for each row when (new.capture_id is not null) execute function hold_capture_sums();

create function hold_refund_sums() returns trigger language plpgsql as $$
begin
  if (select sum(amount_cents + restocking_cents) from refunds where capture_id = new.capture_id)
    > (select amount_cents from captures where id = new.capture_id) then
    raise exception 'charge % would be paid back beyond its amount', new.capture_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger refunds_within_capture after insert or update of amount_cents, restocking_cents on refunds
  deferrable initially deferred for each row execute function hold_refund_sums();

-- The sandbox's books.
alter table sandbox_gateway.authorizations
  add column captured_cents bigint check (captured_cents > 0 and captured_cents <= amount_cents),
  add column fee_cents bigint check (fee_cents >= 0);
alter table sandbox_gateway.authorizations drop constraint authorizations_state_check;
alter table sandbox_gateway.authorizations add constraint authorizations_state_check
  check (state in ('needs_confirmation', 'authorized', 'refused', 'voided', 'captured')
    and (state = 'captured') = (captured_cents is not null and fee_cents is not null));
create table sandbox_gateway.refunds (
  ref text primary key,
  idempotency_key text not null unique,
  authorization_ref text not null references sandbox_gateway.authorizations,
  amount_cents bigint not null check (amount_cents > 0),
  state text not null check (state in ('done', 'failed')),
  created_at timestamptz not null
);
create index sandbox_refunds_authorization on sandbox_gateway.refunds (authorization_ref);
