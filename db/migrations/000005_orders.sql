-- Checkout, payment and the order with its frozen amounts. All amounts are integer cents.

create table tax_rates (
  state text primary key check (state ~ '^[A-Z]{2}$'),
  rate_ppm int not null check (rate_ppm between 0 and 300000),
  shipping_taxable boolean not null
);

-- Charge = base + per pound (begun) of the vendor's parcels, by zone. vendor_id null is the default row.
create table shipping_rates (
  id int generated always as identity primary key,
  vendor_id bigint references vendors on delete cascade,
  zone int not null check (zone between 1 and 8),
  up_to_g int not null check (up_to_g > 0),
  base_cents bigint not null check (base_cents >= 0),
  per_lb_cents bigint not null check (per_lb_cents >= 0)
);
create unique index shipping_rates_once on shipping_rates (coalesce(vendor_id, 0), zone, up_to_g);

-- One open checkout per cart: two tabs share it, and its id is the idempotency key of the order.
create table checkouts (
  id text primary key check (length(id) >= 24),
  user_id bigint not null references users,
  cart_id text references carts on delete set null,
  showroom_id bigint not null references showrooms,
  state text not null check (state in ('open', 'paying', 'placed', 'expired')),
  address jsonb not null,
  -- What was shown: lines with frozen amounts, shipping by vendor, tax, total. See checkout/quote.ts.
  quote jsonb not null,
  total_cents bigint not null check (total_cents > 0),
  hold_expires_at timestamptz not null,
  attempt int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index checkouts_one_live on checkouts (cart_id) where state in ('open', 'paying');
create index checkouts_expiry on checkouts (hold_expires_at) where state in ('open', 'paying');
create index checkouts_user on checkouts (user_id);

create table stock_holds (
  id bigint generated always as identity primary key,
  checkout_id text not null references checkouts on delete cascade,
  lot_id bigint not null references stock_lots,
  variant_id bigint not null references variants,
  qty int not null check (qty >= 1)
);
create index stock_holds_checkout on stock_holds (checkout_id);

-- A try to authorize. Written before the gateway is asked, so that a crash leaves a trace to follow.
create table payment_attempts (
  id bigint generated always as identity primary key,
  checkout_id text not null references checkouts on delete cascade,
  attempt int not null,
  idempotency_key text not null unique,
  payment_token text not null,
  amount_cents bigint not null check (amount_cents > 0),
  state text not null check (state in ('started', 'authorized', 'refused', 'voided')),
  gateway_ref text,
  outcome text,
  card_brand text,
  card_last4 text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (checkout_id, attempt)
);
create index payment_attempts_started on payment_attempts (created_at) where state = 'started';
-- Given up because the gateway knew nothing of them; looked after for an hour, in case it was late.
create index payment_attempts_unknown on payment_attempts (created_at) where outcome = 'unknown';

create sequence order_number_seq start 100001;

create table orders (
  id bigint generated always as identity primary key,
  number text not null unique default 'WV-' || nextval('order_number_seq'),
  user_id bigint not null references users,
  showroom_id bigint not null references showrooms,
  checkout_id text not null unique references checkouts,
  address jsonb not null,
  coupon_code text,
  coupon_rate_ppm int not null default 0,
  platform_rate_ppm int not null,
  items_cents bigint not null check (items_cents >= 0),
  shipping_cents bigint not null check (shipping_cents >= 0),
  tax_cents bigint not null check (tax_cents >= 0),
  total_cents bigint not null check (total_cents = items_cents + shipping_cents + tax_cents),
  placed_at timestamptz not null
);
create index orders_user on orders (user_id, id desc);
create index orders_showroom on orders (showroom_id, id desc);

create table authorizations (
  id bigint generated always as identity primary key,
  order_id bigint not null unique references orders,
  gateway text not null,
  gateway_ref text not null unique,
  idempotency_key text not null unique,
  amount_cents bigint not null check (amount_cents > 0),
  card_brand text not null,
  card_last4 text not null check (card_last4 ~ '^[0-9]{4}$'),
  authorized_at timestamptz not null
);

create table order_items (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  vendor_id bigint not null references vendors,
  showroom_id bigint not null references showrooms,
  variant_id bigint not null references variants,
  product_hash text not null,
  product_name text not null,
  brand_name text not null,
  sku text not null,
  size_label text not null,
  finish text not null,
  picture jsonb not null,
  unit text not null,
  box_sqft_e4 int,
  -- [{ "lotCode": …, "qty": … }]: more than one entry only where one lot did not suffice.
  lots jsonb not null,
  qty int not null check (qty >= 1),
  -- Frozen at purchase, each per selling unit; coupon_cents is already taken off contractor_markup_amt.
  price_cents bigint not null,
  final_price bigint not null,
  fee_cents bigint not null,
  contractor_markup_amt bigint not null check (contractor_markup_amt >= 0),
  coupon_cents bigint not null,
  markup_ppm int not null,
  -- The line's own share.
  line_cents bigint not null check (line_cents = price_cents * qty),
  shipping_cents bigint not null,
  tax_cents bigint not null,
  admin_profit_inclusive_tax bigint not null,
  lead_time_min_days int not null,
  lead_time_max_days int not null,
  status text not null default 'Waiting for approval' check (status in (
    'Waiting for approval', 'Vendor Approved', 'Decline', 'In Progress', 'Ready to Pick Up',
    'Accept to Pick Up', 'Picked Up', 'Shipping', 'Shipped', 'Out For Delivery', 'Cancle',
    'Return Request', 'Returned', 'Delivered')),
  status_date timestamptz not null,
  check (price_cents = final_price + fee_cents + contractor_markup_amt)
);
create index order_items_order on order_items (order_id);
create index order_items_vendor on order_items (vendor_id, id desc);
create index order_items_showroom on order_items (showroom_id, id desc);

create table order_item_events (
  id bigint generated always as identity primary key,
  order_item_id bigint not null references order_items,
  actor_user_id bigint not null references users,
  from_status text,
  to_status text not null,
  at timestamptz not null
);
create index order_item_events_item on order_item_events (order_item_id, id);

-- Cards of registered homeowners: what the gateway lets us keep, never a number or a CVC.
create table saved_cards (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  payment_token text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month int not null check (exp_month between 1 and 12),
  exp_year int not null,
  name_on_card text not null,
  billing jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index saved_cards_user on saved_cards (user_id);

-- The built-in sandbox gateway stands for a company outside: its books are its own.
create schema sandbox_gateway;
create table sandbox_gateway.payment_methods (
  token text primary key,
  outcome text not null,
  brand text not null,
  last4 text not null,
  exp_month int not null,
  exp_year int not null,
  name_on_card text not null,
  created_at timestamptz not null default now()
);
create table sandbox_gateway.authorizations (
  ref text primary key,
  idempotency_key text not null unique,
  token text not null references sandbox_gateway.payment_methods,
  amount_cents bigint not null,
  outcome text not null,
  state text not null check (state in ('authorized', 'refused', 'voided')),
  created_at timestamptz not null default now()
);
