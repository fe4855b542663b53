-- What vendors and pros are paid: their accounts at the gateway, payouts, and balances below zero. See decision 0044.

-- No number of a bank account comes here: the gateway asks for it on its own page.
create table payout_accounts (
  id bigint generated always as identity primary key,
  vendor_id bigint unique references vendors,
  -- The pro's.
  showroom_id bigint unique references showrooms,
  gateway_ref text not null unique,
  state text not null check (state in ('not_started', 'pending', 'enabled', 'restricted')),
  -- What the gateway still asks for.
  missing text[] not null default '{}',
  bank_name text,
  bank_last4 text check (bank_last4 ~ '^\d{4}$'),
  -- The bank account was changed: nothing is paid before.
  held_until timestamptz,
  checked_at timestamptz not null,
  check (num_nonnulls(vendor_id, showroom_id) = 1),
  check ((bank_name is null) = (bank_last4 is null))
);

-- The weekly runs that were begun, by their day; one without an end is gone on with.
create table payout_runs (
  run_on date primary key,
  begun_at timestamptz not null,
  ended_at timestamptz
);

-- Written before the gateway is asked, like charges (000131).
create table payouts (
  id bigint generated always as identity primary key,
  run_on date not null references payout_runs,
  vendor_id bigint references vendors,
  showroom_id bigint references showrooms,
  account_ref text not null references payout_accounts (gateway_ref),
  amount_cents bigint not null check (amount_cents > 0),
  state text not null check (state in ('claimed', 'transferred', 'paid', 'failed', 'returning', 'returned')),
  transfer_ref text unique,
  payout_ref text unique,
  attempt int not null default 1 check (attempt >= 1),
  -- Why the bank refused it.
  outcome text,
  claimed_at timestamptz not null,
  ended_at timestamptz,
  check (num_nonnulls(vendor_id, showroom_id) = 1),
  check ((state in ('paid', 'returned')) = (ended_at is not null)),
  check (state = 'claimed' or transfer_ref is not null),
  check ((state = 'paid') = (payout_ref is not null)),
  check (state <> 'failed' or outcome is not null),
  -- A run pays each payee once.
  unique nulls not distinct (run_on, vendor_id, showroom_id)
);
create index payouts_vendor on payouts (vendor_id, id) where vendor_id is not null;
create index payouts_pro on payouts (showroom_id, id) where showroom_id is not null;
create index payouts_account on payouts (account_ref);
create index payouts_under_way on payouts (id) where state in ('claimed', 'transferred', 'returning');
create index payouts_failed on payouts (id) where state = 'failed';
-- One at a time, so that two runs pay once.
create unique index payouts_one_open on payouts (vendor_id, showroom_id) nulls not distinct
  where state not in ('paid', 'returned');

-- Since when a payee owes us, and by when it is to be paid (POL-19).
create table negative_balances (
  id bigint generated always as identity primary key,
  vendor_id bigint references vendors,
  showroom_id bigint references showrooms,
  since timestamptz not null,
  due_on date not null,
  reminded_at timestamptz,
  ended_at timestamptz,
  check (num_nonnulls(vendor_id, showroom_id) = 1)
);
create unique index negative_balances_one on negative_balances (vendor_id, showroom_id) nulls not distinct
  where ended_at is null;
create index negative_balances_vendor on negative_balances (vendor_id) where vendor_id is not null;
create index negative_balances_pro on negative_balances (showroom_id) where showroom_id is not null;
create index ledger_balances_negative on ledger_balances (account)
  where account in ('vendor_available', 'pro_available') and balance_cents < 0;
create index ledger_balances_payable on ledger_balances (account, vendor_id, showroom_id)
  where account in ('vendor_available', 'pro_available') and balance_cents > 0;

-- The sandbox's books of them.
create table sandbox_gateway.payout_accounts (
  ref text primary key,
  idempotency_key text not null unique,
  -- The secret of its page, new for each visit.
  page_key text unique,
  return_url text,
  legal_name text,
  bank_last4 text,
  -- How a payout to that bank ends.
  bank_outcome text check (bank_outcome in ('paid', 'account_not_found', 'account_closed')),
  -- A payout came back: the bank account has to be replaced.
  is_bank_refused boolean not null default false,
  created_at timestamptz not null,
  check (num_nulls(legal_name, bank_last4, bank_outcome) in (0, 3))
);
create table sandbox_gateway.transfers (
  ref text primary key,
  idempotency_key text not null unique,
  account_ref text not null references sandbox_gateway.payout_accounts,
  -- Below 0: back to the shop.
  amount_cents bigint not null check (amount_cents <> 0),
  created_at timestamptz not null
);
create index sandbox_transfers_account on sandbox_gateway.transfers (account_ref);
create table sandbox_gateway.payouts (
  ref text primary key,
  idempotency_key text not null unique,
  account_ref text not null references sandbox_gateway.payout_accounts,
  amount_cents bigint not null check (amount_cents > 0),
  outcome text not null check (outcome in ('paid', 'account_not_found', 'account_closed')),
  created_at timestamptz not null
);
create index sandbox_payouts_account on sandbox_gateway.payouts (account_ref);
