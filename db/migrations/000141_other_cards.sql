-- Another card that a homeowner has chosen for what the first one could not be charged.
create table order_cards (
  order_id bigint primary key references orders,
  payment_token text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  chosen_at timestamptz not null
);
-- Of a charge of such a card; null for the order's own. A key stands for one card only.
alter table captures
  add column payment_token text,
  add column card_brand text,
  add column card_last4 text,
  add check (num_nulls(payment_token, card_brand, card_last4) in (0, 3));
