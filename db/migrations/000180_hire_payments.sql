-- Hires are paid by milestone, through the shop. See docs/decisions/0079-hires-are-paid-by-milestone.md.
alter table ledger_transactions drop constraint ledger_transactions_cause_check;
alter table ledger_transactions add constraint ledger_transactions_cause_check
  check (cause in ('capture', 'refund', 'maturity', 'payout', 'dispute', 'plan', 'credits', 'hire', 'hire_fee', 'correction'));
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check
  check (account in ('vendor_pending', 'vendor_available', 'pro_pending', 'pro_available', 'transit', 'connected',
    'gateway', 'revenue', 'tax', 'shipping', 'deferred', 'held', 'disputed', 'reserve', 'fees', 'loss'));

alter table hires
  -- False where terms were accepted before: the two settle the price between them.
  add column is_paid_here boolean not null default true,
  -- What the platform keeps of what goes to the pro, in parts per million, as it was shown for the offer that stands.
  add column fee_ppm int not null default 0 check (fee_ppm between 0 and 1000000);
update hires set is_paid_here = false where started_at is not null;

-- Written before the gateway is asked, like charges (000131).
create table hire_payments (
  id bigint generated always as identity primary key,
  -- Null once the homeowner's account is deleted: what was paid stays in the books.
  hire_id bigint references hires on delete set null,
  -- The pro's, to whom it goes.
  showroom_id bigint not null references showrooms,
  -- Of the milestone, from 0, and what it was called when it was paid.
  place int not null check (place >= 0),
  title text not null,
  amount_cents bigint not null check (amount_cents > 0),
  -- typed: the homeowner entered the card and can be asked; again: the same card, when the milestone before was accepted.
  kind text not null check (kind in ('typed', 'again')),
  payment_token text not null,
  idempotency_key text not null unique,
  card_brand text,
  card_last4 text,
  -- As those of credit purchases (000159).
  state text not null check (state in ('started', 'confirming', 'authorized', 'canceling', 'done', 'failed')),
  authorization_ref text,
  confirm_url text,
  confirm_until timestamptz,
  gateway_ref text unique,
  fee_cents bigint check (fee_cents >= 0),
  -- Why it failed.
  outcome text,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- To the pro, and of it what the platform keeps; the rest may be paid out from a day on.
  released_cents bigint not null default 0 check (released_cents >= 0),
  platform_fee_cents bigint not null default 0 check (platform_fee_cents between 0 and released_cents),
  released_at timestamptz,
  available_on date,
  is_available boolean not null default false,
  -- Back to the card; a refused refund is tried again under the next key.
  returned_cents bigint not null default 0 check (returned_cents >= 0),
  refund_state text check (refund_state in ('started', 'done', 'failed')),
  refund_attempt int not null default 0,
  refund_ref text,
  refund_outcome text,
  refund_at timestamptz,
  check ((state in ('done', 'failed')) = (ended_at is not null)),
  check ((state = 'done') = (gateway_ref is not null and fee_cents is not null)),
  check ((state in ('canceling', 'failed')) = (outcome is not null)),
  check (state <> 'confirming' or (confirm_url is not null and confirm_until is not null)),
  check (state = 'done' or (released_cents = 0 and returned_cents = 0)),
  check (released_cents + returned_cents <= amount_cents),
  check ((released_cents > 0) = (released_at is not null and available_on is not null)),
  check (not is_available or released_cents > 0),
  check ((returned_cents > 0) = (refund_state is not null and refund_at is not null))
);
create index hire_payments_hire on hire_payments (hire_id, id);
create index hire_payments_showroom on hire_payments (showroom_id, available_on);
-- The same token again is the same payment; the card of the milestone before is charged again on purpose.
create unique index hire_payments_token on hire_payments (payment_token) where kind = 'typed';
create unique index hire_payments_one_open on hire_payments (hire_id)
  where state in ('started', 'confirming', 'authorized');
create index hire_payments_open on hire_payments (started_at)
  where state in ('started', 'confirming', 'authorized', 'canceling');
create index hire_payments_refunds on hire_payments (refund_at) where refund_state is not null;
create index hire_payments_due on hire_payments (available_on, id) where available_on is not null and not is_available;
create index hire_payments_by_ref on hire_payments (gateway_ref collate "C") where state = 'done';

-- A bank may take a payment for a milestone back.
alter table disputes
  add column hire_payment_id bigint references hire_payments,
  -- What bears the amount, frozen when it was noted: what was held, the pro's part of what was released, the fee of it.
  add column hire_held_cents bigint check (hire_held_cents >= 0),
  add column hire_pro_cents bigint check (hire_pro_cents >= 0),
  add column hire_fee_cents bigint check (hire_fee_cents >= 0),
  add constraint disputes_hire check (num_nulls(hire_payment_id, hire_held_cents, hire_pro_cents, hire_fee_cents) in (0, 4)),
  drop constraint disputes_check7,
  add constraint disputes_subject check (num_nonnulls(order_id, plan_charge_id, pack_purchase_id, hire_payment_id) = 1);
create index disputes_hire_payment on disputes (hire_payment_id) where hire_payment_id is not null;
