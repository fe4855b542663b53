-- Plans that pros pay for. See docs/decisions/0048-plans-are-charged.md.
create table subscriptions (
  id bigint generated always as identity primary key,
  showroom_id bigint not null references showrooms,
  plan text not null check (plan in ('Premium')),
  -- Of each period, as it was shown when it was bought.
  price_cents bigint not null check (price_cents > 0),
  -- starting: the first charge has no answer yet; past_due: a renewal was refused, and is tried again.
  state text not null check (state in ('starting', 'active', 'past_due', 'ended')),
  started_on date not null,
  -- How many periods are paid, and the last day of the newest.
  periods int not null default 0 check (periods >= 0),
  paid_until date,
  -- The next renewal is tried from this day on.
  next_try_on date,
  canceled_at timestamptz,
  -- The renewal that its pro was told of.
  reminded_for date,
  payment_token text not null,
  card_brand text not null,
  card_last4 text not null check (card_last4 ~ '^[0-9]{4}$'),
  ended_at timestamptz,
  -- Its first charge was refused, its pro gave it up, no try was paid, or the account was closed.
  end_reason text check (end_reason in ('refused', 'canceled', 'unpaid', 'closed')),
  check ((state = 'ended') = (ended_at is not null)),
  check ((state = 'ended') = (end_reason is not null)),
  check (state not in ('active', 'past_due') or (paid_until is not null and next_try_on is not null))
);
create unique index subscriptions_one_living on subscriptions (showroom_id) where state <> 'ended';
create index subscriptions_showroom on subscriptions (showroom_id, id);
create index subscriptions_due on subscriptions (next_try_on) where state in ('active', 'past_due');

-- Written before the gateway is asked, so that a crash leaves a trace to follow; the key makes the gateway do it once.
create table subscription_charges (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references subscriptions,
  period int not null check (period >= 1),
  -- A refused charge is tried again under the next key.
  attempt int not null check (attempt >= 1),
  amount_cents bigint not null check (amount_cents > 0),
  period_from date not null,
  period_to date not null,
  idempotency_key text not null unique,
  payment_token text not null,
  card_brand text not null,
  card_last4 text not null,
  state text not null check (state in ('started', 'done', 'failed')),
  gateway_ref text unique,
  fee_cents bigint check (fee_cents >= 0),
  -- Why it failed.
  outcome text,
  -- The receipt: its number, without gaps in a year, and whom it names.
  receipt_year int,
  receipt_serial int,
  billed_to jsonb,
  -- What is paid in advance becomes revenue as its days pass: how much has, and the day on which more does.
  used_cents bigint not null default 0 check (used_cents between 0 and amount_cents),
  use_on date,
  started_at timestamptz not null,
  ended_at timestamptz,
  unique (subscription_id, period, attempt),
  unique (receipt_year, receipt_serial),
  check (period_from <= period_to),
  check ((state = 'started') = (ended_at is null)),
  check ((state = 'done') = (gateway_ref is not null and fee_cents is not null)),
  check ((state = 'done') = (receipt_year is not null and receipt_serial is not null and billed_to is not null)),
  check ((state = 'failed') = (outcome is not null)),
  check (state = 'done' or (used_cents = 0 and use_on is null)),
  check (state <> 'done' or (use_on is null) = (used_cents = amount_cents))
);
create unique index subscription_charges_one_started on subscription_charges (subscription_id) where state = 'started';
create unique index subscription_charges_one_paid on subscription_charges (subscription_id, period) where state = 'done';
create index subscription_charges_started on subscription_charges (started_at) where state = 'started';
create index subscription_charges_use on subscription_charges (use_on) where use_on is not null;
create index subscription_charges_by_ref on subscription_charges (gateway_ref collate "C") where state = 'done';

alter table document_counters drop constraint document_counters_kind_check;
alter table document_counters add constraint document_counters_kind_check
  check (kind in ('invoice', 'credit_note', 'plan_receipt'));
