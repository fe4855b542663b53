-- What the sandbox refused to pay back: as Stripe, it gives a key its first answer again, whatever has happened since.
create table sandbox_gateway.refused_refunds (
  idempotency_key text primary key,
  -- As it was asked for; there may be no such charge.
  charge_ref text not null,
  amount_cents bigint not null,
  reason text not null check (reason in ('above_charge', 'charge_unknown', 'charge_disputed')),
  created_at timestamptz not null
);
